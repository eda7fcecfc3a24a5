import '#web/features/bookings/admin/board/board.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { Board } from '#web/features/bookings/admin/board/board.tsx'
import { SearchForm } from '#web/features/bookings/admin/board/search-form.tsx'
import { SearchResults } from '#web/features/bookings/admin/board/search-results.tsx'
import { StatusQuestions } from '#web/features/bookings/admin/board/status-questions.tsx'
import { useStatusChange } from '#web/features/bookings/admin/board/use-status-change.ts'
import { BookingLink, EventLink } from '#web/features/bookings/admin/booking-link.tsx'
import { Calendar } from '#web/features/bookings/admin/calendar/calendar.tsx'
import { BookingDrawer } from '#web/features/bookings/admin/drawer/booking-drawer.tsx'
import { useNewBooking } from '#web/features/bookings/admin/entry/entry-address.ts'
import { NO_NEW_PROPOSAL, useNewProposal } from '#web/features/bookings/admin/offer/offer-address.ts'
import {
  BOOKING_VIEWS,
  bookingAddress,
  isSearching,
  OPENED_HERE,
  readBookingSearch,
  readGroup,
  useOpenBooking,
  useOpenEvent,
} from '#web/features/bookings/admin/search-params.ts'
import { BookingsTable } from '#web/features/bookings/admin/table/bookings-table.tsx'
import { adminCategoriesQuery } from '#web/features/catalog/admin/queries.ts'
import { CancelDialog } from '#web/features/changes/admin/cancel-dialog.tsx'
import { summaryQuery } from '#web/features/office/queries.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useTab } from '#web/lib/use-tab.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { BookingEntry } from '#web/routes/admin/booking-entry.tsx'
import { useBookingMoney } from '#web/routes/admin/use-booking-money.tsx'
import { useReplacementPart } from '#web/routes/admin/use-replacement-part.tsx'
import { useSteps } from '#web/routes/admin/use-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const Customers = lazyPart(
  async () => (await import('#web/features/bookings/admin/customers/customers.tsx')).Customers,
  'The customers did not load',
)

const Proposals = lazyPart(
  async () => (await import('#web/features/proposals/admin/proposals.tsx')).Proposals,
  'The proposals did not load',
)

const EventPart = lazyPart(
  async () => (await import('#web/routes/admin/event-part.tsx')).EventPart,
  'The event did not load',
)

const ProposalEntry = lazyPart(
  async () => (await import('#web/routes/admin/proposal-entry.tsx')).ProposalEntry,
  'The form did not load',
)

/** All bookings: as a board, a table and a calendar, each one beside it in full (docs/product.md P6.9). */
export function AdminBookings() {
  useTitle(PORTAL_PAGES['/admin/bookings'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const [view, setView] = useTab(BOOKING_VIEWS, 'view')
  const entry = useNewBooking()
  const { data: summary } = useQuery({ ...summaryQuery, staleTime: 0 })
  const { id, close } = useOpenBooking()
  const event = useOpenEvent()
  const offer = useNewProposal()
  const { choose, question, busy, answer, forget, showCanceled } = useBoardStatus(id !== null)
  const replacement = useReplacementPart(choose)
  const search = readBookingSearch(params)
  const searching = isSearching(search)
  const { data: categories = [] } = useQuery(adminCategoriesQuery)
  const choices = { categories }
  const searchForm = <SearchForm search={search} active={searching} choices={choices} onChange={change} />
  const money = useBookingMoney()
  const onRecord = useRecord(money.recordPayment)
  const onReplace = useOpenRow()
  const takeStep = useSteps({ onStatus: choose, createInvoice: money.createInvoice, onReplace, onRecord })
  return (
    <>
      <header className="desk-head">
        <h1 ref={title}>{PORTAL_PAGES['/admin/bookings'].title}</h1>
        <div className="desk-new">
          <Button variant={view === 'proposals' ? 'line' : 'lit'} onClick={() => entry.open()}>
            <Plus aria-hidden="true" />
            New booking
          </Button>
          {view === 'proposals' && (
            <Button variant="lit" onClick={offer.open}>
              <Plus aria-hidden="true" />
              New proposal
            </Button>
          )}
        </div>
      </header>
      <div className={view === 'board' && !searching ? 'desk-views desk-fills' : 'desk-views'}>
        <Tabs
          label="Views of the bookings"
          value={view}
          onChange={setView}
          tabs={[
            {
              value: 'board',
              label: 'Board',
              content: (
                <>
                  {searchForm}
                  {searching ? (
                    <SearchResults search={search} onStatus={choose} onStep={takeStep} />
                  ) : (
                    <Board
                      counts={summary?.bookings}
                      group={readGroup(params)}
                      onGroup={(status) => change({ status: status === 'pending' ? '' : status })}
                      onStatus={choose}
                      onStep={takeStep}
                    />
                  )}
                </>
              ),
            },
            {
              value: 'table',
              label: 'Table',
              content: (
                <>
                  {searchForm}
                  <BookingsTable onStep={takeStep} />
                </>
              ),
            },
            { value: 'calendar', label: 'Calendar', content: <Calendar choices={choices} /> },
            { value: 'customers', label: 'Customers', content: <Customers /> },
            {
              value: 'proposals',
              label: 'Proposals',
              content: <Proposals renderLink={renderBookingLink} renderEvent={renderEventLink} />,
            },
          ]}
        />
      </div>
      {id !== null && (
        <BookingDrawer
          id={id}
          onStatus={choose}
          money={money}
          changes={replacement.draw}
          onReplace={replacement.show}
          onClose={close}
        />
      )}
      {event.id !== null && <EventPart id={event.id} opened={event} />}
      {money.dialog}
      {entry.prefill && <BookingEntry prefill={entry.prefill} onClose={entry.close} onEntered={entry.showEntered} />}
      {offer.link && (
        <ProposalEntry
          link={offer.link}
          onClose={offer.close}
          onEntered={(eventId: string) => event.propose(eventId, NO_NEW_PROPOSAL)}
        />
      )}
      {question && (
        <StatusQuestions
          question={question}
          busy={busy}
          onAnswer={answer}
          onClose={() => replacement.leave(forget)}
          renderCancel={(booking, note) => (
            <CancelDialog
              booking={booking}
              startsAs={replacement.cause}
              note={note}
              onDone={(done) => replacement.leave(() => showCanceled(booking, done.booking, done.undoable))}
              onClose={() => replacement.leave(forget)}
            />
          )}
        />
      )}
    </>
  )
}

/** A row of the proposals: it opens their event. */
const renderEventLink = (eventId: string, children: ReactNode) => (
  <EventLink id={eventId} className="offer-row">
    {children}
  </EventLink>
)

/** Why a customer declined: it opens the first booking of the event. */
const renderBookingLink = (bookingId: string, children: ReactNode) => (
  <BookingLink id={bookingId} className="offer-row">
    {children}
  </BookingLink>
)

/** Opens a booking beside the list. */
function useOpenRow() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return useCallback(
    ({ id }: BookingWithDetails) =>
      void navigate(bookingAddress(params, id), { state: OPENED_HERE, preventScrollReset: true }),
    [navigate, params],
  )
}

/** Opens a booking beside the list, at the form that records a payment. */
function useRecord(recordPayment: (booking: BookingWithDetails) => void) {
  const open = useOpenRow()
  return useCallback(
    (booking: BookingWithDetails) => {
      recordPayment(booking)
      open(booking)
    },
    [open, recordPayment],
  )
}

/** Statuses, with the counts above them. */
function useBoardStatus(quiet: boolean) {
  const client = useQueryClient()
  return useStatusChange({
    quiet,
    onMoved: (from, to) =>
      client.setQueryData(summaryQuery.queryKey, (summary: Summary | undefined) => {
        if (!summary) return undefined
        const { bookings } = summary
        return { ...summary, bookings: { ...bookings, [from]: bookings[from] - 1, [to]: bookings[to] + 1 } }
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: summaryQuery.queryKey }),
  })
}

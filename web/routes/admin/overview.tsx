import '#web/features/office/dashboard.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { WorkKind } from '#shared/model/work.ts'
import { StatusQuestions } from '#web/features/bookings/admin/board/status-questions.tsx'
import { StepButton } from '#web/features/bookings/admin/board/step-button.tsx'
import { useStatusChange } from '#web/features/bookings/admin/board/use-status-change.ts'
import { ThisWeek } from '#web/features/bookings/admin/calendar/this-week.tsx'
import { UndoChanges } from '#web/features/bookings/admin/undo/undo-status.tsx'
import { CancelDialog } from '#web/features/changes/admin/cancel-dialog.tsx'
import { AgencyStats } from '#web/features/office/agency-stats.tsx'
import { SUMMARY_KEY, summaryQuery } from '#web/features/office/queries.ts'
import { Revenue } from '#web/features/office/revenue.tsx'
import { MakeItYours } from '#web/features/office/setup/make-it-yours.tsx'
import { WorkList } from '#web/features/office/waiting/work-list.tsx'
import { paths } from '#web/lib/paths.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { useAfterRemoval } from '#web/routes/admin/use-after-removal.ts'
import { useBookingMoney } from '#web/routes/admin/use-booking-money.tsx'
import { useSteps } from '#web/routes/admin/use-steps.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'

/** What needs the office, this week's events, and the agency's figures below; for owners first how to make it theirs (docs/product.md P6.4, P6.140, P17.1). */
export function Overview() {
  const { data: summary, isError, isFetching, refetch } = useQuery(summaryQuery)
  const isOwner = useIsOwner()
  const afterRemoval = useAfterRemoval()
  const failed = !summary && isError && !isFetching
  return (
    <>
      {isOwner && <MakeItYours onRemoved={afterRemoval} />}
      <div className="admin-columns">
        <section className="panel admin-panel" aria-labelledby="work-title">
          <header>
            <h2 id="work-title">Needs you</h2>
            <ButtonLink as={Link} to={paths.adminBookings} variant="bare" size="sm">
              All bookings
            </ButtonLink>
          </header>
          <Work />
        </section>
        <div className="admin-stack">
          <section className="panel admin-panel" aria-labelledby="week-title">
            <header>
              <h2 id="week-title">This week</h2>
              <ButtonLink as={Link} to={`${paths.adminBookings}?view=calendar`} variant="bare" size="sm">
                Calendar
              </ButtonLink>
            </header>
            <ThisWeek />
          </section>
          {!failed && isOwner && (
            <section className="panel admin-panel" aria-labelledby="revenue-title">
              <header>
                <h2 id="revenue-title">Revenue by category</h2>
                <span className="text-b3 text-ink-2">All time</span>
              </header>
              <Revenue summary={summary} />
            </section>
          )}
        </div>
      </div>
      <div className="mt-(--s5)">
        {failed ? (
          <Failure
            message="The figures could not be loaded."
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        ) : (
          <AgencyStats summary={summary} />
        )}
      </div>
    </>
  )
}

/** Work that is done in its booking, by the word of the button that leads there. */
const OPENED: Partial<Record<WorkKind, readonly [word: string, label: string]>> = {
  request: ['Answer', 'Answer'],
  picked: ['See the pick', 'See the pick of'],
  refund: ['Refund', 'Refund'],
  countersign: ['Countersign', 'Countersign the agreement of'],
}

/** The list of work; the button of a row takes the booking's next step. */
function Work() {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: SUMMARY_KEY })
  const { choose, question, busy, answer, forget, showCanceled } = useStatusChange({
    quiet: false,
    onMoved() {},
    onSettled: refresh,
  })
  const money = useBookingMoney()
  const navigate = useNavigate()
  const onRecord = useCallback(({ id }: BookingWithDetails) => void navigate(paths.adminRecordPayment(id)), [navigate])
  const onReplace = useCallback(({ id }: BookingWithDetails) => void navigate(paths.adminBooking(id)), [navigate])
  const takeStep = useSteps({ onStatus: choose, createInvoice: money.createInvoice, onReplace, onRecord })
  return (
    <>
      <UndoChanges />
      <WorkList
        renderStep={(kind, booking) => {
          const opened = OPENED[kind]
          return (
            <>
              {kind === 'no_email' && (
                <ButtonLink
                  as={Link}
                  to={paths.adminAgentTab(booking.agent.id, 'contact')}
                  variant="bare"
                  size="sm"
                  aria-label={`Contact ${booking.agent.name}`}
                >
                  Contact
                </ButtonLink>
              )}
              {opened ? (
                <ButtonLink
                  as={Link}
                  to={kind === 'refund' ? paths.adminRefund(booking.id) : paths.adminBooking(booking.id)}
                  size="sm"
                  aria-label={`${opened[1]} ${booking.customerName}`}
                >
                  {opened[0]}
                </ButtonLink>
              ) : (
                <StepButton booking={booking} onStep={takeStep} />
              )}
            </>
          )
        }}
      />
      {money.dialog}
      {question && (
        <StatusQuestions
          question={question}
          busy={busy}
          onAnswer={answer}
          onClose={forget}
          renderCancel={(booking, note) => (
            <CancelDialog
              booking={booking}
              note={note}
              onDone={(done) => showCanceled(booking, done.booking, done.undoable)}
              onClose={forget}
            />
          )}
        />
      )}
    </>
  )
}

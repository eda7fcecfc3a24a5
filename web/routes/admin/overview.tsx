import '#web/features/office/dashboard.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { WorkKind } from '#shared/model/work.ts'
import { StatusQuestions } from '#web/features/bookings/admin/board/status-questions.tsx'
import { useStatusChange } from '#web/features/bookings/admin/board/use-status-change.ts'
import { ThisWeek } from '#web/features/bookings/admin/calendar/this-week.tsx'
import { FreeDialog } from '#web/features/bookings/admin/free/free-dialog.tsx'
import { UndoChanges } from '#web/features/bookings/admin/undo/undo-status.tsx'
import { AgencyStats } from '#web/features/office/agency-stats.tsx'
import { SUMMARY_KEY, summaryQuery } from '#web/features/office/queries.ts'
import { Revenue } from '#web/features/office/revenue.tsx'
import { WorkList } from '#web/features/office/waiting/work-list.tsx'
import { paths } from '#web/lib/paths.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'

/** What needs the office, this week's events, and the agency's figures below (docs/product.md P6.4, P6.140). */
export function Overview() {
  const { data: summary, isError, isFetching, refetch } = useQuery(summaryQuery)
  const isOwner = useIsOwner()
  const failed = !summary && isError && !isFetching
  return (
    <>
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

/** The list of work, where a request is confirmed with one click. */
function Work() {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: SUMMARY_KEY })
  const { choose, question, busy, answer, forget } = useStatusChange({ quiet: false, onMoved() {}, onSettled: refresh })
  return (
    <>
      <UndoChanges />
      <WorkList
        renderStep={(kind, booking) => (
          <Step kind={kind} booking={booking} busy={busy} onConfirm={() => choose(booking, 'confirmed')} />
        )}
      />
      {question && <StatusQuestions question={question} busy={busy} onAnswer={answer} onClose={forget} />}
    </>
  )
}

interface StepProps {
  kind: WorkKind
  booking: BookingWithDetails
  busy: boolean
  onConfirm: () => void
}

/** What opens the booking to do it there, by kind. */
const LINKS: Partial<Record<WorkKind, string>> = {
  conflict: 'Compare',
  unpaid: 'Record payment',
}

function Step({ kind, booking, busy, onConfirm }: StepProps) {
  const link = LINKS[kind]
  const about = `${booking.agent.name} for ${booking.customerName}`
  const [looking, setLooking] = useState(false)
  if (kind === 'declined') {
    return (
      <>
        <Button size="sm" aria-label={`See who is free instead of ${about}`} onClick={() => setLooking(true)}>
          See who is free
        </Button>
        {looking && <FreeDialog booking={booking} onClose={() => setLooking(false)} />}
      </>
    )
  }
  if (link) {
    return (
      <ButtonLink as={Link} to={paths.adminBooking(booking.id)} size="sm" aria-label={`${link}: ${about}`}>
        {link}
      </ButtonLink>
    )
  }
  const confirm = (
    <Button size="sm" data-confirm disabled={busy} aria-label={`Confirm ${about}`} onClick={onConfirm}>
      Confirm
    </Button>
  )
  if (kind !== 'no_email') return confirm
  return (
    <>
      <ButtonLink
        as={Link}
        to={paths.adminAgentTab(booking.agent.id, 'contact')}
        variant="bare"
        size="sm"
        aria-label={`Contact ${booking.agent.name}`}
      >
        Contact
      </ButtonLink>
      {confirm}
    </>
  )
}

import '#web/features/office/dashboard.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { WaitingBookings } from '#web/features/bookings/admin/waiting-bookings.tsx'
import { AgencyStats } from '#web/features/office/agency-stats.tsx'
import { AlsoWaiting } from '#web/features/office/also-waiting.tsx'
import { summaryQuery } from '#web/features/office/queries.ts'
import { Revenue } from '#web/features/office/revenue.tsx'
import { paths } from '#web/lib/paths.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'

/** The agency's figures and the work that waits. */
export function Overview() {
  const { data: summary, isError, isFetching, refetch } = useQuery(summaryQuery)
  const isOwner = useIsOwner()
  const failed = !summary && isError && !isFetching
  return (
    <>
      {failed ? (
        <Failure
          message="The figures could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <AgencyStats summary={summary} />
      )}
      <div className="admin-columns">
        <section className="panel admin-panel" aria-labelledby="waiting-title">
          <header>
            <h2 id="waiting-title">Awaiting confirmation</h2>
            <ButtonLink as={Link} to={paths.adminBookings} variant="bare" size="sm">
              All bookings
            </ButtonLink>
          </header>
          <WaitingBookings />
          {summary && <AlsoWaiting {...summary} />}
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
    </>
  )
}

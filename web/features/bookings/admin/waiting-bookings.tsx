import './waiting-bookings.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { waitingBookingsQuery } from '#web/features/bookings/admin/waiting-query.ts'
import { formatHours, formatShortDateTime } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { knownRows } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { RowGuard } from '#web/ui/row-guard.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Between facts; a line never begins with it. */
const DOT = '\u00a0· '

/** The latest booking requests that wait for an answer. */
export function WaitingBookings() {
  const { data, isError, isFetching, refetch } = useQuery(waitingBookingsQuery)
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The requests could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data) return <Skeleton className="h-[252px]" />
  if (data.length === 0) return <p className="admin-none">Every request has its answer.</p>
  return (
    <ul>
      {knownRows(data).map((booking) => (
        <li key={booking.id}>
          <RowGuard row={booking}>{() => <WaitingBooking booking={booking} />}</RowGuard>
        </li>
      ))}
    </ul>
  )
}

function WaitingBooking({ booking }: { booking: BookingWithDetails }) {
  const { agent, eventType, eventDuration, eventDate, customerName, totalAmount } = booking
  return (
    <article className="waiting-booking">
      <div className="poster" aria-hidden="true">
        <Picture src={agent.image} name={agent.name} sizes="48px" />
      </div>
      <div>
        <p className="is-name">
          <Link to={paths.adminBooking(booking.id)}>{agent.name}</Link>
        </p>
        <p className="text-b3 text-ink-2">
          {[
            `${getLabel(EVENT_TYPE_LABELS, eventType)}, ${formatHours(eventDuration)}`,
            formatShortDateTime(eventDate),
            customerName,
          ].join(DOT)}
        </p>
      </div>
      <p className="num">
        {totalAmount === null ? (
          <span className="text-b3 text-ink-2">No price yet</span>
        ) : (
          <span className="display">{formatCents(dollarsToCents(totalAmount))}</span>
        )}
      </p>
    </article>
  )
}

import './agent-bookings.css'
import { useQuery } from '@tanstack/react-query'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { agentBookingsQuery, nextBookingsQuery } from '#web/features/bookings/admin/person/queries.ts'
import { MoneyBadge, StatusBadge } from '#web/features/bookings/status-badge.tsx'
import { formatHours } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { useRows } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface AgentBookingsProps {
  id: string
  /** With what was paid and what is still due. */
  money?: boolean
}

/** An agent's bookings, the newest first; each opens beside the list of bookings (docs/product.md P6.86). */
export function AgentBookings({ id, money = false }: AgentBookingsProps) {
  const list = useRows(agentBookingsQuery(id))
  return (
    <PagedList
      {...list}
      className="agent-bookings"
      failure="The bookings could not be loaded"
      loading="Loading the bookings..."
      skeleton={[1, 2, 3].map((key) => <Skeleton key={key} className="h-16" />)}
      empty={<p className="text-ink-2">No bookings yet.</p>}
    >
      {(booking) => <Row booking={booking} money={money} />}
    </PagedList>
  )
}

/** The next bookings of an agent, the soonest first. */
export function NextBookings({ id }: { id: string }) {
  const { data, isFetching, refetch } = useQuery(nextBookingsQuery(id))
  if (!data && isFetching) return <Skeleton className="h-32" />
  if (!data) {
    return (
      <Failure
        message="The upcoming bookings could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (data.length === 0) return <p className="text-ink-2">No upcoming bookings.</p>
  return (
    <ul className="agent-bookings">
      {data.slice(0, 5).map((booking) => (
        <li key={booking.id}>
          <Row booking={booking} money={false} />
        </li>
      ))}
    </ul>
  )
}

function Row({ booking, money }: { booking: BookingWithDetails; money: boolean }) {
  const { id, eventDate, eventDuration, eventType, customerName, status, paymentStatus, totalAmount } = booking
  return (
    <article className="agent-booking" aria-label={`${customerName}, ${writeShortEventTime(eventDate, eventDuration)}`}>
      <div>
        <p className="agent-booking-when">
          <Link to={paths.adminBooking(id)}>{writeShortEventTime(eventDate, eventDuration)}</Link>
        </p>
        <p className="text-b3 text-ink-2">
          {[customerName, getLabel(EVENT_TYPE_LABELS, eventType), formatHours(eventDuration)].join(', ')}
        </p>
      </div>
      <p className="agent-booking-badges">
        <StatusBadge status={status} />
        {money && <MoneyBadge paymentStatus={paymentStatus} />}
      </p>
      <p className="num agent-booking-price">
        {totalAmount === null ? 'No price yet' : formatCents(dollarsToCents(totalAmount))}
        <PlusTax when={booking.tax?.plusTax} />
        {money && <span className="text-b3 text-ink-2">{formatCents(booking.paid)} paid</span>}
      </p>
    </article>
  )
}

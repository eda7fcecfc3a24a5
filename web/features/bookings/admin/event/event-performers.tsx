import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { formatTotal } from '#web/features/bookings/admin/board/event/format-total.ts'
import { Flags } from '#web/features/bookings/admin/board/flags.tsx'
import { describeWait, formatPrice } from '#web/features/bookings/admin/board/words.ts'
import { BookingLink } from '#web/features/bookings/admin/booking-link.tsx'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { listActive } from '#web/features/bookings/admin/event/event-words.ts'
import { joinEvent } from '#web/features/bookings/admin/event/join-event.ts'
import { MoneyBadge, StatusBadge } from '#web/features/bookings/status-badge.tsx'
import { formatCategory } from '#web/lib/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

/** The performers of an event, each with status, time and price; a name opens its booking. */
export function Performers({ event: { bookings } }: { event: EventDetails }) {
  const active = listActive(bookings)
  const last = active.at(-1)
  const counted = active.filter(({ status }) => status !== 'cancelled')
  return (
    <Part
      title="Performers"
      action={
        last && (
          <ButtonLink as={Link} to={joinEvent(last)} size="sm" variant="bare">
            Add a performer
          </ButtonLink>
        )
      }
    >
      {bookings.length === 0 && <p className="file-meta">None</p>}
      {bookings.length > 0 && counted.length === 0 && (
        <p className="file-meta">Every booking of this event was canceled.</p>
      )}
      <ul className="file-list">
        {bookings.map((booking) => (
          <Performer key={booking.id} booking={booking} />
        ))}
      </ul>
      {counted.length > 1 && <p className="event-total num">{formatTotal(counted)}</p>}
    </Part>
  )
}

function Performer({ booking }: { booking: BookingWithDetails }) {
  const { id, agent, status, paymentStatus, eventDate, eventDuration, totalAmount, tax } = booking
  const wait = describeWait(booking, new Date())
  return (
    <li className="file-row">
      <div>
        <p>
          <BookingLink id={id} instead className="file-link">
            {agent.name}
          </BookingLink>
        </p>
        <p className="file-meta">
          {formatCategory(agent.category)}, {writeShortEventTime(eventDate, eventDuration)}
        </p>
        {wait !== null && <p className="file-meta">{wait}</p>}
        <p className="desk-badges">
          <StatusBadge status={status} />
          <MoneyBadge status={status} paymentStatus={paymentStatus} />
        </p>
        <Flags booking={booking} saysWait />
      </div>
      <span className="num">
        {formatPrice(totalAmount)}
        <PlusTax when={tax?.plusTax} />
      </span>
    </li>
  )
}

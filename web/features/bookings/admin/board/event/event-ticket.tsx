import './event-ticket.css'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { BookingCard } from '#web/features/bookings/admin/board/booking-card.tsx'
import type { Ticket } from '#web/features/bookings/admin/board/event/group-by-event.ts'
import { Flags } from '#web/features/bookings/admin/board/flags.tsx'
import type { OnStatus } from '#web/features/bookings/admin/board/status-select.tsx'
import type { OnStep } from '#web/features/bookings/admin/board/step-button.tsx'
import { describeWait, formatPrice } from '#web/features/bookings/admin/board/words.ts'
import { BookingLink } from '#web/features/bookings/admin/booking-link.tsx'
import { getLabel } from '#web/lib/known.ts'
import { Bulb } from '#web/ui/bulb.tsx'

interface EventTicketProps {
  bookings: Ticket['bookings']
  onStatus: OnStatus
  onStep: OnStep
}

/** The bookings of one event as one ticket with a line for each performer; it opens to their cards (docs/product.md P6.209). */
export function EventTicket({ bookings, onStatus, onStep }: EventTicketProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const [first] = bookings
  return (
    <article className="event-ticket" aria-label={`${bookings.length} performers for ${first.customerName}`}>
      <button
        type="button"
        className="event-ticket-head"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <b>{first.customerName}</b>
        <span className="num">
          {getLabel(EVENT_TYPE_LABELS, first.eventType)}, {bookings.length} performers
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={listId} className={open ? 'event-ticket-cards' : 'event-ticket-lines'}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            {open ? <BookingCard booking={booking} onStatus={onStatus} onStep={onStep} /> : <Line booking={booking} />}
          </li>
        ))}
      </ul>
      <p className="event-ticket-total num">{formatTotal(bookings)}</p>
    </article>
  )
}

/** A performer of a folded ticket: who, when, for how much, and why it waits. */
function Line({ booking }: { booking: BookingWithDetails }) {
  const { id, agent, eventDate, eventDuration, totalAmount } = booking
  const wait = describeWait(booking, new Date())
  return (
    <div className="event-ticket-line" data-booking={id}>
      <BookingLink id={id}>{agent.name}</BookingLink>
      <span className="num">{formatPrice(totalAmount)}</span>
      <small>{writeShortEventTime(eventDate, eventDuration)}</small>
      {wait !== null && (
        <small className="event-ticket-wait">
          <Bulb state={booking.waitsFor === 'declined' ? 'out' : 'hollow'} /> {wait}
        </small>
      )}
      <Flags booking={booking} saysWait />
    </div>
  )
}

function formatTotal(bookings: Ticket['bookings']): string {
  const priced = bookings.flatMap(({ totalAmount }) => (totalAmount === null ? [] : [dollarsToCents(totalAmount)]))
  const total = formatCents(priced.reduce((sum, cents) => sum + cents, 0))
  return priced.length === bookings.length ? `Together ${total}` : `Together ${total}, and prices to be confirmed`
}

import './event-ticket.css'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { BookingCard } from '#web/features/bookings/admin/board/booking-card.tsx'
import { formatTotal } from '#web/features/bookings/admin/board/event/format-total.ts'
import type { Ticket } from '#web/features/bookings/admin/board/event/group-by-event.ts'
import { Flags } from '#web/features/bookings/admin/board/flags.tsx'
import type { OnStatus } from '#web/features/bookings/admin/board/status-select.tsx'
import type { OnStep } from '#web/features/bookings/admin/board/step-button.tsx'
import { describeWait, formatPrice } from '#web/features/bookings/admin/board/words.ts'
import { BookingLink, EventLink } from '#web/features/bookings/admin/booking-link.tsx'
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
          {first.eventTitle ?? getLabel(EVENT_TYPE_LABELS, first.eventType)}, {describeCount(first, bookings.length)}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={listId} className={open ? 'event-ticket-cards' : 'event-ticket-lines'}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            {open ? (
              <BookingCard booking={booking} onStatus={onStatus} onStep={onStep} inEvent />
            ) : (
              <Line booking={booking} />
            )}
          </li>
        ))}
      </ul>
      <p className="event-ticket-foot">
        <EventLink id={first.eventId} className="file-link">
          Open event
          <span className="sr-only"> for {first.customerName}</span>
        </EventLink>
        <span className="num">{formatTotal(bookings)}</span>
      </p>
    </article>
  )
}

/** '2 performers'; '2 of 3 performers' while others of the event are in another column. */
const describeCount = ({ performers }: BookingWithDetails, here: number): string =>
  performers > here ? `${here} of ${performers} performers` : `${here} performers`

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

import { memo, type ReactNode, useId, useRef } from 'react'
import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import { BOOKING_GROUPS } from '#shared/model/booking.ts'
import { AgentStub } from '#web/features/bookings/agent/agent-stub.tsx'
import { AgentTicketFacts, AgentTicketHead } from '#web/features/bookings/agent/ticket-parts.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'

const isPast = ({ status }: AgentBooking) => BOOKING_GROUPS.past.some((past) => past === status)

interface AgentTicketProps {
  booking: AgentBooking
  /** What else can be done with it. */
  more?: ReactNode
}

/** A booking as its agent holds it (docs/product.md P5.4, P5.10, P5.11). Remembered: there may be hundreds. */
export const AgentTicket = memo(function AgentTicket({ booking, more }: AgentTicketProps) {
  const id = useId()
  const ticket = useRef<HTMLElement>(null)
  return (
    <article
      ref={ticket}
      tabIndex={-1}
      className={`ticket agent-ticket ${isPast(booking) ? 'ticket-past' : ''}`}
      aria-labelledby={id}
    >
      <AgentTicketHead booking={booking} titleId={id} />
      <div className="ticket-body">
        <AgentTicketFacts booking={booking} />
        {booking.specialRequests && (
          <div className="ticket-requests">
            <h3 className="sr-only">Special requests</h3>
            <ClampedText text={booking.specialRequests} about="Special requests" />
          </div>
        )}
      </div>
      <div className="ticket-stub">
        <AgentStub booking={booking} onSettled={() => ticket.current?.focus({ preventScroll: true })} />
        {more}
      </div>
    </article>
  )
})

import { CalendarDays } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { useHistoryDrawer } from '#web/features/bookings/customer/ticket-history.tsx'
import { BookAgain, TicketFact, TicketHead } from '#web/features/bookings/customer/ticket-parts.tsx'
import { TicketStub } from '#web/features/bookings/customer/ticket-stub.tsx'
import { type DrawPayment, usePayDrawer } from '#web/features/bookings/customer/use-pay-drawer.tsx'

interface PastTicketProps {
  booking: CustomerBooking
  review: ReactNode
  drawPayment: DrawPayment
}

/** A night that is over: what it was, what is still owed for it, and what can be said about it (docs/product.md P4.5). */
export function PastTicket({ booking, review, drawPayment }: PastTicketProps) {
  const id = useId()
  const { ticket, pay, drawer } = usePayDrawer(booking, drawPayment)
  const { button, history } = useHistoryDrawer(booking)
  return (
    <>
      <article ref={ticket} tabIndex={-1} className="ticket ticket-past" aria-labelledby={id}>
        <TicketHead booking={booking} titleId={id} />
        <div className="ticket-body">
          <dl className="ticket-facts">
            <TicketFact icon={CalendarDays} name="Date">
              {writeEventTime(booking.eventDate, booking.eventDuration)}
            </TicketFact>
          </dl>
          <div className="ticket-actions">
            {review}
            <BookAgain {...booking} />
            {button}
          </div>
        </div>
        <TicketStub booking={booking} {...pay} />
      </article>
      {drawer}
      {history}
    </>
  )
}

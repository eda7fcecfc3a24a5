import { CalendarDays } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { BookAgain, TicketFact, TicketHead, TicketTotal } from '#web/features/bookings/customer/ticket-parts.tsx'
import { PriceList } from '#web/features/bookings/price/price-list.tsx'
import { formatLongDateTime } from '#web/lib/format.ts'

/** A night that is over: what it was, and what can still be said about it (docs/product.md P4.5). */
export function PastTicket({ booking, review }: { booking: CustomerBooking; review: ReactNode }) {
  const id = useId()
  return (
    <article className="ticket ticket-past" aria-labelledby={id}>
      <TicketHead booking={booking} titleId={id} />
      <div className="ticket-body">
        <dl className="ticket-facts">
          <TicketFact icon={CalendarDays} name="Date">
            {formatLongDateTime(booking.eventDate)}
          </TicketFact>
        </dl>
        <div className="ticket-actions">
          {review}
          <BookAgain {...booking} />
        </div>
      </div>
      <div className="ticket-stub">
        {booking.lines.length > 1 && <PriceList lines={booking.lines} agentName={booking.agent.name} />}
        <TicketTotal {...booking} />
      </div>
    </article>
  )
}

import { CalendarPlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { packageInWords } from '#shared/model/package.ts'
import { useHistoryDrawer } from '#web/features/bookings/customer/ticket-history.tsx'
import { BookAgain, NightFacts, TicketHead } from '#web/features/bookings/customer/ticket-parts.tsx'
import { TicketStub } from '#web/features/bookings/customer/ticket-stub.tsx'
import { type DrawPayment, usePayDrawer } from '#web/features/bookings/customer/use-pay-drawer.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'

interface ActiveTicketProps {
  booking: CustomerBooking
  drawPayment: DrawPayment
  /** What waits about a change, and the buttons that ask for one. */
  changes?: { note: ReactNode; action: ReactNode }
}

/** A night to come: everything about it, and the drawer that pays for it (docs/product.md P4.4). */
export function ActiveTicket({ booking, drawPayment, changes }: ActiveTicketProps) {
  const id = useId()
  const { ticket, pay, drawer } = usePayDrawer(booking, drawPayment)
  const { button, history } = useHistoryDrawer(booking)
  const { specialRequests, package: sold } = booking
  return (
    <>
      <article ref={ticket} tabIndex={-1} className="ticket" aria-labelledby={`${id}-name`}>
        <TicketHead booking={booking} titleId={`${id}-name`} />
        <div className="ticket-body">
          <dl className="ticket-facts">
            <NightFacts {...booking} offer={sold && packageInWords(sold, booking.eventDuration)} />
          </dl>
          {specialRequests && (
            <div className="ticket-requests">
              <h3 className="sr-only">Special requests</h3>
              <ClampedText text={specialRequests} about="Special requests" />
            </div>
          )}
          {booking.checkingAvailability && <p className="ticket-checking">We're checking availability.</p>}
          {changes?.note}
          <div className="ticket-actions">
            <ButtonLink href={paths.bookingCalendar(booking.id)} download variant="bare" size="sm">
              <CalendarPlus aria-hidden="true" className="icon-s" />
              Add to calendar
            </ButtonLink>
            <BookAgain {...booking} />
            {button}
            {changes?.action}
          </div>
        </div>
        <TicketStub booking={booking} {...pay} />
      </article>
      {drawer}
      {history}
    </>
  )
}

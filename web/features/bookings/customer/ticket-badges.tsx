import type { BookingPaymentStatus, BookingStatus } from '#shared/model/booking.ts'
import { MoneyBadge, StatusBadge } from '#web/features/bookings/status-badge.tsx'

interface TicketBadgesProps {
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
}

/** Where a booking and its money stand. */
export function TicketBadges({ status, paymentStatus }: TicketBadgesProps) {
  return (
    <p className="ticket-badges">
      <StatusBadge status={status} />
      <MoneyBadge paymentStatus={paymentStatus} />
    </p>
  )
}

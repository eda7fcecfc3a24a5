import {
  BOOKING_PAYMENT_STATUS_LABELS,
  BOOKING_STATUS_LABELS,
  type BookingPaymentStatus,
  type BookingStatus,
} from '#shared/model/booking.ts'
import { PAYMENT_LOOK, STATUS_LOOK } from '#web/features/bookings/status-look.ts'
import { Badge } from '#web/ui/badge.tsx'

interface TicketBadgesProps {
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
}

/** Where a booking and its money stand. */
export function TicketBadges({ status, paymentStatus }: TicketBadgesProps) {
  return (
    <p className="ticket-badges">
      <Badge {...STATUS_LOOK[status]}>{BOOKING_STATUS_LABELS[status]}</Badge>
      <Badge {...PAYMENT_LOOK[paymentStatus]}>{BOOKING_PAYMENT_STATUS_LABELS[paymentStatus]}</Badge>
    </p>
  )
}

import { BOOKING_PAYMENT_STATUS_LABELS, BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import { PAYMENT_LOOK, STATUS_LOOK } from '#web/features/bookings/status-look.ts'
import { WordBadge } from '#web/ui/badge.tsx'

/** Where a booking stands; a status this version doesn't know is said as it is. */
export const StatusBadge = ({ status }: { status: string }) => (
  <WordBadge word={status} labels={BOOKING_STATUS_LABELS} looks={STATUS_LOOK} />
)

/** Where a booking's money stands. */
export const MoneyBadge = ({ paymentStatus }: { paymentStatus: string }) => (
  <WordBadge word={paymentStatus} labels={BOOKING_PAYMENT_STATUS_LABELS} looks={PAYMENT_LOOK} />
)

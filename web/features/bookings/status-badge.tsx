import {
  BOOKING_PAYMENT_STATUS_LABELS,
  BOOKING_STATUS_LABELS,
  type BookingPaymentStatus,
  type BookingStatus,
} from '#shared/model/booking.ts'
import { type BadgeTone, WordBadge } from '#web/ui/badge.tsx'
import type { BulbState } from '#web/ui/bulb.tsx'

type Look = { tone: BadgeTone; bulb: BulbState }

export const STATUS_LOOK: Record<BookingStatus, Look> = {
  pending: { tone: 'pending', bulb: 'hollow' },
  confirmed: { tone: 'confirmed', bulb: 'lit' },
  completed: { tone: 'completed', bulb: 'solid' },
  cancelled: { tone: 'cancelled', bulb: 'out' },
}

const PAYMENT_LOOK: Record<BookingPaymentStatus, Look> = {
  pending: { tone: 'pending', bulb: 'hollow' },
  paid: { tone: 'confirmed', bulb: 'lit' },
  refunded: { tone: 'completed', bulb: 'solid' },
}

/** The status of a booking; an unknown one shows its own word. */
export const StatusBadge = ({ status }: { status: string }) => (
  <WordBadge word={status} labels={BOOKING_STATUS_LABELS} looks={STATUS_LOOK} />
)

interface MoneyBadgeProps {
  paymentStatus: string
  /** For the office: of a booking canceled before it was paid no payment is pending (docs/product.md P6.62). */
  status?: string
}

/** The payment status of a booking. */
export const MoneyBadge = ({ paymentStatus, status }: MoneyBadgeProps) =>
  status === 'cancelled' && paymentStatus === 'pending' ? null : (
    <WordBadge word={paymentStatus} labels={BOOKING_PAYMENT_STATUS_LABELS} looks={PAYMENT_LOOK} />
  )

import type { BookingPaymentStatus, BookingStatus } from '#shared/model/booking.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'
import type { BulbState } from '#web/ui/bulb.tsx'

type Look = { tone: BadgeTone; bulb: BulbState }

export const STATUS_LOOK: Record<BookingStatus, Look> = {
  pending: { tone: 'pending', bulb: 'hollow' },
  confirmed: { tone: 'confirmed', bulb: 'lit' },
  completed: { tone: 'completed', bulb: 'solid' },
  cancelled: { tone: 'cancelled', bulb: 'out' },
}

export const PAYMENT_LOOK: Record<BookingPaymentStatus, Look> = {
  pending: { tone: 'pending', bulb: 'hollow' },
  paid: { tone: 'confirmed', bulb: 'lit' },
  refunded: { tone: 'completed', bulb: 'solid' },
}

import type { BookingPaymentStatus, BookingStatus } from './booking.ts'
import { HOUR_MS } from './day.ts'
import type { DropOutStanding } from './replacement.ts'

/** What the office does next with a booking. */
export type NextStep = 'find-replacement' | 'confirm' | 'create-invoice' | 'record-payment' | 'complete'

export const NEXT_STEP_LABELS: Record<NextStep, string> = {
  'find-replacement': 'Find a replacement',
  confirm: 'Confirm',
  'create-invoice': 'Create and send invoice',
  'record-payment': 'Record payment',
  complete: 'Mark completed',
}

/** What the next step depends on. */
interface Standing {
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
  /** ISO 8601. */
  eventDate: string
  /** Hours. */
  eventDuration: number
  /** Dollars; null while there is no price. */
  totalAmount: number | null
  /** Integer cents still to be paid. */
  owed: number
  /** It has a live invoice. */
  invoiced: boolean
  /** Its agent dropped out, and whether others are offered to its customer. */
  dropOut: DropOutStanding | null
}

/**
 * The next step with a booking (docs/product.md P6.61): one whose agent dropped out needs a replacement, and waits for its
 * customer once others are offered; a pending one is confirmed; a confirmed one is completed once the
 * event is over, and before that invoiced, then paid; a completed one that is owed is paid.
 * @returns null when nothing is left to do
 */
export function nextStep(booking: Standing, now: Date): NextStep | null {
  const { status, paymentStatus, totalAmount, owed, invoiced } = booking
  const active = status === 'pending' || status === 'confirmed'
  if (booking.dropOut !== null && active && Date.parse(booking.eventDate) > now.getTime()) {
    return booking.dropOut === 'open' ? 'find-replacement' : null
  }
  if (status === 'pending') return 'confirm'
  if (status === 'cancelled') return null
  const ends = Date.parse(booking.eventDate) + booking.eventDuration * HOUR_MS
  if (status === 'confirmed' && ends <= now.getTime()) return 'complete'
  // nothing is owed of a price of $0, so there is nothing to demand
  if (paymentStatus !== 'pending' || totalAmount === null || owed <= 0) return null
  return status === 'confirmed' && !invoiced ? 'create-invoice' : 'record-payment'
}

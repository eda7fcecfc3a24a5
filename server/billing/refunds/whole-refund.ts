import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import { divideRefund } from '#shared/model/payment-together.ts'
import type { PayableBooking } from '../account/account.ts'
import { type LockedPayment, lockWholePayment } from '../account/ledger.ts'
import { assertRefundable } from './assert-refundable.ts'
import { type EnteredRefund, enterParts, type NewRefund, type RefundPart } from './enter-parts.ts'

/** What goes back of one row, as the admin saw it before confirming. */
export interface ShownPart {
  paymentId: string
  /** Integer cents. */
  amount: number
}

/** A refund of a sum of one payment for several bookings, from any of its rows. */
interface WholeRefund extends NewRefund {
  shown: readonly ShownPart[]
}

interface Locked {
  booking: PayableBooking
  payment: LockedPayment
}

/**
 * Enters a refund of a sum of a whole payment in the caller's transaction. The sum goes back in the reverse order of how the
 * payment went to its bookings: the last one first (docs/product.md P7.180).
 * @param id of the first row
 * @throws AppError as `enterParts`; 404 unknown, 409 over what can still be refunded of all, or when the parts are not
 *   those that were shown
 */
export async function enterWholeRefund(trx: Database, call: WholeRefund, id: string): Promise<EnteredRefund> {
  const { asked, others } = await lockWholePayment(trx, call.id)
  const whole = [asked, ...others]
  const left = whole.reduce((sum, { payment }) => sum + payment.refundable_cents, 0)
  assertRefundable(left === 0 ? asked.payment : { ...asked.payment, refundable_cents: left }, call.cents)
  const [first, ...more] = divideWhole(whole, call.cents)
  const shown = new Map(call.shown.map(({ paymentId, amount }) => [paymentId, amount]))
  const parts = first ? [first, ...more] : []
  const same = parts.length === call.shown.length && parts.every((one) => shown.get(one.payment.id) === one.cents)
  if (!first || !same) throw conflict('This payment changed meanwhile. Nothing was refunded. Check the bookings again.')
  return enterParts(trx, call, [first, ...more], id)
}

/**
 * Divides a sum that goes back of a payment for several bookings whose rows are locked.
 * @param rows in any order
 * @param cents integer cents; of more than can go back, only what can
 */
export function divideWhole(rows: readonly Locked[], cents: number): RefundPart[] {
  const parts = inOrder(rows).map((row) => ({ ...row, refundable: row.payment.refundable_cents }))
  return divideRefund(cents, parts).map(({ part: { booking, payment }, cents: taken }) => ({
    ...{ booking, payment },
    cents: taken,
  }))
}

/** By date, then amount: the order in which a payment goes to its bookings (docs/product.md P7.160). */
const inOrder = (rows: readonly Locked[]): Locked[] =>
  rows.toSorted(
    (a, b) =>
      a.booking.event_date.getTime() - b.booking.event_date.getTime() ||
      a.payment.amount_cents - b.payment.amount_cents ||
      (a.booking.id < b.booking.id ? -1 : 1),
  )

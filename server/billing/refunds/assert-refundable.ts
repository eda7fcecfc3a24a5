import { conflict } from '#server/errors.ts'
import { formatCents } from '#shared/model/money.ts'
import type { LockedPayment } from '../account/ledger.ts'

type Refundable = Pick<LockedPayment, 'refundable_cents' | 'kind' | 'reversed_at' | 'payment_status'>

/**
 * Refuses to give back more than can be. The ledger's SQL says how much that is; the sentence says why it is less.
 * @throws AppError 409
 */
export function assertRefundable(payment: Refundable, cents: number): void {
  const left = payment.refundable_cents
  if (cents <= left) return
  if (payment.kind !== 'payment') throw conflict('Only a payment can be refunded')
  if (payment.reversed_at !== null) throw conflict('This payment was reversed, so there is nothing to refund')
  if (payment.payment_status !== 'completed') throw conflict('This payment did not go through')
  if (left === 0) throw conflict('This payment is already fully refunded')
  const most = `You can refund at most ${formatCents(left)} of this payment`
  throw conflict(most, { amount: most })
}

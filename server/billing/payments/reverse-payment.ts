import { randomUUID } from 'node:crypto'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import { type LockedPayment, lockWholePayment } from '../account/ledger.ts'
import { assertWithinLimit } from '../refunds/booker-limit.ts'
import { reverseLocked } from './reverse-locked.ts'
import type { PaymentCall } from './verify-payment.ts'

/**
 * Reverses a payment that never arrived, with its own row in the ledger. The booking and its invoice owe the amount
 * again (docs/product.md P7.23). One payment for several bookings is reversed as a whole, and mailed once (P7.161).
 * @throws AppError 403 over a booker's limit, 404 unknown, 409 when it is no payment, is reversed, was refunded in part, or is the card provider's
 */
export async function reversePayment(context: AppContext, call: PaymentCall & { reason: string }): Promise<void> {
  const bookingIds = await context.db.transaction().execute((trx) => reverse(trx, call))
  context.nudgeMail()
  for (const id of bookingIds) context.announce({ action: 'payment:reversed', id, actor: call.actor })
}

async function reverse(trx: Database, { id, ...by }: PaymentCall & { reason: string }): Promise<string[]> {
  const { asked, others } = await lockWholePayment(trx, id)
  assertReversible(asked.payment)
  // those that were taken back before, one by one, are done
  const rest = others.filter(({ payment }) => payment.reversed_at === null)
  for (const { payment } of rest) assertReversible(payment)
  const all = [asked, ...rest]
  const cents = all.reduce((sum, { payment }) => sum + payment.amount_cents, 0)
  await assertWithinLimit(trx, by.actor, { paymentId: id, cents })
  const group = rest.length > 0 ? randomUUID() : null
  for (const one of all) await reverseLocked(trx, one, { ...by, group, mailed: one === asked })
  return all.map(({ booking }) => booking.id)
}

/** The ledger's SQL says whether a payment can be reversed; the sentence says why it cannot. */
function assertReversible(payment: LockedPayment): void {
  if (payment.reversible) return
  if (payment.kind !== 'payment') throw conflict('Only a payment can be reversed')
  if (payment.reversed_at !== null) throw conflict('This payment is reversed already')
  if (payment.payment_status !== 'completed') throw conflict('This payment did not go through')
  if (payment.processor !== null) {
    throw conflict('The card provider took this payment, so it did arrive. Refund it instead.')
  }
  throw conflict('Part of this payment was refunded, so it did arrive. Refund the rest instead.')
}

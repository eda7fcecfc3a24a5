import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import { savePaymentStatus } from '#server/bookings/changes/payment-status.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import { type PayableBooking, readAccount, reopenInvoice } from '../account/account.ts'
import { type LockedPayment, lockPayment, STATEMENT_TIME } from '../account/ledger.ts'
import { queueReversalMail } from '../refunds/mails.ts'
import { insertReversal } from '../refunds/reversal-rows.ts'
import type { PaymentCall } from './verify-payment.ts'

/**
 * Reverses a payment that never arrived, with its own row in the ledger. The booking and its invoice owe the amount
 * again (docs/product.md P7.23).
 * @throws AppError 404 unknown, 409 when it is no payment, is reversed, was refunded in part, or is the card provider's
 */
export async function reversePayment(context: AppContext, call: PaymentCall & { reason: string }): Promise<void> {
  const bookingId = await context.db.transaction().execute((trx) => reverse(trx, call))
  context.nudgeMail()
  context.announce({ action: 'payment:reversed', id: bookingId, actor: call.actor })
}

async function reverse(trx: Database, call: PaymentCall & { reason: string }): Promise<string> {
  const { actor, requestId, reason } = call
  const { booking, payment } = await lockPayment(trx, call.id)
  assertReversible(payment)
  await trx.updateTable('payments').set({ reversed_at: STATEMENT_TIME }).where('id', '=', payment.id).execute()
  const id = randomUUID()
  await insertReversal(trx, {
    id,
    kind: 'reversal',
    payment,
    cents: payment.amount_cents,
    status: 'completed',
    reportedBy: 'office',
    enteredBy: actor.userId,
    processed: null,
    reason,
  })
  await recordAudit(trx, {
    actor,
    action: 'payment.reversed',
    entity: 'payment',
    entityId: payment.id,
    after: { bookingId: booking.id, amountCents: payment.amount_cents, reversalId: id },
    reason,
    requestId,
  })
  await reopen(trx, booking, call)
  await queueReversalMail(trx, booking, { kind: 'payment-reversed', paymentId: id })
  return booking.id
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
  throw conflict('Some of this payment was given back, so it did arrive. Refund the rest instead.')
}

/** Marks a paid booking and its invoice as unpaid when something is owed again. */
async function reopen(trx: Database, booking: PayableBooking, { actor, requestId }: PaymentCall): Promise<void> {
  const { invoice, paidCents, keptCents, due } = await readAccount(trx, booking)
  if (due.length === 0 || booking.payment_status !== 'paid') return
  const by = { actor, requestId }
  // all that arrived was refunded: nothing is owed again, in either order of refund and reversal
  const refunded = paidCents > 0 && keptCents === 0
  const paymentStatus = refunded ? 'refunded' : 'pending'
  await savePaymentStatus(trx, booking.id, paymentStatus)
  await recordAudit(trx, {
    ...by,
    action: refunded ? 'booking.refunded' : 'booking.unpaid',
    entity: 'booking',
    entityId: booking.id,
    before: { paymentStatus: 'paid' },
    after: { paymentStatus },
  })
  if (invoice?.status !== 'paid') return
  await reopenInvoice(trx, invoice.id)
  await recordAudit(trx, {
    ...by,
    action: 'invoice.unpaid',
    entity: 'invoice',
    entityId: invoice.id,
    before: { status: 'paid' },
    after: { status: 'pending' },
  })
}

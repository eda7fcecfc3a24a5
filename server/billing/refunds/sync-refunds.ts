import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { ProviderEvent, ProviderRefund } from '#server/integrations/payments/payments.ts'
import { lockPayable } from '../account/account.ts'
import { lockPayment } from '../account/ledger.ts'
import { PROCESSOR, rememberEvent } from '../checkout/stripe-events.ts'
import { applyRefundState, completeRefund } from './refund-state.ts'
import { insertReversal } from './reversal-rows.ts'

/** Our payment by the card provider's id. */
export async function findProviderPayment(db: Database, processorId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'payment_status', 'amount_cents'])
    .where('processor', '=', PROCESSOR)
    .where('processor_id', '=', processorId)
    .where('kind', '=', 'payment')
    .executeTakeFirst()
}

/**
 * Updates the ledger to the card provider's refunds of a payment: our refunds get their state, refunds made at the
 * provider become rows (docs/product.md P7.27). All refunds are read, so that the order of events doesn't matter.
 * @param event saved with the change; a no-op when it was handled meanwhile
 * @throws ProviderUnavailable
 */
export async function syncRefunds(context: AppContext, paidAs: string, event: ProviderEvent | null): Promise<void> {
  const payment = await findProviderPayment(context.db, paidAs)
  if (!payment) return
  // automatic refunds of a failed payment are not in the ledger
  const refunds = payment.payment_status === 'completed' ? await context.payments.listRefunds(paidAs) : []
  const changed = await context.db.transaction().execute(async (trx) => {
    if (event && !(await rememberEvent(trx, event))) return false
    await lockPayable(trx, payment.booking_id)
    let any = false
    for (const refund of refunds) any = (await applyRefund(trx, payment.id, refund)) || any
    return any
  })
  if (!changed) return
  context.nudgeMail()
  context.announce({ action: 'payment:refund-updated', id: payment.booking_id, actor: null })
}

async function applyRefund(trx: Database, paymentId: string, refund: ProviderRefund): Promise<boolean> {
  const ours = await findRefund(trx, paymentId, refund)
  if (ours !== undefined) return (await applyRefundState(trx, ours, refund)) !== undefined
  if (refund.state === 'failed') return false
  const { booking, payment } = await lockPayment(trx, paymentId)
  if (refund.cents > payment.refundable_cents) {
    // never more than was paid: the audit entry asks an admin to check it
    await recordAudit(trx, {
      actor: null,
      action: 'payment.refund-unexplained',
      entity: 'payment',
      entityId: paymentId,
      after: { bookingId: booking.id, amountCents: refund.cents, processorId: refund.id },
    })
    return false
  }
  const id = randomUUID()
  await insertReversal(trx, {
    id,
    kind: 'refund',
    payment,
    cents: refund.cents,
    status: refund.state,
    reportedBy: 'processor',
    enteredBy: null,
    processed: { processor: PROCESSOR, id: refund.id },
    reason: 'Refunded at the card provider',
  })
  await recordAudit(trx, {
    actor: null,
    action: refund.state === 'completed' ? 'payment.refunded' : 'payment.refund-begun',
    entity: 'payment',
    entityId: paymentId,
    after: { bookingId: booking.id, amountCents: refund.cents, refundId: id, processorId: refund.id },
  })
  if (refund.state === 'completed') await completeRefund(trx, booking, { refundId: id, actor: null })
  return true
}

/**
 * Finds our row of a refund: by the provider's id, or by our id in its order.
 * @returns its id; undefined for a refund that was made at the provider and is not stored yet
 */
async function findRefund(trx: Database, paymentId: string, refund: ProviderRefund): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'refund')
    .where((eb) =>
      eb.or([eb('processor_id', '=', refund.id), eb(eb.cast<string>('id', 'text'), '=', refund.orderId ?? '')]),
    )
    .executeTakeFirst()
  return row?.id
}

import { recordAudit } from '#server/audit/record.ts'
import { savePaymentStatus } from '#server/bookings/changes/payment-status.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import type { ProviderRefund } from '#server/integrations/payments/payments.ts'
import { lockLiveInvoice, type PayableBooking, readAccount } from '../account/account.ts'
import { lockPayment, STATEMENT_TIME } from '../account/ledger.ts'
import { syncPaymentStatus } from '../account/sync-payment-status.ts'
import { reopenPaid } from '../payments/reverse-locked.ts'
import { queueReversalMail } from './mails.ts'

interface By {
  /** Null for the card provider. */
  actor: AdminActor | null
  requestId?: string | undefined
}

/**
 * Follows up a completed refund of a locked booking: marks the booking as refunded when all of its money is, and queues
 * the customer's mail (docs/product.md P7.24).
 */
export async function completeRefund(
  trx: Database,
  booking: PayableBooking,
  { refundId, actor, requestId }: By & { refundId: string },
): Promise<void> {
  const { kept } = await readPaid(trx, booking.id)
  if (kept === 0 && booking.payment_status !== 'refunded') {
    await setStatus(trx, booking, 'refunded', { actor, requestId })
  } else {
    // money beyond the price when the refund began may be asked for again by the time it is done (P7.154)
    await reopenPaid(trx, booking, { actor, requestId })
  }
  await queueReversalMail(trx, booking, { kind: 'payment-refunded', paymentId: refundId })
}

/**
 * Saves the state the card provider reports for a refund in the ledger. A repeated report is a no-op; a completed
 * refund can still fail later.
 * @returns the booking's id; undefined when nothing changed
 * @throws AppError not_found (404) for an unknown refund
 */
export async function applyRefundState(
  trx: Database,
  refundId: string,
  { id, state }: Pick<ProviderRefund, 'state'> & { id: string | null },
): Promise<string | undefined> {
  const { booking, payment: refund } = await lockPayment(trx, refundId)
  const before = refund.payment_status
  if (before === state || (before === 'completed' && state === 'pending')) {
    if (id !== null && refund.processor_id === null) await saveProviderId(trx, refundId, id)
    return undefined
  }
  await trx
    .updateTable('payments')
    .set({
      payment_status: state,
      ...(state === 'completed' && { paid_at: STATEMENT_TIME }),
      ...(id !== null && { processor_id: id }),
    })
    .where('id', '=', refundId)
    .execute()
  await recordAudit(trx, {
    actor: null,
    action:
      state === 'completed'
        ? 'payment.refunded'
        : state === 'failed'
          ? 'payment.refund-failed'
          : 'payment.refund-begun',
    entity: 'payment',
    entityId: refund.payment_id ?? refundId,
    before: { paymentStatus: before },
    after: { bookingId: booking.id, amountCents: refund.amount_cents, refundId, paymentStatus: state },
  })
  if (state === 'completed') await completeRefund(trx, booking, { refundId, actor: null })
  else if (booking.payment_status === 'refunded') await undoRefunded(trx, booking)
  else {
    const invoice = await lockLiveInvoice(trx, booking.id)
    await syncPaymentStatus(trx, { booking, invoice, actor: null })
  }
  return booking.id
}

async function saveProviderId(trx: Database, refundId: string, processor_id: string): Promise<void> {
  await trx.updateTable('payments').set({ processor_id }).where('id', '=', refundId).execute()
}

/** Takes a refunded booking back to paid or pending when one of its refunds failed later. */
async function undoRefunded(trx: Database, booking: PayableBooking): Promise<void> {
  const { keptCents, due } = await readAccount(trx, booking)
  if (keptCents === 0) return
  await setStatus(trx, booking, due.length === 0 ? 'paid' : 'pending', { actor: null })
}

async function setStatus(
  trx: Database,
  booking: PayableBooking,
  status: PayableBooking['payment_status'],
  { actor, requestId }: By,
): Promise<void> {
  await savePaymentStatus(trx, booking.id, status)
  await recordAudit(trx, {
    actor,
    action: status === 'refunded' ? 'booking.refunded' : 'booking.not-refunded',
    entity: 'booking',
    entityId: booking.id,
    before: { paymentStatus: booking.payment_status },
    after: { paymentStatus: status },
    ...(requestId !== undefined && { requestId }),
  })
}

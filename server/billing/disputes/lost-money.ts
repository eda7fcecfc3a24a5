import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import type { ProviderDispute } from '#server/integrations/payments/payments.ts'
import { lockLiveInvoice, lockPayable } from '../account/account.ts'
import { type LockedPayment, lockPayment, readLivePurposes, STATEMENT_TIME } from '../account/ledger.ts'
import { syncPaymentStatus } from '../account/sync-payment-status.ts'
import { PROCESSOR } from '../checkout/stripe-events.ts'
import { PURPOSE_ORDER } from '../payments/choose-part.ts'
import { reopenPaid } from '../payments/reverse-locked.ts'
import { findReturned, insertReversal } from '../refunds/reversal-rows.ts'

/**
 * Enters the money of a lost dispute as a reversal, at most what is left of the payment. The booking and its invoice owe
 * the amount again (docs/product.md P7.58). Nothing of a payment that failed or went back is entered.
 */
export async function returnMoney(trx: Database, paymentId: string, dispute: ProviderDispute): Promise<void> {
  const { booking, payment } = await lockPayment(trx, paymentId)
  const earlier = await findReversal(trx, dispute.id)
  const cents = Math.min(earlier?.amount_cents ?? dispute.cents, payment.refundable_cents)
  if (cents <= 0) return
  if (earlier) {
    const { tax: tax_cents } = await findReturned(trx, payment, cents)
    await setReversal(trx, earlier.id, { payment_status: 'completed', amount_cents: cents, tax_cents })
  } else {
    await insertReversal(trx, {
      id: randomUUID(),
      kind: 'reversal',
      payment,
      cents,
      status: 'completed',
      reportedBy: 'processor',
      enteredBy: null,
      processed: { processor: PROCESSOR, id: dispute.id },
      reason: 'Dispute lost at the card provider',
    })
  }
  // a payment that is wholly gone makes room for another one of its purpose
  if (cents === payment.amount_cents) await setReversed(trx, payment, { reversed_at: STATEMENT_TIME })
  await reopenPaid(trx, booking, { actor: null })
}

/** Undoes the reversal of a dispute that was lost and is won after all. A no-op when there is none. */
export async function takeMoneyBack(trx: Database, paymentId: string, dispute: ProviderDispute): Promise<void> {
  const earlier = await findReversal(trx, dispute.id)
  if (earlier?.payment_status !== 'completed') return
  const { payment } = await lockPayment(trx, paymentId)
  await setReversal(trx, earlier.id, { payment_status: 'failed' })
  if (payment.reversed_at !== null) {
    // another payment may have its purpose by now
    const taken = await readLivePurposes(trx, payment.booking_id)
    const purpose = [payment.purpose, ...PURPOSE_ORDER].find((name) => !taken.includes(name))
    if (purpose) await setReversed(trx, payment, { reversed_at: null, purpose })
  }
  const booking = await lockPayable(trx, payment.booking_id)
  if (!booking) return
  const invoice = await lockLiveInvoice(trx, booking.id)
  await syncPaymentStatus(trx, { booking, invoice, actor: null })
}

async function findReversal(trx: Database, disputeId: string) {
  return trx
    .selectFrom('payments')
    .select(['id', 'amount_cents', 'payment_status'])
    .where('kind', '=', 'reversal')
    .where('processor', '=', PROCESSOR)
    .where('processor_id', '=', disputeId)
    .executeTakeFirst()
}

async function setReversal(
  trx: Database,
  id: string,
  change: { payment_status: 'completed' | 'failed'; amount_cents?: number; tax_cents?: number },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ ...change, ...(change.payment_status === 'completed' && { paid_at: STATEMENT_TIME }) })
    .where('id', '=', id)
    .execute()
}

async function setReversed(
  trx: Database,
  { id }: LockedPayment,
  change: { reversed_at: typeof STATEMENT_TIME | null; purpose?: LockedPayment['purpose'] },
): Promise<void> {
  await trx.updateTable('payments').set(change).where('id', '=', id).execute()
}

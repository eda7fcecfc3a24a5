import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import type { ProviderDispute } from '#server/integrations/payments/payments.ts'
import { lockLiveInvoice, lockPayable } from '../account/account.ts'
import { type LockedPayment, lockWholePayment, readLivePurposes, STATEMENT_TIME } from '../account/ledger.ts'
import { syncPaymentStatus } from '../account/sync-payment-status.ts'
import { PROCESSOR } from '../checkout/stripe-events.ts'
import { PURPOSE_ORDER } from '../payments/choose-part.ts'
import { reopenPaid } from '../payments/reverse-locked.ts'
import { findReturned, insertReversal } from '../refunds/reversal-rows.ts'
import { divideWhole } from '../refunds/whole-refund.ts'

/**
 * Enters the money of a lost dispute as a reversal, at most what is left of the payment; of one for several bookings as a
 * reversal of each it takes from, the last booking first (docs/product.md P7.182). Bookings and invoices owe the amount
 * again (P7.58). Nothing of a payment that failed or went back is entered.
 */
export async function returnMoney(trx: Database, paymentId: string, dispute: ProviderDispute): Promise<void> {
  const { asked, others } = await lockWholePayment(trx, paymentId)
  const whole = [asked, ...others]
  const earlier = await findReversals(trx, dispute.id)
  const lost = earlier.length === 0 ? dispute.cents : earlier.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const parts = divideWhole(whole, lost)
  // a dispute that was lost before has its rows; those that find nothing any more stay undone
  const group = earlier.find(({ group_id }) => group_id !== null)?.group_id ?? null
  const groupId = group ?? (others.length > 0 ? randomUUID() : null)
  for (const { booking, payment, cents } of parts) {
    const known = earlier.find((row) => row.payment_id === payment.id)
    if (known) {
      const { tax: tax_cents } = await findReturned(trx, payment, cents)
      await setReversal(trx, known.id, { payment_status: 'completed', amount_cents: cents, tax_cents })
    } else {
      await insertReversal(trx, {
        ...{ id: randomUUID(), kind: 'reversal', payment, cents, groupId, status: 'completed' },
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
}

/** Undoes the reversal of a dispute that was lost and is won after all. A no-op when there is none. */
export async function takeMoneyBack(trx: Database, paymentId: string, dispute: ProviderDispute): Promise<void> {
  const { asked, others } = await lockWholePayment(trx, paymentId)
  for (const earlier of await findReversals(trx, dispute.id)) {
    const row = [asked, ...others].find(({ payment }) => payment.id === earlier.payment_id)
    if (earlier.payment_status !== 'completed' || !row) continue
    const { payment } = row
    await setReversal(trx, earlier.id, { payment_status: 'failed' })
    if (payment.reversed_at !== null) {
      // another payment may have its purpose by now
      const taken = await readLivePurposes(trx, payment.booking_id)
      const purpose = [payment.purpose, ...PURPOSE_ORDER].find((name) => !taken.includes(name))
      if (purpose) await setReversed(trx, payment, { reversed_at: null, purpose })
    }
    const booking = await lockPayable(trx, payment.booking_id)
    if (!booking) continue
    const invoice = await lockLiveInvoice(trx, booking.id)
    await syncPaymentStatus(trx, { booking, invoice, actor: null })
  }
}

/** The reversals of a dispute: one, or one for each booking it took from. */
async function findReversals(trx: Database, disputeId: string) {
  return trx
    .selectFrom('payments')
    .select(['id', 'payment_id', 'group_id', 'amount_cents', 'payment_status'])
    .where('kind', '=', 'reversal')
    .where('processor', '=', PROCESSOR)
    .where('processor_id', '=', disputeId)
    .execute()
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

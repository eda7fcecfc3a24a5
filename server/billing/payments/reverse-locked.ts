import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import { savePaymentStatus } from '#server/bookings/changes/payment-status.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor, Doer } from '#server/http/requests/actor.ts'
import { type PayableBooking, readAccount, reopenInvoice } from '../account/account.ts'
import { type LockedPayment, STATEMENT_TIME } from '../account/ledger.ts'
import { queueReversalMail } from '../refunds/mails.ts'
import { insertReversal } from '../refunds/reversal-rows.ts'

interface Reverser {
  /** The admin who reverses it; null when the card provider's payment or a lost dispute does. */
  actor: AdminActor | null
  requestId?: string | undefined
}

interface Reversal extends Reverser {
  reason: string
  /** Shared by the reversals of one payment for several bookings. */
  group?: string | null
  /** False for all but one of them: the mail of that one is about all. */
  mailed?: boolean
}

/**
 * Reverses a payment of a locked booking with its own row in the ledger, audited. The booking and its invoice owe the
 * amount again. Queues the customer's mail; the office gets one too when no admin did it (docs/product.md P7.23, P7.57).
 */
export async function reverseLocked(
  trx: Database,
  { booking, payment }: { booking: PayableBooking; payment: LockedPayment },
  { actor, requestId, reason, group = null, mailed = true }: Reversal,
): Promise<void> {
  await trx.updateTable('payments').set({ reversed_at: STATEMENT_TIME }).where('id', '=', payment.id).execute()
  const id = randomUUID()
  await insertReversal(trx, {
    id,
    kind: 'reversal',
    payment,
    cents: payment.amount_cents,
    status: 'completed',
    reportedBy: actor ? 'office' : 'processor',
    enteredBy: actor?.userId ?? null,
    processed: null,
    reason,
    groupId: group,
  })
  await recordAudit(trx, {
    actor,
    action: actor ? 'payment.reversed' : 'payment.superseded',
    entity: 'payment',
    entityId: payment.id,
    after: { bookingId: booking.id, amountCents: payment.amount_cents, reversalId: id },
    reason,
    requestId,
  })
  await reopenPaid(trx, booking, { actor, requestId })
  if (!mailed) return
  await queueReversalMail(trx, booking, { kind: actor ? 'payment-reversed' : 'payment-superseded', paymentId: id })
}

/** Marks a paid booking and its invoice as unpaid when something is owed again. */
export async function reopenPaid(
  trx: Database,
  booking: PayableBooking,
  { actor, requestId }: { actor: Doer | null; requestId?: string | undefined },
): Promise<void> {
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
  await reopenInvoice(trx, booking.id, invoice.id)
  if (invoice.whole_status !== 'paid') return
  await recordAudit(trx, {
    ...by,
    action: 'invoice.unpaid',
    entity: 'invoice',
    entityId: invoice.id,
    before: { status: 'paid' },
    after: { status: 'pending' },
  })
}

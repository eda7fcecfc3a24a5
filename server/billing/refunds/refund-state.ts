import { sql, type UpdateObject } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { savePaymentStatus } from '#server/bookings/changes/payment-status.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import type { DB } from '#server/db/types.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import type { ProviderRefund } from '#server/integrations/payments/payments.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { lockLiveInvoice, type PayableBooking, readAccount } from '../account/account.ts'
import { lockWholePayment, STATEMENT_TIME } from '../account/ledger.ts'
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
 * @param mailed false for all but one row of a refund of several bookings: the mail of that one is about all
 */
export async function completeRefund(
  trx: Database,
  booking: PayableBooking,
  { refundId, actor, requestId, mailed = true }: By & { refundId: string; mailed?: boolean },
): Promise<void> {
  const { kept } = await readPaid(trx, booking.id)
  if (kept === 0 && booking.payment_status !== 'refunded') {
    await setStatus(trx, booking, 'refunded', { actor, requestId })
  } else {
    // money beyond the price when the refund began may be asked for again by the time it is done (P7.154)
    await reopenPaid(trx, booking, { actor, requestId })
  }
  if (mailed) await queueReversalMail(trx, booking, { kind: 'payment-refunded', paymentId: refundId })
}

/**
 * Saves the state the card provider reports for a refund in the ledger. A repeated report is a no-op; a completed
 * refund can still fail later. A refund of several bookings changes as one: one audit entry, one mail (docs/product.md
 * P7.180).
 * @param orderId what the provider knows the refund by: the id of its row, or of its group
 * @returns the ids of the bookings; none when nothing changed
 * @throws AppError not_found (404) for an unknown refund
 */
export async function applyRefundState(
  trx: Database,
  orderId: string,
  { id, state }: Pick<ProviderRefund, 'state'> & { id: string | null },
): Promise<string[]> {
  const { asked, others } = await lockWholePayment(trx, await requireRefundRow(trx, orderId))
  const { payment: refund } = asked
  const all = [asked, ...others]
  const ids = all.map(({ payment }) => payment.id)
  const before = refund.payment_status
  if (before === state || (before === 'completed' && state === 'pending')) {
    if (id !== null && refund.processor_id === null) await saveRefunds(trx, ids, { processor_id: id })
    return []
  }
  await saveRefunds(trx, ids, {
    payment_status: state,
    ...(state === 'completed' && { paid_at: STATEMENT_TIME }),
    ...(id !== null && { processor_id: id }),
  })
  await recordAudit(trx, {
    actor: null,
    action:
      state === 'completed'
        ? 'payment.refunded'
        : state === 'failed'
          ? 'payment.refund-failed'
          : 'payment.refund-begun',
    entity: 'payment',
    entityId: refund.payment_id ?? refund.id,
    before: { paymentStatus: before },
    after: {
      ...describeRefunded(all.map((one) => ({ ...one, cents: one.payment.amount_cents }))),
      refundId: orderId,
      paymentStatus: state,
    },
  })
  for (const { booking, payment } of all) {
    if (state === 'completed') {
      await completeRefund(trx, booking, { refundId: payment.id, actor: null, mailed: payment.id === refund.id })
    } else if (booking.payment_status === 'refunded') await undoRefunded(trx, booking)
    else {
      const invoice = await lockLiveInvoice(trx, booking.id)
      await syncPaymentStatus(trx, { booking, invoice, actor: null })
    }
  }
  return all.map(({ booking }) => booking.id)
}

/** What went back, as its audit entry says it: of several bookings the sum, and in words how much of each. */
export function describeRefunded(
  parts: readonly { booking: Pick<PayableBooking, 'id' | 'number'>; cents: number }[],
): Record<string, unknown> {
  return {
    bookingId: parts[0]?.booking.id,
    amountCents: parts.reduce((sum, { cents }) => sum + cents, 0),
    ...(parts.length > 1 && {
      bookings: parts.map(({ booking, cents }) => `${formatBookingNumber(booking.number)}: ${formatCents(cents)}`),
    }),
  }
}

/** The row of a refund that stands for it: the first one, of several. */
async function requireRefundRow(trx: Database, orderId: string): Promise<string> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where(isOrderedAs(orderId))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw notFound('We do not know this payment')
  return row.id
}

/** The rows of a refund that the card provider knows by an id of ours: one, or those of a group. */
export const isOrderedAs = (orderId: string) =>
  sql<boolean>`(payments.kind = 'refund' and (payments.id = ${orderId} or payments.group_id = ${orderId}))`

async function saveRefunds(trx: Database, ids: string[], change: UpdateObject<DB, 'payments'>): Promise<void> {
  await trx.updateTable('payments').set(change).where('id', 'in', ids).execute()
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

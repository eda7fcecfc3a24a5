import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { ProviderEvent, ProviderRefund } from '#server/integrations/payments/payments.ts'
import { lockWholePayment } from '../account/ledger.ts'
import { PROCESSOR, rememberEvent } from '../checkout/stripe-events.ts'
import { applyRefundState, completeRefund, describeRefunded } from './refund-state.ts'
import { insertReversal } from './reversal-rows.ts'
import { divideWhole } from './whole-refund.ts'

/**
 * What the card provider took as one payment, by its id of it: a row of ours, or a row for each booking it paid for
 * (docs/product.md P7.182). Amount: integer cents of all rows.
 */
export async function findCharge(db: Database, processorId: string) {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'payment_status', 'amount_cents'])
    .where('processor', '=', PROCESSOR)
    .where('processor_id', '=', processorId)
    .where('kind', '=', 'payment')
    .orderBy('booking_id')
    .execute()
  const [first] = rows
  return (
    first && {
      ...first,
      amount_cents: rows.reduce((sum, row) => sum + row.amount_cents, 0),
      ids: rows.map(({ id }) => id),
      bookingIds: rows.map(({ booking_id }) => booking_id),
    }
  )
}
type Charge = NonNullable<Awaited<ReturnType<typeof findCharge>>>

/**
 * Updates the ledger to the card provider's refunds of a payment: our refunds get their state, refunds made at the
 * provider become rows (docs/product.md P7.27). All refunds are read, so that the order of events doesn't matter.
 * @param event saved with the change; a no-op when it was handled meanwhile
 * @throws ProviderUnavailable
 */
export async function syncRefunds(context: AppContext, paidAs: string, event: ProviderEvent | null): Promise<void> {
  const charge = await findCharge(context.db, paidAs)
  if (!charge) return
  // automatic refunds of a failed payment are not in the ledger
  const refunds = charge.payment_status === 'completed' ? await context.payments.listRefunds(paidAs) : []
  const changed = await context.db.transaction().execute(async (trx) => {
    if (event && !(await rememberEvent(trx, event))) return []
    await lockWholePayment(trx, charge.id)
    const ids = new Set<string>()
    for (const refund of refunds) for (const id of await applyRefund(trx, charge, refund)) ids.add(id)
    return [...ids]
  })
  if (changed.length === 0) return
  context.nudgeMail()
  for (const id of changed) context.announce({ action: 'payment:refund-updated', id, actor: null })
}

/** @returns the ids of the bookings whose money changed */
async function applyRefund(trx: Database, charge: Charge, refund: ProviderRefund): Promise<string[]> {
  const ours = await findRefund(trx, charge, refund)
  if (ours !== undefined) return applyRefundState(trx, ours, refund)
  if (refund.state === 'failed') return []
  const { asked, others } = await lockWholePayment(trx, charge.id)
  const parts = divideWhole([asked, ...others], refund.cents)
  const [first] = parts
  if (!first || parts.reduce((sum, { cents }) => sum + cents, 0) < refund.cents) {
    // never more than was paid: the audit entry asks an admin to check it
    await recordAudit(trx, {
      actor: null,
      action: 'payment.refund-unexplained',
      entity: 'payment',
      entityId: charge.id,
      after: { bookingId: charge.booking_id, amountCents: refund.cents, processorId: refund.id },
    })
    return []
  }
  const groupId = parts.length > 1 ? randomUUID() : null
  const rows = parts.map((part) => ({ ...part, id: randomUUID() }))
  for (const { id, payment, cents } of rows) {
    await insertReversal(trx, {
      ...{ id, kind: 'refund', payment, cents, groupId },
      status: refund.state,
      reportedBy: 'processor',
      enteredBy: null,
      processed: { processor: PROCESSOR, id: refund.id },
      reason: 'Refunded at the card provider',
    })
  }
  await recordAudit(trx, {
    actor: null,
    action: refund.state === 'completed' ? 'payment.refunded' : 'payment.refund-begun',
    entity: 'payment',
    entityId: first.payment.id,
    after: { ...describeRefunded(parts), refundId: groupId ?? rows[0]?.id, processorId: refund.id },
  })
  if (refund.state === 'completed') {
    for (const [i, { id, booking }] of rows.entries()) {
      await completeRefund(trx, booking, { refundId: id, actor: null, mailed: i === 0 })
    }
  }
  return parts.map(({ booking }) => booking.id)
}

/**
 * Finds our refund: by the provider's id, or by our id in its order.
 * @returns the id of its row, or of the group of its rows; undefined for a refund that was made at the provider and is not
 *   stored yet
 */
async function findRefund(trx: Database, { ids }: Charge, refund: ProviderRefund): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payments')
    .select(['id', 'group_id'])
    .where('payment_id', 'in', ids)
    .where('kind', '=', 'refund')
    .where((eb) =>
      eb.or([
        eb('processor_id', '=', refund.id),
        eb(eb.cast<string>('id', 'text'), '=', refund.orderId ?? ''),
        eb(eb.cast<string>('group_id', 'text'), '=', refund.orderId ?? ''),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row && (row.group_id ?? row.id)
}

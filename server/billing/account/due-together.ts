import type { Database } from '#server/db/client.ts'
import { demandCents, settledCents } from '#server/db/ledger.ts'
import { type AmountDue, amountsDue } from '#shared/model/payment.ts'
import type { TogetherPart } from '#shared/model/payment-together.ts'

/** What one of several bookings adds to a payment for all of them. */
export interface PartDue extends AmountDue {
  bookingId: string
}

/**
 * What is due on some bookings as one payment, in the order given: of those that are active and not settled, the deposit
 * that is agreed on and not paid, or everything that is left (docs/product.md P7.7, P7.160).
 */
export async function findDueTogether(
  db: Database,
  bookingIds: readonly string[],
  wanted: TogetherPart,
): Promise<PartDue[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .selectFrom('bookings as b')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .select(['b.id', 'b.deposit_percent', settledCents('b.id').as('paid_cents')])
    .select(demandCents('b', 'i').as('total_cents'))
    .where('b.id', 'in', bookingIds)
    .where('b.status', '<>', 'cancelled')
    .where('b.payment_status', '=', 'pending')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return bookingIds.flatMap((bookingId) => {
    const row = byId.get(bookingId)
    if (!row) return []
    const { total_cents: totalCents, paid_cents: paidCents, deposit_percent: depositPercent } = row
    const parts = amountsDue({ totalCents, paidCents, depositPercent })
    const part = wanted === 'deposit' ? parts.find(({ purpose }) => purpose === 'deposit') : parts.at(-1)
    return part ? [{ ...part, bookingId }] : []
  })
}

/** What was paid for some bookings and counts, reported or verified: integer cents. */
export async function sumPaid(db: Database, bookingIds: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('bookings as b')
    .select(settledCents('b.id').as('cents'))
    .where('b.id', 'in', bookingIds)
    .execute()
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}

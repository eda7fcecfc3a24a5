import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { priceTaxCents, settledCents } from '#server/db/ledger.ts'
import { amountsDue } from '#shared/model/payment.ts'

/** The deposit that is due on a booking. */
export interface DepositDue {
  bookingId: string
  /** Integer cents, more than 0. */
  cents: number
}

/**
 * The deposits that are due on some bookings, in the order given: of those that are active, have a deposit agreed on, and
 * nothing paid yet (docs/product.md P7.7).
 */
export async function findDepositsDue(db: Database, bookingIds: readonly string[]): Promise<DepositDue[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .selectFrom('bookings as b')
    .leftJoin('invoices as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .select(['b.id', 'b.deposit_percent', settledCents('b.id').as('paid_cents')])
    .select(sql<number | null>`coalesce(i.total_cents, b.total_cents + ${priceTaxCents('b')})`.as('total_cents'))
    .where('b.id', 'in', bookingIds)
    .where('b.status', '<>', 'cancelled')
    .where('b.payment_status', '=', 'pending')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return bookingIds.flatMap((bookingId) => {
    const row = byId.get(bookingId)
    if (!row) return []
    const { total_cents: totalCents, paid_cents: paidCents, deposit_percent: depositPercent } = row
    const [first] = amountsDue({ totalCents, paidCents, depositPercent })
    return first?.purpose === 'deposit' ? [{ bookingId, cents: first.cents }] : []
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

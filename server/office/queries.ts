import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** What is counted (server/db/migrations/0005-office.sql, 0011-reports.sql). */
export type Measure =
  | 'agents.total'
  | 'agents.active'
  | 'agents.without_rate'
  | 'bookings.pending'
  | 'bookings.confirmed'
  | 'bookings.completed'
  | 'bookings.cancelled'
  | 'bookings.priced'
  | 'bookings.value'
  | 'bookings.owed'
  | 'invoices.total'
  | 'invoices.pending'
  | 'invoices.paid'
  | 'invoices.owed'
  | 'payments.received'
  | 'payments.returned'
  | 'payments.unverified'
  | 'payments.waiting'
  | 'payments.tax'
  | 'requests.received'
  | 'requests.confirmed'
  | 'testimonials.total'
  | 'testimonials.pending'
  | 'testimonials.approved'
  | 'testimonials.stars'

/** A measure of one category; without a category for testimonials, without a measure where nothing was counted yet. */
export type TotalRow = Awaited<ReturnType<typeof readTotals>>[number]

/** Every measure by category and every category, as of one moment. No table that grows is read. */
export async function readTotals(db: Database) {
  return selectTotals(db).execute()
}

/** The one statement that reads them. */
export function selectTotals(db: Database) {
  return db
    .selectFrom('current_totals as t')
    .fullJoin('categories as c', 'c.id', 't.category_id')
    .select(['c.name', 'c.display_name'])
    .select([sql<Measure | null>`t.measure`.as('measure'), sql<number | null>`t.amount`.as('amount')])
}

/**
 * Folds waiting changes into the totals, the oldest first.
 * @param most how many at once
 * @returns how many there were
 */
export async function foldBatch(db: Database, most: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_tallies(${most}) as folded`.execute(db)
  return rows[0]?.folded ?? 0
}

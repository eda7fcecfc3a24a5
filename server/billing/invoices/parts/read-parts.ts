import { sql } from 'kysely'
import { takesCards } from '#server/bookings/lists/customer-bookings.ts'
import { PACKAGE_COLUMNS } from '#server/bookings/request/sold-package.ts'
import type { Database } from '#server/db/client.ts'
import {
  ledgerCents,
  owesNothing,
  refundedCents,
  reportedAt,
  settledCents,
  settledTaxCents,
} from '#server/db/ledger.ts'
import { TERMS_COLUMNS } from '#server/settings/terms/booking-terms.ts'
import { partBalance } from './balance.ts'

/** What an invoice says about one of its bookings, that booking, and what was paid for it. Amounts are integer cents. */
export type PartRow = Awaited<ReturnType<typeof readPartRows>>[number]

/** The parts of some invoices, those of each in the order of its document. */
async function readPartRows(db: Database, invoiceIds: readonly string[]) {
  return db
    .selectFrom('invoice_parts as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['p.invoice_id', 'p.booking_id', 'p.subtotal_cents', 'p.tax_cents', 'p.discount_cents', 'p.total_cents'])
    .select(['p.status', 'p.tax_rule', 'b.number', 'b.status as booking_status', 'b.first_confirmed_at'])
    .select(['a.name as agent_name', 'a.category', takesCards('a.category').as('takes_cards')])
    .select(['b.event_type', 'b.event_date', 'b.event_duration', 'b.event_location', 'b.price_lines'])
    .select([...PACKAGE_COLUMNS.map((column) => `b.${column}` as const), 'b.total_cents as booking_cents'])
    .select([ledgerCents('b.id').as('paid_cents'), refundedCents('b.id').as('refunded_cents')])
    .select([settledCents('b.id').as('settled_cents'), settledTaxCents('b.id').as('settled_tax_cents')])
    .select([owesNothing('b').as('owes_nothing'), reportedAt('b.id').as('reported_at'), ...TERMS_COLUMNS])
    .where('p.invoice_id', '=', sql<string>`any(${invoiceIds}::uuid[])`)
    .orderBy('p.invoice_id')
    .orderBy('p.position')
    .execute()
}

/** As `sumParts` gives it. */
export type PartSums = ReturnType<typeof sumParts>

/** Adds its parts, and their sums, to each invoice. */
export async function withParts<T extends { id: string }>(db: Database, rows: readonly T[]): Promise<(T & PartSums)[]> {
  if (rows.length === 0) return []
  const found = await readPartRows(
    db,
    rows.map(({ id }) => id),
  )
  const byInvoice = Map.groupBy(found, ({ invoice_id }) => invoice_id)
  return rows.map((row) => ({ ...row, ...sumParts(byInvoice.get(row.id) ?? []) }))
}

/** What the parts of an invoice add up to. Amounts are integer cents. */
export function sumParts(parts: PartRow[]) {
  const sum = (column: 'paid_cents' | 'refunded_cents') => parts.reduce((cents, part) => cents + part[column], 0)
  const open = parts.filter((part) => part.status !== 'paid' && !part.owes_nothing)
  const times = (column: 'reported_at' | 'first_confirmed_at') =>
    parts.flatMap((part) => part[column] ?? []).sort((a, b) => b.getTime() - a.getTime())
  return {
    parts,
    paid_cents: sum('paid_cents'),
    refunded_cents: sum('refunded_cents'),
    /** What each of its bookings that can owe something still owes of it. */
    open_cents: open.reduce((cents, part) => cents + partBalance(part), 0),
    /** Its unpaid bookings were all cancelled or refunded. */
    owes_nothing: open.length === 0 && parts.some((part) => part.owes_nothing),
    /** The latest report of a payment for one of its bookings. */
    reported_at: times('reported_at')[0] ?? null,
    /** When the last of its bookings was confirmed. */
    first_confirmed_at: times('first_confirmed_at')[0] ?? null,
    /** What is owed waits for confirmation, all of it (docs/product.md P7.155). */
    unconfirmed: (open.length > 0 ? open : parts).every((part) => part.booking_status === 'pending'),
  }
}

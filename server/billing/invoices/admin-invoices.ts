import { sql } from 'kysely'
import { PACKAGE_COLUMNS } from '#server/bookings/request/sold-package.ts'
import type { Database } from '#server/db/client.ts'
import { ledgerCents, owesNothing, refundedCents, reportedAt, settledCents } from '#server/db/ledger.ts'
import { TERMS_COLUMNS } from '#server/settings/terms/booking-terms.ts'
import { selectTaxName } from './customer-invoices.ts'
import { lastRemindedAt, remindedAs } from './reminders/reminder-columns.ts'

/** Invoices with all that admins see of them, in the order of the ids. */
export async function readInvoices(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['i.id', 'i.booking_id', 'i.invoice_number', 'i.subtotal_cents', 'i.tax_cents', 'i.discount_cents'])
    .select(['i.total_cents', 'i.due_date', 'i.status', 'i.notes', 'i.created_at', 'i.sent_at', 'i.voided_at'])
    .select(['i.void_reason', 'i.version', 'b.number', 'c.name as customer_name', 'c.email as customer_email'])
    .select(['a.name as agent_name', 'a.category', 'b.event_type', 'b.event_date', 'b.event_duration'])
    .select([
      ...PACKAGE_COLUMNS.map((column) => `b.${column}` as const),
      'b.price_lines',
      'b.total_cents as booking_cents',
    ])
    .select(['i.reminders_paused_at', ...TERMS_COLUMNS])
    .select([remindedAs.as('reminded_as'), lastRemindedAt.as('reminded_at')])
    .select(['i.frozen', 'i.replaces_number', 'i.tax_rule', 'c.tax_exempt', 'c.tax_exempt_number', selectTaxName()])
    .select([
      'b.event_location',
      'b.status as booking_status',
      'b.first_confirmed_at',
      'b.customer_id',
      'c.status as customer_status',
    ])
    .select([ledgerCents('b.id').as('paid_cents'), refundedCents('b.id').as('refunded_cents')])
    .select(settledCents('b.id').as('settled_cents'))
    .select([owesNothing('b').as('owes_nothing'), reportedAt('b.id').as('reported_at')])
    .where('i.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], i.id)`)
    .execute()
}

/** An invoice as admins see it. */
export type AdminInvoiceRow = Awaited<ReturnType<typeof readInvoices>>[number]

/** One invoice; it may be voided or a draft. */
export async function findInvoice(db: Database, id: string): Promise<AdminInvoiceRow | undefined> {
  const [invoice] = await readInvoices(db, [id])
  return invoice
}

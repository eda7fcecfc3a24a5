import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { selectTaxName } from './customer-invoices.ts'
import { withParts } from './parts/read-parts.ts'
import { lastRemindedAt, remindedAs } from './reminders/reminder-columns.ts'

/** Invoices with their bookings and all that admins see of them, in the order of the ids. */
export async function readInvoices(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['i.id', 'i.booking_id', 'i.invoice_number', 'i.subtotal_cents', 'i.tax_cents', 'i.discount_cents'])
    .select(['i.total_cents', 'i.due_date', 'i.status', 'i.notes', 'i.created_at', 'i.sent_at', 'i.voided_at'])
    .select([
      'i.void_reason',
      'i.version',
      'c.name as customer_name',
      'c.email as customer_email',
      'c.id as customer_id',
    ])
    .select(['i.reminders_paused_at', remindedAs.as('reminded_as'), lastRemindedAt.as('reminded_at')])
    .select(['i.frozen', 'i.replaces_number', 'i.tax_rule', 'c.tax_exempt', 'c.tax_exempt_number', selectTaxName()])
    .select('c.status as customer_status')
    .where('i.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], i.id)`)
    .execute()
  return withParts(db, rows)
}

/** An invoice as admins see it. */
export type AdminInvoiceRow = Awaited<ReturnType<typeof readInvoices>>[number]

/** One invoice; it may be voided or a draft. */
export async function findInvoice(db: Database, id: string): Promise<AdminInvoiceRow | undefined> {
  const [invoice] = await readInvoices(db, [id])
  return invoice
}

import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'
import { withParts } from './parts/read-parts.ts'

const NEWEST = orderByTime('i')

/** A customer's invoices, without drafts and voided ones (docs/product.md P4.18). */
function invoicesOf(db: Database, customerId: string) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .where('b.customer_id', '=', customerId)
    .where('i.voided_at', 'is', null)
    .where('i.status', '<>', 'draft')
}

/** The name of the tax in the settings, as a column. */
export const selectTaxName = () => sql<string>`(select s.name from tax_settings s)`.as('tax_name')

const INVOICE = [
  'i.id',
  'i.booking_id',
  'i.invoice_number',
  'i.subtotal_cents',
  'i.tax_cents',
  'i.discount_cents',
  'i.total_cents',
  'i.due_date',
  'i.status',
  'i.notes',
  'i.created_at',
] as const

/** An invoice's row in its customer's list. */
export type InvoiceRow = Awaited<ReturnType<typeof listInvoicesOf>>[number]

/** One page of a customer's own invoices, the newest first, each with its bookings and what has been paid of it. */
export async function listInvoicesOf(db: Database, customerId: string, page: ListPage) {
  const rows = await invoicesOf(db, customerId)
    .select([...INVOICE, keyTime('i.created_at').as('key_at'), 'i.tax_rule', selectTaxName()])
    .$call(takePage(NEWEST, page))
    .execute()
  return withParts(db, rows)
}

/** How many invoices a customer has. */
export async function countInvoicesOf(db: Database, customerId: string): Promise<number> {
  const { count } = await invoicesOf(db, customerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An invoice with its bookings, and all that its document shows. */
export type InvoiceDetailsRow = NonNullable<Awaited<ReturnType<typeof findInvoiceOf>>>

/** One of a customer's own invoices. */
export async function findInvoiceOf(db: Database, customerId: string, id: string) {
  const rows = await invoicesOf(db, customerId)
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select([...INVOICE, 'i.voided_at', 'c.name as customer_name', 'c.email as customer_email'])
    .select(['i.frozen', 'i.replaces_number', 'i.tax_rule', 'c.tax_exempt', 'c.tax_exempt_number', selectTaxName()])
    .where('i.id', '=', id)
    .execute()
  const [invoice] = await withParts(db, rows)
  return invoice
}

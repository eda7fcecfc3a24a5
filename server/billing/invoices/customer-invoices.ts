import { sql } from 'kysely'
import { takesCards } from '#server/bookings/lists/customer-bookings.ts'
import { PACKAGE_COLUMNS } from '#server/bookings/request/sold-package.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'
import {
  ledgerCents,
  owesNothing,
  refundedCents,
  reportedAt,
  settledCents,
  settledTaxCents,
} from '#server/db/ledger.ts'
import { TERMS_COLUMNS } from '#server/settings/terms/booking-terms.ts'

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

/** What an invoice is for. */
const BOOKING = [
  ...(['b.status as booking_status', 'b.number', 'a.name as agent_name', 'a.category'] as const),
  ...(['b.event_type', 'b.event_date', 'b.event_duration', 'b.event_location'] as const),
] as const

/** What was paid for the booking of an invoice, integer cents, and whether that is all. */
const selectPaid = () =>
  [
    ...([ledgerCents('b.id').as('paid_cents'), refundedCents('b.id').as('refunded_cents')] as const),
    ...([settledCents('b.id').as('settled_cents'), settledTaxCents('b.id').as('settled_tax_cents')] as const),
    ...([owesNothing('b').as('owes_nothing'), reportedAt('b.id').as('reported_at')] as const),
  ] as const

/** An invoice's row in its customer's list. */
export type InvoiceRow = Awaited<ReturnType<typeof listInvoicesOf>>[number]

/** One page of a customer's own invoices, the newest first, each with what has been paid of it. */
export async function listInvoicesOf(db: Database, customerId: string, page: ListPage) {
  return invoicesOf(db, customerId)
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select([...INVOICE, ...BOOKING, takesCards('a.category').as('takes_cards')])
    .select(selectPaid())
    .select([keyTime('i.created_at').as('key_at'), 'i.tax_rule', selectTaxName()])
    .$call(takePage(NEWEST, page))
    .execute()
}

/** How many invoices a customer has. */
export async function countInvoicesOf(db: Database, customerId: string): Promise<number> {
  const { count } = await invoicesOf(db, customerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One of a customer's own invoices, with whether cards are accepted for it. */
export type OwnInvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoiceOf>>>

/** An invoice with all that its document shows. */
export type InvoiceDetailsRow = Omit<OwnInvoiceRow, 'takes_cards' | 'settled_tax_cents'>

/** One of a customer's own invoices with its booking. */
export async function findInvoiceOf(db: Database, customerId: string, id: string) {
  return invoicesOf(db, customerId)
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select([...INVOICE, ...BOOKING, 'i.voided_at', takesCards('a.category').as('takes_cards')])
    .select(selectPaid())
    .select(['c.name as customer_name', 'c.email as customer_email', ...TERMS_COLUMNS])
    .select([
      ...PACKAGE_COLUMNS.map((column) => `b.${column}` as const),
      'b.price_lines',
      'b.total_cents as booking_cents',
    ])
    .select(['i.frozen', 'i.replaces_number', 'i.tax_rule', 'c.tax_exempt', 'c.tax_exempt_number', selectTaxName()])
    .where('i.id', '=', id)
    .executeTakeFirst()
}

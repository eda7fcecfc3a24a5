import { listCustomerNotes } from '#server/accounts/customers/customer-notes.ts'
import { findDoNotBook } from '#server/accounts/customers/do-not-book.ts'
import type { Database } from '#server/db/client.ts'
import { ledgerCents, reportedAt } from '#server/db/ledger.ts'
import { notFound } from '#server/errors.ts'
import { findWish } from '../contact/wish-rows.ts'
import { readCustomers } from './list-customers.ts'

/** Bookings of one customer at most, the latest events. */
const RECENT = 50

/** Everything the office knows about a customer. */
export type CustomerPageRows = Awaited<ReturnType<typeof readCustomerPage>>

/**
 * Reads everything the office knows about a customer (docs/product.md P6.113).
 * @param id of the customer, or of an account that was merged into theirs
 * @throws AppError not_found (404) for an unknown or erased one
 */
export async function readCustomerPage(db: Database, id: string) {
  const known = await db.selectFrom('customers').select('merged_into').where('id', '=', id).executeTakeFirst()
  const kept = known?.merged_into ?? id
  const [customer] = await readCustomers(db, [kept])
  if (!customer || customer.status === 'erased') throw notFound('There is no such customer')
  const [merged, doNotBook, notes, bookings, wish] = await Promise.all([
    db.selectFrom('customers').select('email').where('merged_into', '=', kept).orderBy('email').execute(),
    findDoNotBook(db, kept),
    listCustomerNotes(db, kept),
    listRecentBookings(db, kept),
    findWish(db, kept),
  ])
  return { customer, otherEmails: merged.map(({ email }) => email), doNotBook, notes, bookings, wish }
}

async function listRecentBookings(db: Database, customerId: string) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .leftJoin('invoices as d', 'd.id', 'i.invoice_id')
    .select(['b.id', 'a.name as agent_name', 'b.event_type', 'b.event_date', 'b.status', 'b.payment_status'])
    .select([
      'b.event_duration',
      'b.total_cents',
      'i.invoice_id',
      'd.invoice_number',
      ledgerCents('b.id').as('paid_cents'),
    ])
    .select(reportedAt('b.id').as('reported_at'))
    .where('b.customer_id', '=', customerId)
    .orderBy('b.event_date', 'desc')
    .orderBy('b.id', 'desc')
    .limit(RECENT)
    .execute()
}

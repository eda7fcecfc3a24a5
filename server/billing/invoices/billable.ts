import { type RawBuilder, sql } from 'kysely'
import { findWordConditions } from '#server/bookings/lists/word-conditions.ts'
import type { Database } from '#server/db/client.ts'
import {
  type FoundRow,
  type ListPage,
  orderByTime,
  searchNewest,
  startAfter,
  takeKeys,
  takePage,
} from '#server/db/keyset.ts'
import { ledgerCents, settledTaxCents, taxRate } from '#server/db/ledger.ts'

const NEWEST = orderByTime('b')

/**
 * Whether a booking `b` has no live invoice. The offset keeps PostgreSQL from turning this into a join that may read
 * all invoices; each booking is looked up in the index.
 */
const HAS_NO_INVOICE = sql<boolean>`not exists (
  select from invoice_parts i where i.booking_id = b.id and i.voided_at is null offset 0)`

/** Bookings `b` that are neither cancelled nor refunded. */
function baseQuery(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('bookings as b').where('b.status', '<>', 'cancelled').where('b.payment_status', '<>', 'refunded')
}

/**
 * One page of the bookings that can get an invoice, newest first.
 * @param words each must be the agent's or the customer's; a whole email address is its customer
 */
export async function findBillable(db: Database, words: readonly string[], page: ListPage): Promise<FoundRow[]> {
  const narrowing = await findWordConditions(db, {}, words)
  if (narrowing.length === 0) return baseQuery(db).where(HAS_NO_INVOICE).$call(takeKeys(NEWEST, page)).execute()
  return searchNewest(page.limit, {
    scanNewest: (window) => scanNewest(db, narrowing, { ...page, window }),
    searchByIndex: () => searchByIndex(db, narrowing, page),
  })
}

/** The billable bookings among the newest that meet the conditions. */
async function scanNewest(
  db: Database,
  narrowing: readonly RawBuilder<boolean>[],
  { after, limit, window }: ListPage & { window: number },
): Promise<FoundRow[]> {
  const newest = baseQuery(db)
    .select(['b.id', 'b.created_at', 'b.agent_id', 'b.customer_id', 'b.customer_name', 'b.customer_email', 'b.number'])
    .$call(takePage(NEWEST, { after, limit: window }))
  return db
    .selectFrom(newest.as('b'))
    .where((eb) => eb.and([...narrowing, HAS_NO_INVOICE]))
    .$call(takeKeys(NEWEST, { limit }))
    .execute()
}

/** All billable bookings that meet the conditions, found by an index, then ordered. */
async function searchByIndex(
  db: Database,
  narrowing: readonly RawBuilder<boolean>[],
  { after, limit }: ListPage,
): Promise<FoundRow[]> {
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) =>
        baseQuery(qb)
          .$call(startAfter(NEWEST, after))
          .select(['b.id', 'b.created_at'])
          .where((eb) => eb.and([...narrowing])),
    )
    .selectFrom('found as b')
    .where(HAS_NO_INVOICE)
    .$call(takeKeys(NEWEST, { limit }))
    .execute()
}

/** Bookings with what admins see before they make an invoice, in the order of the ids. */
export async function readBillable(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['b.id', 'b.number', 'c.name as customer_name', 'c.email as customer_email', 'a.name as agent_name'])
    .select(['b.event_type', 'b.event_date', 'b.event_duration', 'b.total_cents', ledgerCents('b.id').as('paid_cents')])
    .select([
      'b.payment_status',
      'c.tax_exempt',
      'c.tax_exempt_number',
      settledTaxCents('b.id').as('settled_tax_cents'),
    ])
    .select(taxRate('b').as('tax_rate'))
    .where('b.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], b.id)`)
    .execute()
}

/** A booking that can get an invoice. */
export type BillableRow = Awaited<ReturnType<typeof readBillable>>[number]

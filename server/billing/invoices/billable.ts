import { type RawBuilder, sql } from 'kysely'
import { wordConditions } from '#server/bookings/lists/word-conditions.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { ledgerCents } from '#server/db/ledger.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import { findNewest } from '../account/find-newest.ts'
import type { FoundRow } from './search.ts'

interface Page {
  after?: PageKey | undefined
  limit: number
}

/**
 * Whether a booking `b` can get an invoice: it has no live one. Without the offset PostgreSQL would make a join of it and
 * might read all invoices; so it looks each booking up in the index.
 */
const HAS_NO_INVOICE = sql<boolean>`not exists (
  select from invoices i where i.booking_id = b.id and i.voided_at is null offset 0)`

/** Bookings `b` that are neither cancelled nor refunded, after a key. */
function openBookings(db: Pick<Database, 'selectFrom'>, after: PageKey | undefined) {
  const open = db
    .selectFrom('bookings as b')
    .where('b.status', '<>', 'cancelled')
    .where('b.payment_status', '<>', 'refunded')
  if (!after) return open
  return open.where(sql<boolean>`(b.created_at, b.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
}

/**
 * One page of the bookings that can get an invoice, newest first.
 * @param words each must be the agent's or the customer's; a whole e-mail address is its customer
 */
export async function findBillable(db: Database, words: readonly string[], page: Page): Promise<FoundRow[]> {
  const narrowing = await wordConditions(db, {}, words)
  if (narrowing.length === 0) return newestBillable(db, page)
  return findNewest(page.limit, {
    walk: (window) => amongNewest(db, page, narrowing, window),
    gather: () => gather(db, page, narrowing),
  })
}

async function newestBillable(db: Database, { after, limit }: Page): Promise<FoundRow[]> {
  return openBookings(db, after)
    .select(['b.id', keyTime('b.created_at').as('key_at')])
    .where(HAS_NO_INVOICE)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()
}

async function amongNewest(
  db: Database,
  { after, limit }: Page,
  narrowing: readonly RawBuilder<boolean>[],
  window: number,
): Promise<FoundRow[]> {
  const newest = openBookings(db, after)
    .select(['b.id', 'b.created_at', 'b.agent_id', 'b.customer_id', 'b.customer_name', 'b.customer_email'])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(window)
  return db
    .selectFrom(newest.as('b'))
    .select(['b.id', keyTime('b.created_at').as('key_at')])
    .where((eb) => eb.and([...narrowing, HAS_NO_INVOICE]))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()
}

async function gather(
  db: Database,
  { after, limit }: Page,
  narrowing: readonly RawBuilder<boolean>[],
): Promise<FoundRow[]> {
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) =>
        openBookings(qb, after)
          .select(['b.id', 'b.created_at'])
          .where((eb) => eb.and([...narrowing])),
    )
    .selectFrom('found as b')
    .select(['b.id', keyTime('b.created_at').as('key_at')])
    .where(HAS_NO_INVOICE)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()
}

/** Bookings as they are offered to get an invoice, in the order of the ids. */
export async function readBillable(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['b.id', 'c.name as customer_name', 'c.email as customer_email', 'a.name as agent_name'])
    .select(['b.event_type', 'b.event_date', 'b.event_duration', 'b.total_cents', ledgerCents('b.id').as('paid_cents')])
    .where('b.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], b.id)`)
    .execute()
}

/** A booking that can get an invoice. */
export type BillableRow = Awaited<ReturnType<typeof readBillable>>[number]

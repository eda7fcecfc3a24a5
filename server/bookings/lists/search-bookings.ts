import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import {
  type FoundRow,
  type ListPage,
  orderByTime,
  searchNewest,
  startAfter,
  takeKeys,
  takePage,
} from '#server/db/keyset.ts'
import { inBatches } from '#server/http/answers/csv.ts'
import type { BookingConditions, BookingOwner } from './read-search.ts'
import { findWordConditions } from './word-conditions.ts'

const NEWEST = orderByTime('b')

/**
 * One page of bookings, newest first, at a cost that doesn't grow with how many there are.
 * @param owner an agent finds by the customer's name alone: emails of bookings not confirmed are not theirs to see
 *   (docs/product.md P3.12)
 */
export async function findBookings(
  db: Database,
  owner: BookingOwner,
  conditions: BookingConditions,
  page: ListPage,
): Promise<FoundRow[]> {
  const narrowing = [
    ...(await findWordConditions(db, owner, conditions.words)),
    ...buildDateConditions(conditions),
    ...buildAgentConditions(conditions),
  ]
  const search = {
    scanNewest: (window: number) => scanNewest(db, conditions, narrowing, { ...page, window }),
    searchByIndex: () => searchByIndex(db, owner, conditions, narrowing, page),
  }
  if (owner.agentId !== undefined || owner.customerId !== undefined) return search.searchByIndex()
  return narrowing.length === 0 ? search.scanNewest(page.limit) : searchNewest(page.limit, search)
}

function baseQuery(db: Pick<Database, 'selectFrom'>, { status }: Pick<BookingConditions, 'status'>) {
  const bookings = db.selectFrom('bookings as b')
  return status === undefined ? bookings : bookings.where('b.status', '=', status)
}

/** The bookings among the newest that meet the conditions. */
async function scanNewest(
  db: Database,
  conditions: BookingConditions,
  narrowing: readonly Expression<SqlBool>[],
  { after, limit, window }: ListPage & { window: number },
): Promise<FoundRow[]> {
  const newest = baseQuery(db, conditions)
    .select(['b.id', 'b.created_at', 'b.agent_id', 'b.customer_id', 'b.customer_name', 'b.customer_email'])
    .select(['b.event_date', 'b.number'])
    .$call(takePage(NEWEST, { after, limit: window }))
  return db
    .selectFrom(newest.as('b'))
    .where((eb) => eb.and([...narrowing]))
    .$call(takeKeys(NEWEST, { limit }))
    .execute()
}

/** All bookings that meet the conditions, found by the best index, then ordered. */
async function searchByIndex(
  db: Database,
  { agentId, customerId }: BookingOwner,
  conditions: BookingConditions,
  narrowing: readonly Expression<SqlBool>[],
  { after, limit }: ListPage,
): Promise<FoundRow[]> {
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) => {
        let found = baseQuery(qb, conditions).select(['b.id', 'b.created_at']).$call(startAfter(NEWEST, after))
        if (agentId !== undefined) found = found.where('b.agent_id', '=', agentId)
        if (customerId !== undefined) found = found.where('b.customer_id', '=', customerId)
        return found.where((eb) => eb.and([...narrowing]))
      },
    )
    .selectFrom('found as b')
    .$call(takeKeys(NEWEST, { limit }))
    .execute()
}

/** The conditions that a booking `b` is one person's, or of a category. */
export function buildAgentConditions({ category, agentId }: Pick<BookingConditions, 'category' | 'agentId'>) {
  return [
    ...(agentId ? [sql<boolean>`b.agent_id = ${agentId}`] : []),
    ...(category ? [sql<boolean>`b.agent_id in (select id from agents where category = ${category})`] : []),
  ]
}

/** The conditions that an event lies in all spans of a search, over bookings `b`. */
export function buildDateConditions({ spans }: BookingConditions): RawBuilder<boolean>[] {
  return spans.flatMap(({ from, to }) => [
    ...(from ? [sql<boolean>`b.event_date >= ${from}`] : []),
    ...(to ? [sql<boolean>`b.event_date < ${to}`] : []),
  ])
}

/**
 * The ids of all bookings of a status and of some dates, newest first, some at a time: one index scan, for
 * any dates.
 * @param size rows read at a time; those outside the dates are left out
 */
export async function* scanBookings(
  db: Database,
  conditions: Pick<BookingConditions, 'status' | 'spans'>,
  size: number,
): AsyncGenerator<string[]> {
  const within = ({ event_date }: { event_date: Date }) =>
    conditions.spans.every(({ from, to }) => (!from || event_date >= from) && (!to || event_date < to))
  const read = (last: FoundRow | undefined) =>
    baseQuery(db, conditions)
      .select(['b.id', 'b.event_date', keyTime('b.created_at').as('key_at')])
      .$call(takePage(NEWEST, { after: last && { at: last.key_at, id: last.id }, limit: size }))
      .execute()
  for await (const rows of inBatches(read)) {
    const ids = rows.filter(within).map(({ id }) => id)
    if (ids.length > 0) yield ids
  }
}

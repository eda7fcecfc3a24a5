import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { inBatches } from '#server/http/answers/csv.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import type { BookingConditions } from './read-search.ts'
import { wordConditions } from './word-conditions.ts'

/** Whose bookings are listed: everybody's, an agent's or a customer's. */
export interface BookingOwner {
  agentId?: string
  customerId?: string
}

/** A booking of a page, and the key the next page begins after. */
export interface FoundBooking {
  id: string
  key_at: string
}

interface Page {
  after?: PageKey | undefined
  limit: number
}

/**
 * How many of the newest bookings are looked through before the indexes of words and dates are asked: enough for a
 * page of whatever one in twenty has, and a few milliseconds lost for what is rare.
 */
const WINDOW = 2000
/** When so many times fewer than a page were found, looking on is still cheaper than gathering them all. */
const OFTEN = 6
/** How much further is looked than seems enough. */
const MARGIN = 1.5

/**
 * One page of bookings, newest first, at a cost that doesn't grow with how many there are. What is frequent is soon
 * found among the newest; what isn't is gathered by its indexes and ordered then. Neither is left to the planner, which
 * would look for a rare name through all bookings from the newest on.
 * @param owner an agent finds by the customer's name alone: e-mails of bookings not confirmed are not theirs to see
 *   (docs/product.md P3.12)
 */
export async function findBookings(
  db: Database,
  owner: BookingOwner,
  conditions: BookingConditions,
  page: Page,
): Promise<FoundBooking[]> {
  const narrowing = [...(await wordConditions(db, owner, conditions.words)), ...dateConditions(conditions)]
  const owned = owner.agentId !== undefined || owner.customerId !== undefined
  if (!owned) {
    const newest = await walkNewest(db, conditions, narrowing, { ...page, window: WINDOW })
    if (narrowing.length === 0 || newest.length === page.limit) return newest
    if (newest.length >= page.limit / OFTEN) {
      const window = Math.ceil((WINDOW * MARGIN * page.limit) / newest.length)
      const more = await walkNewest(db, conditions, narrowing, { ...page, window })
      if (more.length === page.limit) return more
    }
  }
  return gather(db, owner, conditions, narrowing, page)
}

const plain = (
  db: Pick<Database, 'selectFrom'>,
  { status }: Pick<BookingConditions, 'status'>,
  after: PageKey | undefined,
) => {
  let bookings = db.selectFrom('bookings as b')
  if (status !== undefined) bookings = bookings.where('b.status', '=', status)
  if (!after) return bookings
  return bookings.where(sql<boolean>`(b.created_at, b.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
}

/** What of the newest bookings meets the conditions. */
async function walkNewest(
  db: Database,
  conditions: BookingConditions,
  narrowing: readonly Expression<SqlBool>[],
  { after, limit, window }: Page & { window: number },
): Promise<FoundBooking[]> {
  const newest = plain(db, conditions, after)
    .select([
      'b.id',
      'b.created_at',
      'b.agent_id',
      'b.customer_id',
      'b.customer_name',
      'b.customer_email',
      'b.event_date',
    ])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(narrowing.length === 0 ? limit : window)
  return db
    .selectFrom(newest.as('b'))
    .select(['b.id', keyTime('b.created_at').as('key_at')])
    .where((eb) => eb.and([...narrowing]))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()
}

/** All that meet the conditions, found by whichever index is best, then ordered. */
async function gather(
  db: Database,
  { agentId, customerId }: BookingOwner,
  conditions: BookingConditions,
  narrowing: readonly Expression<SqlBool>[],
  { after, limit }: Page,
): Promise<FoundBooking[]> {
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) => {
        let found = plain(qb, conditions, after).select(['b.id', 'b.created_at'])
        if (agentId !== undefined) found = found.where('b.agent_id', '=', agentId)
        if (customerId !== undefined) found = found.where('b.customer_id', '=', customerId)
        return found.where((eb) => eb.and([...narrowing]))
      },
    )
    .selectFrom('found as b')
    .select(['b.id', keyTime('b.created_at').as('key_at')])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()
}

function dateConditions({ spans }: BookingConditions): RawBuilder<boolean>[] {
  return spans.flatMap(({ from, to }) => [
    ...(from ? [sql<boolean>`b.event_date >= ${from}`] : []),
    ...(to ? [sql<boolean>`b.event_date < ${to}`] : []),
  ])
}

/**
 * The ids of all bookings of a status and of some dates, newest first, some at a time: one walk along the index of the
 * newest, whatever the dates.
 * @param size rows looked through at a time; those outside the dates are left out
 */
export async function* scanBookings(
  db: Database,
  conditions: Pick<BookingConditions, 'status' | 'spans'>,
  size: number,
): AsyncGenerator<string[]> {
  const within = ({ event_date }: { event_date: Date }) =>
    conditions.spans.every(({ from, to }) => (!from || event_date >= from) && (!to || event_date < to))
  const read = (last: { key_at: string; id: string } | undefined) =>
    plain(db, conditions, last && { rank: 0, at: last.key_at, id: last.id })
      .select(['b.id', 'b.event_date', keyTime('b.created_at').as('key_at')])
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id', 'desc')
      .limit(size)
      .execute()
  for await (const rows of inBatches(read)) {
    const ids = rows.filter(within).map(({ id }) => id)
    if (ids.length > 0) yield ids
  }
}

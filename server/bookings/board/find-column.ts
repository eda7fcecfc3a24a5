import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { compareKeyTexts, keyTime } from '#server/db/key-time.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { PageOrder } from '#server/http/answers/page.ts'
import { isFinished } from '#shared/model/board-order.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { workRank } from '#shared/model/work.ts'
import { readCandidates } from '../lists/waiting-bookings.ts'

/** Open bookings whose reason to wait decides their place, of each column: the nearest to come, the latest over. */
const RANKED = { coming: 500, over: 100 }

const Moment = z.iso.datetime({ precision: 6 })

const BoardKey = z.object({
  rank: z.number().int(),
  over: z.boolean(),
  at: Moment,
  id: z.uuid(),
  now: z.iso.datetime(),
})
/** Where a page of a column ended, and the moment that its first page was ranked at. */
export type BoardKey = z.infer<typeof BoardKey>

/** The order of a column's pages (docs/product.md P6.170). */
export const BY_WORK: PageOrder<BoardKey, BoardKey> = {
  schema: BoardKey,
  keyOf: ({ rank, over, at, id, now }) => ({ rank, over, at, id, now }),
}

/** A column of the board. */
export interface Column {
  status: BookingStatus
  /** Only events from then on. */
  from: Date | undefined
}

/**
 * One page of a column, in the order of `compareOnBoard`, at a cost that doesn't grow with how many bookings there are:
 * of the open ones, the 500 nearest to come and the 100 latest that are over are ranked by why they wait, declined ones
 * always; the others follow by event.
 * @param now the moment of the first page; later pages keep the moment in their key
 */
export async function findColumn(
  db: Database,
  column: Column,
  { after, limit }: ListPage<BoardKey>,
  now: Date,
): Promise<BoardKey[]> {
  const moment = after ? new Date(after.now) : now
  const page = { after, limit }
  const found = isFinished(column.status)
    ? await findFinished(db, column, page)
    : await findOpen(db, column, page, moment)
  return found.map((place) => ({ ...place, now: moment.toISOString() }))
}

type Place = Omit<BoardKey, 'now'>
type Condition = RawBuilder<boolean>
type Page = ListPage<Place>

const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `)
const key = ({ at, id }: Pick<Place, 'at' | 'id'>) => sql`(${at}::timestamptz, ${id}::uuid)`
const within = ({ status, from }: Column): Condition[] => [
  sql<boolean>`status = ${sql.lit(status)}`,
  ...(from ? [sql<boolean>`event_date >= ${from}`] : []),
]

async function findFinished(db: Database, { status, from }: Column, { after, limit }: Page): Promise<Place[]> {
  const only = sql.lit(status)
  const conditions = [
    // a span and an order of states, though it is one: the index of dates would read all that is to come first
    sql<boolean>`status between ${only} and ${only}`,
    ...(from ? [sql<boolean>`event_date >= ${from}`] : []),
    ...(after ? [sql<boolean>`(event_date, id) < ${key(after)}`] : []),
  ]
  const { rows } = await sql<Pick<Place, 'at' | 'id'>>`select id, ${keyTime('event_date')} as at from bookings
    where ${all(conditions)} order by status desc, event_date desc, id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, rank: 0, over: false }))
}

/** Bookings of one rank, all to come or all over, in the order of their events. */
interface Stretch {
  rank: number
  over: boolean
  where: readonly Condition[]
}

async function findOpen(db: Database, column: Column, page: Page, now: Date): Promise<Place[]> {
  const pending = column.status === 'pending'
  const notDeclined = pending ? [sql<boolean>`agent_answer is distinct from 'declined'`] : []
  const rest = [...within(column), ...notDeclined]
  const coming = sql<boolean>`event_date >= ${now}`
  const over = sql<boolean>`event_date < ${now}`
  const ranked = await readCandidates(
    db,
    sql`(select id from bookings where ${all([...rest, coming])} order by event_date, id limit ${RANKED.coming})
      union all
      (select id from bookings where ${all([...rest, over])} order by event_date desc, id desc limit ${RANKED.over})`,
    now,
  )
  const places = ranked
    .map(({ id, kind, at, key_at }) => ({ id, rank: workRank(kind), over: at < now, at: key_at }))
    .sort(comparePlaces)
  const lastRank = workRank(pending ? 'pending' : null)
  const stretches: Stretch[] = []
  const nearest = places.filter((place) => !place.over).sort(compareKeys)
  const latest = places.filter((place) => place.over).sort(compareKeys)
  const [last, first] = [nearest.at(-1), latest[0]]
  if (last && nearest.length === RANKED.coming) {
    const beyond = sql<boolean>`(event_date, id) > ${key(last)}`
    stretches.push({ rank: lastRank, over: false, where: [...rest, coming, beyond] })
  }
  if (first && latest.length === RANKED.over) {
    const beyond = sql<boolean>`(event_date, id) < ${key(first)}`
    stretches.push({ rank: lastRank, over: true, where: [...rest, over, beyond] })
  }
  if (pending) {
    const declined = [...within(column), sql<boolean>`agent_answer = 'declined'`]
    const rank = workRank('declined')
    stretches.push(
      { rank, over: false, where: [...declined, coming] },
      { rank, over: true, where: [...declined, over] },
    )
  }
  const { after, limit } = page
  const found = await Promise.all(stretches.map((stretch) => readStretch(db, stretch, page)))
  return [...places.filter((place) => !after || comparePlaces(place, after) > 0), ...found.flat()]
    .sort(comparePlaces)
    .slice(0, limit)
}

async function readStretch(db: Database, { rank, over, where }: Stretch, { after, limit }: Page): Promise<Place[]> {
  const passed = after ? after.rank - rank || Number(after.over) - Number(over) : -1
  if (passed > 0) return []
  const rest = after && passed === 0 ? [sql<boolean>`(event_date, id) > ${key(after)}`] : []
  const { rows } = await sql<Pick<Place, 'at' | 'id'>>`select id, ${keyTime('event_date')} as at from bookings
    where ${all([...where, ...rest])} order by event_date, id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, rank, over }))
}

const compareKeys = (one: Place, other: Place) => compareKeyTexts(one.at, other.at) || compareKeyTexts(one.id, other.id)
const comparePlaces = (one: Place, other: Place) =>
  one.rank - other.rank || Number(one.over) - Number(other.over) || compareKeys(one, other)

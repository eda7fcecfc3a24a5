import { type RawBuilder, sql } from 'kysely'
import { getTakenSpan, type Span } from '#server/availability/intervals.ts'
import { selectClosed, selectTaken } from '#server/availability/queries.ts'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import { matchWord, readWords } from '../lists/match-words.ts'

/** Free agents at most in one answer, and busy ones. */
export const FREE_LIMIT = 50

/** Who is looked for, and for when. */
export interface FreeSearch {
  start: Date
  hours: number
  category: string | undefined
  /** Words of the name as typed. */
  words: string | undefined
  /** A booking whose own time doesn't count. */
  bookingId: string | undefined
}

/** An agent, whether free, and the first booking or blocked time in the way. */
export interface FreeRow {
  id: string
  name: string
  category: string
  image: string | null
  hourly_rate: number | null
  plus_tax: boolean
  rating: number
  availability: boolean
  free: boolean
  /** Outside the weekly hours. */
  closed: boolean
  taken_from: Date | null
  taken_to: Date | null
  /** The time is held by a proposal, not booked. */
  held: boolean | null
  booking_id: string | null
  booked_by: string | null
  booked_number: number | null
  booked_hours: number | null
  booked_for: Date | null
  asked_id: string | null
  asked_by: string | null
  asked_for: Date | null
}

/**
 * The common table expressions 'taken' (the first interval of an agent within a span, the booking's own left out) and
 * 'closed' (outside the weekly hours), for a `with` before a query with `IS_FREE`.
 */
export function selectBusy({ start, end, busyUntil }: Span, bookingId: string | null): RawBuilder<unknown> {
  return sql`taken as materialized (
      select distinct on (agent_id) agent_id, booking_id, start_time, busy_until, held
      from (${selectTaken({ from: start, to: busyUntil })}) as intervals
      where booking_id is null or booking_id is distinct from ${bookingId}::uuid
      order by agent_id, held, start_time
    ), closed as materialized (${selectClosed({ from: start, to: end })})`
}

/** Whether an agent `a` takes requests and is neither in 'taken' nor in 'closed' of `selectBusy`. */
export const IS_FREE = sql<boolean>`(a.availability and a.id not in (select agent_id from taken)
        and a.id not in (select agent_id from closed))`

/** The plain order of agents: the index agents_by_rating reads free ones in it until there are enough. */
const BEST = sql`order by a.rating desc, a.created_at, a.id`

/**
 * The agents who can take a booking, and those who can't, in one statement: at most one more of each than FREE_LIMIT. An
 * agent is free when confirming such a booking would not be refused (docs/product.md P8.7): buffers count on both sides.
 */
export async function findFreeAgents(db: Database, search: FreeSearch): Promise<FreeRow[]> {
  const span = getTakenSpan(search.start, search.hours, await findBufferMinutes(db))
  const { start, busyUntil } = span
  const { bookingId = null } = search
  const candidates = (isFree: boolean): RawBuilder<unknown> => sql`
    select a.id, ${isFree}::boolean as free from agents a
    where ${sql.join(conditionsOf(search), sql` and `)}
      and ${IS_FREE} = ${isFree}
    ${BEST} limit ${FREE_LIMIT + 1}`
  const { rows } = await sql<FreeRow>`
    with ${selectBusy(span, bookingId)},
    found as (select * from (${candidates(true)}) as free union all select * from (${candidates(false)}) as busy)
    select a.id, a.name, a.category, ${selectPicture('a')} as image, a.hourly_rate, ${plusTax('a.category')} as plus_tax, a.rating::float8 as rating,
      a.availability, found.free, exists (select from closed c where c.agent_id = a.id) as closed,
      t.start_time as taken_from, t.busy_until as taken_to, t.held, t.booking_id,
      b.customer_name as booked_by, b.number as booked_number, b.event_date as booked_for, b.event_duration as booked_hours,
      p.id as asked_id, p.customer_name as asked_by, p.event_date as asked_for
    from found
    join agents a on a.id = found.id
    left join taken t on t.agent_id = a.id
    left join bookings b on b.id = t.booking_id
    left join lateral (
      select p.id, p.customer_name, p.event_date from bookings p
      where p.agent_id = a.id and p.status = 'pending' and p.id is distinct from ${bookingId}::uuid
        and p.event_date < ${busyUntil} and p.event_date > ${start}::timestamptz - interval '72 hours'
        and p.event_date + make_interval(hours => p.event_duration) > ${start}
      order by p.event_date, p.id limit 1
    ) as p on found.free
    order by found.free desc, a.rating desc, a.created_at, a.id`.execute(db)
  return rows
}

function conditionsOf({ category, words }: FreeSearch): RawBuilder<boolean>[] {
  return [
    sql<boolean>`a.archived_at is null`,
    ...(category === undefined ? [] : [sql<boolean>`a.category = ${category}`]),
    ...readWords((words ?? '').split(/\s+/)).map((word) => matchWord(sql<string>`lower(a.name)`, word)),
  ]
}

import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { getPlace } from '#shared/model/place.ts'
import type { WeeklySpan } from '#shared/model/weekly-hours.ts'
import { findHolds, isHeldWithin } from './holds/holds.ts'
import { coverHours, gapsBetween, mergeSpans, type TimeSpan } from './spans.ts'
import { neededWeek, openTimes } from './week.ts'

/** When an agent is taken, in instants; `to` is when they are free again, buffer included. */
export interface BusyInterval {
  id: string
  agentId: string
  /** The booking that takes the time; null for blocked time. */
  bookingId: string | null
  from: Date
  to: Date
}

/** The rows that mean an agent is taken some time within a span: what every question about free and busy comes down to. */
function touching(span: TimeSpan, range: RawBuilder<unknown> = rangeOf(span)) {
  return sql<boolean>`status in ('active', 'overlapping') and tstzrange(start_time, busy_until) && ${range}`
}

const rangeOf = ({ from, to }: TimeSpan) => sql`tstzrange(${from}, ${to})`

/** A span as everyone may ask about it: in whole hours, from today in Atlanta on (docs/product.md P8.10). */
const publicRangeOf = (span: TimeSpan) =>
  sql`${rangeOf(coverHours(span))} * tstzrange(atlanta_day(now())::timestamp at time zone ${getPlace().timeZone}, null)`

/**
 * The intervals that touch a span, what proposals hold too, as a subquery for other rooms' statements: `agent_id`,
 * `booking_id`, `start_time`, `busy_until`, `held`.
 */
export function selectTaken(span: TimeSpan) {
  return sql`select agent_id, booking_id, start_time, busy_until, false as held from agent_statuses where ${touching(span)}
    union all
    select agent_id, booking_id, start_time, busy_until, true as held from holds where ${isHeldWithin(rangeOf(span))}`
}

/** The agents whose weekly hours don't hold a span, as a subquery for other rooms' statements: `agent_id`. */
export function selectClosed(span: TimeSpan) {
  return sql`select agent_id from agent_weeks where not open @> ${neededWeek(span)}::int4multirange`
}

/**
 * The agents who can't take a booking some time within a span, as a subquery for other rooms' statements: taken by a
 * booking or blocked time, held by a proposal, or outside their weekly hours.
 * @param span from (inclusive) and to (exclusive)
 */
export function busyAgentIds(span: TimeSpan) {
  return sql`select agent_id from agent_statuses where ${touching(span)}
    union all select agent_id from holds where ${isHeldWithin(rangeOf(span))}
    union all ${selectClosed(span)}`
}

/**
 * As `busyAgentIds`, for what everyone may ask: bookings and blocked times count in whole hours, and not before today,
 * so that a search shows no minute of a booking and nobody's past (docs/product.md P8.10).
 * @param span from (inclusive) and to (exclusive)
 */
export function publiclyBusyAgentIds(span: TimeSpan) {
  const range = publicRangeOf(span)
  return sql`select agent_id from agent_statuses where ${touching(span, range)}
    union all select agent_id from holds where ${isHeldWithin(range)}
    union all ${selectClosed(span)}`
}

/**
 * The intervals that touch a span: confirmed bookings and blocked time, not the hours an agent doesn't work in. What a
 * booking conflicts with; whether an agent is free at all is asked of `busyAgentIds` and `findBusyTimes`.
 * @param agentIds whose time; all agents when absent
 * @param span from (inclusive) and to (exclusive)
 */
export async function findBusyIntervals(
  db: Database,
  { agentIds, from, to }: TimeSpan & { agentIds?: readonly string[] },
): Promise<BusyInterval[]> {
  let query = db
    .selectFrom('agent_statuses')
    .select(['id', 'agent_id', 'booking_id', 'start_time', 'busy_until'])
    .where(touching({ from, to }))
    .orderBy('start_time')
  if (agentIds) query = query.where('agent_id', '=', sql<string>`any(${agentIds}::uuid[])`)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    agentId: row.agent_id,
    bookingId: row.booking_id,
    from: row.start_time,
    to: row.busy_until,
  }))
}

/**
 * When an agent can't take a booking within a span: booked, held or blocked, in whole hours, or outside their weekly hours; by
 * start, nothing touching, cut to the span.
 */
export async function findBusyTimes(db: Database, agentId: string, span: TimeSpan): Promise<TimeSpan[]> {
  const intervals = await findBusyIntervals(db, { agentIds: [agentId], ...span })
  const holds = await findHolds(db, { agentId, ...span })
  const hours = await findWeeklyHours(db, agentId)
  const closed = hours.length === 0 ? [] : gapsBetween(openTimes(hours, span), span)
  // what everyone may read says no minute of a booking's beginning and end (docs/product.md P8.10)
  return mergeSpans([...[...intervals, ...holds].map(coverHours), ...closed], span)
}

/** An agent's weekly hours, by day and time; none means any time. */
export async function findWeeklyHours(db: Database, agentId: string): Promise<WeeklySpan[]> {
  return db
    .selectFrom('agent_weekly_hours')
    .select(['weekday', 'start_minute as from', 'end_minute as to'])
    .where('agent_id', '=', agentId)
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute()
}

/**
 * Whether an agent is on the roster.
 * @param publicly only when everyone may see the agent (docs/product.md P5.25)
 */
export async function isOnRoster(db: Database, agentId: string, publicly: boolean): Promise<boolean> {
  const agent = await db
    .selectFrom('agents')
    .select('id')
    .where('id', '=', agentId)
    .where('archived_at', 'is', null)
    .$if(publicly, (query) => query.where('published_at', 'is not', null))
    .executeTakeFirst()
  return agent !== undefined
}

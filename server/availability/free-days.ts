import { Temporal } from 'temporal-polyfill'
import type { Database } from '#server/db/client.ts'
import { addDays, type Day, HOUR_MS } from '#shared/model/day.ts'
import { getPlace } from '#shared/model/place.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { findBusyTimes } from './queries.ts'
import { gapsBetween, type TimeSpan } from './spans.ts'

/** Days looked at, today included. */
const DAYS_AHEAD = 30
/** Days listed at most. */
const MOST = 3
/** A free day has so many hours in a row between its first hour and the last one, which is the next day's. */
const FREE_HOURS = 3
const FIRST_HOUR = 8
const LAST_HOUR = 3

/** An hour of an Atlanta day that no change of clocks skips. */
const hourOf = (day: Day, hour: number) =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: getPlace().timeZone, plainTime: { hour } })
      .epochMilliseconds,
  )

const lengthWithin = (gap: TimeSpan, { from, to }: TimeSpan) =>
  Math.min(gap.to.getTime(), to.getTime()) - Math.max(gap.from.getTime(), from.getTime())

/**
 * The next days on which an agent is free for at least three hours in a row between 8 AM and 3 AM, Atlanta time: up to
 * three of the next 30 days. It says days only, never a booking's time (docs/product.md P8.23).
 * @param now what is past of today doesn't count
 * @returns the days in order; none when the agent takes no bookings
 */
export async function findFreeDays(db: Database, agentId: string, now: Date): Promise<Day[]> {
  const agent = await db.selectFrom('agents').select('availability').where('id', '=', agentId).executeTakeFirst()
  if (!agent?.availability) return []
  const today = atlantaDay(now)
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
  const span = { from: now, to: hourOf(addDays(today, DAYS_AHEAD), LAST_HOUR) }
  const free = gapsBetween(await findBusyTimes(db, agentId, span), span)
  const isFree = (day: Day) => {
    const hours = { from: hourOf(day, FIRST_HOUR), to: hourOf(addDays(day, 1), LAST_HOUR) }
    return free.some((gap) => lengthWithin(gap, hours) >= FREE_HOURS * HOUR_MS)
  }
  return days.filter(isFree).slice(0, MOST)
}

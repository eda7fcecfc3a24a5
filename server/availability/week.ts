import { Temporal } from 'temporal-polyfill'
import { getPlace } from '#shared/model/place.ts'
import { DAY_MINUTES, WEEK_MINUTES, type WeeklySpan } from '#shared/model/weekly-hours.ts'
import { mergeSpans, type TimeSpan } from './spans.ts'

/** No weekly span lasts longer, in days. */
const LONGEST_DAYS = 2

const zonedOf = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(getPlace().timeZone)

/**
 * When a minute of a day comes. A time that is skipped in spring is the moment clocks change, one that is repeated in
 * autumn its first occurrence: later minutes never come earlier, so that spans that don't overlap on paper don't in time.
 * @param minute from the day's midnight, beyond 1440 on the days after
 */
function instantAt(day: Temporal.PlainDate, minute: number): Date {
  const local = day.toPlainDateTime().add({ minutes: minute })
  const zoned = local.toZonedDateTime(getPlace().timeZone, { disambiguation: 'earlier' })
  const exists = zoned.toPlainDateTime().equals(local)
  const moment = exists
    ? zoned
    : local.round({ smallestUnit: 'hour', roundingMode: 'floor' }).toZonedDateTime(getPlace().timeZone)
  return new Date(moment.epochMilliseconds)
}

/** When an agent of these weekly hours takes bookings within a span, by start, nothing touching. */
export function openTimes(hours: readonly WeeklySpan[], { from, to }: TimeSpan): TimeSpan[] {
  const first = zonedOf(from).toPlainDate().subtract({ days: LONGEST_DAYS })
  const days = first.until(zonedOf(to).toPlainDate()).days
  const open: TimeSpan[] = []
  for (let ahead = 0; ahead <= days; ahead++) {
    const day = first.add({ days: ahead })
    for (const span of hours) {
      if (span.weekday !== day.dayOfWeek % 7) continue
      open.push({ from: instantAt(day, span.from), to: instantAt(day, span.to) })
    }
  }
  return mergeSpans(open, { from, to })
}

/**
 * The minutes of the week an agent's hours must hold for a span to lie within them, as a multirange of PostgreSQL beside
 * `agent_weeks.open`. It is the rule of `openTimes` for all agents in one query. The hour skipped in spring isn't
 * needed; the second pass of the hour repeated in autumn needs hours at its end.
 */
export function neededWeek({ from, to }: TimeSpan): string {
  const [start, end] = [zonedOf(from), zonedOf(to)]
  const firstDay = start.toPlainDate()
  const days = firstDay.until(end.toPlainDate()).days
  if (days > 7) return `{[0,${WEEK_MINUTES})}`
  const base = (start.dayOfWeek % 7) * DAY_MINUTES
  const lower = isSecondPass(start) ? nextHour(start) - 1 : Math.floor(minuteOf(start))
  const upper = days * DAY_MINUTES + (isSecondPass(end) ? nextHour(end) : Math.ceil(minuteOf(end)))
  const ranges: [number, number][] = []
  let at = lower
  for (let day = 0; day <= days; day++) {
    const skipped = findSkipped(firstDay.add({ days: day }))
    if (!skipped) continue
    ranges.push([at, Math.min(upper, day * DAY_MINUTES + skipped.from)])
    at = Math.max(at, day * DAY_MINUTES + skipped.to)
  }
  ranges.push([at, upper])
  const asked = ranges.filter(([a, b]) => a < b).map(([a, b]) => `[${base + a},${base + b})`)
  return `{${asked.join(',')}}`
}

/** What clocks skip of a day in spring, in minutes of the day: 120 to 180 in Atlanta; undefined on other days. */
function findSkipped(day: Temporal.PlainDate): { from: number; to: number } | undefined {
  const start = day.toZonedDateTime(getPlace().timeZone)
  if (start.hoursInDay >= 24) return undefined
  // a zone that skips midnight begins the day at the change
  const before = start.subtract({ nanoseconds: 1 })
  const change = before.getTimeZoneTransition('next')
  if (!change) return undefined
  const gap = (change.offsetNanoseconds - change.subtract({ nanoseconds: 1 }).offsetNanoseconds) / 60e9
  const to = minuteOf(change)
  return { from: to - gap, to }
}

const nextHour = ({ hour }: Temporal.ZonedDateTime) => (hour + 1) * 60

const minuteOf = ({ hour, minute, second, millisecond }: Temporal.ZonedDateTime) =>
  hour * 60 + minute + (second + millisecond / 1000) / 60

/** Whether it is the second time clocks show this time that night. */
function isSecondPass(zoned: Temporal.ZonedDateTime): boolean {
  const first = zoned.toPlainDateTime().toZonedDateTime(getPlace().timeZone, { disambiguation: 'earlier' })
  return first.epochMilliseconds !== zoned.epochMilliseconds
}

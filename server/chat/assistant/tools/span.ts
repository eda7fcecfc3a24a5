import { Temporal } from 'temporal-polyfill'
import type { TimeSpan } from '#server/availability/spans.ts'
import { PART_BEGINS, type TimeWish } from '#server/catalog/words/read-time.ts'
import { writeClock } from '#shared/model/event-time.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { getPlace } from '#shared/model/place.ts'

/** How long an event is taken to last when nobody says so, in hours. */
export const USUAL_HOURS = 4

/** The span of an event, and which parts of it are assumptions. */
export interface EventSpan extends TimeSpan {
  hours: number
  assumed: { start: boolean; hours: boolean }
}

/** When an event is, in instants; an evening of four hours where nothing else was said. */
export function buildEventSpan(day: Temporal.PlainDate, { minute, hours, part }: TimeWish): EventSpan {
  const start = minute ?? PART_BEGINS[part ?? 'evening']
  const lasts = hours ?? USUAL_HOURS
  const from = day.toPlainDateTime().add({ minutes: start }).toZonedDateTime(getPlace().timeZone)
  return {
    from: new Date(from.epochMilliseconds),
    to: new Date(from.add({ hours: lasts }).epochMilliseconds),
    hours: lasts,
    assumed: { start: minute === undefined, hours: hours === undefined },
  }
}

/** When a span begins as the booking form's address carries it: '2026-12-05T21:00' in Atlanta. */
export const formatAddressTime = ({ from }: TimeSpan): string =>
  Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(getPlace().timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

/** A moment by Atlanta's clocks. */
export const atlantaTime = (now: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(getPlace().timeZone)

const date = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })
const fullDate = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** A day in words, with the year when it isn't this one: 'Saturday, December 5'. */
export function formatDay(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const noon = new Date(day.toPlainDateTime({ hour: 12 }).toZonedDateTime(getPlace().timeZone).epochMilliseconds)
  return (day.year === today.year ? date : fullDate).format(noon)
}

/** A span's times in words: '8 PM to midnight'. */
export const formatTimes = ({ from, to }: TimeSpan): string => `${writeClock(from)} to ${writeClock(to)}`

import { Temporal } from 'temporal-polyfill'
import { HOUR_MS } from '#shared/model/day.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { getPlace } from '#shared/model/place.ts'

/** A local time that the spring change of clocks skips. */
export class SkippedTimeError extends Error {
  override name = 'SkippedTimeError'
}

/**
 * Reads a date, an Atlanta date and time, or an instant with offset. A date alone is that day's local start; a time
 * that the autumn change of clocks repeats means its first occurrence.
 * @param text '2026-12-04', '2026-12-04T21:00' or '2026-12-04T21:00:00-05:00'
 * @returns the instant, or undefined when the text means none
 * @throws SkippedTimeError for a local time that doesn't exist
 */
export function parseAtlantaTime(text: string): Date | undefined {
  const iso = text.trim().replace(' ', 'T').toUpperCase()
  try {
    if (/(Z|[+-]\d{2}:?\d{2})$/.test(iso) && iso.includes('T')) return toDate(Temporal.Instant.from(iso))
    if (!iso.includes('T')) return toDate(Temporal.PlainDate.from(iso).toZonedDateTime(getPlace().timeZone).toInstant())
    const local = Temporal.PlainDateTime.from(iso)
    const zoned = local.toZonedDateTime(getPlace().timeZone, { disambiguation: 'earlier' })
    if (!zoned.toPlainDateTime().equals(local)) throw new SkippedTimeError(text)
    return toDate(zoned.toInstant())
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}

const dayAndTime = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const
const long = dateFormat(dayAndTime)
const longWithZone = dateFormat({ ...dayAndTime, timeZoneName: 'short' })

/**
 * An instant in words of Atlanta: 'Friday, December 4, 2026 at 9:00 PM'. A time that the autumn change of clocks
 * repeats says which one it is: 'Sunday, November 1, 2026 at 1:30 AM EDT'.
 */
export function formatAtlantaTime(instant: Date): string {
  const words = long.format(instant)
  const isRepeated = [-HOUR_MS, HOUR_MS].some((shift) => long.format(instant.getTime() + shift) === words)
  return isRepeated ? longWithZone.format(instant) : words
}

const day = { year: 'numeric', month: 'long', day: 'numeric' } as const
const date = dateFormat(day)
const dateWithWeekday = dateFormat({ ...day, weekday: 'long' })

/** The same day in words: 'December 4, 2026', or 'Friday, December 4, 2026'. */
export function formatAtlantaDate(instant: Date, { weekday = false } = {}): string {
  return (weekday ? dateWithWeekday : date).format(instant)
}

const shortDay = dateFormat({ ...day, weekday: 'short', month: 'short' })
const timeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' })

/** An instant in short words of Atlanta: 'Fri, Dec 4, 2026 at 9:00 PM'. */
export const formatShortAtlantaTime = (instant: Date): string =>
  `${shortDay.format(instant)} at ${timeOfDay.format(instant)}`

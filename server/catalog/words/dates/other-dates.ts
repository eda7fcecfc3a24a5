import { casual, type ParsedResult } from 'chrono-node'
import { Temporal } from 'temporal-polyfill'
import { type DateWish, isBefore } from './days.ts'

/** A text without one of these names no day that is still to be read. */
const NAMES_A_DAY =
  /\b(?:ago|later|after|before|earlier|from now|past|since|week|month|end of|\d+(?:st|nd|rd|th))\b|\d\.\d{1,2}\./
/** Longer texts are no dates. */
const READ_LIMIT = 400
/** Counted from now, where it is a length more often than a day. */
const LENGTH =
  /^(?:for|within|in|during|over|about|around|after)? ?(?:the )?(?:next |last |past )?(?:half an?|an?|few|couple|\d+(?:\.\d+)?) ?(?:h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?)\b/

/**
 * Reads days that are named in rarer ways, such as 'two days ago' or '5.12.2026', with chrono-node.
 * @param text plain and corrected
 * @param today in Atlanta
 */
export function readOtherDate(text: string, today: Temporal.PlainDate): { wish: DateWish; rest: string } | undefined {
  if (text.length > READ_LIMIT || !NAMES_A_DAY.test(text)) return undefined
  const found = casual.parse(text, noonOf(today), { forwardDate: !/\bago\b/.test(text) }).find(isDay)
  if (!found) return undefined
  return { wish: wishOf(found, today), rest: text.replace(found.text, ' ') }
}

/** The middle of a day, on the clock of the process: dates then fall on the same day in every zone. */
export const noonOf = (day: Temporal.PlainDate): Date => new Date(day.year, day.month - 1, day.day, 12)

/** The day of a result. */
export function wishOf({ start }: ParsedResult, today: Temporal.PlainDate): DateWish {
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  if (year === null || month === null || day === null) return {}
  const found = Temporal.PlainDate.from({ year, month, day })
  return { day: found, ...(isBefore(found, today) && { past: true }) }
}

/** Whether a result names a day, not only a time or a month. */
export const isDay = ({ start, text }: ParsedResult): boolean =>
  !LENGTH.test(text) && text !== 'now' && (start.isCertain('weekday') || start.isCertain('day'))

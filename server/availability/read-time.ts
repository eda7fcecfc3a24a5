import { invalid } from '#server/errors.ts'
import { DAY_MS, HOUR_MS, nextDay } from '#shared/model/day.ts'
import { cityName, isAtlantaTime } from '#shared/model/place.ts'
import { parseAtlantaTime, SkippedTimeError } from './atlanta-time.ts'
import type { TimeSpan } from './spans.ts'

const DATE_ALONE = /^\d{4}-\d{2}-\d{2}$/

/** The longest span of a calendar; one hour more, for the autumn change of clocks. */
const LONGEST_SPAN_MS = 62 * DAY_MS + HOUR_MS

/** Atlanta's clocks skip the same hour each spring; those of other places may skip another. */
const skippedSentence = () =>
  `That time does not exist in ${cityName()}: ${
    isAtlantaTime() ? 'clocks skip from 2:00 to 3:00 AM that night' : 'the clocks change that night'
  }`

const notADate = (field: string) => invalid({ [field]: 'Not a valid date' })

/**
 * The instant a date, Atlanta time, or instant with offset means, in any year.
 * @param field what the sentence about a wrong one belongs to
 * @throws AppError invalid_request (400) when it means none
 */
export function readAnyTime(field: string, text: string): Date {
  try {
    const date = parseAtlantaTime(text)
    if (date) return date
  } catch (error) {
    if (!(error instanceof SkippedTimeError)) throw error
    throw invalid({ [field]: skippedSentence() })
  }
  throw notADate(field)
}

/**
 * The same, in a year that has four digits: what PostgreSQL can hold.
 * @throws AppError invalid_request (400) when it means none
 */
export function readTime(field: string, text: string): Date {
  const date = readAnyTime(field, text)
  const year = date.getUTCFullYear()
  if (year < 1 || year > 9999) throw notADate(field)
  return date
}

/**
 * The instant a span ends at: a date alone is the end of that day.
 * @throws AppError invalid_request (400) when it means none
 */
export function readEnd(field: string, text: string): Date {
  const time = readTime(field, text)
  return DATE_ALONE.test(text) ? readTime(field, nextDay(text)) : time
}

/**
 * Refuses a span that a calendar cannot show.
 * @throws AppError invalid_request (400) for a span without time in it, or of more than 62 days
 */
export function assertCalendarSpan({ from, to }: TimeSpan): void {
  if (from >= to) throw invalid({ to: 'The end must be after the beginning' })
  if (to.getTime() - from.getTime() > LONGEST_SPAN_MS) throw invalid({ to: 'At most 62 days at a time' })
}

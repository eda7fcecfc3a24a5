import { parseAtlantaTime, SkippedTimeError } from '#server/availability/atlanta-time.ts'
import { invalid } from '#server/errors.ts'

const DAY_MS = 86_400_000
/** How far back and ahead an event may lie, in days. */
const PAST_DAYS = 1
const FUTURE_DAYS = 3650

/**
 * When the event begins (docs/product.md §8).
 * @param text as sent: a date, Atlanta time, or an instant with offset; now when absent
 * @throws AppError invalid_request (400) for no such time, more than 24 hours past, or out of range
 */
export function readEventDate(text: string | undefined, now: Date): Date {
  if (text === undefined) return now
  const date = parse(text)
  if (!date) throw invalid({ eventDate: 'Not a valid date' })
  const days = (date.getTime() - now.getTime()) / DAY_MS
  if (days < -PAST_DAYS) throw invalid({ eventDate: 'The event date is in the past' })
  if (days > FUTURE_DAYS) throw invalid({ eventDate: 'The event date is too far ahead' })
  return date
}

function parse(text: string): Date | undefined {
  try {
    return parseAtlantaTime(text)
  } catch (error) {
    if (!(error instanceof SkippedTimeError)) throw error
    throw invalid({
      eventDate: 'That time does not exist in Atlanta: clocks skip from 2:00 to 3:00 AM that night',
    })
  }
}

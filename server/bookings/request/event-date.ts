import { readAnyTime } from '#server/availability/read-time.ts'
import { invalid } from '#server/errors.ts'
import { DAY_MS } from '#shared/model/day.ts'

/** How far back and ahead an event may lie, in days. */
const PAST_DAYS = 1
const FUTURE_DAYS = 3650
/** How far back an admin may enter or move a booking, in days. */
export const ADMIN_PAST_DAYS = 30

/**
 * When the event begins (docs/product.md §8).
 * @param text as sent: a date, Atlanta time, or an instant with offset; now when absent
 * @param pastDays how far back it may lie; a day unless said
 * @throws AppError invalid_request (400) for no such time, one too far back, or out of range
 */
export function readEventDate(text: string | undefined, now: Date, pastDays = PAST_DAYS): Date {
  if (text === undefined) return now
  const date = readAnyTime('eventDate', text)
  assertInReach(date, now, pastDays)
  return date
}

/**
 * Refuses a time at which no event may begin.
 * @throws AppError invalid_request (400)
 */
export function assertInReach(eventDate: Date, now: Date, pastDays = PAST_DAYS): void {
  const days = (eventDate.getTime() - now.getTime()) / DAY_MS
  if (days < -pastDays) throw invalid({ eventDate: 'The event date is in the past' })
  if (days > FUTURE_DAYS) throw invalid({ eventDate: 'The event date is too far ahead' })
}

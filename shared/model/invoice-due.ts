import { addDays, type Day, HOUR_MS } from './day.ts'
import { atlantaDay } from './time-zone.ts'

/** Until so many hours before the start a booking can be cancelled for free: by then the money should be there. */
const HOURS_BEFORE = 72

/**
 * The day an invoice should be due before its event, so that it is paid 72 hours before the start, yet at least a day
 * after it is sent (docs/product.md P7.114).
 * @param eventDate the start of the event
 * @returns a day of Atlanta; undefined once the event has begun
 */
export function findDueDayBefore(eventDate: Date | string, now: Date): Day | undefined {
  const start = new Date(eventDate)
  // also what is no date
  if (!(start.getTime() > now.getTime())) return undefined
  const before = atlantaDay(new Date(start.getTime() - HOURS_BEFORE * HOUR_MS))
  const tomorrow = addDays(atlantaDay(now), 1)
  return before > tomorrow ? before : tomorrow
}

/**
 * The earlier one of a due day and the day before the event, for an invoice that is made and sent at once.
 * @param day the usual or chosen one
 */
export function chooseDueDay(day: Day, eventDate: Date | string, now: Date): Day {
  const before = findDueDayBefore(eventDate, now)
  return before !== undefined && before < day ? before : day
}

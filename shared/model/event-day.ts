import { HOUR_MS } from './day.ts'
import { atlantaDay } from './time-zone.ts'

/** Hours before its beginning and after its end that count as the day of an event. */
const AROUND_HOURS = 12

/**
 * Whether it is the day of an event in Atlanta, or the hours around it (docs/product.md P5.11).
 * @param begin when the event begins
 * @param hours how long it lasts
 */
export function isEventDay(begin: Date, hours: number, now: Date): boolean {
  if (atlantaDay(begin) === atlantaDay(now)) return true
  const from = begin.getTime() - AROUND_HOURS * HOUR_MS
  const to = begin.getTime() + (hours + AROUND_HOURS) * HOUR_MS
  return from <= now.getTime() && now.getTime() <= to
}

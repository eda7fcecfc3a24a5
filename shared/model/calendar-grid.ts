import { addDays, type Day, getUtcTime } from './day.ts'
import { DAY_MINUTES, type WeeklySpan } from './weekly-hours.ts'

/** The most days a grid of people and days has. */
export const MAX_GRID_DAYS = 14

/** A number of days from one on. */
export const listDays = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, ahead) => addDays(first, ahead))

/**
 * The hours of one day in which an agent takes bookings (docs/product.md P6.162). Hours that began the evening before
 * belong to that evening.
 * @param hours the agent's weekly hours; empty means any time
 * @returns the spans that begin on the day, in minutes from its midnight; empty on a day off
 */
export function hoursOfDay(hours: readonly WeeklySpan[], day: Day): { from: number; to: number }[] {
  if (hours.length === 0) return [{ from: 0, to: DAY_MINUTES }]
  const weekday = new Date(getUtcTime(day)).getUTCDay()
  return hours
    .filter((span) => span.weekday === weekday)
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => a.from - b.from)
}

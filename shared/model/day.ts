import { getPlace } from './place.ts'

/** A calendar day without a time zone, as date inputs write it: '2026-12-04'. Days compare as text. */
export type Day = string

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Midnight UTC of a day, in milliseconds: for arithmetic and for formatters of the zone UTC. */
export const getUtcTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, -14)

/** Whether a text is a day of the years 2000 to 2099. */
export const isDay = (text: string | null): text is Day =>
  text !== null &&
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(getUtcTime(text)) &&
  dayOf(getUtcTime(text)) === text

/** Whether a text is a month of the years 2000 to 2099: '2026-12'. */
export const isMonth = (text: string | null): text is string => text !== null && isDay(`${text}-01`)

/** The day a number of days later; earlier when negative. */
export const addDays = (day: Day, days: number): Day => dayOf(getUtcTime(day) + days * DAY_MS)

/** '2026-12-31' gives '2027-01-01'. */
export const nextDay = (day: Day): Day => addDays(day, 1)

/** The month of a day: '2026-12'. */
export const getMonth = (day: Day): string => day.slice(0, 7)

/** The month a number of months later: '2026-12' and 1 give '2027-01'. */
export function addMonths(from: string, months: number): string {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The last day of a month. */
export const getLastDay = (month: string): Day => addDays(`${addMonths(month, 1)}-01`, -1)

/** The day that begins a day's week: a Sunday, unless the agency's weeks begin otherwise (docs/product.md P8.20). */
export const getWeekStart = (day: Day): Day =>
  addDays(day, -((new Date(getUtcTime(day)).getUTCDay() - getPlace().weekStart + 7) % 7))

/** The seven days of a week from its first on. */
export const daysOfWeek = (first: Day): Day[] => Array.from({ length: 7 }, (_, i) => addDays(first, i))

/** The whole weeks that cover a month. */
export function weeksOfMonth(month: string): Day[][] {
  const weeks: Day[][] = []
  for (let first = getWeekStart(`${month}-01`); getMonth(first) <= month; first = addDays(first, 7)) {
    weeks.push(daysOfWeek(first))
  }
  return weeks
}

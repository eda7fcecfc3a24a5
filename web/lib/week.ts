import { getPlace } from '#shared/model/place.ts'

const DAY = 1440

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** By their number: 0 is Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The numbers of the weekdays, from the day on which the agency's weeks start (docs/product.md P8.20). */
export const listWeekdays = (): Weekday[] =>
  WEEKDAYS.map((_, place) => ((getPlace().weekStart + place) % WEEKDAYS.length) as Weekday) // 0 to 6

/** A minute as a time input has it; empty for what is no time. */
export function formatClock(minute: number): string {
  if (Number.isNaN(minute)) return ''
  const [hours, minutes] = [Math.floor((minute % DAY) / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** A time input's value as the minute of its day; NaN for what is no time. */
export function readClock(typed: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typed) ?? []
  return Number(hours) * 60 + Number(minutes)
}

import type { CalendarPerson } from '#shared/contract/bookings/calendars.admin.ts'
import { hoursOfDay } from '#shared/model/calendar-grid.ts'
import type { Day } from '#shared/model/day.ts'
import { atlantaMinute } from '#shared/model/time-zone.ts'
import { DAY_MINUTES } from '#shared/model/weekly-hours.ts'
import { groupByDay, type PersonEntry } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { formatClock } from '#web/lib/week.ts'

/** When most evenings begin. */
const EVENING = 20 * 60
const NOON = 12 * 60

/** One day of a person. */
export interface PersonDay {
  day: Day
  entries: readonly PersonEntry[]
  /** No time of the day is in the weekly hours. */
  off: boolean
  /** '6 PM to 2 AM' for a day of which only a part is in the weekly hours. */
  hours: string | undefined
  /** When a new booking would begin, as a date input writes it; absent where none can. */
  start: string | undefined
}

/** A person's days, in the order given (docs/product.md P6.162). */
export function listPersonDays(person: CalendarPerson, days: readonly Day[], now: number): PersonDay[] {
  const byDay = groupByDay(person.entries)
  return days.map((day) => {
    const spans = hoursOfDay(person.weeklyHours, day)
    const whole = spans.some(({ from, to }) => from === 0 && to >= DAY_MINUTES)
    return {
      day,
      entries: byDay.get(day) ?? [],
      off: spans.length === 0,
      hours: whole || spans.length === 0 ? undefined : spans.map(writeHours).join(', '),
      start: person.availability ? findStart(person.entries, spans, day, atlantaMinute(now)) : undefined,
    }
  })
}

const writeMinute = (minute: number) => {
  const [hours, minutes] = [Math.floor((minute % DAY_MINUTES) / 60), minute % 60]
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'AM' : 'PM'}`
}
const writeHours = ({ from, to }: { from: number; to: number }) => `${writeMinute(from)} to ${writeMinute(to)}`

/** The minute of a day an instant is at: 0 on a later day than its own, 1440 on an earlier one. */
function minuteOn(day: Day, instant: string): number {
  const [own = '', clock = ''] = atlantaMinute(instant).split('T')
  if (own !== day) return own < day ? 0 : DAY_MINUTES
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * When a new booking of a day begins: in the evening where that is free, else at noon, else at the first free one of the
 * beginnings of the hours, the ends of what takes time, and the next full hour of today. Pending bookings take no time.
 * @param now Atlanta's time as a date input writes it
 */
function findStart(
  entries: readonly PersonEntry[],
  spans: readonly { from: number; to: number }[],
  day: Day,
  now: string,
): string | undefined {
  const today = now.slice(0, 10)
  if (day < today) return undefined
  const earliest = day === today ? (Number(now.slice(11, 13)) + 1) * 60 : 0
  const taken = entries
    .filter(({ status }) => status === 'confirmed' || status === 'blocked')
    .map(({ from, to }) => ({ from: minuteOn(day, from), to: minuteOn(day, to) }))
  const fits = (minute: number) =>
    minute >= earliest &&
    minute < DAY_MINUTES &&
    spans.some(({ from, to }) => minute >= from && minute < to) &&
    !taken.some(({ from, to }) => minute >= from && minute < to)
  const others = [...spans.map(({ from }) => from), ...taken.map(({ to }) => to), earliest]
  const minute = [EVENING, NOON, ...others.filter((at) => at > 0).sort((a, b) => a - b)].find(fits)
  return minute === undefined ? undefined : `${day}T${formatClock(minute)}`
}

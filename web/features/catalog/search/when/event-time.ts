import { addDays, type Day, getUtcTime } from '#shared/model/day.ts'
import { dateFormat, shortenClock } from '#shared/model/lazy-format.ts'
import { atlantaMinute } from '#shared/model/time-zone.ts'
import { readDate } from '#web/lib/event-address.ts'

/** When an event is taken to begin until its time is chosen; the search by words takes the same (docs/product.md P2.26). */
export const USUAL_START = '19:00'
/** After this hour nobody begins tonight. */
const LAST_HOUR = 23
const FRIDAY = 5
const SATURDAY = 6

/** The day and the time of an address's date: '2026-12-04T21:00'. */
export const splitTime = (date: string | undefined) => ({ day: date?.slice(0, 10), time: date?.slice(11) })

/** A day on which people often book, by name, with the time its event would begin. */
export interface QuickDate {
  label: string
  date: string
}

/** Tonight, and the coming Friday and Saturday, the nearest first. */
export function listQuickDates(now: Date): QuickDate[] {
  const { day = '', time = '' } = splitTime(atlantaMinute(now))
  const hour = Number(time.slice(0, 2)) + 1
  const start = time < USUAL_START ? USUAL_START : `${hour}:00`
  const tonight = hour <= LAST_HOUR ? [{ label: 'Tonight', date: `${day}T${start}` }] : []
  return [...tonight, ...[FRIDAY, SATURDAY].map((weekday) => comingDate(day, weekday)).sort(byDate)]
}

const byDate = (a: QuickDate, b: QuickDate) => (a.date < b.date ? -1 : 1)

function comingDate(today: Day, weekday: number): QuickDate {
  const now = new Date(getUtcTime(today)).getUTCDay()
  const ahead = (weekday - now + 7) % 7 || 7
  const name = weekday === FRIDAY ? 'Friday' : 'Saturday'
  return { label: `${weekday > now ? 'This' : 'Next'} ${name}`, date: `${addDays(today, ahead)}T${USUAL_START}` }
}

const pad = (value: number) => String(value).padStart(2, '0')
const HALF_HOURS = Array.from({ length: 48 }, (_, i) => `${pad(Math.floor(i / 2))}:${i % 2 === 0 ? '00' : '30'}`)

/**
 * The times a day offers, each half hour; one that Atlanta's clocks skip is left out.
 * @param chosen is always in the list
 */
export function listTimes(day: Day, chosen: string | undefined): string[] {
  const times = new Set([...HALF_HOURS, ...(chosen === undefined ? [] : [chosen])])
  return [...times].sort().filter((time) => readDate(`${day}T${time}`) !== undefined)
}

const clock = dateFormat({ timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
/** '19:00' is '7 PM', '19:30' is '7:30 PM'. */
export const formatClock = (time: string) => shortenClock(clock.format(Date.parse(`2000-01-01T${time}Z`)))

const near = dateFormat({ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })
const far = dateFormat({ timeZone: 'UTC', dateStyle: 'medium' })
/** 'Sat, Nov 28'; a day of another year is 'Nov 28, 2027'. */
export const formatChosenDay = (day: Day, now = new Date()) =>
  (day.slice(0, 4) === atlantaMinute(now).slice(0, 4) ? near : far).format(getUtcTime(day))

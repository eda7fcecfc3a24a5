import { TIME_ZONE } from '#web/lib/format.ts'

/** A day of the calendar as date inputs write it: 2026-12-04. Without a zone; what lies on it is told by atlantaDay. */
export type Day = string

const DAY = 86_400_000
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10)

export const isDay = (text: string | null): text is Day =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text)) && dayOf(at(text)) === text
/** '2026-12' */
export const isMonth = (text: string | null): text is string => text !== null && isDay(`${text}-01`)

export const addDays = (day: Day, days: number): Day => dayOf(at(day) + days * DAY)
export const monthOf = (day: Day): string => day.slice(0, 7)

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The Sunday a day's week begins with. */
export const weekOf = (day: Day): Day => addDays(day, -new Date(at(day)).getUTCDay())

export const daysOfWeek = (sunday: Day): Day[] => Array.from({ length: 7 }, (_, i) => addDays(sunday, i))

/** The weeks that hold a month, whole. */
export function weeksOfMonth(month: string): Day[][] {
  const weeks: Day[][] = []
  for (let sunday = weekOf(`${month}-01`); monthOf(sunday) <= month; sunday = addDays(sunday, 7)) {
    weeks.push(daysOfWeek(sunday))
  }
  return weeks
}

/** Sweden writes days the way date inputs do. */
const local = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })
const localMinute = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })

/** The day it is in Atlanta at an instant. */
export const atlantaDay = (instant: string | number): Day => local.format(new Date(instant))

/** An instant as a date-and-time input shows it, in Atlanta: 2026-12-04T21:00. */
export const atlantaMinute = (instant: string): string => localMinute.format(new Date(instant)).replace(' ', 'T')

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (day: Day) => format.format(at(day))
}
/** 'December 2026' */
export const writeMonth = written({ month: 'long', year: 'numeric' })
/** 'Friday, December 4' */
export const writeDay = written({ weekday: 'long', month: 'long', day: 'numeric' })
/** 'Fri' */
export const writeWeekday = written({ weekday: 'short' })
/** 'Dec 4' */
export const writeShortDay = written({ month: 'short', day: 'numeric' })
/** 'December 4' */
export const writeMonthDay = written({ month: 'long', day: 'numeric' })
/** 'December 4, 2026' */
export const writeFullDay = written({ month: 'long', day: 'numeric', year: 'numeric' })

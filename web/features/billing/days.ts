import { TIME_ZONE } from '#web/lib/format.ts'

/** A day as date inputs write it: 2026-12-04. Without a zone; what lies on it is told by atlantaDay. */
export type Day = string

const DAY = 86_400_000
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`)
/** Sweden writes days the way date inputs do. */
const local = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })
const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const full = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })

/** The day it is in Atlanta at an instant. */
export const atlantaDay = (instant: string | Date): Day => local.format(new Date(instant))

export const addDays = (day: Day, days: number): Day => new Date(at(day) + days * DAY).toISOString().slice(0, 10)

export const isDay = (text: string): text is Day =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text)) && new Date(at(text)).toISOString().startsWith(text)

/** '2026-12' */
export const isMonth = (text: string): boolean => isDay(`${text}-01`)
export const monthOf = (day: Day): string => day.slice(0, 7)

export function addMonths(from: string, months: number): string {
  const [year = 0, number = 1] = from.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** 'December 2026' */
export const writeMonth = (of: string): string => month.format(at(`${of}-01`))
/** 'December 4, 2026' */
export const writeDay = (day: Day): string => full.format(at(day))

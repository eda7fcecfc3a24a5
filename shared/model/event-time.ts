import { HOUR_MS } from './day.ts'
import { dateFormat, type Format, shortenClock } from './lazy-format.ts'
import { atlantaMinute } from './time-zone.ts'

const dayAndYear = { day: 'numeric', year: 'numeric' } as const
const clock = dateFormat({ hour: 'numeric', minute: '2-digit' })
const zonedClock = dateFormat({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
const longDay = dateFormat({ ...dayAndYear, weekday: 'long', month: 'long' })
const shortDay = dateFormat({ day: 'numeric', weekday: 'short', month: 'short' })
const shortDayAndYear = dateFormat({ ...dayAndYear, weekday: 'short', month: 'short' })

const WORDS: Record<string, string> = { '12 AM': 'midnight', '12 PM': 'noon' }

/** What is no date says so, as in the lists of screens: it must not take the screen with it. */
const UNKNOWN = 'Date unknown'

/** Hours from which an end names its day, because the clock alone would mean the first day. */
const NAMES_ITS_END = 24

/**
 * The time of day in Atlanta in the fewest words: '9 PM', '9:30 PM', 'noon', 'midnight'. In the hour that the autumn
 * change of clocks repeats it names its zone: '1:30 AM EDT' (docs/product.md P3.47).
 */
export function writeClock(instant: Date): string {
  const minute = atlantaMinute(instant)
  const repeated = [-HOUR_MS, HOUR_MS].some((shift) => atlantaMinute(instant.getTime() + shift) === minute)
  const words = shortenClock((repeated ? zonedClock : clock).format(instant).replace(/\s/g, ' '))
  return WORDS[words] ?? words
}

/**
 * When an event begins and ends, by Atlanta's clocks: '9 PM to midnight'; of a day or more with the day it ends on:
 * '9 PM to Sun, Dec 6, 9 PM' (docs/product.md P8.11).
 * @param start an instant
 * @param hours how long it lasts
 */
export function writeTimes(start: Date | string, hours: number): string {
  const from = new Date(start)
  if (Number.isNaN(from.getTime())) return UNKNOWN
  const to = new Date(from.getTime() + hours * HOUR_MS)
  const day = hours >= NAMES_ITS_END ? `${shortDay.format(to)}, ` : ''
  return `${writeClock(from)} to ${day}${writeClock(to)}`
}

const writeWith = (day: Format<Date>, start: Date | string, hours: number): string =>
  Number.isNaN(new Date(start).getTime()) ? UNKNOWN : `${day.format(new Date(start))}, ${writeTimes(start, hours)}`

/** An event's day and times in full: 'Friday, December 4, 2026, 9 PM to midnight'. For {@link writeTimes}' arguments. */
export const writeEventTime = (start: Date | string, hours: number): string => writeWith(longDay, start, hours)

/** A span of time in full, as an event's: 'Friday, December 4, 2026, 9 PM to midnight'. */
export const writeSpan = (from: Date, to: Date): string =>
  writeEventTime(from, (to.getTime() - from.getTime()) / HOUR_MS)

/** The same in short words, with the year: 'Fri, Dec 4, 2026, 9 PM to midnight'. */
export const writeDatedEventTime = (start: Date | string, hours: number): string =>
  writeWith(shortDayAndYear, start, hours)

/**
 * The same in short words, with the year when that is not this one: 'Fri, Dec 4, 9 PM to midnight'.
 * @param now the moment whose year needs no mention
 */
export function writeShortEventTime(start: Date | string, hours: number, now = new Date()): string {
  const from = new Date(start)
  if (Number.isNaN(from.getTime())) return UNKNOWN
  const isThisYear = atlantaMinute(from).slice(0, 4) === atlantaMinute(now).slice(0, 4)
  return writeWith(isThisYear ? shortDay : shortDayAndYear, from, hours)
}

import { Temporal } from 'temporal-polyfill'

/** A day as a visitor named it, which may be incomplete. */
export interface DateWish {
  day?: Temporal.PlainDate
  /** The first of two days: Saturday of a weekend. */
  weekend?: boolean
  /** A stretch too long to look at, in the visitor's words: 'next week'. */
  stretch?: string
  /** A day no calendar has: '31 February'. */
  impossible?: true
  /** The day or stretch is over: 'last Friday'. */
  past?: true
  /** The day was counted from the one under discussion: a bare 'Sunday', 'the day after'. */
  relative?: true
}

/** The days a date is counted from. */
export interface Days {
  /** In Atlanta. */
  today: Temporal.PlainDate
  /** The date under discussion. */
  about?: Temporal.PlainDate | undefined
}

/** How one way to name a day is read; undefined when it is none after all. */
export type DateRule = readonly [RegExp, (match: RegExpExecArray, days: Days) => DateWish | undefined]

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
/** Patterns of the names of days and months. */
export const WEEKDAY = `(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|${WEEKDAYS.join('|')})s?`
export const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|${MONTHS.join('|')})\.?`
export const WHOLE_MONTH = `(${MONTHS.join('|')})`

const indexOf = (names: readonly string[], said: string) => names.findIndex((name) => name.startsWith(said.slice(0, 3)))
/** Monday is 0. */
export const weekdayOf = (said: string): number => indexOf(WEEKDAYS, said)
/** January is 1. */
export const monthOf = (said: string): number => indexOf(MONTHS, said) + 1

/** The weekday of the week that begins on Monday, `weeks` from the one of `today`. */
export const inWeek = (today: Temporal.PlainDate, weekday: number, weeks: number): Temporal.PlainDate =>
  today.add({ days: weekday + 1 - today.dayOfWeek + 7 * weeks })

/** The next such weekday, today counting. */
export const coming = (today: Temporal.PlainDate, weekday: number): Temporal.PlainDate =>
  today.add({ days: (weekday + 1 - today.dayOfWeek + 7) % 7 })

/** Whether a day is before another. */
export const isBefore = (day: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(day, other) < 0

/** The weekday nearest to a day that isn't over. */
export function nearestWeekday(about: Temporal.PlainDate, weekday: number, today: Temporal.PlainDate) {
  const next = coming(about, weekday)
  const last = next.subtract({ days: 7 })
  const isNear = about.until(next).days <= last.until(about).days
  return isNear || isBefore(last, today) ? next : last
}

/** The next day of the month that isn't over, of the month under discussion where there is one. */
export function nextOfMonth(day: number, { today, about }: Days): Temporal.PlainDate | undefined {
  const from = about && !isBefore(about, today) ? about : today
  for (let ahead = 0; ahead < 3; ahead++) {
    const month = from.with({ day: 1 }).add({ months: ahead })
    if (day < 1 || day > month.daysInMonth) continue
    const found = month.with({ day })
    if (!isBefore(found, today)) return found
  }
  return undefined
}

/** Nobody means a year farther away than that. */
const FARTHEST_YEARS = 50

/** A day of a year; without a year the next one that comes. Impossible when no calendar has it, past when it is over. */
export function dayOf(year: number | undefined, month: number, day: number, today: Temporal.PlainDate): DateWish {
  const at = (wanted: number) => {
    try {
      return Temporal.PlainDate.from({ year: wanted, month, day }, { overflow: 'reject' })
    } catch {
      return undefined
    }
  }
  const here = year !== undefined && year > today.year + FARTHEST_YEARS ? undefined : at(year ?? today.year)
  const found = year === undefined && (!here || isBefore(here, today)) ? at(today.year + 1) : here
  if (!found) return { impossible: true }
  return { day: found, ...(isBefore(found, today) && { past: true }) }
}

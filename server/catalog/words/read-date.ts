import { Temporal } from 'temporal-polyfill'
import { NUMBER_WORDS, readNumber } from './read-time.ts'

type Day = Temporal.PlainDate

/** A day as a visitor named it, which may be incomplete. */
export interface DateWish {
  day?: Day
  /** The first of two days: Saturday of a weekend. */
  weekend?: boolean
  /** A stretch too long to look at, in the visitor's words: 'next week'. */
  stretch?: string
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const WEEKDAY = `(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|${WEEKDAYS.join('|')})s?`
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|${MONTHS.join('|')})\.?`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,? ?(\d{4,})\b)?`

/** Days everybody knows by name. */
const FEASTS: readonly [RegExp, (year: number) => Day][] = [
  [/\bchristmas eve\b/, fixed(12, 24)],
  [/\bchristmas(?: day)?\b/, fixed(12, 25)],
  [/\bnew year'?s?'? eve\b/, fixed(12, 31)],
  [/\bnew year'?s?'?(?: day)?\b/, fixed(1, 1)],
  [/\bhalloween\b/, fixed(10, 31)],
  [/\bvalentine'?s?(?:'? day)?\b/, fixed(2, 14)],
  [/\bst\.? patrick'?s?(?: day)?\b/, fixed(3, 17)],
  [/\bjuneteenth\b/, fixed(6, 19)],
  [/\bindependence day\b|\bfourth of july\b/, fixed(7, 4)],
  [/\bthanksgiving\b/, (year) => nthWeekday(year, 11, 4, 4)],
  [/\blabor day\b/, (year) => nthWeekday(year, 9, 1, 1)],
  [/\bmother'?s day\b/, (year) => nthWeekday(year, 5, 7, 2)],
  [/\bfather'?s day\b/, (year) => nthWeekday(year, 6, 7, 3)],
]

function fixed(month: number, day: number): (year: number) => Day {
  return (year) => Temporal.PlainDate.from({ year, month, day })
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) })
}

const indexOf = (names: readonly string[], said: string) => names.findIndex((name) => name.startsWith(said.slice(0, 3)))

/** Nobody means a year farther away than that. */
const FARTHEST_YEARS = 50

/** A day of a year, or undefined when there is none; without a year the next one that comes. */
function dayOf(year: number | undefined, month: number, day: number, today: Day): Day | undefined {
  const at = (wanted: number) => {
    try {
      return Temporal.PlainDate.from({ year: wanted, month, day }, { overflow: 'reject' })
    } catch {
      return undefined
    }
  }
  if (year !== undefined) return year > today.year + FARTHEST_YEARS ? undefined : at(year)
  const here = at(today.year)
  return here && Temporal.PlainDate.compare(here, today) >= 0 ? here : at(today.year + 1)
}

const fullYear = (digits: string | undefined) =>
  digits === undefined || digits === '' ? undefined : digits.length === 2 ? 2000 + Number(digits) : Number(digits)

type Rule = readonly [RegExp, (match: RegExpExecArray, today: Day) => DateWish | undefined]
const one = (day: Day | undefined): DateWish | undefined => (day ? { day } : undefined)
/** The weekday of the week that begins on Monday, `weeks` from this one. */
const inWeek = (today: Day, weekday: number, weeks: number) =>
  today.add({ days: weekday + 1 - today.dayOfWeek + 7 * weeks })
/** The next such weekday, today counting. */
const coming = (today: Day, weekday: number) => today.add({ days: (weekday + 1 - today.dayOfWeek + 7) % 7 })

/** Tried in order; the first that fits is the day. */
const RULES: readonly Rule[] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, ([, y, m, d], today) => one(dayOf(Number(y), Number(m), Number(d), today))],
  [
    /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/,
    ([, m, d, y], today) => one(dayOf(fullYear(y), Number(m), Number(d), today)),
  ],
  [
    new RegExp(String.raw`\b${MONTH} (?:the )?${DAY}${YEAR}\b`),
    ([, m = '', d, y], today) => one(dayOf(fullYear(y), indexOf(MONTHS, m) + 1, Number(d), today)),
  ],
  [
    new RegExp(String.raw`\b${DAY} (?:of )?${MONTH}${YEAR}(?![a-z])`),
    ([, d, m = '', y], today) => one(dayOf(fullYear(y), indexOf(MONTHS, m) + 1, Number(d), today)),
  ],
  ...FEASTS.map(
    ([name, dayIn]): Rule => [
      name,
      (_, today) => {
        const here = dayIn(today.year)
        return { day: Temporal.PlainDate.compare(here, today) >= 0 ? here : dayIn(today.year + 1) }
      },
    ],
  ),
  [/\b(?:the )?day after tomorrow\b/, (_, today) => ({ day: today.add({ days: 2 }) })],
  [/\btomorrow\b/, (_, today) => ({ day: today.add({ days: 1 }) })],
  [/\b(?:today|tonight|this (?:evening|afternoon|morning)|right now)\b/, (_, today) => ({ day: today })],
  [/\byesterday\b/, (_, today) => ({ day: today.subtract({ days: 1 }) })],
  [
    new RegExp(String.raw`\b(?:a|one) week from ${WEEKDAY}\b`),
    ([, name = ''], today) => ({
      day: coming(today, indexOf(WEEKDAYS, name)).add({ days: 7 }),
    }),
  ],
  [new RegExp(String.raw`\b(?:in )?(a|\d{1,2}|${NUMBER_WORDS}) (day|week|month)s?(?: from (?:now|today))\b`), inSoMany],
  [new RegExp(String.raw`\bin (a|\d{1,2}|${NUMBER_WORDS}) (day|week|month)s?(?: time)?\b`), inSoMany],
  [/\bnext weekend\b/, (_, today) => ({ day: inWeek(today, 5, 1), weekend: true })],
  [
    /\bweekend\b/,
    (_, today) => ({
      day: today.dayOfWeek === 7 ? today : coming(today, 5),
      weekend: true,
    }),
  ],
  [
    new RegExp(String.raw`\bnext week(?:'s)? (?:on )?${WEEKDAY}\b`),
    ([, name = ''], today) => ({
      day: inWeek(today, indexOf(WEEKDAYS, name), 1),
    }),
  ],
  [
    new RegExp(String.raw`\b${WEEKDAY} (?:of )?next week\b`),
    ([, name = ''], today) => ({
      day: inWeek(today, indexOf(WEEKDAYS, name), 1),
    }),
  ],
  [
    new RegExp(String.raw`\bnext ${WEEKDAY}\b`),
    ([, name = ''], today) => ({
      day: inWeek(today, indexOf(WEEKDAYS, name), 1),
    }),
  ],
  [new RegExp(String.raw`\b${WEEKDAY}\b`), ([, name = ''], today) => ({ day: coming(today, indexOf(WEEKDAYS, name)) })],
  [/\b(?:the |on )(\d{1,2})(?:st|nd|rd|th)\b/, ([, d], today) => one(nextOfMonth(Number(d), today))],
  [/\b(?:this|next) (?:week|month|year)\b/, ([said]) => ({ stretch: said })],
  [new RegExp(String.raw`\b(?:in|during|for|next|this) (${MONTHS.join('|')})\b`), ([said]) => ({ stretch: said })],
]

function inSoMany([, count = '', unit = '']: RegExpExecArray, today: Day): DateWish {
  const many = count === 'a' ? 1 : readNumber(count)
  if (unit === 'day') return { day: today.add({ days: many }) }
  return { day: unit === 'week' ? today.add({ weeks: many }) : today.add({ months: many }) }
}

function nextOfMonth(day: number, today: Day): Day | undefined {
  for (let ahead = 0; ahead < 3; ahead++) {
    const month = today.with({ day: 1 }).add({ months: ahead })
    if (day < 1 || day > month.daysInMonth) continue
    const found = month.with({ day })
    if (Temporal.PlainDate.compare(found, today) >= 0) return found
  }
  return undefined
}

/**
 * Reads the day an event is on. 'Next Friday' is the one of next week, a week beginning on Monday; 'Friday' the first
 * that comes.
 * @param text plain and corrected
 * @param today in Atlanta
 * @returns what was said, and the text without it
 */
export function readDate(text: string, today: Day): { wish: DateWish; rest: string } {
  for (const [rule, read] of RULES) {
    const match = rule.exec(text)
    const wish = match ? read(match, today) : undefined
    if (match && wish) return { wish, rest: withoutWeekday(text.replace(match[0], ' ')) }
  }
  return { wish: {}, rest: text }
}

/** 'saturday december 19': the day is known, its name says nothing more. */
const withoutWeekday = (text: string) => text.replace(new RegExp(String.raw`\b${WEEKDAY}\b,?`), ' ')

import { getPlace } from '#shared/model/place.ts'
import {
  type DateRule,
  type DateWish,
  dayOf,
  isBefore,
  MONTH,
  monthOf,
  nextOfMonth,
  WEEKDAY,
  weekdayOf,
} from './days.ts'

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,? ?(\d{4,})\b)?`
/** 'The 2nd one' is a choice, 'the 21st birthday' an age, '5th street' a place. */
const NO_DAY = String.raw`(?! ?(?:one|girl|guy|lady|woman|man|person|option|choice|name|dj|model|dancer|bartender|photographer|birthday|bday|b-day|anniversary|floor|st|street|ave|avenue|time|of them|of those)\b)`
const fullYear = (digits: string | undefined) =>
  digits === undefined || digits === '' ? undefined : digits.length === 2 ? 2000 + Number(digits) : Number(digits)

/** What marks are out of. */
const VERDICTS: ReadonlySet<string> = new Set(['5', '10', '20'])

/**
 * A day in two numbers: the month first, as Americans write it, unless the agency writes the day first (docs/product.md
 * P8.20); the other way round where only that is a day.
 */
function inNumbers([all, a, b, y]: RegExpExecArray, today: Parameters<typeof dayOf>[3]): DateWish | undefined {
  const year = fullYear(y)
  // '0/10, would not move again' is a verdict
  if (all === '24/7' || (Number(a) === 0 && VERDICTS.has(b ?? ''))) return undefined
  if (Number(a) === 0 || Number(b) === 0) return { impossible: true }
  const [month, day] = (getPlace().dateOrder === 'day' ? [b, a] : [a, b]).map(Number) as [number, number] // a pair
  const usual = dayOf(year, month, day, today)
  return usual.impossible && month > 12 ? dayOf(year, day, month, today) : usual
}

/** How far ahead a weekday and a day of the month are looked for together, in months. */
const MONTHS_AHEAD = 4

/** 'Sunday the 6th': the next Sunday that is a 6th, else the next 6th. */
function weekdayAndDay(name: string, d: string, days: Parameters<DateRule[1]>[1]): DateWish | undefined {
  const [day, weekday] = [Number(d), weekdayOf(name)]
  const first = nextOfMonth(day, days)
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead++) {
    const month = days.today.with({ day: 1 }).add({ months: ahead })
    if (day < 1 || day > month.daysInMonth) continue
    const found = month.with({ day })
    if (found.dayOfWeek === weekday + 1 && !isBefore(found, days.today)) return { day: found }
  }
  return first ? { day: first } : undefined
}

/** Days by their numbers, in the order they are tried. */
export const CALENDAR_RULES: readonly DateRule[] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, ([, y, m, d], { today }) => dayOf(Number(y), Number(m), Number(d), today)],
  [
    /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b(?!\/| ?(?:an? )?hour| ?price)/,
    (match, { today }) => inNumbers(match, today),
  ],
  [/\b(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})\b/, (match, { today }) => inNumbers(match, today)],
  [
    new RegExp(String.raw`\b${MONTH} (?:the )?${DAY}${YEAR}(?!\d|:| ?[ap]m\b)`),
    ([, m = '', d, y], { today }) => dayOf(fullYear(y), monthOf(m), Number(d), today),
  ],
  [
    new RegExp(String.raw`\b${DAY} (?:of |de )?${MONTH}${YEAR}(?![a-z])`),
    ([, d, m = '', y], { today }) => dayOf(fullYear(y), monthOf(m), Number(d), today),
  ],
]

/** Days of a month that isn't named: tried after everything else in the calendar. */
export const ORDINAL_RULES: readonly DateRule[] = [
  [
    new RegExp(String.raw`\b${WEEKDAY},? (?:the )?(\d{1,2})(?:st|nd|rd|th)\b${NO_DAY}`),
    ([, name = '', d = ''], days) => weekdayAndDay(name, d, days),
  ],
  [
    new RegExp(String.raw`\b(?:the )?(\d{1,2})(?:st|nd|rd|th),? (?:which is |a |on )?(?:a )?${WEEKDAY}\b`),
    ([, d = '', name = ''], days) => weekdayAndDay(name, d, days),
  ],
  [
    new RegExp(String.raw`\b(?:the |on )(\d{1,2})(?:st|nd|rd|th)\b${NO_DAY}`),
    ([, d], days) => {
      const day = nextOfMonth(Number(d), days)
      return day && { day }
    },
  ],
]

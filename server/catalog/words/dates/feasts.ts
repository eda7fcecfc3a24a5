import { Temporal } from 'temporal-polyfill'
import { coming, type DateRule, isBefore, WEEKDAY, weekdayOf } from './days.ts'

type Day = Temporal.PlainDate

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
  [/\b(?:independence day|fourth of july)\b/, fixed(7, 4)],
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

/** The next time a feast comes. */
function comingFeast(dayIn: (year: number) => Day, today: Day): Day {
  const here = dayIn(today.year)
  return isBefore(here, today) ? dayIn(today.year + 1) : here
}

/** The nearest weekday before or after a day. */
function beside(feast: Day, weekday: string, side: string): Day {
  const isAfter = side === 'after' || side === 'following'
  if (weekday === 'day') return feast.add({ days: isAfter ? 1 : -1 })
  return isAfter
    ? coming(feast.add({ days: 1 }), weekdayOf(weekday))
    : coming(feast.subtract({ days: 7 }), weekdayOf(weekday))
}

/** The Saturday of a feast's weekend: before a Monday, after any other day. */
const weekendOf = (feast: Day) =>
  feast.dayOfWeek === 7 || feast.dayOfWeek === 1 ? coming(feast.subtract({ days: 7 }), 5) : coming(feast, 5)

/** Days everybody knows by name, and those beside them: 'the Friday after Thanksgiving'. */
export const FEAST_RULES: readonly DateRule[] = [
  ...FEASTS.map(
    ([name, dayIn]): DateRule => [
      new RegExp(String.raw`\b(?:${WEEKDAY}|(day)) (before|after|following) ${name.source}`),
      ([, weekday = '', day, side = ''], { today }) => ({
        day: beside(comingFeast(dayIn, today), day ?? weekday, side),
      }),
    ],
  ),
  ...FEASTS.map(
    ([name, dayIn]): DateRule => [
      new RegExp(String.raw`(?:${name.source}) weekend\b`),
      (_, { today }) => ({ day: weekendOf(comingFeast(dayIn, today)), weekend: true }),
    ],
  ),
  ...FEASTS.map(([name, dayIn]): DateRule => [name, (_, { today }) => ({ day: comingFeast(dayIn, today) })]),
]

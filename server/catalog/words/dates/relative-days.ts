import { NUMBER_WORDS, readNumber } from '../numbers.ts'
import {
  coming,
  type DateRule,
  type DateWish,
  type Days,
  inWeek,
  isBefore,
  nearestWeekday,
  WEEKDAY,
  WHOLE_MONTH,
  weekdayOf,
} from './days.ts'

const COUNT = String.raw`(an?|one|\d{1,2}|${NUMBER_WORDS})`
const many = (count: string) => (/^an?$/.test(count) ? 1 : readNumber(count))

function inSoMany([, count = '', unit = '']: RegExpExecArray, { today }: Days): DateWish {
  const number = many(count)
  if (unit === 'day') return { day: today.add({ days: number }) }
  return { day: unit === 'week' ? today.add({ weeks: number }) : today.add({ months: number }) }
}

/** The last such weekday that is over. */
const lastWeekday = (today: Days['today'], weekday: number) => coming(today.subtract({ days: 7 }), weekday)

/** Days that are over. */
export const PAST_RULES: readonly DateRule[] = [
  // 'his last night of freedom' is still to come
  [
    /\b(?:yesterday|last night)\b(?! (?:of|as|before|together|here|being|in town)\b)/,
    (_, { today }) => ({ day: today.subtract({ days: 1 }), past: true }),
  ],
  [
    new RegExp(String.raw`\b(?:last|past) ${WEEKDAY}\b(?! (?:of|in) )`),
    ([, name = ''], { today }) => ({ day: lastWeekday(today, weekdayOf(name)), past: true }),
  ],
  [/\b(?:last|past) (?:week|weekend|month|year|spring|summer|fall|winter)\b/, () => ({ past: true })],
  [new RegExp(String.raw`\b(?:last) ${WHOLE_MONTH}\b`), () => ({ past: true })],
]

/** Days counted from the one under discussion. */
const FROM_ABOUT: readonly [RegExp, number][] = [
  [/\b(?:the )?(?:next day|following day|day after)(?: that| instead)?\b(?! tomorrow)|\b(?:a|one) day later\b/, 1],
  [
    /\b(?:the )?(?:day before|previous day)(?: that| instead)?\b(?! yesterday)|\b(?:a|one) day (?:earlier|sooner)\b/,
    -1,
  ],
  [/\b(?:a|one) week later\b|\bthe (?:week after|following week)(?: that)?\b|\bpush it (?:back )?a week\b/, 7],
  [/\b(?:a|one) week (?:earlier|sooner)\b|\bthe week before(?: that)?\b/, -7],
]

const RELATIVE: readonly DateRule[] = FROM_ABOUT.map(
  ([pattern, days]): DateRule => [
    pattern,
    (_, { today, about }) => {
      const day = about?.add({ days })
      return day && !isBefore(day, today) ? { day, relative: true } : undefined
    },
  ],
)

/** Days counted from today, in the order they are tried. */
export const RELATIVE_RULES: readonly DateRule[] = [
  [/\b(?:the )?day after tomorrow\b/, (_, { today }) => ({ day: today.add({ days: 2 }) })],
  ...RELATIVE,
  [
    new RegExp(
      String.raw`\bthe (?:following ${WEEKDAY}|${WEEKDAY} after(?: that| then)?)\b(?! (?:next|christmas|thanksgiving|new))`,
    ),
    ([, a, b], { about }) => about && { day: coming(about.add({ days: 1 }), weekdayOf(a ?? b ?? '')), relative: true },
  ],
  [/\b(?:a|one) week from tomorrow\b/, (_, { today }) => ({ day: today.add({ days: 8 }) })],
  [/\btomorrow\b/, (_, { today }) => ({ day: today.add({ days: 1 }) })],
  [/\b(?:today|tonight|this (?:evening|afternoon|morning|very night)|right now)\b/, (_, { today }) => ({ day: today })],
  [
    new RegExp(String.raw`\b${COUNT} weeks? (?:from|after|on) (?:this |next )?${WEEKDAY}\b`),
    ([, count = '', name = ''], { today }) => ({ day: coming(today, weekdayOf(name)).add({ weeks: many(count) }) }),
  ],
  [
    new RegExp(String.raw`\b${WEEKDAY} week\b`),
    ([, name = ''], { today }) => ({ day: coming(today, weekdayOf(name)).add({ weeks: 1 }) }),
  ],
  [
    new RegExp(String.raw`\b${WEEKDAY} in ${COUNT} weeks?\b`),
    ([, name = '', count = ''], { today }) => ({ day: inWeek(today, weekdayOf(name), many(count)) }),
  ],
  [
    new RegExp(String.raw`\b(?:the )?${WEEKDAY} after next\b`),
    ([, name = ''], { today }) => ({ day: inWeek(today, weekdayOf(name), 2) }),
  ],
  [
    new RegExp(String.raw`\b${COUNT} ${WEEKDAY} from (?:now|today)\b`),
    ([, count = '', name = ''], { today }) => ({ day: coming(today, weekdayOf(name)).add({ weeks: many(count) - 1 }) }),
  ],
  [new RegExp(String.raw`\b(?:in )?${COUNT} (day|week|month)s?(?: from (?:now|today))\b`), inSoMany],
  [new RegExp(String.raw`\bin ${COUNT} (day|week|month)s?(?: time)?\b`), inSoMany],
  [/\b(?:the )?weekend after next\b/, (_, { today }) => ({ day: inWeek(today, 5, 2), weekend: true })],
  [/\bnext weekend\b/, (_, { today }) => ({ day: inWeek(today, 5, 1), weekend: true })],
  [/\bweekend\b(?!s)/, (_, { today }) => ({ day: today.dayOfWeek === 7 ? today : coming(today, 5), weekend: true })],
  [
    new RegExp(
      String.raw`\bnext week(?:'s)? (?:on )?${WEEKDAY}\b|\b${WEEKDAY} (?:of )?next week\b|\bnext ${WEEKDAY}\b`,
    ),
    ([, a, b, c], { today }) => ({ day: inWeek(today, weekdayOf(a ?? b ?? c ?? ''), 1) }),
  ],
  [
    new RegExp(String.raw`\b(?:this|coming|upcoming) (?:coming )?${WEEKDAY}\b`),
    ([, name = ''], { today }) => ({ day: coming(today, weekdayOf(name)) }),
  ],
]

/** A weekday alone: the nearest to the date under discussion, else the next. */
export const WEEKDAY_RULE: DateRule = [
  new RegExp(String.raw`\b${WEEKDAY}\b`),
  ([, name = ''], { today, about }) =>
    about && !isBefore(about, today)
      ? { day: nearestWeekday(about, weekdayOf(name), today), relative: true }
      : { day: coming(today, weekdayOf(name)) },
]

/** Stretches of time. */
export const STRETCH_RULES: readonly DateRule[] = [
  [/\b(?:this|next|following) (?:week|month|year|spring|summer|fall|winter)\b/, ([said]) => ({ stretch: said })],
  [
    new RegExp(
      String.raw`\b(?:in|during|for|next|this|early|mid|middle of|late|end of|beginning of|start of|sometime in|around)[ -](?:next )?${WHOLE_MONTH}\b`,
    ),
    ([said]) => ({ stretch: said }),
  ],
]

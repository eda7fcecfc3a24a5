import { CALENDAR_RULES, ORDINAL_RULES } from './dates/calendar-days.ts'
import { type DateRule, type DateWish, type Days, MONTH, WEEKDAY } from './dates/days.ts'
import { FEAST_RULES } from './dates/feasts.ts'
import { readOtherDate } from './dates/other-dates.ts'
import { PAST_RULES, RELATIVE_RULES, STRETCH_RULES, WEEKDAY_RULE } from './dates/relative-days.ts'

const TO_TWENTY =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
const ONES = TO_TWENTY.split(' ').slice(0, 9)
const ORDINALS = [...TO_TWENTY.split(' '), ...ONES.map((one) => `twenty ${one}`), 'thirtieth', 'thirty first']
/** 'December the nineteenth'; the tens may be digits already. */
const IN_WORDS = new RegExp(
  String.raw`\b${MONTH} (?:the )?(${ORDINALS.toReversed()
    .map((one) => one.replace('twenty ', '(?:twenty|20)[ -]').replace('thirty ', '(?:thirty|30)[ -]'))
    .join('|')})\b`,
)
const ordinalOf = (word: string) =>
  ORDINALS.indexOf(word.replace('-', ' ').replace('20', 'twenty').replace('30', 'thirty')) + 1

/** Tried in order; the first that fits is the day. */
const RULES: readonly DateRule[] = [
  ...PAST_RULES,
  ...CALENDAR_RULES,
  ...FEAST_RULES,
  ...RELATIVE_RULES,
  ...ORDINAL_RULES,
  WEEKDAY_RULE,
  ...STRETCH_RULES,
]

/**
 * Reads the day an event is on. 'Next Friday' is the one of next week, a week beginning on Monday; 'Friday' the first
 * that comes (P10.21), or the nearest to the date under discussion (P10.80).
 * @param text plain and corrected
 * @returns what was said, and the text without it
 */
export function readDate(said: string, days: Days): { wish: DateWish; rest: string } {
  const text = said.replace(IN_WORDS, (_, month: string, word: string) => `${month} ${ordinalOf(word)}`)
  for (const [rule, read] of RULES) {
    const match = rule.exec(text)
    const wish = match ? read(match, days) : undefined
    if (match && wish) return { wish, rest: withoutWeekday(text.replace(match[0], ' ')) }
  }
  return readOtherDate(text, days.today) ?? { wish: {}, rest: text }
}

/** 'saturday december 19': the day is known, its name says nothing more. */
const withoutWeekday = (text: string) => text.replace(new RegExp(String.raw`\b${WEEKDAY}\b,?`), ' ')

/** A day as a visitor named it. */
export type { DateWish } from './dates/days.ts'

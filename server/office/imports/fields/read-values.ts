import { parseAtlantaTime, SkippedTimeError } from '#server/availability/atlanta-time.ts'
import { getPlace } from '#shared/model/place.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const two = (number: number | string): string => String(number).padStart(2, '0')
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year)

/** A day and a time of day as they stand in a file; the time is null when it has none. */
interface WrittenTime {
  /** 2026-12-04 */
  day: string
  /** 21:00 */
  time: string | null
}

const SHAPES: [RegExp, (match: string[], dayFirst: boolean) => string][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/, ([, y = '', m = '', d = '']) => `${y}-${two(m)}-${two(d)}`],
  // slashes and dashes as in the United States unless the day is first, dots as in Europe
  [
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/,
    ([, a = '', b = '', y = ''], dayFirst) => `${fullYear(y)}-${two(dayFirst ? b : a)}-${two(dayFirst ? a : b)}`,
  ],
  [
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/,
    ([, d = '', m = '', y = '']) => `${fullYear(y)}-${two(m)}-${two(d)}`,
  ],
  [
    /^(?:[a-z]{3,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i,
    ([, m = '', d = '', y = '']) => named(y, m, d),
  ],
  [
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]([a-z]{3,9})\.?,?[\s-](\d{4})/i,
    ([, d = '', m = '', y = '']) => named(y, m, d),
  ],
]

const named = (year: string, month: string, day: string): string =>
  `${year}-${two(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1)}-${two(day)}`

/**
 * Reads a date as people write it, with or without a time after it: '2026-12-04', '12/4/2026 9:00 PM', '4.12.2026', 'Dec 4, 2026'.
 * @param dayFirst whether 3/4/2026 is the third of April
 * @returns undefined for what is no date
 */
export function readWrittenTime(text: string, dayFirst: boolean): WrittenTime | undefined {
  for (const [shape, write] of SHAPES) {
    const match = shape.exec(text)
    if (!match) continue
    const day = write(match, dayFirst)
    if (!isDay(day)) return undefined
    const rest = text.slice(match[0].length).replace(/^(?:T|,?\s+(?:at\s+)?)/, '')
    if (rest === '') return { day, time: null }
    const time = readClock(rest)
    return time === undefined ? undefined : { day, time }
  }
  return undefined
}

/** Whether a day is one of the calendar. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/**
 * Reads a time of day: '21:00', '9:30 PM', '9pm', '2100'.
 * @returns 'HH:mm', undefined for what is none
 */
export function readClock(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase()
  if (trimmed === 'noon') return '12:00'
  if (trimmed === 'midnight') return '00:00'
  const [, hours = '', minutes = '0', half] =
    /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:h|uhr)?\s*([ap])?\.?(?:m\.?)?$/.exec(trimmed) ?? []
  if (hours === '') return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || (half !== undefined && (Number(hours) > 12 || hours === '0')))
    return undefined
  return `${two(hour)}:${two(minutes)}`
}

/**
 * The instant of a day and time in Atlanta (docs/product.md P8.1).
 * @returns undefined in the hour that the change of clocks skips
 */
export function atAtlanta(day: string, time: string): Date | undefined {
  try {
    return parseAtlantaTime(`${day}T${time}`)
  } catch (error) {
    if (error instanceof SkippedTimeError) return undefined
    throw error
  }
}

/**
 * Reads an amount of money: '$1,250.50', '1250', '1.250,50 €'.
 * @returns integer cents, undefined for what is no amount or is below zero
 */
export function readCents(text: string): number | undefined {
  const sign = text.replace(/[\s\u00a0'\p{Sc}]|usd|eur/giu, '').replace(getPlace().currency, '')
  if (!/^\d[\d.,]*$/.test(sign)) return undefined
  // thousands have one sign, and the decimal one is another: 12,345.678 is no amount
  const match = /^(\d+|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(sign)
  if (!match) return undefined
  const [, whole = '', thousands, decimal, fraction = ''] = match
  if (thousands !== undefined && thousands === decimal) return undefined
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'paid', 'paid in full', 'full', 'completed', 'ja', '✓', '✔'])
const NO = new Set(['no', 'n', 'false', '0', 'unpaid', 'open', 'pending', 'due', 'nein', '-'])

/** Reads a yes or a no; undefined for what is neither. */
export function readYes(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

/** Digits of a phone number by which two are the same: the last ten; null for fewer than seven. */
export function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '')
  return digits.length < 7 ? null : digits.slice(-10)
}

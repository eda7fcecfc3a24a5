import { getPlace, type Place } from './place.ts'

/** Writes values in one way. */
export interface Format<Value> {
  format(value: Value): string
}

/**
 * Makes a format at its first use, and anew when the agency's place has changed. A format of Intl takes milliseconds to
 * make, and the start of a page has none to spare (tests/architecture/formats.test.ts).
 * @param make makes the format for a place
 */
function lazily<Value>(make: (place: Place) => Format<Value>): Format<Value> {
  let made: { place: Place; format: Format<Value> } | undefined
  return {
    format(value) {
      const place = getPlace()
      if (made?.place !== place) made = { place, format: make(place) }
      return made.format.format(value)
    },
  }
}

/** The locale whose order of day and month the agency writes; a time of day alone is written the same in both. */
function localeOf({ dateOrder }: Place, { day, month, weekday, year, dateStyle }: Intl.DateTimeFormatOptions): string {
  const hasDate = [day, month, weekday, year, dateStyle].some((part) => part !== undefined)
  return hasDate && dateOrder === 'day' ? 'en-GB' : 'en-US'
}

/**
 * A format of dates by the agency's place. What is no date throws RangeError when it is formatted.
 * @param options as Intl takes them; the time zone is the agency's unless they name one
 * @param locale whose words it writes; English in the agency's order unless given
 */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale?: string): Format<Date | number> {
  return lazily((place) => {
    const words = locale ?? localeOf(place, options)
    // British English counts to 24 otherwise
    const hourCycle: 'h12' | 'h23' | undefined = place.clock === 24 ? 'h23' : words === 'en-GB' ? 'h12' : undefined
    const clock = options.hour === undefined || hourCycle === undefined ? {} : { hourCycle }
    const all = { timeZone: place.timeZone, ...clock, ...options }
    return new Intl.DateTimeFormat(words, all)
  })
}

/** A time of day without minutes that are zero: '9 PM'; one of 24 hours keeps them, '21:00'. */
export const shortenClock = (words: string): string => (getPlace().clock === 24 ? words : words.replace(':00', ''))

/** A format of numbers: '1,250'. */
export const numberFormat = (options?: Intl.NumberFormatOptions): Format<number> =>
  lazily(() => new Intl.NumberFormat('en-US', options))

/** Signs that the faces of pages and documents have; a currency with another sign is written by its code. */
const IN_OUR_FACES = /^[A-Z$€£]+$/

/** A format of amounts in the agency's currency, not in cents: '$1,250.00'. */
export function moneyFormat(options?: Intl.NumberFormatOptions): Format<number> {
  return lazily(({ currency }) => {
    const make = (currencyDisplay: 'symbol' | 'code') =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay, ...options })
    const format = make('symbol')
    return IN_OUR_FACES.test(format.format(0).replace(/[\d.\s]/g, '')) ? format : make('code')
  })
}

/** A format of lists: 'DJs, models, and dancers'. */
export const listFormat = (): Format<Iterable<string>> => lazily(() => new Intl.ListFormat('en-US'))

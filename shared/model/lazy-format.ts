/** Writes values in one way. */
export interface Format<Value> {
  format(value: Value): string
}

/**
 * Makes a format at its first use. A format of Intl takes milliseconds to make, and the start of a page has none to
 * spare (tests/architecture/formats.test.ts).
 * @param make makes the format
 */
function lazily<Value>(make: () => Format<Value>): Format<Value> {
  let made: Format<Value> | undefined
  return {
    format(value) {
      made ??= make()
      return made.format(value)
    },
  }
}

/**
 * A format of dates, made at its first use. What is no date throws RangeError when it is formatted.
 * @param options as Intl takes them, the time zone among them
 * @param locale whose words it writes
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions, locale = 'en-US'): Format<Date | number> =>
  lazily(() => new Intl.DateTimeFormat(locale, options))

/** A format of numbers, made at its first use: '1,250'. */
export const numberFormat = (options?: Intl.NumberFormatOptions): Format<number> =>
  lazily(() => new Intl.NumberFormat('en-US', options))

/** A format of lists, made at its first use: 'DJs, models, and dancers'. */
export const listFormat = (): Format<Iterable<string>> => lazily(() => new Intl.ListFormat('en-US'))

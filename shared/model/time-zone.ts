import type { Day } from './day.ts'
import { dateFormat } from './lazy-format.ts'

/** In the agency's zone (docs/product.md P8.1). Swedish format: date inputs use the same order, '2026-12-04 21:00'. */
const minuteFormat = dateFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE')

/** An instant as a date-and-time input shows it in Atlanta: '2026-12-04T21:00'. */
export const atlantaMinute = (instant: Date | string | number): string =>
  minuteFormat.format(new Date(instant)).replace(' ', 'T').padStart(16, '0')

/** The day in Atlanta at an instant: '2026-12-04'. */
export const atlantaDay = (instant: Date | string | number): Day => atlantaMinute(instant).slice(0, -6)

/**
 * The instant of a minute as a date-and-time input writes it in Atlanta: '2026-12-04T21:00'. Of the hour that comes twice
 * in November it is one of both; in the hour that March skips it is an hour off.
 */
export function atlantaInstant(minute: string): Date {
  const asUtc = Date.parse(`${minute}Z`)
  const aheadOf = (instant: number) => Date.parse(`${atlantaMinute(instant)}Z`) - instant
  return new Date(asUtc - aheadOf(asUtc - aheadOf(asUtc)))
}

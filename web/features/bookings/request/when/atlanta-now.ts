import { atlantaMinute } from '#shared/model/time-zone.ts'

const QUARTER_HOUR = 15 * 60_000

/**
 * An instant as a date input shows it, in Atlanta's time for every visitor (docs/product.md P8.1).
 * @returns the next full quarter of an hour, so that the offered time has not passed when the form is sent
 */
export const atlantaQuarter = (instant: number): string =>
  atlantaMinute(Math.ceil(instant / QUARTER_HOUR) * QUARTER_HOUR)

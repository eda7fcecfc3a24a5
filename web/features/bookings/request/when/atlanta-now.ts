import { TIME_ZONE } from '#web/lib/format.ts'

const QUARTER_HOUR = 15 * 60_000

/** Sweden writes local times the way date inputs do: '2026-11-20 21:15'. */
const local = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })

/**
 * An instant as a date input shows it, in Atlanta's time whatever the visitor's zone (docs/product.md P8.1).
 * @returns the next full quarter of an hour, so that what is offered isn't past by the time it is sent
 */
export function atlantaQuarter(instant: number): string {
  return local.format(Math.ceil(instant / QUARTER_HOUR) * QUARTER_HOUR).replace(' ', 'T')
}

/** An instant as a date input shows it, to the minute. */
export const atlantaMinute = (instant: string) => local.format(new Date(instant)).replace(' ', 'T')

import type { OpeningSpan } from '#shared/contract/settings/settings.ts'
import { dateFormat, shortenClock } from '#shared/model/lazy-format.ts'

const MINUTE_MS = 60_000
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const clock = dateFormat({ timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** A minute of the day as the agency's clock says it (docs/product.md P8.20): 540 is '9 AM', or '09:00'. */
const formatMinute = (minute: number): string =>
  minute === 1440 ? 'midnight' : shortenClock(clock.format(minute * MINUTE_MS).replace(/\s/g, ' '))

/**
 * Opening hours in words, days of the same hours together: 'Monday to Friday 9 AM to 6 PM, Saturday 10 AM to 2 PM'.
 * @returns empty when none are said
 */
export function describeOpeningHours(spans: readonly OpeningSpan[]): string {
  const week = [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const hours = spans
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) => `${formatMinute(from)} to ${formatMinute(to)}`)
      .join(' and ')
    return hours === '' ? [] : [{ weekday, hours }]
  })
  const runs: { first: number; last: number; hours: string }[] = []
  for (const { weekday, hours } of week) {
    const run = runs.at(-1)
    if (run && run.hours === hours && (run.last + 1) % 7 === weekday) run.last = weekday
    else runs.push({ first: weekday, last: weekday, hours })
  }
  return runs
    .map(({ first, last, hours }) => `${DAYS[first]}${first === last ? '' : ` to ${DAYS[last]}`} ${hours}`)
    .join(', ')
}

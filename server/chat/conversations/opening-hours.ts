import type { OpeningSpan } from '#shared/contract/settings/settings.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A minute of the day as people say it: 540 is '9 AM', 1170 '7:30 PM', 1440 'midnight'. */
function formatMinute(minute: number): string {
  if (minute === 1440) return 'midnight'
  const hour = Math.floor(minute / 60)
  const rest = minute % 60
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${half}`
}

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

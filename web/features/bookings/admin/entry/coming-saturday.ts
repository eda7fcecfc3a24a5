import { addDays, getUtcTime } from '#shared/model/day.ts'
import { atlantaDay, atlantaMinute } from '#shared/model/time-zone.ts'

const SATURDAY = 6

/** When most evenings begin. */
const EVENING = '20:00'

/** The next Saturday evening at an instant, as a date input shows it in Atlanta: '2026-12-05T20:00'. */
export function comingSaturday(instant: number): string {
  const today = atlantaDay(instant)
  const saturday = `${addDays(today, SATURDAY - new Date(getUtcTime(today)).getUTCDay())}T${EVENING}`
  return saturday > atlantaMinute(instant) ? saturday : `${addDays(saturday.slice(0, 10), 7)}T${EVENING}`
}

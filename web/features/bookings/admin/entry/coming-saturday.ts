import { addDays, getWeekStart } from '#shared/model/day.ts'
import { atlantaDay, atlantaMinute } from '#shared/model/time-zone.ts'

/** When most evenings begin. */
const EVENING = '20:00'

/** The next Saturday evening at an instant, as a date input shows it in Atlanta: '2026-12-05T20:00'. */
export function comingSaturday(instant: number): string {
  const saturday = `${addDays(getWeekStart(atlantaDay(instant)), 6)}T${EVENING}`
  return saturday > atlantaMinute(instant) ? saturday : `${addDays(saturday.slice(0, 10), 7)}T${EVENING}`
}

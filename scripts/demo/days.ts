import { parseAtlantaTime } from '#server/availability/atlanta-time.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/**
 * An hour of the day in Atlanta this many days from today; the beginning of the day by default.
 * @throws when that day has no such hour
 */
export function dayOfAtlanta(today: Date, days: number, hour = 0): Date {
  const day = atlantaDay(today.getTime() + days * DAY_MS)
  const start = parseAtlantaTime(`${day}T${String(hour).padStart(2, '0')}:00`)
  if (!start) throw new Error(`no such time: ${day} ${hour}:00`)
  return start
}

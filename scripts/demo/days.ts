import { parseAtlantaTime } from '#server/availability/atlanta-time.ts'

const DAY_MS = 86_400_000
const atlantaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })

/**
 * An hour of an Atlanta day so many days from today; its beginning unless said.
 * @throws when that day has no such hour
 */
export function dayOfAtlanta(today: Date, days: number, hour = 0): Date {
  const day = atlantaDay.format(new Date(today.getTime() + days * DAY_MS))
  const start = parseAtlantaTime(`${day}T${String(hour).padStart(2, '0')}:00`)
  if (!start) throw new Error(`no such time: ${day} ${hour}:00`)
  return start
}

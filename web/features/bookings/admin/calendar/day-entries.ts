import type { agencyCalendar, CalendarPerson } from '#shared/contract/bookings/calendars.admin.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import { addDays, type Day, HOUR_MS } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

export type CalendarEntry = EndpointAnswer<typeof agencyCalendar>[number]
/** The same in a person's row, without the person. */
export type PersonEntry = CalendarPerson['entries'][number]

/** What ends by six in the morning belongs to the day the event began. */
const NIGHT_HOURS = 6
const LONGEST = 62

/** Which days an entry is shown on. */
function daysOf({ from, to }: PersonEntry): Day[] {
  const first = atlantaDay(from)
  const last = atlantaDay(Date.parse(to) - NIGHT_HOURS * HOUR_MS)
  const days = [first]
  for (let day = addDays(first, 1); day <= last && days.length < LONGEST; day = addDays(day, 1)) days.push(day)
  return days
}

/** The calendar by its days, each in the order of the events. Cancelled bookings take no time: they are left out. */
export function groupByDay<Entry extends PersonEntry>(entries: readonly Entry[]): Map<Day, Entry[]> {
  const days = new Map<Day, Entry[]>()
  for (const entry of entries) {
    if (entry.status === 'cancelled') continue
    for (const day of daysOf(entry)) {
      const there = days.get(day)
      if (there) there.push(entry)
      else days.set(day, [entry])
    }
  }
  return days
}

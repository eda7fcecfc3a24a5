import { queryOptions, skipToken } from '@tanstack/react-query'
import { atlantaMinute } from '#shared/model/time-zone.ts'
import { call } from '#web/lib/api.ts'

/** The agent and the time the form asks for. */
export interface Asked {
  agentId: string
  /** Atlanta's time, as a date input has it. */
  eventDate: string
  hours: number
}

interface BusyTime {
  from: string
  to: string
}

const INPUT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const MINUTE = 16
const DAY = 10
/** Later dates are not sent to the server: they are typing errors, like the year 12026. */
const LAST_YEAR = '2200'

/** The agent and time the form asks for; undefined until it has both. */
export function getAsked(
  agentId: string | undefined,
  eventDate: string | undefined,
  hours: number | null,
): Asked | undefined {
  if (!agentId || !eventDate || hours === null || !INPUT.test(eventDate) || eventDate > LAST_YEAR) return undefined
  return { agentId, eventDate: eventDate.slice(0, MINUTE), hours }
}

/** When it would end, by the clock on the wall; on the nights clocks change an hour off, which a hint may be. */
function endOf({ eventDate, hours }: Asked): string {
  const end = new Date(`${eventDate}Z`)
  end.setUTCHours(end.getUTCHours() + hours)
  return end.toISOString().slice(0, MINUTE)
}

/** The agent's busy times on the days asked for; another hour of the same day needs no new request. */
export function busyQuery(asked: Asked | undefined) {
  const from = asked?.eventDate.slice(0, DAY)
  const to = asked && endOf(asked).slice(0, DAY)
  return queryOptions({
    queryKey: ['agents', 'busy', asked?.agentId, from, to],
    queryFn:
      asked && from && to
        ? ({ signal }) =>
            call('GET /api/agents/:id/availability', { params: { id: asked.agentId }, query: { from, to }, signal })
        : skipToken,
    // other customers may book in between
    staleTime: 60_000,
  })
}

/** The busy times that overlap the time asked for. */
export function busyDuring(asked: Asked, busy: readonly BusyTime[]): BusyTime[] {
  const end = endOf(asked)
  return busy.filter(({ from, to }) => atlantaMinute(from) < end && atlantaMinute(to) > asked.eventDate)
}

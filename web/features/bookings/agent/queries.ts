import type { BookingGroup } from '#shared/model/booking.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

export const AGENT_BOOKINGS_KEY = [...BOOKINGS_KEY, 'agent'] as const

/** An agent's own bookings: the active ones, the next first, or the past ones, the latest first. */
export const agentBookingsQuery = (group: BookingGroup) =>
  pagesQuery([...AGENT_BOOKINGS_KEY, group], (cursor, signal) =>
    callWithHeaders('GET /api/agent/bookings', { query: { group, cursor }, signal }),
  )

import { queryOptions } from '@tanstack/react-query'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { LISTS_KEY } from '#web/features/bookings/admin/queries.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { knownRows } from '#web/lib/known-rows.ts'
import { pagesQuery } from '#web/lib/page.ts'

// others work here too: coming back looks again
const fresh = { staleTime: 0 } as const

/** An agent's bookings, the newest first. */
export const agentBookingsQuery = (agent: string) => ({
  ...pagesQuery([...LISTS_KEY, 'of-agent', agent], (cursor, signal) =>
    callWithHeaders('GET /api/admin/bookings-with-details', { query: { agentId: agent, cursor }, signal }),
  ),
  ...fresh,
})

/** An agent's bookings from today on that are pending or confirmed, the soonest first; at most the latest 100 made. */
export const nextBookingsQuery = (agent: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'next-of-agent', agent],
    queryFn: async ({ signal }) => {
      const query = { agentId: agent, from: atlantaDay(new Date()) }
      const rows = knownRows(await call('GET /api/admin/bookings-with-details', { query, signal }))
      return rows
        .filter(({ status }) => status === 'pending' || status === 'confirmed')
        .sort((a, b) => Date.parse(a.eventDate) - Date.parse(b.eventDate))
    },
    ...fresh,
  })

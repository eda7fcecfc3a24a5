import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** Own blocked time to come. */
export const blockedTimesQuery = queryOptions({
  queryKey: ['agent', 'blocked-times'],
  queryFn: ({ signal }) => call('GET /api/agent/blocked-times', { signal }),
})

/** Whether there is a calendar feed, an agent's own or the agency's, and since when. */
export const feedQuery = (whose: 'agent' | 'admin') =>
  queryOptions({
    queryKey: [whose, 'calendar-feed'],
    queryFn: ({ signal }) => call(`GET /api/${whose}/calendar-feed`, { signal }),
    staleTime: 0,
  })

/** Own weekly hours; none is any time. */
export const weeklyHoursQuery = queryOptions({
  queryKey: ['agent', 'weekly-hours'],
  queryFn: ({ signal }) => call('GET /api/agent/weekly-hours', { signal }),
})

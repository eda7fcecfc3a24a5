import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** Own blocked time to come. */
export const blockedTimesQuery = queryOptions({
  queryKey: ['agent', 'blocked-times'],
  queryFn: ({ signal }) => call('GET /api/agent/blocked-times', { signal }),
})

/** Own weekly hours; none is any time. */
export const weeklyHoursQuery = queryOptions({
  queryKey: ['agent', 'weekly-hours'],
  queryFn: ({ signal }) => call('GET /api/agent/weekly-hours', { signal }),
})

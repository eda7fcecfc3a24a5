import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** Whose time it is: an agent's own, or that of an agent whom the office manages. */
export type Whose = 'own' | { id: string; name: string }

/** What the office has read of agents' blocked time. */
export const OFFICE_BLOCKED_KEY = ['admin', 'blocked-times'] as const

const keyOf = (whose: Whose, what: string) => (whose === 'own' ? ['agent', what] : ['admin', what, whose.id])

/** Blocked time to come. */
export const blockedTimesQuery = (whose: Whose) =>
  queryOptions({
    queryKey: keyOf(whose, 'blocked-times'),
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call('GET /api/agent/blocked-times', { signal })
        : call('GET /api/admin/agents/:id/blocked-times', { params: { id: whose.id }, signal }),
    // an agent and the office may both change it
    ...(whose !== 'own' && { staleTime: 0 }),
  })

/** Whether there is a calendar feed, an agent's own or the agency's, and since when. */
export const feedQuery = (whose: 'agent' | 'admin') =>
  queryOptions({
    queryKey: [whose, 'calendar-feed'],
    queryFn: ({ signal }) => call(`GET /api/${whose}/calendar-feed`, { signal }),
    staleTime: 0,
  })

/** Weekly hours; none is any time. */
export const weeklyHoursQuery = (whose: Whose) =>
  queryOptions({
    queryKey: keyOf(whose, 'weekly-hours'),
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call('GET /api/agent/weekly-hours', { signal })
        : call('GET /api/admin/agents/:id/weekly-hours', { params: { id: whose.id }, signal }),
    ...(whose !== 'own' && { staleTime: 0 }),
  })

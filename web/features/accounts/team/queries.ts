import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** The team and its invitations are kept under this key. */
export const TEAM_KEY = ['team'] as const

/** Owners and bookers. */
export const teamQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'staff'],
  queryFn: ({ signal }) => call('GET /api/admin/team', { signal }),
  staleTime: 0,
})

/** Invitations that can still be used. */
export const invitationsQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'invitations'],
  queryFn: ({ signal }) => call('GET /api/admin/team/invitations', { signal }),
  staleTime: 0,
})

import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** The profile of the agent who is signed in. */
export const ownProfileQuery = queryOptions({
  queryKey: ['agent', 'profile'],
  queryFn: ({ signal }) => call('GET /api/agent/profile', { signal }),
})

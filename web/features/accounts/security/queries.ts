import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** The second factors of the signed-in admin or agent. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => call('GET /api/auth/security', { signal }),
})

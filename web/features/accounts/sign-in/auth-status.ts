import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Role } from '#shared/model/role.ts'
import { call } from '#web/lib/api.ts'

export const authStatusQuery = queryOptions({
  queryKey: ['auth', 'status'],
  queryFn: ({ signal }) => call('GET /api/auth/status', { signal }),
})

/** Who is signed in; null for a stranger and while it isn't known. */
export function useRole(): Role | null {
  return useQuery(authStatusQuery).data?.role ?? null
}

import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { knownRows } from '#web/lib/page.ts'

/** Approved testimonials, newest first. */
export const approvedQuery = queryOptions({
  queryKey: ['testimonials', 'approved'],
  queryFn: async ({ signal }) => knownRows(await call('GET /api/testimonials/approved', { signal })),
})

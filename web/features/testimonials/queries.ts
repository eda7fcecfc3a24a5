import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** Approved testimonials, newest first. */
export const approvedQuery = queryOptions({
  queryKey: ['testimonials', 'approved'],
  queryFn: ({ signal }) => call('GET /api/testimonials/approved', { signal }),
})

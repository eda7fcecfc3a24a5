import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { knownRows } from '#web/lib/known-rows.ts'

/** The latest reviews of an agent's bookings, and how many there are. */
export const agentReviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['agents', id, 'reviews'],
    queryFn: ({ signal }) => call('GET /api/agents/:id/reviews', { params: { id }, signal }),
  })

/** Approved testimonials, newest first. */
export const approvedQuery = queryOptions({
  queryKey: ['testimonials', 'approved'],
  queryFn: async ({ signal }) => knownRows(await call('GET /api/testimonials/approved', { signal })),
})

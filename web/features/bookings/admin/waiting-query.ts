import { queryOptions } from '@tanstack/react-query'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call } from '#web/lib/api.ts'

/** The latest requests nobody has answered yet. */
export const waitingBookingsQuery = queryOptions({
  queryKey: [...BOOKINGS_KEY, 'admin', 'waiting'],
  queryFn: ({ signal }) =>
    call('GET /api/admin/bookings-with-details', { query: { status: 'pending', limit: 6 }, signal }),
})

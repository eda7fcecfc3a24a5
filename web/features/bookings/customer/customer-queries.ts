import { queryOptions } from '@tanstack/react-query'
import type { BookingGroup } from '#shared/model/booking.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Own bookings: the active ones, the next first, or the past ones, the latest first. */
export const customerBookingsQuery = (group: BookingGroup) =>
  pagesQuery([...BOOKINGS_KEY, 'customer', group], (cursor, signal) =>
    callWithHeaders('GET /api/customer/bookings', { query: { group, cursor }, signal }),
  )

/** The cancellation terms of an own booking, with its dates. */
export const bookingTermsQuery = (id: string) =>
  queryOptions({
    queryKey: [...BOOKINGS_KEY, 'customer', 'terms', id],
    queryFn: ({ signal }) => call('GET /api/customer/bookings/:id/terms', { params: { id }, signal }),
  })

/** What happened to an own booking, the latest first. */
export const bookingHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...BOOKINGS_KEY, 'customer', 'history', id],
    queryFn: ({ signal }) => call('GET /api/customer/bookings/:id/history', { params: { id }, signal }),
    // a payment or change in this window may be newer than what was read
    staleTime: 0,
  })

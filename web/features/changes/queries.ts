import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** What a request changes is kept with the bookings: their events read it again, too. */
export const CHANGED_KEYS = [['bookings'], ['invoices'], ['payments']] as const

/** The latest request of each own booking that is to come. */
export const ownRequestsQuery = queryOptions({
  queryKey: ['bookings', 'own-requests'],
  queryFn: ({ signal }) => call('GET /api/customer/change-requests', { signal }),
})

/** The open request of a booking, for the office. */
export const openRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'open-request', id],
    queryFn: ({ signal }) => call('GET /api/admin/bookings/:id/change-request', { params: { id }, signal }),
  })

/** What other times of an own booking mean. */
export const changePreviewQuery = (id: string, query: { eventDate?: string; eventDuration?: number }) =>
  queryOptions({
    queryKey: ['bookings', 'change-preview', id, query],
    queryFn: ({ signal }) => call('GET /api/customer/bookings/:id/change-request', { params: { id }, query, signal }),
    retry: false,
    staleTime: 5000,
  })

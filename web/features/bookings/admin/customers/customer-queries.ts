import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Customers are kept with the bookings: what changes one changes the other's flags and sums. */
const CUSTOMERS_KEY = [...BOOKINGS_KEY, 'customers'] as const

/** Customers, newest first: all, or what a search finds. */
export const customersQuery = (q: string) => ({
  ...pagesQuery([...CUSTOMERS_KEY, 'list', q], (cursor, signal) =>
    callWithHeaders('GET /api/admin/customers', { query: { q: q || undefined, cursor }, signal }),
  ),
  placeholderData: keepPreviousData,
  staleTime: 0,
})

/** Everything about one customer. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...CUSTOMERS_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/customers/:id', { params: { id }, signal }),
    staleTime: 0,
  })

/** What a merge would move. */
export const mergeQuery = (fromId: string, intoId: string) =>
  queryOptions({
    queryKey: [...CUSTOMERS_KEY, 'merge', fromId, intoId],
    queryFn: ({ signal }) => call('GET /api/admin/customer-merges', { query: { fromId, intoId }, signal }),
    staleTime: 0,
  })

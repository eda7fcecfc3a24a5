import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Everything of payday is kept under this key. */
export const PAYOUTS_KEY = ['payouts'] as const

/** What each person is due for a month and has been paid, by name. */
export const payoutsQuery = (month: string) => ({
  ...pagesQuery([...PAYOUTS_KEY, 'list', month], (cursor, signal) =>
    callWithHeaders('GET /api/admin/payouts', { query: { month, cursor }, signal }),
  ),
  // bookings are completed and verified while the page is open
  staleTime: 0,
})

/** A month's payday in figures. */
export const payoutSummaryQuery = (month: string) =>
  queryOptions({
    queryKey: [...PAYOUTS_KEY, 'summary', month],
    queryFn: ({ signal }) => call('GET /api/admin/payouts/summary', { query: { month }, signal }),
    staleTime: 0,
  })

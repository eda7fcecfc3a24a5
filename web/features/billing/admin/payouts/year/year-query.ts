import { queryOptions } from '@tanstack/react-query'
import type { TaxYearRow } from '#shared/contract/billing/payouts/tax-year.admin.ts'
import { PAYOUTS_KEY } from '#web/features/billing/admin/payouts/payouts-query.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Who was paid in a year: those to be reported with something missing first. */
export const taxYearQuery = (year: number) => ({
  ...pagesQuery<TaxYearRow>([...PAYOUTS_KEY, 'year', String(year)], (cursor, signal) =>
    callWithHeaders('GET /api/admin/payouts/year', { query: { year, cursor }, signal }),
  ),
  // people enter what is missing while the page is open
  staleTime: 0,
})

/** A year in figures. */
export const taxYearSummaryQuery = (year: number) =>
  queryOptions({
    queryKey: [...PAYOUTS_KEY, 'year-summary', year],
    queryFn: ({ signal }) => call('GET /api/admin/payouts/year/summary', { query: { year }, signal }),
    staleTime: 0,
  })

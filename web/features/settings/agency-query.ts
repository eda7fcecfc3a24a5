import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** The agency as everyone may know it, its cancellation terms too. Asked for where it is shown. */
export const agencyQuery = queryOptions({
  queryKey: ['agency'],
  queryFn: ({ signal }) => call('GET /api/agency', { signal }),
  // the office may change it while a page is open
  staleTime: 0,
})

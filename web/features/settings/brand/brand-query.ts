import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** What owners set over the configured brand. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => call('GET /api/admin/brand', { signal }),
  staleTime: 0,
})

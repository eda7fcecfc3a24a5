import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** The tax settings, as owners edit them. */
export const taxQuery = queryOptions({
  queryKey: ['tax-settings'],
  queryFn: ({ signal }) => call('GET /api/admin/tax-settings', { signal }),
  staleTime: 0,
})

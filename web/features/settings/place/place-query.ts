import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** Where the agency is, as owners edit it. */
export const placeQuery = queryOptions({
  queryKey: ['place-settings'],
  queryFn: ({ signal }) => call('GET /api/admin/place-settings', { signal }),
  staleTime: 0,
})

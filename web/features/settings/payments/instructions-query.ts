import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** How customers pay by each method, as owners edit it. */
export const instructionsQuery = queryOptions({
  queryKey: ['payment-instructions', 'admin'],
  queryFn: ({ signal }) => call('GET /api/admin/payment-instructions', { signal }),
  staleTime: 0,
})

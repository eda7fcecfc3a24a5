import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** The signed-in customer; fails with 401 without one. */
export const customerSessionQuery = queryOptions({
  queryKey: ['session', 'customer'],
  queryFn: ({ signal }) => call('GET /api/customer/session', { signal }),
})

/** The signed-in agent, or that nobody is. */
export const agentSessionQuery = queryOptions({
  queryKey: ['session', 'agent'],
  queryFn: ({ signal }) => call('GET /api/agent/session', { signal }),
})

/** The signed-in admin; fails with 401 without one. */
export const adminSessionQuery = queryOptions({
  queryKey: ['session', 'admin'],
  queryFn: ({ signal }) => call('GET /api/admin/session', { signal }),
})

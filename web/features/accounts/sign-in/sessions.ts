import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
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

/** The key of the mutation that changes the own password: its session goes on under a new cookie. */
export const PASSWORD_CHANGE = ['change-password'] as const

/**
 * Asks again who is signed in, because the server ended a stream of events. While the password changes nothing is asked:
 * the change ends the cookie that the browser still sends, and the answer would be that nobody is signed in.
 * @param queryKey of the portal's session
 */
export function askForSession(client: QueryClient, queryKey: QueryKey): void {
  if (client.isMutating({ mutationKey: PASSWORD_CHANGE }) > 0) return
  void client.refetchQueries({ queryKey, exact: true })
}

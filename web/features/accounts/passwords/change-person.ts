import type { QueryClient } from '@tanstack/react-query'
import type { Role } from '#shared/model/role.ts'
import { authStatusQuery } from '#web/features/accounts/sign-in/auth-status.ts'

/**
 * Clears the cached data after a sign-in or sign-out, so that the next person at this browser sees none of it, and asks
 * the server again who is signed in.
 * @param role the role that is signed in now, as far as the page knows
 */
export function changePerson(client: QueryClient, role: Role | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== authStatusQuery.queryKey[0] })
  client.setQueryData(authStatusQuery.queryKey, (status) => status && { ...status, role })
  void client.invalidateQueries({ queryKey: authStatusQuery.queryKey })
}

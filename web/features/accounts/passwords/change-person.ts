import type { QueryClient } from '@tanstack/react-query'
import type { Role } from '#shared/model/role.ts'
import { authStatusQuery } from '#web/features/accounts/sign-in/auth-status.ts'

/**
 * Somebody has signed in or out: whatever was read for the one before is forgotten, so that the next person at this
 * browser sees nothing of it, and who is signed in is asked anew.
 * @param role who it is now, as far as we know
 */
export function changePerson(client: QueryClient, role: Role | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== authStatusQuery.queryKey[0] })
  client.setQueryData(authStatusQuery.queryKey, (status) => status && { ...status, role })
  void client.invalidateQueries({ queryKey: authStatusQuery.queryKey })
}

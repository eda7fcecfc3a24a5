import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ApiError, listenForRefusals } from '#web/lib/api.ts'

/** Whether an answer says that this is not, or no longer, the person the page is for. */
export const saysWhoIsMissing = ({ status }: ApiError) => status === 401 || status === 403

/**
 * Asks for the session again whenever any call of the page is refused for who makes it: whether the session has ended,
 * another kind has signed in or the password must be changed first, the layout then leads on. Screens need nothing.
 */
export function useSessionWatch(queryKey: QueryKey): void {
  const client = useQueryClient()
  const [, role] = queryKey
  useEffect(
    () =>
      listenForRefusals((key, refusal) => {
        if (!saysWhoIsMissing(refusal) || key === `GET /api/${role}/session`) return
        void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
      }),
    [client, queryKey, role],
  )
}

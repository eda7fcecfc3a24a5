import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { customerSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { openLiveFeed } from '#web/features/office/live-feed.ts'

/**
 * Shows a customer at once that the session ended: one stream per window carries nothing else (docs/product.md P1.17).
 * @param enabled whether a customer is signed in
 */
export function useCustomerLive(enabled: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!enabled) return
    return openLiveFeed('/api/customer/events', {
      onEvents: () => {},
      onRefused: () => void client.refetchQueries({ queryKey: customerSessionQuery.queryKey, exact: true }),
    })
  }, [client, enabled])
}

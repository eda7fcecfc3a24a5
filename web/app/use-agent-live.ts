import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { agentSessionQuery } from '#web/features/accounts/sessions.ts'
import { blockedTimesQuery } from '#web/features/availability/queries.ts'
import { AGENT_BOOKINGS_KEY } from '#web/features/bookings/agent/queries.ts'
import { ownProfileQuery } from '#web/features/catalog/own/queries.ts'
import { openLiveFeed } from '#web/features/office/live-feed.ts'

/** What shows an agent's bookings, how many there were, and the time they keep for themselves. */
const SHOWN = [AGENT_BOOKINGS_KEY, ownProfileQuery.queryKey, blockedTimesQuery.queryKey] as const

/**
 * Keeps what an agent sees as it is: one stream for the window tells what happens to their bookings (docs/product.md
 * P5.13).
 * @param enabled an agent is signed in
 */
export function useAgentLive(enabled: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!enabled) return
    return openLiveFeed('/api/agent/events', {
      onEvents: () => {
        for (const queryKey of SHOWN) void client.invalidateQueries({ queryKey })
      },
      onRefused: () => void client.refetchQueries({ queryKey: agentSessionQuery.queryKey, exact: true }),
    })
  }, [client, enabled])
}

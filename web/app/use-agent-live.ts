import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LiveNews, useNews } from '#web/app/use-news.ts'
import { agentSessionQuery, askForSession } from '#web/features/accounts/sign-in/sessions.ts'
import { blockedTimesQuery } from '#web/features/availability/queries.ts'
import { AGENT_BOOKINGS_KEY } from '#web/features/bookings/agent/queries.ts'
import { ownProfileQuery } from '#web/features/catalog/agent/queries.ts'
import { openLiveFeed } from '#web/features/office/live/live-feed.ts'

/** What shows an agent's bookings, how many there were, and the time they keep for themselves. */
const SHOWN = [AGENT_BOOKINGS_KEY, ownProfileQuery.queryKey, blockedTimesQuery('own').queryKey] as const

/**
 * Keeps what an agent sees as it is: one stream for the window says what happens to their bookings (docs/product.md
 * P5.13, P5.14).
 * @param enabled an agent is signed in
 */
export function useAgentLive(enabled: boolean): LiveNews {
  const client = useQueryClient()
  const { news, hear } = useNews('agent')
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!enabled) return
    const close = openLiveFeed('/api/agent/events', {
      onEvents: (events) => {
        for (const queryKey of SHOWN) void client.invalidateQueries({ queryKey })
        hear(events)
      },
      onLost: setLost,
      onRefused: () => askForSession(client, agentSessionQuery.queryKey),
    })
    return () => {
      close()
      setLost(false)
    }
  }, [client, enabled, hear])

  return { news, lost }
}

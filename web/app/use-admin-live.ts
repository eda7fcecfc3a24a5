import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import { LIVE_EVENT_KINDS } from '#shared/model/live.ts'
import { type LiveNews, useNews } from '#web/app/use-news.ts'
import { adminSessionQuery, askForSession } from '#web/features/accounts/sign-in/sessions.ts'
import { TEAM_KEY } from '#web/features/accounts/team/queries.ts'
import { OFFICE_BLOCKED_KEY } from '#web/features/availability/queries.ts'
import { INVOICES_KEY, PAYMENTS_KEY } from '#web/features/billing/queries.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { openLiveFeed } from '#web/features/office/live/live-feed.ts'
import { AUDIT_KEY, SUMMARY_KEY } from '#web/features/office/queries.ts'

/** The lists in which each kind of thing shows. */
const LISTS: Record<LiveEvent['kind'], readonly QueryKey[]> = {
  booking: [BOOKINGS_KEY],
  payment: [PAYMENTS_KEY, INVOICES_KEY, BOOKINGS_KEY],
  testimonial: [['testimonials']],
  chat: [['chat']],
  conversation: [['chat']],
  // the calendar is one of their lists
  blocked: [BOOKINGS_KEY, OFFICE_BLOCKED_KEY],
  // the customers are one of their lists
  customer: [BOOKINGS_KEY],
  // one's own role may have changed
  team: [TEAM_KEY, adminSessionQuery.queryKey, PAYMENTS_KEY],
}

/**
 * Keeps the office's screens up to date: one stream per window brings events, and the lists and counts they concern are
 * read again. The counts are also read again after every change made in this window.
 * @param enabled whether an admin is signed in
 */
export function useAdminLive(enabled: boolean): LiveNews {
  const client = useQueryClient()
  const { news, hear } = useNews('admin')
  const [lost, setLost] = useState(false)

  useEffect(() => {
    if (!enabled) return
    const refresh = (keys: readonly QueryKey[]) => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    }
    const close = openLiveFeed('/api/admin/events', {
      onEvents: (events) => {
        const kinds = events.length > 0 ? new Set(events.map(({ kind }) => kind)) : LIVE_EVENT_KINDS
        refresh([SUMMARY_KEY, AUDIT_KEY, ...new Set([...kinds].flatMap((kind) => LISTS[kind] ?? []))])
        hear(events)
      },
      onLost: setLost,
      onRefused: () => askForSession(client, adminSessionQuery.queryKey),
    })
    const stop = client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated' && mutation.state.status === 'success') refresh([SUMMARY_KEY, AUDIT_KEY])
    })
    return () => {
      close()
      stop()
      setLost(false)
    }
  }, [client, enabled, hear])

  return { news, lost }
}

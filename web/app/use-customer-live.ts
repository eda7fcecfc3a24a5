import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LiveNews, useNews } from '#web/app/use-news.ts'
import { askForSession, customerSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { INVOICES_KEY, PAYMENTS_KEY } from '#web/features/billing/queries.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { openLiveFeed } from '#web/features/office/live/live-feed.ts'

/** What shows a customer's bookings, requests and offers, and their money. */
const SHOWN = [BOOKINGS_KEY, INVOICES_KEY, PAYMENTS_KEY] as const

/**
 * Keeps what a customer sees as it is: one stream for the window says what happens to their bookings and payments
 * (docs/product.md P4.25), and that the session ended (P1.17).
 * @param enabled whether a customer is signed in
 */
export function useCustomerLive(enabled: boolean): LiveNews {
  const client = useQueryClient()
  const { news, hear } = useNews('customer')
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!enabled) return
    const close = openLiveFeed('/api/customer/events', {
      onEvents: (events) => {
        for (const queryKey of SHOWN) void client.invalidateQueries({ queryKey })
        hear(events)
      },
      onLost: setLost,
      onRefused: () => askForSession(client, customerSessionQuery.queryKey),
    })
    return () => {
      close()
      setLost(false)
    }
  }, [client, enabled, hear])

  return { news, lost }
}

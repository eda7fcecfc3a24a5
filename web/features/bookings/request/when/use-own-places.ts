import { useInfiniteQuery } from '@tanstack/react-query'
import { customerBookingsQuery } from '#web/features/bookings/customer/customer-queries.ts'

/** How many are suggested: a list, not a history. */
const MOST = 8

/**
 * Where the customer's events were and will be, the latest first, each once (docs/product.md P3.55).
 * @param signedIn whether a customer is; nobody else has places
 */
export function useOwnPlaces(signedIn: boolean): string[] {
  const active = useInfiniteQuery({ ...customerBookingsQuery('active'), enabled: signedIn })
  const past = useInfiniteQuery({ ...customerBookingsQuery('past'), enabled: signedIn })
  if (!signedIn) return []
  const bookings = [active, past].flatMap(({ data }) => data?.pages.flatMap(({ rows }) => rows) ?? [])
  const places = bookings.map(({ eventLocation }) => eventLocation?.trim() ?? '').filter(Boolean)
  return [...new Set(places)].slice(0, MOST)
}

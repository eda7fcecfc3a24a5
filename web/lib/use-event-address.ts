import { useSearchParams } from 'react-router'
import { type EventAddress, readEvent } from '#web/lib/event-address.ts'

/** The event the address names, for links that carry it on (docs/product.md P2.30). */
export function useEventAddress(): EventAddress {
  const [params] = useSearchParams()
  return readEvent(params)
}

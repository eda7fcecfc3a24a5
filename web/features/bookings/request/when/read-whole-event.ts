import { BOOKING_TEXT_LIMITS, EVENT_TYPES } from '#shared/model/booking.ts'
import { type EventAddress, readEvent } from '#web/lib/event-address.ts'

/** The event an address names, with its type and wishes (docs/product.md P10.92). Invalid values are ignored. */
export function readWholeEvent(params: URLSearchParams): EventAddress {
  const requests = params.get('requests')?.trim() ?? ''
  return {
    ...readEvent(params),
    event: EVENT_TYPES.find((type) => type === params.get('event')),
    requests: requests === '' || requests.length > BOOKING_TEXT_LIMITS.specialRequests ? undefined : requests,
  }
}

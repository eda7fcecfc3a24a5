import type { ChatEvent } from '#shared/contract/chat/chat-message.ts'
import type { EventAddress } from '#web/lib/event-address.ts'

/** The event as the booking form's address carries it (docs/product.md P10.43, P10.92). */
export function readEventAddress({ eventType, wishes = [], ...event }: ChatEvent = {}): EventAddress {
  return {
    ...event,
    ...(eventType && { event: eventType }),
    ...(wishes.length > 0 && { requests: wishes.join(', ') }),
  }
}

import type { ConversationDetails } from '#shared/contract/chat/conversations.admin.ts'
import { readEventAddress } from '#web/features/chat/lines/event-address.ts'
import type { NewBookingAddress } from '#web/lib/new-booking-address.ts'

/** When an event begins that has a day and no time yet (docs/product.md P10.21). */
const USUAL_START = '19:00'

/**
 * What a conversation knows of a booking: who asks, what the assistant knows of the event, else the event as it was
 * understood last, and the agent when exactly one is known or was suggested last (docs/product.md P10.50).
 */
export function readBooking(conversation: ConversationDetails): NewBookingAddress {
  const { customer, contact, said } = conversation
  const event = said.findLast(({ metadata }) => metadata.event)?.metadata.event
  const suggested = said.findLast(({ metadata }) => metadata.suggestedAgents?.length)?.metadata.suggestedAgents ?? []
  const [only, ...others] = conversation.known?.people.length ? conversation.known.people : suggested
  return {
    name: customer?.name ?? contact?.name,
    email: customer?.email ?? contact?.email ?? undefined,
    phone: contact?.phone ?? undefined,
    ...readEventAddress(event),
    ...readKnown(conversation.known),
    agent: others.length === 0 ? only?.id : undefined,
  }
}

function readKnown(known: ConversationDetails['known']): NewBookingAddress {
  if (!known) return {}
  const { date, start, hours, place, guests, eventType, wishes } = known
  return {
    ...(date !== null && { date: `${date}T${start ?? USUAL_START}` }),
    ...(hours !== null && { hours }),
    ...(place !== null && { place }),
    ...(guests !== null && { guests }),
    ...(eventType !== null && { event: eventType }),
    ...(wishes.length > 0 && { requests: wishes.join(', ') }),
  }
}

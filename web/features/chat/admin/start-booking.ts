import type { ConversationDetails } from '#shared/contract/chat/conversations.admin.ts'
import type { NewBookingAddress } from '#web/lib/new-booking-address.ts'

/**
 * What a conversation knows of a booking: who asks, the event as it was understood last, and the agent when exactly one
 * was suggested last. Nothing is guessed.
 */
export function readBooking({ customer, contact, said }: ConversationDetails): NewBookingAddress {
  const event = said.findLast(({ metadata }) => metadata.event)?.metadata.event
  const suggested = said.findLast(({ metadata }) => metadata.suggestedAgents?.length)?.metadata.suggestedAgents ?? []
  const [only, ...others] = suggested
  return {
    name: customer?.name ?? contact?.name,
    email: customer?.email ?? contact?.email ?? undefined,
    phone: contact?.phone ?? undefined,
    ...event,
    agent: others.length === 0 ? only?.id : undefined,
  }
}

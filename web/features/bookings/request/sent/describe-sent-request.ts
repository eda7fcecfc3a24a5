import { formatBookingNumber } from '#shared/model/booking.ts'
import { ANYTHING_ELSE } from '#shared/model/chat.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import type { SentRequest } from '#web/features/bookings/request/sent/sent-request.ts'

/** What became of a request and what happens next, for the chat it came from (docs/product.md P10.93). */
export function describeSentRequest({ number, agentName, eventDate, hours, person }: SentRequest): string {
  const name = number === undefined ? 'Your request' : `Your request ${formatBookingNumber(number)}`
  return [
    `${name} for ${agentName} has been sent: ${writeEventTime(eventDate, hours)}.`,
    `We check with ${agentName} and email ${person.email} when your booking is confirmed. You pay after that; nothing is charged now.`,
    ANYTHING_ELSE,
  ].join('\n')
}

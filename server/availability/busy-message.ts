import type { Database } from '#server/db/client.ts'
import { writeEventTime, writeSpan } from '#shared/model/event-time.ts'
import type { BusyInterval } from './queries.ts'

/** Characters of a customer's name in a sentence that may have 200. */
const NAME_LIMIT = 60

/**
 * Describes a busy interval in a sentence. An admin reads who booked it, an agent only when (docs/product.md P5.8).
 * @param reader the role that reads it
 */
export async function describeBusyInterval(
  db: Database,
  { bookingId, from, to }: BusyInterval,
  reader: 'admin' | 'agent',
): Promise<string> {
  if (bookingId === null) {
    const blocked = `time blocked already, ${writeSpan(from, to)}`
    return reader === 'agent' ? `You have ${blocked}` : `This agent has ${blocked}`
  }
  const { customer_name, event_date, event_duration } = await db
    .selectFrom('bookings')
    .select(['customer_name', 'event_date', 'event_duration'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const when = writeEventTime(event_date, event_duration)
  if (reader === 'agent') return `You have a confirmed booking on ${when}. Ask the office if you cannot take it.`
  return `This agent is booked by ${[...customer_name].slice(0, NAME_LIMIT).join('')} for ${when}`
}

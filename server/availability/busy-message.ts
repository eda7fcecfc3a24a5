import type { Database } from '#server/db/client.ts'
import { formatAtlantaTime } from './atlanta-time.ts'
import type { BusyInterval } from './queries.ts'

/** Characters of a customer's name in a sentence that may have 200. */
const NAME_LIMIT = 60

/**
 * Describes a busy interval in a sentence. An admin reads who booked it, an agent only when (docs/product.md P5.8).
 * @param reader the role that reads it
 */
export async function describeBusyInterval(
  db: Database,
  { bookingId, from }: BusyInterval,
  reader: 'admin' | 'agent',
): Promise<string> {
  if (bookingId === null) {
    const blocked = `time blocked already, from ${formatAtlantaTime(from)}`
    return reader === 'agent' ? `You have ${blocked}` : `This agent has ${blocked}`
  }
  const { customer_name, event_date } = await db
    .selectFrom('bookings')
    .select(['customer_name', 'event_date'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const when = formatAtlantaTime(event_date)
  if (reader === 'agent') return `You have a confirmed booking on ${when}. Ask the office if you cannot take it.`
  return `This agent is booked by ${[...customer_name].slice(0, NAME_LIMIT).join('')} for ${when}`
}

import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { Span } from '#server/availability/intervals.ts'
import { type BusyInterval, findBusyIntervals } from '#server/availability/queries.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { findBookedBy } from './status-rows.ts'

/** Characters of a customer's name in a sentence that may have 200. */
const NAME_LIMIT = 60

/**
 * Finds the intervals that take an agent's time. Overridden intervals count too, though the constraint ignores them.
 * Exact while the agent's row is locked.
 */
export async function findConflicts(trx: Database, agentId: string, span: Span): Promise<BusyInterval[]> {
  return findBusyIntervals(trx, { agentIds: [agentId], from: span.start, to: span.busyUntil })
}

/**
 * Makes the error for a booking that would book its agent twice. It names the first conflict; its field `confirmAnyway`
 * shows that an admin may override it (docs/product.md P8.7).
 */
export async function refuseConflict(
  trx: Database,
  [first, ...more]: readonly [BusyInterval, ...BusyInterval[]],
): Promise<AppError> {
  const others = more.length > 0 ? `, and ${more.length} more` : ''
  const sentence = `This agent ${await describeInterval(trx, first)}${others}.`
  return new AppError('conflict', sentence, { fields: { confirmAnyway: 'Give a reason to confirm it anyway' } })
}

async function describeInterval(trx: Database, { bookingId, from }: BusyInterval): Promise<string> {
  if (bookingId === null) return `has blocked time then, from ${formatAtlantaTime(from)}`
  const { customer_name, event_date } = await findBookedBy(trx, bookingId)
  const name = [...customer_name].slice(0, NAME_LIMIT).join('')
  return `is already booked by ${name} for ${formatAtlantaTime(event_date)}`
}

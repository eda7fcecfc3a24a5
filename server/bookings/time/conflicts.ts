import type { Span } from '#server/availability/intervals.ts'
import { type BusyInterval, findBusyIntervals } from '#server/availability/queries.ts'
import type { Database } from '#server/db/client.ts'
import { writeEventTime, writeSpan } from '#shared/model/event-time.ts'
import { findBookedBy } from '../changes/status-rows.ts'

/** Characters of a customer's name in a sentence that may have 200. */
const NAME_LIMIT = 60

/** A customer's name as a sentence has it: at most 60 characters. */
export const cutName = (name: string): string => [...name].slice(0, NAME_LIMIT).join('')

/**
 * Finds the intervals that take an agent's time. Overridden intervals count too, though the constraint ignores them.
 * Exact while the agent's row is locked.
 */
export async function findConflicts(trx: Database, agentId: string, span: Span): Promise<BusyInterval[]> {
  return findBusyIntervals(trx, { agentIds: [agentId], from: span.start, to: span.busyUntil })
}

/** Describes the intervals that take an agent's time in one sentence, which names the first (docs/product.md P8.7). */
export async function describeConflict(
  trx: Database,
  [first, ...more]: readonly [BusyInterval, ...BusyInterval[]],
): Promise<string> {
  const others = more.length > 0 ? `, and ${more.length} more` : ''
  return `This agent ${await describeInterval(trx, first)}${others}.`
}

async function describeInterval(trx: Database, { bookingId, from, to }: BusyInterval): Promise<string> {
  if (bookingId === null) return `has blocked time then, ${writeSpan(from, to)}`
  const { customer_name, event_date, event_duration } = await findBookedBy(trx, bookingId)
  return `is already booked by ${cutName(customer_name)} for ${writeEventTime(event_date, event_duration)}`
}

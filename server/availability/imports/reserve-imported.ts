import type { Database } from '#server/db/client.ts'
import { getTakenSpan } from '../intervals.ts'

/** A booking whose agent's time is to be reserved. */
interface ImportedTime {
  bookingId: string
  agentId: string
  start: Date
  hours: number
}

/**
 * Reserves the time of several bookings in one statement. The rows of their agents must be locked. A booking whose time
 * is taken is left out: agent_statuses_no_overlap decides.
 * @param bufferMinutes what the agency keeps free after each
 * @returns the bookings whose time is reserved
 */
export async function reserveImported(
  trx: Database,
  times: readonly ImportedTime[],
  { bufferMinutes, userId }: { bufferMinutes: number; userId: string | null },
): Promise<Set<string>> {
  if (times.length === 0) return new Set()
  const reserved = await trx
    .insertInto('agent_statuses')
    .values(
      times.map(({ bookingId, agentId, start, hours }) => {
        const { end, busyUntil } = getTakenSpan(start, hours, bufferMinutes)
        return {
          ...{ agent_id: agentId, booking_id: bookingId, created_by: userId },
          ...{ start_time: start, end_time: end, busy_until: busyUntil, duration_minutes: hours * 60 },
        }
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .execute()
  return new Set(reserved.flatMap(({ booking_id }) => (booking_id === null ? [] : [booking_id])))
}

import type { AuditEntry } from '#server/audit/record.ts'
import { getTakenSpan, reserveAgent } from '#server/availability/intervals.ts'
import type { BusyInterval } from '#server/availability/queries.ts'
import type { Database } from '#server/db/client.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { findConflicts, refuseConflict } from './conflicts.ts'
import type { AdminBookingRow } from './status-rows.ts'

/** Whether an admin confirms a booking in spite of a conflict, and why. */
export interface Override {
  confirmAnyway: boolean
  reason: string | null
  actor: { userId: string }
}

/**
 * Reserves the agent's time for a booking. The agent's row must be locked.
 * @returns the intervals that overlap it, which `confirmAnyway` overrode
 * @throws AppError 409 that names the first conflict, unless `confirmAnyway` is set
 */
export async function reserveTime(
  trx: Database,
  booking: Pick<AdminBookingRow, 'id' | 'agent_id' | 'event_date' | 'event_duration'>,
  { confirmAnyway, reason, actor }: Override,
): Promise<BusyInterval[]> {
  const span = getTakenSpan(booking.event_date, booking.event_duration, await findBufferMinutes(trx))
  const conflicts = await findConflicts(trx, booking.agent_id, span)
  const [first, ...more] = conflicts
  if (first && !confirmAnyway) throw await refuseConflict(trx, [first, ...more])
  await reserveAgent(trx, {
    agentId: booking.agent_id,
    bookingId: booking.id,
    span,
    status: first ? 'overlapping' : 'active',
    reason: first ? reason : null,
    userId: actor.userId,
  })
  return conflicts
}

/** The overridden intervals as a field of the booking's audit entry; empty when there were none. */
export function describeOverlaps(overridden: readonly BusyInterval[]): { overlaps?: string[] } {
  return overridden.length === 0 ? {} : { overlaps: overridden.map(({ bookingId, id }) => bookingId ?? id) }
}

/** One audit entry for each overridden booking or blocked time. */
export function overlappedEntries(
  overridden: readonly BusyInterval[],
  bookingId: string,
  shared: Pick<AuditEntry, 'actor' | 'reason' | 'requestId'>,
): AuditEntry[] {
  return overridden.map((interval) => ({
    ...shared,
    action: interval.bookingId === null ? 'blocked-time.overridden' : 'booking.overlapped',
    entity: interval.bookingId === null ? 'interval' : 'booking',
    entityId: interval.bookingId ?? interval.id,
    after: { overlappedBy: bookingId },
  }))
}

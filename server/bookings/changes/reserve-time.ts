import type { AuditEntry } from '#server/audit/record.ts'
import { reserveAgent, spanOf } from '#server/availability/intervals.ts'
import type { BusyInterval } from '#server/availability/queries.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { findConflicts, refuseConflict } from './conflicts.ts'
import type { AdminBookingRow } from './status-rows.ts'

/** How often a change is tried when somebody who didn't lock the agent takes the same time at the same moment. */
const TRIES = 3

/** Whether a booking may be confirmed into a clash, why, and who says so. */
export interface Override {
  confirmAnyway: boolean
  reason: string | null
  actor: { userId: string }
}

/**
 * Takes the agent's time for a booking, the agent's row being locked.
 * @returns what of others' it was confirmed into anyway
 * @throws AppError 409 naming what is in the way, unless confirmAnyway says that it may be
 */
export async function reserveTime(
  trx: Database,
  booking: Pick<AdminBookingRow, 'id' | 'agent_id' | 'event_date' | 'event_duration'>,
  { confirmAnyway, reason, actor }: Override,
): Promise<BusyInterval[]> {
  const span = spanOf(booking.event_date, booking.event_duration, await findBufferMinutes(trx))
  const [clash, ...more] = await findConflicts(trx, booking.agent_id, span)
  if (clash && !confirmAnyway) throw await refuseConflict(trx, [clash, ...more])
  await reserveAgent(trx, {
    agentId: booking.agent_id,
    bookingId: booking.id,
    span,
    status: clash ? 'overlapping' : 'active',
    reason: clash ? reason : null,
    userId: actor.userId,
  })
  return clash ? [clash, ...more] : []
}

/** What a booking was confirmed into, as the field of its own audit entry; nothing when there was nothing. */
export function overlapsOf(overridden: readonly BusyInterval[]): { overlaps?: string[] } {
  return overridden.length === 0 ? {} : { overlaps: overridden.map(({ bookingId, id }) => bookingId ?? id) }
}

/** The other side of an override: the entries of everything a booking was confirmed into. */
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

/**
 * Does work that takes an agent's time, again when somebody else took it in the same moment: the constraint keeps what
 * no lock could, and the next try finds what took the time and names it.
 * @param work a whole transaction
 * @throws AppError 409 when the time is taken every time
 */
export async function retryOnOverlap<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!violates(error, 'agent_statuses_no_overlap')) throw error
    }
  }
  throw conflict('This agent was booked for that time just now')
}

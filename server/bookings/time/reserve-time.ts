import type { AuditEntry } from '#server/audit/record.ts'
import { findHolds, type Hold, overruleHolds } from '#server/availability/holds/holds.ts'
import { getTakenSpan, reserveAgents, type Span } from '#server/availability/intervals.ts'
import type { BusyInterval } from '#server/availability/queries.ts'
import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import type { ConfirmBlockCode } from '#shared/model/confirm-block.ts'
import { assertOverridden, findConfirmBlocks, type Override } from '../changes/confirm-blocks.ts'
import type { AdminBookingRow } from '../changes/status-rows.ts'
import { findConflicts } from './conflicts.ts'

/** What an admin overrode to reserve an agent's time: nothing, most of the time. */
export interface Overridden {
  blocks: readonly ConfirmBlockCode[]
  /** Intervals that overlap the booking. */
  intervals: readonly BusyInterval[]
}

/**
 * Reserves the agent's time for a booking that is confirmed or, confirmed already, moved. The agent's row must be locked.
 * @returns what `confirmAnyway` overrode
 * @throws AppError 409 that names every reason against it, unless `confirmAnyway` overrides them (docs/product.md P6.110)
 */
export async function reserveTime(
  trx: Database,
  booking: Pick<AdminBookingRow, 'id' | 'agent_id' | 'customer_id' | 'event_date' | 'event_duration'>,
  step: 'confirm' | 'move',
  override: Override & { now: Date },
): Promise<Overridden> {
  const span = getTakenSpan(booking.event_date, booking.event_duration, await findBufferMinutes(trx))
  const conflicts = await findConflicts(trx, booking.agent_id, span)
  const holds = await findHoldsOfOthers(trx, booking, span)
  const blocks = await findConfirmBlocks(trx, { booking, conflicts, holds, step, now: override.now })
  assertOverridden(blocks, override)
  await overrule(trx, holds, booking.id)
  const overlaps = conflicts.length > 0
  await reserveAgents(trx, {
    agentId: booking.agent_id,
    bookingId: booking.id,
    span,
    status: overlaps ? 'overlapping' : 'active',
    reason: overlaps ? override.reason : null,
    userId: override.actor.role === 'customer' ? null : override.actor.userId,
  })
  return { blocks: blocks.map(({ code }) => code), intervals: conflicts }
}

/** What proposals hold of the agent's time for other bookings. */
const findHoldsOfOthers = (trx: Database, { id, agent_id }: Pick<AdminBookingRow, 'id' | 'agent_id'>, span: Span) =>
  findHolds(trx, { agentId: agent_id, from: span.start, to: span.busyUntil, except: id })

/** Ends holds that an admin overruled, and notifies those who sent the proposals (docs/product.md P16.5). */
async function overrule(trx: Database, holds: readonly Hold[], bookingId: string): Promise<void> {
  await overruleHolds(
    trx,
    holds.map((hold) => hold.bookingId),
  )
  for (const { proposalId } of holds) {
    await queueMail(trx, { kind: 'hold-overruled', to: null, about: { bookingId }, data: { proposal: proposalId } })
  }
}

/** What was overridden as fields of the booking's audit entry; empty when nothing was. */
export function describeOverridden({ blocks, intervals }: Overridden): {
  overrides?: readonly string[]
  overlaps?: string[]
} {
  return {
    ...(blocks.length > 0 && { overrides: blocks }),
    ...(intervals.length > 0 && { overlaps: intervals.map(({ bookingId, id }) => bookingId ?? id) }),
  }
}

/** One audit entry for each overridden booking or blocked time. */
export function overlappedEntries(
  { intervals }: Overridden,
  bookingId: string,
  shared: Pick<AuditEntry, 'actor' | 'reason' | 'requestId'>,
): AuditEntry[] {
  return intervals.map((interval) => ({
    ...shared,
    action: interval.bookingId === null ? 'blocked-time.overridden' : 'booking.overlapped',
    entity: interval.bookingId === null ? 'interval' : 'booking',
    entityId: interval.bookingId ?? interval.id,
    after: { overlappedBy: bookingId },
  }))
}

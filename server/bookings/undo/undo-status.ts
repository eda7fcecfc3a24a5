import { recordAudit } from '#server/audit/record.ts'
import { findHolds, restoreHolds } from '#server/availability/holds/holds.ts'
import { getTakenSpan, releaseAgent, restoreAgent } from '#server/availability/intervals.ts'
import { countBooking } from '#server/catalog/agents/count-booking.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { type AppError, conflict } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { takeBackMails } from '#server/mail/take-back.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { lockWithAgent } from '../changes/apply-status.ts'
import type { AdminBookingRow } from '../changes/status-rows.ts'
import { findLatestChange, type LatestChange, saveUndone } from './undo-rows.ts'

/** An admin's request to undo a change of status. */
export interface Undo extends By<AdminActor> {
  id: string
  /** The row version the admin saw; undefined when the client sent none. */
  version: number | undefined
}

const left = () =>
  conflict(
    'This cannot be undone anymore: the email about it has left. Set the status by hand; the customer is emailed.',
  )
const taken = () => conflict('This cannot be undone: the talent was booked for that time meanwhile.')

/**
 * Undoes the latest change of a booking's status while its mails are held, in one transaction: the status, the agent's
 * time and count come back, the mails are removed, and the audit trail keeps both (docs/product.md P3.38 to P3.40).
 * @throws AppError 404 unknown booking; 409 when another request changed it first, the latest change is not the actor's
 *   change of status, a mail about it has left, or the agent is taken meanwhile
 */
export async function undoStatus(context: AppContext, undo: Undo): Promise<AdminBookingRow> {
  const booking = await context.db
    .transaction()
    .execute((trx) => applyUndo(trx, undo))
    .catch((error: unknown) => {
      throw violates(error, 'agent_statuses_no_overlap') ? taken() : error
    })
  // mails that waited behind the removed ones
  context.nudgeMail()
  context.announce({ action: 'booking:changed', id: booking.id, actor: undo.actor })
  return booking
}

async function applyUndo(trx: Database, { id, version, actor, requestId }: Undo): Promise<AdminBookingRow> {
  const { agent, booking } = await lockWithAgent(trx, id)
  assertVersion(version, booking.version, 'booking')
  const change = await findLatestChange(trx, id)
  const refusal = findRefusal(change, booking, actor)
  if (refusal) throw refusal
  const { from, request_id, completed_at, ...undone } = change as LatestChange & { from: AdminBookingRow['status'] } // findRefusal asks for both
  if (!(await takeBackMails(trx, { bookingId: id, requestId: request_id }))) throw left()

  if (booking.status === 'confirmed') await releaseAgent(trx, id, 'cancelled')
  if (from === 'confirmed') {
    await assertNotHeld(trx, booking)
    await restoreAgent(trx, id)
  }
  if (from === 'completed' && booking.counted_at === null) await countBooking(trx, agent.id, 1)
  if (from !== 'completed' && booking.counted_at !== null) await countBooking(trx, agent.id, -1)
  const restored = await saveUndone(trx, id, { status: from, completedAt: completed_at, undone })
  // what its confirmation took from a proposal, and its own hold
  await restoreHolds(trx, agent.id, await findBufferMinutes(trx))
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'booking.undone', entity: 'booking', entityId: id },
    before: { status: booking.status },
    after: { status: from },
  })
  return restored
}

/** @throws AppError 409 when a proposal holds the agent for another booking at that time (docs/product.md P16.5) */
async function assertNotHeld(
  trx: Database,
  {
    id,
    agent_id: agentId,
    event_date,
    event_duration,
  }: Pick<AdminBookingRow, 'id' | 'agent_id' | 'event_date' | 'event_duration'>,
): Promise<void> {
  const { start, busyUntil } = getTakenSpan(event_date, event_duration, await findBufferMinutes(trx))
  const held = await findHolds(trx, { agentId, from: start, to: busyUntil, except: id })
  if (held.length > 0) throw conflict('This cannot be undone: a proposal holds the agent for that time now.')
}

/** Why a change cannot be undone; undefined when it can. */
function findRefusal(
  change: LatestChange | undefined,
  booking: Pick<AdminBookingRow, 'status'>,
  actor: AdminActor,
): AppError | undefined {
  if (!change?.from || change.to !== booking.status) return conflict('There is no change of status to undo.')
  if (change.actor_id !== actor.userId) return conflict('A colleague made this change. Only they can undo it.')
  if (change.has_refund) return conflict('This cannot be undone: money is on its way back to a card.')
  if (!change.is_last) return conflict('This cannot be undone: the booking has changed since.')
  return change.is_held ? undefined : left()
}

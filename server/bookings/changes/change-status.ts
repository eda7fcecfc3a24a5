import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { MAIL_HOLD_MS } from '#server/mail/queue-mail.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import type { LiveAction } from '#shared/model/live.ts'
import { retryOnOverlap } from '../time/retry-on-overlap.ts'
import { applyStatus, lockWithAgent, type NewStatus } from './apply-status.ts'
import type { AdminBookingRow } from './status-rows.ts'

/** An admin's request for another status. */
export interface StatusChange extends NewStatus {
  id: string
  /** The row version the admin saw; undefined when the client sent none. */
  version: number | undefined
}

const ACTIONS = {
  pending: 'booking:reopened',
  confirmed: 'booking:confirmed',
  completed: 'booking:completed',
  cancelled: 'booking:cancelled',
} as const satisfies Record<BookingStatus, LiveAction>

/**
 * Sets a booking's status with everything that depends on it, in one transaction: the agent's time, the agent's count
 * of completed bookings, the audit trail and the mail to the customer. The current status again is a no-op.
 * @throws AppError 404 unknown booking; 409 when another request changed it first, its agent is archived, or the agent
 *   would be booked twice (unless `confirmAnyway` is set)
 */
export async function changeStatus(context: AppContext, change: StatusChange): Promise<AdminBookingRow> {
  const { booking, changed } = await retryOnOverlap(() =>
    context.db.transaction().execute((trx) => applyChange(trx, { ...change, now: context.now() })),
  )
  if (changed) {
    context.nudgeMail(MAIL_HOLD_MS)
    context.announce({ action: ACTIONS[change.status], id: booking.id, actor: change.actor })
  }
  return booking
}

async function applyChange(
  trx: Database,
  change: StatusChange & { now: Date },
): Promise<{ booking: AdminBookingRow; changed: boolean }> {
  const { agent, booking } = await lockWithAgent(trx, change.id)
  assertVersion(change.version, booking.version, 'booking')
  if (booking.status === change.status) {
    const { counted_at, ...unchanged } = booking
    return { booking: unchanged, changed: false }
  }
  return { booking: await applyStatus(trx, agent, booking, change), changed: true }
}

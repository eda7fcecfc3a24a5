import { recordAudit } from '#server/audit/record.ts'
import { releaseAgent } from '#server/availability/intervals.ts'
import { lockAgent } from '#server/availability/lock-agent.ts'
import { countBooking } from '#server/catalog/agents/count-booking.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { BOOKING_STATUS_LABELS, BOOKING_TRANSITIONS, type BookingStatus } from '#shared/model/booking.ts'
import type { LiveAction } from '#shared/model/live.ts'
import { overlappedEntries, overlapsOf, reserveTime, retryOnOverlap } from './reserve-time.ts'
import { type AdminBookingRow, findAgentOf, lockBooking, queueStatusMail, saveStatus } from './status-rows.ts'

/** What an admin wants a booking to be. */
export interface StatusChange extends By<AdminActor> {
  id: string
  status: BookingStatus
  confirmAnyway: boolean
  reason: string | null
  /** The row version the admin saw; undefined when the client didn't say. */
  version: number | undefined
}

type LockedAgent = NonNullable<Awaited<ReturnType<typeof lockAgent>>>
type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

const ACTIONS = {
  pending: 'booking:reopened',
  confirmed: 'booking:confirmed',
  completed: 'booking:completed',
  cancelled: 'booking:cancelled',
} as const satisfies Record<BookingStatus, LiveAction>

/**
 * Sets a booking's status with all that hangs on it, in one transaction: its agent's time, the agent's count of
 * completed bookings, the audit trail and the mail to the customer. Setting what is already so changes nothing.
 * @throws AppError 404 unknown booking; 409 when somebody else changed it, its agent is archived, or the agent would be
 *   booked twice (unless confirmAnyway says so)
 */
export async function changeStatus(context: AppContext, change: StatusChange): Promise<AdminBookingRow> {
  const { booking, changed } = await retryOnOverlap(() =>
    context.db.transaction().execute((trx) => applyChange(trx, change)),
  )
  if (changed) {
    context.nudgeMail()
    context.announce({ action: ACTIONS[change.status], id: booking.id, actor: change.actor })
  }
  return booking
}

async function applyChange(
  trx: Database,
  change: StatusChange,
): Promise<{ booking: AdminBookingRow; changed: boolean }> {
  const { agent, booking } = await lockWithAgent(trx, change.id)
  assertVersion(change.version, booking.version, 'booking')
  if (booking.status === change.status) {
    const { counted_at, ...unchanged } = booking
    return { booking: unchanged, changed: false }
  }
  return { booking: await applyStatus(trx, agent, booking, change), changed: true }
}

/**
 * Locks a booking and, before it, its agent.
 * @throws AppError 404 for an unknown booking
 */
export async function lockWithAgent(
  trx: Database,
  bookingId: string,
): Promise<{ agent: LockedAgent; booking: LockedBooking }> {
  const agentId = await findAgentOf(trx, bookingId)
  const agent = agentId === undefined ? undefined : await lockAgent(trx, agentId)
  const booking = agent && (await lockBooking(trx, bookingId))
  if (!booking) throw notFound('We do not know this booking')
  return { agent, booking }
}

/**
 * Gives a booking another status with all that hangs on it, in the caller's transaction.
 * @param agent its agent, locked before it
 * @param booking as it is, locked
 * @throws AppError 409 as changing the status does
 */
export async function applyStatus(
  trx: Database,
  agent: Pick<LockedAgent, 'id' | 'archived_at'>,
  { counted_at, ...before }: LockedBooking,
  change: Omit<StatusChange, 'version' | 'id'>,
): Promise<AdminBookingRow> {
  if (!BOOKING_TRANSITIONS[before.status].includes(change.status)) {
    throw conflict(`A ${BOOKING_STATUS_LABELS[before.status].toLowerCase()} booking cannot become that`)
  }
  if (before.status === 'confirmed') {
    await releaseAgent(trx, before.id, change.status === 'completed' ? 'ended' : 'cancelled')
  }
  if (change.status === 'confirmed' && agent.archived_at !== null) {
    throw conflict('This agent is no longer with the agency, so the booking cannot be confirmed')
  }
  const overridden = change.status === 'confirmed' ? await reserveTime(trx, before, change) : []
  if (change.status === 'completed' && counted_at === null) await countBooking(trx, agent.id, 1)
  if (change.status !== 'completed' && counted_at !== null) await countBooking(trx, agent.id, -1)

  const after = await saveStatus(trx, before.id, change.status)
  const { actor, reason, requestId } = change
  await recordAudit(
    trx,
    {
      ...{ actor, reason, requestId },
      action: overridden.length > 0 ? 'booking.confirmed-anyway' : 'booking.status-changed',
      entity: 'booking',
      entityId: before.id,
      before: { status: before.status },
      after: { status: change.status, ...overlapsOf(overridden) },
    },
    ...overlappedEntries(overridden, before.id, { actor, reason, requestId }),
  )
  await queueStatusMail(trx, after)
  return after
}

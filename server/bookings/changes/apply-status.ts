import { recordAudit } from '#server/audit/record.ts'
import { releaseAgent } from '#server/availability/intervals.ts'
import { lockAgent } from '#server/availability/lock-agent.ts'
import { countBooking } from '#server/catalog/agents/count-booking.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By, CustomerActor } from '#server/http/requests/actor.ts'
import { BOOKING_STATUS_LABELS, BOOKING_TRANSITIONS, type BookingStatus } from '#shared/model/booking.ts'
import { describeOverridden, overlappedEntries, reserveTime } from '../time/reserve-time.ts'
import {
  type AdminBookingRow,
  findAgentOf,
  type LockedBooking,
  lockBooking,
  queueStatusMail,
  saveStatus,
} from './status-rows.ts'

/** The status an admin gives a booking. */
export interface NewStatus extends By<AdminActor> {
  status: BookingStatus
  /** Confirms in spite of what speaks against it (docs/product.md P6.110); needs a reason. */
  confirmAnyway: boolean
  reason: string | null
}

/** The cancellation of a whole event by an admin: one mail about all of its bookings follows (docs/product.md P15.90). */
export interface EventStatus extends By<AdminActor> {
  status: 'cancelled'
  reason: string | null
  mailCustomer: false
}

/** A customer's own cancellation: the one status a customer gives. */
export interface OwnCancellation extends By<CustomerActor> {
  status: 'cancelled'
  reason: string | null
  /** One mail about all bookings of the event follows (docs/product.md P15.92). */
  mailCustomer?: false
}

type LockedAgent = NonNullable<Awaited<ReturnType<typeof lockAgent>>>

/** Tries to lock a booking with its agent while it goes to other agents. */
const TRIES = 5

/**
 * Locks a booking. Lock order: agent, then booking. A booking that went to another agent meanwhile is tried again with
 * that one (docs/decisions/033).
 * @throws AppError 404 for an unknown booking, 409 when it keeps going to others
 */
export async function lockWithAgent(
  trx: Database,
  bookingId: string,
): Promise<{ agent: LockedAgent; booking: LockedBooking }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const agentId = await findAgentOf(trx, bookingId)
    const agent = agentId === undefined ? undefined : await lockAgent(trx, agentId)
    const booking = agent && (await lockBooking(trx, bookingId))
    if (!booking) throw notFound('We do not know this booking')
    if (booking.agent_id === agent.id) return { agent, booking }
  }
  throw conflict('This booking went to another agent just now')
}

/** Whether a status takes the cancellation policy that a booking has: pending has none, confirming gives the one in force. */
const takesPolicy = (
  before: Pick<LockedBooking, 'cancellation_policy'>,
  { status }: Pick<NewStatus, 'status'>,
): boolean => before.cancellation_policy !== null && (status === 'pending' || status === 'confirmed')

/**
 * Gives a booking another status with everything that depends on it, in the caller's transaction.
 * @param agent the booking's agent, locked before the booking
 * @throws AppError 409 for a status that cannot follow, an archived agent, or a reason against confirming
 *   (docs/product.md P6.110)
 */
export async function applyStatus(
  trx: Database,
  agent: Pick<LockedAgent, 'id' | 'archived_at'>,
  { counted_at, ...before }: LockedBooking,
  change: (NewStatus | OwnCancellation | EventStatus) & { now: Date },
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
  const overridden = change.status === 'confirmed' ? await reserveTime(trx, before, 'confirm', change) : undefined
  if (change.status === 'completed' && counted_at === null) await countBooking(trx, agent.id, 1)
  if (change.status !== 'completed' && counted_at !== null) await countBooking(trx, agent.id, -1)

  const after = await saveStatus(trx, before.id, change.status)
  const { actor, reason, requestId } = change
  await recordAudit(
    trx,
    {
      ...{ actor, reason, requestId },
      action: overridden && overridden.blocks.length > 0 ? 'booking.confirmed-anyway' : 'booking.status-changed',
      entity: 'booking',
      entityId: before.id,
      before: {
        ...{ status: before.status, ...(before.status === 'completed' && { completedAt: counted_at }) },
        // an undo gives it back
        ...(takesPolicy(before, change) && { cancellationPolicy: before.cancellation_policy }),
      },
      after: { status: change.status, ...(overridden && describeOverridden(overridden)) },
    },
    ...(overridden ? overlappedEntries(overridden, before.id, { actor, reason, requestId }) : []),
  )
  await queueStatusMail(trx, after, !('mailCustomer' in change))
  return after
}

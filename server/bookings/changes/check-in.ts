import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AgentActor, By } from '#server/http/requests/actor.ts'
import { isEventDay } from '#shared/model/event-day.ts'
import { type AgentBookingRow, lockOwnBooking, readAgentBooking } from '../lists/agent-bookings.ts'

/** An agent's check-in on the day of the event. */
export interface CheckInCall extends By<AgentActor> {
  id: string
  step: 'arrived' | 'finished'
}

/**
 * Records that an agent has arrived at a confirmed booking, or has finished it. The same step again is a no-op. The
 * agreed time stays; the minutes worked are saved beside it (docs/product.md P5.11).
 * @throws AppError 404 for a booking that isn't theirs; 409 when it isn't confirmed, is not today, or is finished
 *   before the agent arrived
 */
export async function recordCheckIn(context: AppContext, call: CheckInCall): Promise<AgentBookingRow> {
  const { booking, changed } = await context.db.transaction().execute((trx) => saveCheckIn(trx, call, context.now()))
  if (changed) context.announce({ action: `booking:${call.step}`, id: booking.id, actor: call.actor })
  return booking
}

async function saveCheckIn(
  trx: Database,
  { id, step, actor, requestId }: CheckInCall,
  now: Date,
): Promise<{ booking: AgentBookingRow; changed: boolean }> {
  const booking = await lockOwnBooking(trx, { id, userId: actor.userId })
  if (!booking) throw notFound('We do not know this booking')
  if (booking.status !== 'confirmed') throw conflict('This booking is not confirmed')
  if (!isEventDay(booking.event_date, booking.event_duration, now))
    throw conflict('This can be said on the day of the event')
  const interval = await trx
    .selectFrom('agent_statuses')
    .select(['id', 'arrived_at', 'finished_at'])
    .where('booking_id', '=', id)
    .where('status', 'in', ['active', 'overlapping'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!interval) throw conflict('This booking takes none of your time')
  const column = `${step}_at` as const
  if (interval[column] !== null) return { booking: await readAgentBooking(trx, id), changed: false }
  if (step === 'finished' && interval.arrived_at === null) throw conflict('Say first that you have arrived')

  const worked = sql<number>`greatest(1, round(extract(epoch from ${now}::timestamptz - arrived_at) / 60))::int`
  await trx
    .updateTable('agent_statuses')
    .set(step === 'arrived' ? { arrived_at: now } : { finished_at: now, duration_minutes: worked })
    .where('id', '=', interval.id)
    .execute()
  await recordAudit(trx, {
    actor,
    action: `booking.agent-${step}`,
    entity: 'booking',
    entityId: id,
    requestId,
    after: { [`${step}At`]: now },
  })
  return { booking: await readAgentBooking(trx, id), changed: true }
}

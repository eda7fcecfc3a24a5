import { recordAudit } from '#server/audit/record.ts'
import { lockBooking } from '#server/bookings/changes/status-rows.ts'
import { lockOwnBooking } from '#server/bookings/lists/agent-bookings.ts'
import type { AppContext } from '#server/context.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, AgentActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import { insertCannotMakeIt, resolveDropOuts } from './drop-out-rows.ts'

/**
 * Alerts the office that an agent can't make a confirmed booking. The booking stays confirmed and the agent's time taken
 * until the office finds someone else; a repeat is a no-op (docs/product.md P15.61).
 * @throws AppError 404 for a booking that isn't theirs, 409 when it isn't confirmed or has begun
 */
export async function sayCannotMakeIt(
  context: AppContext,
  { id, reason, actor, requestId }: By<AgentActor> & { id: string; reason: string },
): Promise<void> {
  const isNew = await context.db.transaction().execute(async (trx) => {
    const booking = await lockOwnBooking(trx, { id, userId: actor.userId })
    if (!booking) throw notFound('We do not know this booking')
    if (booking.status !== 'confirmed') {
      throw conflict(`This booking is ${BOOKING_STATUS_LABELS[booking.status].toLowerCase()}. Call the office.`)
    }
    if (booking.event_date <= context.now()) throw conflict('This booking has begun. Call the office.')
    if (!(await insertCannotMakeIt(trx, booking, reason))) return false
    await recordAudit(trx, {
      ...{ actor, requestId, reason, action: 'booking.dropped-out', entity: 'booking', entityId: id },
    })
    await queueMail(trx, { kind: 'drop-out', to: null, about: { bookingId: id } })
    return true
  })
  if (!isNew) return
  context.nudgeMail()
  context.announce({ action: 'booking:dropped-out', id, actor })
}

/**
 * Notes that the agent takes the booking after all.
 * @throws AppError 404 unknown booking, 409 when nobody dropped out
 */
export async function dismissDropOut(
  context: AppContext,
  { id, actor, requestId }: By<AdminActor> & { id: string },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockBooking(trx, id))) throw notFound('We do not know this booking')
    if ((await resolveDropOuts(trx, id)) === 0) throw conflict('Nobody dropped out of this booking')
    await recordAudit(trx, { actor, requestId, action: 'booking.drop-out-dismissed', entity: 'booking', entityId: id })
  })
  context.announce({ action: 'booking:changed', id, actor })
}

import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AgentActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import { type AgentBookingRow, lockOwnBooking, readAgentBooking } from '../lists/agent-bookings.ts'

/** An agent's answer to a pending booking. */
export interface AgentAnswer extends By<AgentActor> {
  id: string
  answer: 'accepted' | 'declined'
  reason: string | null
}

/**
 * Saves whether an agent accepts a pending booking, and notifies the agency. Only an admin changes the status. An
 * agent may change the answer while the booking is pending; the same answer again is a no-op (docs/product.md P5.10).
 * @throws AppError 404 for a booking that isn't theirs, 409 when it isn't pending any more
 */
export async function answerBooking(context: AppContext, answer: AgentAnswer): Promise<AgentBookingRow> {
  const { booking, changed } = await context.db.transaction().execute((trx) => saveAnswer(trx, answer))
  if (changed) {
    context.nudgeMail()
    context.announce({ action: `booking:${answer.answer}`, id: booking.id, actor: answer.actor })
  }
  return booking
}

async function saveAnswer(
  trx: Database,
  { id, answer, reason, actor, requestId }: AgentAnswer,
): Promise<{ booking: AgentBookingRow; changed: boolean }> {
  const before = await lockOwnBooking(trx, { id, userId: actor.userId })
  if (!before) throw notFound('We do not know this booking')
  if (before.status !== 'pending') {
    throw conflict(`This booking is ${BOOKING_STATUS_LABELS[before.status].toLowerCase()} by now. Call the office.`)
  }
  if (before.agent_answer === answer && before.agent_answer_reason === reason) {
    return { booking: await readAgentBooking(trx, id), changed: false }
  }
  await trx
    .updateTable('bookings')
    .set({ agent_answer: answer, agent_answer_reason: reason, agent_answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await recordAudit(trx, {
    actor,
    action: 'booking.agent-answered',
    entity: 'booking',
    entityId: id,
    before: { agentAnswer: before.agent_answer },
    after: { agentAnswer: answer },
    reason,
    requestId,
  })
  await queueMail(trx, { kind: 'agent-answer', to: null, about: { bookingId: id } })
  return { booking: await readAgentBooking(trx, id), changed: true }
}

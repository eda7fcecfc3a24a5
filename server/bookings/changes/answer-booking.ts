import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AgentActor, By, Doer } from '#server/http/requests/actor.ts'
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
  { id, ...answer }: AgentAnswer,
): Promise<{ booking: AgentBookingRow; changed: boolean }> {
  const before = await lockOwnBooking(trx, { id, userId: answer.actor.userId })
  if (!before) throw notFound('We do not know this booking')
  if (before.status !== 'pending') {
    throw conflict(`This booking is ${BOOKING_STATUS_LABELS[before.status].toLowerCase()} by now. Call the office.`)
  }
  const { answer: says, reason } = answer
  const changed = before.agent_answer !== says || before.agent_answer_reason !== reason
  if (changed) await writeAnswer(trx, before, answer)
  return { booking: await readAgentBooking(trx, id), changed }
}

/**
 * Writes an agent's answer with its audit entry and the mail to the office.
 * @param before the pending booking, locked
 */
export async function writeAnswer(
  trx: Database,
  before: { id: string; agent_answer: AgentAnswer['answer'] | null },
  { answer, reason, actor, requestId }: Omit<AgentAnswer, 'id' | 'actor'> & { actor: Doer | null },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ agent_answer: answer, agent_answer_reason: reason, agent_answered_at: sql<Date>`now()` })
    .where('id', '=', before.id)
    .execute()
  await recordAudit(trx, {
    actor,
    action: 'booking.agent-answered',
    entity: 'booking',
    entityId: before.id,
    before: { agentAnswer: before.agent_answer },
    after: { agentAnswer: answer },
    reason,
    requestId,
  })
  await queueMail(trx, { kind: 'agent-answer', to: null, about: { bookingId: before.id } })
}

import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { type AgentMailOutcome, MAILED_CHANGES, type MailedChange } from '#shared/model/agent-mail.ts'
import { chooseAgentMail } from './choose-mail.ts'
import { findNewBookingMailState, readAgentMailStates } from './recipients.ts'

/** Who would be mailed about each change of a booking. */
export type ForetoldMails = Record<MailedChange, { customer: boolean; agent: AgentMailOutcome }>

/**
 * Who would be mailed about each change of a booking, by the choice that queues the mails (docs/product.md P5.22).
 * @param customer whether the customer can be mailed
 * @throws AppError 404 for an unknown booking
 */
export async function foretellMails(db: Database, bookingId: string, customer: boolean): Promise<ForetoldMails> {
  const state = (await readAgentMailStates(db, [bookingId])).get(bookingId)
  if (!state) throw notFound('We do not know this booking')
  // another price is mailed while the booking is still to come
  const active = state.status === 'pending' || state.status === 'confirmed'
  const foretold = MAILED_CHANGES.map((change) => [
    change,
    { customer: customer && (change !== 'priced' || active), agent: chooseAgentMail(change, state).outcome },
  ])
  return Object.fromEntries(foretold) // has every change
}

/**
 * Whether an agent would be mailed about a booking that the office creates, by the same choice (docs/product.md P6.182).
 * @param status the booking's first status
 * @throws AppError 404 for an unknown or archived agent
 */
export async function foretellNewBookingMail(
  db: Database,
  { agentId, status }: { agentId: string; status: 'pending' | 'confirmed' },
): Promise<AgentMailOutcome> {
  const state = await findNewBookingMailState(db, agentId)
  if (!state) throw notFound('We do not know this agent')
  return chooseAgentMail(status === 'pending' ? 'requested' : 'confirmed', state).outcome
}

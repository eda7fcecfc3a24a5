import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AgentMail, MailedChange } from '#shared/model/agent-mail.ts'
import { chooseAgentMail } from './choose-mail.ts'
import { readAgentMailState } from './recipients.ts'

/**
 * Queues the mail to a booking's agent about a change of it, unless the agent has no email or has turned it off.
 * @param trx the transaction of the change, which has been written
 * @param options hold: an undo may take the mail back (docs/product.md P3.39)
 */
export async function queueAgentMail(
  trx: Database,
  bookingId: string,
  change: MailedChange,
  { hold = false }: { hold?: boolean } = {},
): Promise<void> {
  const state = await readAgentMailState(trx, bookingId)
  const { kind } = chooseAgentMail(change, state)
  if (kind !== undefined) await queue(trx, bookingId, kind, state, hold)
}

/** Queues the mail that asks a booking's agent for an answer, as above; createBooking does it in its own statement. */
export async function queueAgentRequest(trx: Database, bookingId: string): Promise<void> {
  const state = await readAgentMailState(trx, bookingId)
  if (!state.muted.includes('agent-request')) await queue(trx, bookingId, 'agent-request', state)
}

async function queue(
  trx: Database,
  bookingId: string,
  kind: AgentMail,
  { email, userId }: { email: string | null; userId: string | null },
  hold = false,
): Promise<void> {
  if (email !== null) await queueMail(trx, { kind, to: email, about: { bookingId, userId }, hold })
}

import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { MailedChange } from '#shared/model/agent-mail.ts'
import { chooseAgentMail } from './choose-mail.ts'
import { readAgentMailState } from './recipients.ts'

/**
 * Queues the mail to a booking's agent about a change of it, or the request itself (createBooking does that in its own
 * statement), unless the agent has no email or has turned it off.
 * @param trx the transaction of the change, which has been written
 * @param options hold: an undo may take the mail back (docs/product.md P3.39)
 */
export async function queueAgentMail(
  trx: Database,
  bookingId: string,
  change: MailedChange | 'requested',
  { hold = false }: { hold?: boolean } = {},
): Promise<void> {
  const state = await readAgentMailState(trx, bookingId)
  const { kind } = chooseAgentMail(change, state)
  const { email, userId } = state
  if (kind !== undefined && email !== null)
    await queueMail(trx, { kind, to: email, about: { bookingId, userId }, hold })
}

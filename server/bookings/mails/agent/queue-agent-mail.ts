import type { Database } from '#server/db/client.ts'
import { type NewMail, queueMail } from '#server/mail/queue-mail.ts'
import type { MailedChange } from '#shared/model/agent-mail.ts'
import { chooseAgentMail } from './choose-mail.ts'
import { readAgentMailStates } from './recipients.ts'

/**
 * Queues the mail to the agent of each booking about a change of it, or the request itself (createBooking does that in its
 * own statement), unless the agent has no email or has turned it off.
 * @param trx the transaction of the change, which has been written
 * @param options hold: an undo may take the mail back (docs/product.md P3.39)
 */
export async function queueAgentMails(
  trx: Database,
  bookingIds: readonly string[],
  change: MailedChange | 'requested',
  { hold = false }: { hold?: boolean } = {},
): Promise<void> {
  const states = await readAgentMailStates(trx, bookingIds)
  const [first, ...others] = bookingIds.flatMap((bookingId): NewMail[] => {
    const state = states.get(bookingId)
    const kind = state && chooseAgentMail(change, state).kind
    if (kind === undefined || state?.email == null) return []
    return [{ kind, to: state.email, about: { bookingId, userId: state.userId }, hold }]
  })
  if (first) await queueMail(trx, first, ...others)
}

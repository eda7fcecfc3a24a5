import type { Database } from '#server/db/client.ts'
import { type AgentMailOutcome, MAILED_CHANGES, type MailedChange } from '#shared/model/agent-mail.ts'
import { chooseAgentMail } from './choose-mail.ts'
import { readAgentMailState } from './recipients.ts'

/** Who would be mailed about each change of a booking. */
export type ForetoldMails = Record<MailedChange, { customer: boolean; agent: AgentMailOutcome }>

/**
 * Who would be mailed about each change of a booking, by the choice that queues the mails (docs/product.md P5.22).
 * @param customer whether the customer can be mailed
 */
export async function foretellMails(db: Database, bookingId: string, customer: boolean): Promise<ForetoldMails> {
  const state = await readAgentMailState(db, bookingId)
  const foretold = MAILED_CHANGES.map((change) => [change, { customer, agent: chooseAgentMail(change, state).outcome }])
  return Object.fromEntries(foretold) // has every change
}

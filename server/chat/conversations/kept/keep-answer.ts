import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import { type NewApplication, saveApplication } from './applications.ts'

/** What an answer leaves with its conversation. */
export interface Kept {
  state?: DialogueState | undefined
  /** Why a person is needed; the conversation waits for one from then on. */
  needsPerson?: 'person' | 'complaint' | 'emergency' | undefined
  application?: NewApplication | undefined
  /** How a visitor who complained can be reached. */
  contact?: { name: string; email?: string | undefined; phone?: string | undefined } | undefined
}

/** The live event by the reason for which a conversation waits (docs/product.md P10.94). */
const ANNOUNCED = { person: 'chat:asked', complaint: 'chat:complained', emergency: 'chat:emergency' } as const

/**
 * Stores what an answer leaves, in its transaction, which holds the conversation's row (docs/product.md P10.65, P10.71).
 * @returns announces what the office is to see at once, after the commit
 */
export async function keepAnswer(
  trx: Database,
  sessionId: string,
  { state, needsPerson, application, contact }: Kept,
): Promise<(context: AppContext) => void> {
  if (state) {
    await trx
      .updateTable('chat_sessions')
      .set({ dialogue: JSON.stringify(state) })
      .where('id', '=', sessionId)
      .execute()
  }
  if (contact) {
    const { name, email = null, phone = null } = contact
    await trx
      .updateTable('chat_sessions')
      .set({ contact_name: name, contact_email: email, contact_phone: phone })
      .where('id', '=', sessionId)
      .execute()
  }
  const asked = needsPerson !== undefined && (await markUrgent(trx, sessionId, needsPerson))
  if (asked) await queueMail(trx, { kind: 'chat-person', to: null, data: { sessionId } })
  const applied = application !== undefined && (await saveApplication(trx, sessionId, application))
  if (applied) await queueMail(trx, { kind: 'chat-application', to: null, data: { sessionId } })
  return ({ announce, nudgeMail }) => {
    if (asked) announce({ action: ANNOUNCED[needsPerson], id: sessionId, actor: null })
    if (applied) announce({ action: 'chat:applied', id: sessionId, actor: null })
    if (asked || applied) nudgeMail()
  }
}

/**
 * Lets a conversation wait for a person. One that waits already stays as it is, unless it is an emergency.
 * @returns whether the office is to be notified
 */
async function markUrgent(
  trx: Database,
  sessionId: string,
  why: 'person' | 'complaint' | 'emergency',
): Promise<boolean> {
  const marked = await trx
    .updateTable('chat_sessions')
    .set({ waiting_since: sql`coalesce(waiting_since, now())`, waiting_for: why })
    .where('id', '=', sessionId)
    .where('taken_at', 'is', null)
    .where(
      sql<boolean>`(waiting_since is null or (${why}::text = 'emergency' and waiting_for is distinct from 'emergency'))`,
    )
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

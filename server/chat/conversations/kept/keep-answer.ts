import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { type NewApplication, saveApplication } from './applications.ts'

/** What an answer leaves with its conversation besides its text and the state. */
export interface Kept {
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
 * @param mayMail counts a mail to the office; false when the visitor's network has caused enough of them
 * @returns announces what the office is to see at once, after the commit
 */
export async function keepAnswer(
  trx: Database,
  sessionId: string,
  kept: Kept,
  mayMail: () => Promise<boolean>,
): Promise<(context: AppContext) => void> {
  const { needsPerson, application, contact } = wellFormed(kept)
  if (contact) await addContact(trx, sessionId, contact)
  const asked = needsPerson === undefined ? undefined : await markUrgent(trx, sessionId, needsPerson, mayMail)
  if (asked?.mailed) await queueMail(trx, { kind: 'chat-person', to: null, data: { sessionId } })
  const saved = application === undefined ? 'same' : await saveApplication(trx, sessionId, application)
  const applied = saved !== 'same'
  const mailed = saved === 'new' && (await mayMail())
  if (mailed) await queueMail(trx, { kind: 'chat-application', to: null, data: { sessionId } })
  return ({ announce, nudgeMail }) => {
    if (asked) announce({ action: ANNOUNCED[asked.why], id: sessionId, actor: null })
    if (applied) announce({ action: 'chat:applied', id: sessionId, actor: null })
    if (asked?.mailed || mailed) nudgeMail()
  }
}

/** The same with half characters replaced, as a cut leaves them: PostgreSQL refuses those in JSON. */
function wellFormed(kept: Kept): Kept {
  const { needsPerson, application, contact } = kept
  const parsed: unknown = JSON.parse(JSON.stringify({ application, contact }), (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
  return { ...(parsed as Kept), needsPerson } // the same shape: strings become strings
}

/** Adds what was left to the contact; what was left before and isn't left anew stays. */
async function addContact(
  trx: Database,
  sessionId: string,
  { name, email, phone }: NonNullable<Kept['contact']>,
): Promise<void> {
  const isName = name !== '' && name !== email && name !== phone
  await trx
    .updateTable('chat_sessions')
    .set({
      contact_name: isName ? name : sql`coalesce(contact_name, ${name})`,
      ...(email !== undefined && { contact_email: email }),
      ...(phone !== undefined && { contact_phone: phone }),
    })
    .where('id', '=', sessionId)
    .execute()
}

/**
 * Lets a conversation wait for a person. One that waits already stays as it is, unless it is an emergency. Where no mail
 * may be sent, it waits as for an ordinary request.
 * @returns why it waits from now on, and whether the office is mailed; undefined when nothing changes
 */
async function markUrgent(
  trx: Database,
  sessionId: string,
  needs: keyof typeof ANNOUNCED,
  mayMail: () => Promise<boolean>,
): Promise<{ why: keyof typeof ANNOUNCED; mailed: boolean } | undefined> {
  const session = await trx
    .selectFrom('chat_sessions')
    .select(['waiting_since', 'waiting_for', 'taken_at'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const { waiting_since: since, waiting_for: before, taken_at: taken } = session
  if (taken !== null || (since !== null && (needs !== 'emergency' || before === 'emergency'))) return undefined
  const mailed = await mayMail()
  if (!mailed && since !== null) return undefined
  const why = mailed ? needs : 'person'
  await trx
    .updateTable('chat_sessions')
    .set({ waiting_since: sql`coalesce(waiting_since, now())`, waiting_for: why })
    .where('id', '=', sessionId)
    .execute()
  return { why, mailed }
}

import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import * as conversations from './conversation-rows.ts'
import { findMessage, insertMessage, type MessageRow } from './session-rows.ts'

/** Who of the office does something to which conversation. */
export interface Hand extends By<AdminActor> {
  id: string
}

type Locked = NonNullable<Awaited<ReturnType<typeof conversations.lockConversation>>>

/**
 * Takes a conversation over: the assistant goes quiet, nobody waits any more. One that has ended while its visitor
 * waited is taken too, by whoever calls them back.
 * @param name what the visitor calls them
 * @throws AppError 404, 409 when somebody else has it or it is over
 */
export async function takeConversation(context: AppContext, hand: Hand, name: string) {
  return change(context, hand, async (trx, { taken_by, taken_name, waiting_since, stands }) => {
    const { actor, id } = hand
    if (!stands && waiting_since === null) throw conflict('This conversation is over')
    if (taken_name !== null && taken_by !== actor.userId) throw conflict(`${taken_name} has this conversation`)
    await conversations.saveTaken(trx, id, { userId: actor.userId, name })
    return { action: 'chat.taken', before: { person: taken_name }, after: { person: name } }
  })
}

/**
 * Gives a conversation back to the assistant; one that nobody has stays as it is.
 * @throws AppError 404, 409 when somebody else has it
 */
export async function handBackConversation(context: AppContext, hand: Hand) {
  return change(context, hand, async (trx, { taken_by, taken_name }) => {
    if (taken_name === null) return undefined
    // an account that is gone can't give anything back
    if (taken_by !== null && taken_by !== hand.actor.userId) throw conflict(`${taken_name} has this conversation`)
    await conversations.saveHandedBack(trx, hand.id)
    return { action: 'chat.handed-back', before: { person: taken_name }, after: { person: null } }
  })
}

/** One audited change of a locked conversation, told to whoever has it open. */
async function change(
  context: AppContext,
  { id, actor, requestId }: Hand,
  work: (trx: Database, locked: Locked) => Promise<Pick<AuditEntry, 'action' | 'before' | 'after'> | undefined>,
): Promise<conversations.ConversationRow> {
  const { inactivityTimeout } = context.chatSettings()
  const row = await context.db.transaction().execute(async (trx) => {
    const locked = await conversations.lockConversation(trx, id)
    if (!locked) throw unknown()
    const audited = await work(trx, locked)
    if (audited) await recordAudit(trx, { actor, requestId, entity: 'chat', entityId: id, ...audited })
    return conversations.findConversation(trx, id, inactivityTimeout)
  })
  if (!row) throw unknown()
  context.announce({ action: 'conversation:changed', id, actor })
  return row
}

/** 404: no conversation of that id. */
export const unknown = () => notFound('We do not know this conversation')

/**
 * Says something in a conversation one has taken over. The trail says that it was said; what was said stays there.
 * @throws AppError 404, 409 when one doesn't have it, or it is over
 */
export async function sayInConversation(
  context: AppContext,
  { id, actor, requestId }: Hand,
  content: string,
): Promise<MessageRow> {
  const row = await context.db.transaction().execute(async (trx) => {
    const locked = await conversations.lockConversation(trx, id)
    if (!locked) throw unknown()
    const { taken_by, taken_name: author, stands } = locked
    if (!stands) throw conflict('This conversation is over')
    if (author === null || taken_by !== actor.userId) throw conflict('Take the conversation over first')
    const messageId = await insertMessage(trx, id, { role: 'assistant', content, metadata: { author } })
    await recordAudit(trx, {
      actor,
      requestId,
      action: 'chat.said',
      entity: 'chat',
      entityId: id,
      after: { messageId },
    })
    return findMessage(trx, id, messageId)
  })
  if (!row) throw unknown()
  context.announce({ action: 'conversation:changed', id, actor })
  return row
}

import { findChatName, saveChatName } from '#server/accounts/chat-name.ts'
import { lockAccount } from '#server/accounts/queries.ts'
import { holdSession } from '#server/accounts/sessions/end-access.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import * as conversations from './conversation-rows.ts'
import { findMessage, insertMessage, type MessageRow } from './session-rows.ts'

/** An admin's call about one conversation. */
export interface AdminCall extends By<AdminActor> {
  id: string
}

type Locked = NonNullable<Awaited<ReturnType<typeof conversations.lockConversation>>>

/**
 * Takes a conversation over: the assistant stops answering, and the visitor waits no longer. A conversation that ended
 * while its visitor waited can be taken too, to call the visitor back. One that a colleague has is taken only when the
 * call says so; a message in it and a mail to the colleague say so too (docs/product.md P10.34).
 * @param name the admin's name for the visitor, kept with the account; without one the kept one is used
 * @param fromColleague whether it may be taken from another admin
 * @throws AppError 400 without any name, 404, 409 when another admin has it or it is over, unauthenticated (401) when the session has ended
 */
export async function takeConversation(
  context: AppContext,
  call: AdminCall,
  { name: given, fromColleague = false }: { name?: string | undefined; fromColleague?: boolean | undefined },
) {
  const row = await changeLocked(context, call, async (trx, { taken_by, taken_name, waiting_since, open }) => {
    const { actor, id } = call
    const name = given ?? (await findChatName(trx, actor.userId))
    if (name === null) throw invalid({ name: 'Say the name the visitor sees' })
    if (!open && waiting_since === null) throw conflict('This conversation is over')
    if (taken_name !== null && taken_by !== actor.userId) {
      if (!fromColleague) throw conflict(`${taken_name} has this conversation`)
      await noteTakeover(trx, id, { from: taken_name, to: name, colleague: taken_by })
    }
    await conversations.assignAdmin(trx, id, { userId: actor.userId, name })
    await saveChatName(trx, actor.userId, name)
    return { action: 'chat.taken', before: { person: taken_name }, after: { person: name } }
  })
  context.nudgeMail()
  return row
}

/** Writes a message that says who has the conversation now, and mails the colleague who had it. */
async function noteTakeover(
  trx: Database,
  id: string,
  { from, to, colleague }: { from: string; to: string; colleague: string | null },
): Promise<void> {
  const content = `${to} takes over from ${from}.`
  await insertMessage(trx, id, { role: 'assistant', content, metadata: { author: to } })
  const email = colleague === null ? undefined : await findAdminEmail(trx, colleague)
  if (email !== undefined) await queueMail(trx, { kind: 'chat-taken-over', to: email, data: { sessionId: id, by: to } })
}

async function findAdminEmail(trx: Database, userId: string): Promise<string | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('role', '=', 'admin')
    .where('archived_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return user?.email
}

/**
 * Gives a conversation back to the assistant. A conversation without an admin stays as it is.
 * @throws AppError 404, 409 when another admin has it
 */
export async function handBackConversation(context: AppContext, call: AdminCall) {
  return changeLocked(context, call, async (trx, { taken_by, taken_name }) => {
    if (taken_name === null) return undefined
    // a deleted account cannot hand back: any admin may
    if (taken_by !== null && taken_by !== call.actor.userId) throw conflict(`${taken_name} has this conversation`)
    await conversations.unassignAdmin(trx, call.id)
    return { action: 'chat.handed-back', before: { person: taken_name }, after: { person: null } }
  })
}

/** Makes one audited change to a locked conversation, and announces it to the pages that show it. */
async function changeLocked(
  context: AppContext,
  { id, actor, requestId }: AdminCall,
  work: (trx: Database, locked: Locked) => Promise<Pick<AuditEntry, 'action' | 'before' | 'after'> | undefined>,
): Promise<conversations.ConversationRow> {
  const { inactivityTimeout } = context.chatSettings()
  const row = await context.db.transaction().execute(async (trx) => {
    // the account, its session, then the conversation: endAccess takes them in this order
    await lockAccount(trx, { role: 'admin', id: actor.userId })
    await holdSession(trx, actor)
    const locked = await conversations.lockConversation(trx, id)
    if (!locked) throw refuseUnknown()
    const audited = await work(trx, locked)
    if (audited) await recordAudit(trx, { actor, requestId, entity: 'chat', entityId: id, ...audited })
    return conversations.findConversation(trx, id, inactivityTimeout)
  })
  if (!row) throw refuseUnknown()
  context.announce({ action: 'conversation:changed', id, actor })
  return row
}

/** 404: no conversation of that id. */
export const refuseUnknown = () => notFound('We do not know this conversation')

/**
 * Sends a message to the visitor of a conversation the admin has taken over. The audit trail keeps that a message was
 * sent, not its text.
 * @throws AppError 404, 409 when the admin has not taken it over, or it is over
 */
export async function sendAdminMessage(
  context: AppContext,
  { id, actor, requestId }: AdminCall,
  content: string,
): Promise<MessageRow> {
  const row = await context.db.transaction().execute(async (trx) => {
    const locked = await conversations.lockConversation(trx, id)
    if (!locked) throw refuseUnknown()
    const { taken_by, taken_name: author, open } = locked
    if (!open) throw conflict('This conversation is over')
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
  if (!row) throw refuseUnknown()
  context.announce({ action: 'conversation:changed', id, actor })
  return row
}

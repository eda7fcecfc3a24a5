import { findChatName } from '#server/accounts/chat-name.ts'
import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import { type ChatSettingsRow, findChatSettings } from '#server/settings/chat-settings.ts'
import { tryAssistant, tryRedisServer } from '#server/settings/try-connections.ts'
import { presentChatSettings, updateChatSettings } from '#server/settings/update-chat-settings.ts'
import * as conversations from '#shared/contract/chat/conversations.admin.ts'
import * as settings from '#shared/contract/chat/settings.admin.ts'
import { readChatStats } from './conversations/chat-stats.ts'
import { findConversation, listConversations } from './conversations/conversation-rows.ts'
import { findApplication, settleApplication } from './conversations/kept/applications.ts'
import { presentKnown } from './conversations/kept/known.ts'
import { listMessages } from './conversations/session-rows.ts'
import { handBackConversation, refuseUnknown, sendAdminMessage, takeConversation } from './conversations/takeover.ts'
import { findKnowledgeState } from './knowledge/knowledge-rows.ts'
import { presentConversation, presentMessage } from './present.ts'

/** Messages of a conversation the office sees at most. */
const HISTORY = 500

/** The office's side of conversations, and the chat settings. */
export function adminChatRoutes(route: Route, context: AppContext): void {
  const { db, chatSettings } = context
  const minutes = () => chatSettings().inactivityTimeout
  const showSettings = async (row: ChatSettingsRow) => {
    const { entries, builtAt } = await findKnowledgeState(db)
    return { ...presentChatSettings(row, context), entries, syncedAt: builtAt?.toISOString() ?? null }
  }

  route(settings.showChatSettings, async () => showSettings(await findChatSettings(db)))
  route(settings.updateChatSettings, async ({ body, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return showSettings(await updateChatSettings(context, { fields: body, version, actor, requestId }))
  })
  route(settings.testOpenai, async ({ body }) => ({ message: await tryAssistant(context, body) }))
  route(settings.testRedis, async ({ body }) => ({ message: await tryRedisServer(context, body) }))
  route(conversations.chatFigures, () => readChatStats(db, minutes()))

  route(conversations.listConversations, async ({ query: { show, q }, actor, page }) => {
    const rows = await page(BY_TIME, (window) => listConversations(db, { show, q, minutes: minutes() }, window))
    return rows.map((row) => presentConversation(row, actor))
  })
  route(conversations.showConversation, async ({ params: { id }, actor }) => {
    const row = await findConversation(db, id, minutes())
    if (!row) throw refuseUnknown()
    const said = await listMessages(db, id, HISTORY)
    return {
      ...presentConversation(row, actor),
      comment: row.comment,
      chatName: await findChatName(db, actor.userId),
      known: await presentKnown(db, row.dialogue),
      application: await findApplication(db, id),
      said: said.map(presentMessage),
    }
  })
  route(conversations.takeConversation, async ({ params: { id }, body, actor, requestId }) =>
    presentConversation(await takeConversation(context, { id, actor, requestId }, body), actor),
  )
  route(conversations.handBackConversation, async ({ params: { id }, actor, requestId }) =>
    presentConversation(await handBackConversation(context, { id, actor, requestId }), actor),
  )
  route(conversations.settleApplication, async ({ params: { id }, body: { state }, actor, requestId }) => {
    await settleApplication(context, { id, state, actor, requestId })
    const row = await findConversation(db, id, minutes())
    if (!row) throw refuseUnknown()
    return presentConversation(row, actor)
  })
  route(conversations.sendAdminMessage, async ({ params: { id }, body: { content }, actor, requestId }) =>
    presentMessage(await sendAdminMessage(context, { id, actor, requestId }, content)),
  )
}

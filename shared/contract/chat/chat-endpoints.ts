import type { Endpoint } from '../endpoint.ts'
import * as chat from './chat.ts'
import * as conversationsAdmin from './conversations.admin.ts'
import * as gapsAdmin from './gaps.admin.ts'
import * as chatSettings from './settings.admin.ts'
import * as writtenAnswersAdmin from './written-answers.admin.ts'

/** Every endpoint of the chat; shared/contract/api.ts lists them with the others. */
export const chatEndpoints = [
  chat.initChat,
  chat.chatHistory,
  chat.sendChatMessage,
  chat.chatEvents,
  chat.askForPerson,
  chat.endChat,
  chat.mailTranscript,
  chat.rateChat,
  chatSettings.showChatSettings,
  chatSettings.updateChatSettings,
  chatSettings.testOpenai,
  chatSettings.testRedis,
  conversationsAdmin.chatFigures,
  conversationsAdmin.listConversations,
  conversationsAdmin.showConversation,
  conversationsAdmin.takeConversation,
  conversationsAdmin.handBackConversation,
  conversationsAdmin.sendAdminMessage,
  conversationsAdmin.settleApplication,
  gapsAdmin.listChatGaps,
  gapsAdmin.dismissChatGap,
  gapsAdmin.restoreChatGap,
  writtenAnswersAdmin.syncKnowledge,
  writtenAnswersAdmin.listWrittenAnswers,
  writtenAnswersAdmin.createWrittenAnswer,
  writtenAnswersAdmin.updateWrittenAnswer,
  writtenAnswersAdmin.deleteWrittenAnswer,
] as const satisfies readonly Endpoint[]

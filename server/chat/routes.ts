import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { getNetwork } from '#server/http/requests/network.ts'
import type { Route } from '#server/http/route.ts'
import type { StreamPlaces } from '#server/live/stream-places.ts'
import { hasModel } from '#server/settings/model-target.ts'
import * as contract from '#shared/contract/chat/chat.ts'
import type { Assistant } from './assistant/assistant.ts'
import { askForPerson } from './conversations/ask-for-person.ts'
import { beginChat, endChat, requireKeptSession, requireSession } from './conversations/begin-chat.ts'
import type { ChatStreams } from './conversations/chat-streams.ts'
import { createLiveSessions } from './conversations/live-sessions.ts'
import { rateChat } from './conversations/rating.ts'
import { listMessages } from './conversations/session-rows.ts'
import { streamAnswer } from './conversations/stream-answer.ts'
import { answerTurn, takeIn } from './conversations/take-turn.ts'
import { mailTranscript } from './conversations/transcript.ts'
import { presentMessage } from './present.ts'

/** Messages a visitor sees again at most. */
const HISTORY = 200

/** The visitor's side of a conversation. */
export function chatRoutes(
  route: Route,
  { assistant, streams, places }: { assistant: Assistant; streams: ChatStreams; places: StreamPlaces },
  context: AppContext,
) {
  const { db, chatSettings } = context
  const live = createLiveSessions(context)
  const offers = () => ({
    transcripts: chatSettings().transcripts,
    ratings: chatSettings().ratings,
    ai: hasModel(context),
  })

  route(contract.initChat, async ({ actor, limits, address }) => {
    await limits.count('chatSessions')
    return { ...(await beginChat(context, live, { actor, network: getNetwork(address) })), ...offers() }
  })
  route(contract.chatHistory, async ({ params }) => {
    const { id, taken_name, waiting } = await requireSession(context, params.sessionToken)
    const messages = await listMessages(db, id, HISTORY)
    return { messages: messages.map(presentMessage), person: taken_name, waiting, ...offers() }
  })
  route(contract.sendChatMessage, async ({ body, limits, address, header, setHeader }) => {
    await limits.count('chatMessages')
    await limits.count('chatMessagesDaily')
    const turn = await takeIn(context, live, {
      token: body.sessionToken,
      message: body.message,
      network: getNetwork(address),
    })
    const mayMail = () => isWithin(() => limits.count('chatPersons'))
    if (!header('accept')?.includes('text/event-stream')) return answerTurn(context, assistant, turn, { mayMail })
    // proxies of the nginx family would hold events back
    setHeader('x-accel-buffering', 'no')
    return streamAnswer(
      (onText) => answerTurn(context, assistant, turn, { onText, mayMail }),
      contract.sendChatMessage.response,
    )
  })
  route(contract.chatEvents, async ({ params, address, header, setHeader, connection }) => {
    const session = await requireSession(context, params.sessionToken)
    setHeader('cache-control', 'no-store')
    setHeader('x-accel-buffering', 'no')
    places.take(address, connection)
    return streams.open(session, connection, header('last-event-id'))
  })
  route(contract.askForPerson, async ({ body, limits }) => {
    await requireSession(context, body.sessionToken)
    await limits.count('chatPersons')
    return { success: true as const, message: await askForPerson(context, body) }
  })
  route(contract.endChat, async ({ body }) => {
    await endChat(context, live, body.sessionToken)
    return { success: true as const }
  })
  route(contract.mailTranscript, async ({ body, limits }) => {
    await requireKeptSession(context, body.sessionToken)
    await limits.count('chatTranscripts')
    await mailTranscript(context, body)
    return { success: true as const }
  })
  route(contract.rateChat, async ({ body }) => {
    await rateChat(context, body)
    return { success: true as const }
  })
}

/** Counts; false when the limit is reached. */
async function isWithin(count: () => Promise<void>): Promise<boolean> {
  try {
    await count()
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}

import type { AppContext } from '#server/context.ts'
import { conflict } from '#server/errors.ts'
import type { ChatEvent, ChatIntent, SuggestedAgent } from '#shared/contract/chat/chat-message.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Assistant } from '../assistant/assistant.ts'
import type { Answer, ChatTurn } from '../assistant/chat-turn.ts'
import { parseState, writeState } from '../assistant/dialogue/state.ts'
import { noteNotUnderstood } from '../learning/gap-rows.ts'
import { busy, hashSessionToken, overError } from './begin-chat.ts'
import { keepAnswer } from './kept/keep-answer.ts'
import type { LiveSessions } from './live-sessions.ts'
import * as rows from './session-rows.ts'

/** How long an answer may take in all, the fallback's included, in milliseconds (docs/product.md S26). */
const ANSWER_MS = 11_000
/** Messages the assistant hears again. */
const TURNS = 20
/** The most characters an answer may have. */
const ANSWER_MAX = 10_000

/** What is said when not even the fallback answers (docs/product.md P12.4). */
export const APOLOGY =
  "I apologize, but I'm having trouble responding right now. Please try again or contact us directly."

/** What a visitor gets for a message. */
export interface Reply {
  /** Empty while a person has the conversation. */
  message: string
  intent: ChatIntent
  suggestedAgents: SuggestedAgent[]
  /** The event as it was understood. */
  event?: ChatEvent | undefined
  choices: string[]
  sources: string[]
  person: string | null
}

/** A message that is stored and waits for its answer. */
export interface Turn {
  sessionId: string
  /** Who answers; null for the assistant. */
  person: string | null
  said: ChatTurn[]
  /** What the conversation knows. */
  state: DialogueState | undefined
}

const LEFT_TO = (person: string | null): Reply => ({
  message: '',
  intent: 'person',
  suggestedAgents: [],
  choices: [],
  sources: [],
  person,
})

/**
 * Takes a visitor's message in: it is stored before anything else happens to it.
 * @throws AppError 404 when the conversation is over, 409 while the message before is being answered, 503 when it had
 * been idle and the limit of live conversations is reached
 */
export async function takeIn(
  context: AppContext,
  live: LiveSessions,
  { token, message, network }: { token: string; message: string; network: string },
): Promise<Turn> {
  const { db, chatSettings, announce } = context
  const turn = await db.transaction().execute(async (trx) => {
    const session = await rows.lockSession(trx, hashSessionToken(token), chatSettings().inactivityTimeout)
    if (!session) throw overError()
    const { id: sessionId, taken_name: person } = session
    if (person === null && session.answering) throw conflict('One moment, please: your last message is being answered')
    if (person === null && !session.live) {
      const admission = await live.admit(trx, { id: sessionId, network: session.network ?? network })
      if (admission !== 'admitted') throw busy(context, admission)
    }
    const said = { role: 'user', content: message } as const
    await rows.insertMessage(trx, sessionId, said, person === null ? { turn: 'begins' } : {})
    const state = parseState(session.dialogue)
    if (person !== null) return { sessionId, person, said: [], state }
    return { sessionId, person, said: await listSaid(trx, sessionId), state }
  })
  live.touch(turn.sessionId)
  announce({ action: 'conversation:changed', id: turn.sessionId, actor: null })
  return turn
}

async function listSaid(trx: AppContext['db'], sessionId: string): Promise<ChatTurn[]> {
  const turns = await rows.listTurns(trx, sessionId, TURNS)
  return turns.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
}

/**
 * Answers a message, even after the client left: the whole answer is stored. It is dropped when a person has taken the
 * conversation over meanwhile.
 * @param options.onText is called with each piece
 * @param options.within milliseconds after which the apology is the answer
 * @param options.mayMail counts a mail to the office that the message causes; false when there were too many
 * @throws AppError 404 when the conversation was ended meanwhile
 */
export async function answerTurn(
  context: AppContext,
  assistant: Assistant,
  { sessionId, person, said, state }: Turn,
  {
    onText,
    within = ANSWER_MS,
    mayMail = async () => true,
  }: { onText?: (piece: string) => void; within?: number; mayMail?: () => Promise<boolean> } = {},
): Promise<Reply> {
  if (person !== null) return LEFT_TO(person)
  const answer = await think(context, assistant, said, { onText, within, state })
  const { text, intent, suggestedAgents, event, choices = [], sources, model, wants } = answer
  const content = text.replaceAll('\0', '').toWellFormed().slice(0, ANSWER_MAX) || APOLOGY
  const { reply, afterwards } = await context.db.transaction().execute(async (trx) => {
    const session = await rows.lockAnswered(trx, sessionId)
    if (session?.status !== 'active') throw overError()
    if (session.taken_name !== null) {
      await rows.clearAnswering(trx, sessionId)
      return { reply: LEFT_TO(session.taken_name) }
    }
    const understood = wants === undefined ? {} : { understood: wants.length > 0, wants }
    const metadata = { suggestedAgents, event, choices, sources, model, ...understood }
    const dialogue = answer.state && writeState(answer.state)
    const answered = { role: 'assistant', content, intent, metadata } as const
    await rows.insertMessage(trx, sessionId, answered, { turn: 'ends', dialogue })
    const afterwards = await keepAnswer(trx, sessionId, answer, mayMail)
    return { reply: { message: content, intent, suggestedAgents, event, choices, sources, person: null }, afterwards }
  })
  context.announce({ action: 'conversation:changed', id: sessionId, actor: null })
  afterwards?.(context)
  // what an entry of the office answered has its answer
  if (afterwards && wants?.length === 0 && sources.length === 0) await noteGap(context, sessionId)
  return reply
}

/** Lists a message that was not understood for the owners; what was answered stands, whether or not that works. */
async function noteGap({ db, log }: AppContext, sessionId: string): Promise<void> {
  await noteNotUnderstood(db, sessionId).catch((error: unknown) => {
    // what it failed on may hold what was said
    log.warn({ type: error instanceof Error ? error.name : 'unknown' }, 'a message not understood was not listed')
  })
}

/** The assistant's answer in time, or the apology. */
async function think(
  { log }: AppContext,
  assistant: Assistant,
  said: ChatTurn[],
  { onText, within, state }: Pick<Turn, 'state'> & { onText: ((piece: string) => void) | undefined; within: number },
): Promise<Answer> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), within)
  })
  try {
    const thought = assistant.answer(said, { signal: stopping.signal, state, ...(onText && { onText }) })
    return await Promise.race([thought, late])
  } catch (error) {
    // what it failed on may hold what was said
    log.error({ type: error instanceof Error ? error.name : 'unknown' }, 'the assistant gave no answer')
    return { text: APOLOGY, intent: 'other', suggestedAgents: [], sources: [], model: 'none' }
  } finally {
    clearTimeout(timer)
    stopping.abort()
  }
}

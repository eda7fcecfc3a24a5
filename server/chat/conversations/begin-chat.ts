import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AppContext } from '#server/context.ts'
import { AppError, notFound, unavailable } from '#server/errors.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import type { LiveSessions } from './live-sessions.ts'
import * as rows from './session-rows.ts'

/** Bytes of a session token (docs/product.md S41). */
const TOKEN_BYTES = 32
/** Retry-After when the chat is full or off, in seconds. */
const FULL_RETRY = 60

/** The stored form of a session token: its SHA-256, so that a stolen database opens no conversation. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** 503: as many conversations as the agency allows are live, or it wants none. 429: as many as one network may have. */
export function busy({ config }: Pick<AppContext, 'config'>, why: 'full' | 'off' | 'too-many') {
  const { phone } = config.brand
  if (why === 'too-many') {
    const sentence = `There are many conversations from your network. Please try again soon, or call us at ${phone}.`
    return new AppError('too_many_requests', sentence, { retryAfter: FULL_RETRY })
  }
  if (why === 'off') return unavailable(`The chat is closed at the moment. Please call us at ${phone}.`, FULL_RETRY)
  return unavailable(`All our lines are busy at the moment. Please try again soon, or call us at ${phone}.`, FULL_RETRY)
}

/**
 * Begins a conversation with a greeting (docs/product.md P10.15, P10.30). It holds no place among the live ones before the
 * visitor's first message (P10.46).
 * @param actor a customer's conversation is linked to their account; any other is anonymous
 * @param network where the visitor comes from, from `getNetwork`
 * @throws AppError unavailable (503) when the limit of live conversations is reached or the chat is off
 */
export async function beginChat(
  context: AppContext,
  live: LiveSessions,
  { actor, network }: { actor: Actor | null; network: string },
): Promise<{ sessionToken: string; message: string }> {
  const { db, config, chatSettings } = context
  if (!chatSettings().enabled) throw busy(context, 'off')
  const sessionToken = randomBytes(TOKEN_BYTES).toString('base64url')
  const id = randomUUID()
  const greeting = `Welcome to ${config.brand.name}. I can help you find talent, prices and free dates. What are you planning?`
  if (!(await live.hasRoom(db, network))) throw busy(context, 'full')
  const customerId = actor?.role === 'customer' ? actor.customerId : null
  const tokenHash = hashSessionToken(sessionToken)
  await db.transaction().execute((trx) => rows.insertSession(trx, { id, tokenHash, customerId, network, greeting }))
  return { sessionToken, message: greeting }
}

/** The error for a message in a conversation that is over. */
export const overError = () => notFound('This conversation is over')

/**
 * The conversation a token opens.
 * @throws AppError 404 when it is over, or no token of ours
 */
export async function requireSession({ db }: AppContext, token: string) {
  const session = await rows.findOpenSession(db, hashSessionToken(token))
  if (!session) throw overError()
  return session
}

/**
 * The conversation a token opens, for an hour after its end too.
 * @throws AppError 404
 */
export async function requireKeptSession({ db }: AppContext, token: string) {
  const session = await rows.findReadableSession(db, hashSessionToken(token))
  if (!session) throw overError()
  return session
}

/**
 * Ends a conversation. Ending one that is over changes nothing.
 * @throws AppError 404 for an unknown token
 */
export async function endChat({ db, announce }: AppContext, live: LiveSessions, token: string): Promise<void> {
  const ended = await rows.completeSession(db, hashSessionToken(token))
  if (!ended) throw overError()
  live.leave(ended.id)
  announce({ action: 'conversation:changed', id: ended.id, actor: null })
}

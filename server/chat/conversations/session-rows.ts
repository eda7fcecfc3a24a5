import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { ChatEvent, ChatIntent, SuggestedAgent } from '#shared/contract/chat/chat-message.ts'

/** What came with a message, as it is stored. */
export interface MessageMetadata {
  suggestedAgents?: SuggestedAgent[]
  /** The event as the assistant understood it. */
  event?: ChatEvent | undefined
  sources?: string[]
  /** Short replies to the question it asks. */
  choices?: string[]
  /** False when the message before was not understood. */
  understood?: boolean
  /** What the message before wanted, most certain first. */
  wants?: readonly { intent: string; score: number }[]
  /** The name of the person who wrote it. */
  author?: string
  /** The model that wrote it. */
  model?: string
}

/** A message to be stored. */
export interface NewMessage {
  role: 'user' | 'assistant'
  content: string
  intent?: ChatIntent
  metadata?: MessageMetadata
}

/** Whether a conversation is open: not ended, and with a message within the last 24 hours (docs/product.md P10.30). */
export const IS_OPEN = sql<boolean>`(s.status = 'active' and s.last_message_at > now() - interval '24 hours')`
/** Whether its visitor can still read it: until an hour after its end. */
const IS_READABLE = sql<boolean>`(s.status = 'active' or s.ended_at > now() - interval '1 hour')`

/** When an answer counts as lost, because its process ended: 20 seconds from now. */
const TURN = sql<Date>`clock_timestamp() + interval '20 seconds'`

const columns = (db: Database) =>
  db
    .selectFrom('chat_sessions as s')
    .select(['s.id', 's.taken_name', sql<boolean>`s.waiting_since is not null`.as('waiting')])

/** Finds the open conversation of a token. */
export async function findOpenSession(db: Database, tokenHash: Buffer) {
  return columns(db).where('s.session_token_hash', '=', tokenHash).where(IS_OPEN).executeTakeFirst()
}

/** Finds the conversation of a token, also within an hour after its end. */
export async function findReadableSession(db: Database, tokenHash: Buffer) {
  return columns(db).where('s.session_token_hash', '=', tokenHash).where(IS_READABLE).executeTakeFirst()
}

/** Lists those of the given conversations that are open, each with its admin and whether its visitor waits for one. */
export async function listOpenSessions(db: Database, ids: readonly string[]) {
  return columns(db).where('s.id', 'in', ids).where(IS_OPEN).execute()
}

/**
 * Locks a conversation for its next message until the transaction ends.
 * @param minutes without a message after which it is live no more
 * @returns undefined when the token is unknown or the conversation is over
 */
export async function lockSession(trx: Database, tokenHash: Buffer, minutes: number) {
  return columns(trx)
    .select([
      's.network',
      's.dialogue',
      sql<boolean>`coalesce(s.answering_until > clock_timestamp(), false)`.as('answering'),
      sql<boolean>`s.admitted and s.last_message_at > now() - make_interval(mins => ${minutes})`.as('live'),
    ])
    .where('s.session_token_hash', '=', tokenHash)
    .where(IS_OPEN)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores a new conversation with its greeting. */
export async function insertSession(
  trx: Database,
  {
    id,
    tokenHash,
    customerId,
    network,
    greeting,
  }: { id: string; tokenHash: Buffer; customerId: string | null; network: string; greeting: string },
): Promise<void> {
  await trx
    .insertInto('chat_sessions')
    .values({ id, session_token_hash: tokenHash, customer_id: customerId, network })
    .execute()
  await insertMessage(trx, id, { role: 'assistant', content: greeting })
}

/**
 * Stores a message of a conversation whose row the transaction holds; it counts as live from then on.
 * @param turn what the message makes of the assistant's turn: 'begins' as a message to be answered, 'ends' as an answer
 * @param dialogue the state after it, as JSON; without one the state stays
 * @returns the id of the message
 */
export async function insertMessage(
  trx: Database,
  sessionId: string,
  { role, content, intent, metadata = {} }: NewMessage,
  { turn, dialogue }: { turn?: 'begins' | 'ends'; dialogue?: string | undefined } = {},
): Promise<string> {
  const { id } = await trx
    .with('said', (db) =>
      db
        .insertInto('chat_messages')
        .values({ session_id: sessionId, role, content, intent: intent ?? null, metadata: JSON.stringify(metadata) })
        .returning('id'),
    )
    .with('counted', (db) =>
      db
        .updateTable('chat_sessions')
        .set({
          message_count: sql`message_count + 1`,
          last_message_at: sql`now()`,
          ...(turn && { answering_until: turn === 'begins' ? TURN : null }),
          ...(dialogue !== undefined && { dialogue }),
        })
        .where('id', '=', sessionId),
    )
    .selectFrom('said')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a conversation that the assistant has answered: the admin who has it by now, if any, and its status. */
export async function lockAnswered(trx: Database, sessionId: string) {
  return trx
    .selectFrom('chat_sessions')
    .select(['taken_name', 'status'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
}

/** Ends the assistant's turn without an answer. */
export async function clearAnswering(trx: Database, sessionId: string): Promise<void> {
  await trx.updateTable('chat_sessions').set({ answering_until: null }).where('id', '=', sessionId).execute()
}

/**
 * What was said last, as the assistant hears it, oldest first.
 * @param most the number of messages at most
 */
export async function listTurns(db: Database, sessionId: string, most: number) {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['role', 'content'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}

const messages = (db: Database, sessionId: string) =>
  db
    .selectFrom('chat_messages')
    .select(['id', 'role', 'content', 'intent', 'metadata', 'created_at', keyTime('created_at').as('key_at')])
    .where('session_id', '=', sessionId)

/** A message's row. */
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/**
 * The last messages of a conversation, oldest first.
 * @param most the number of messages at most
 */
export async function listMessages(db: Database, sessionId: string, most: number) {
  const rows = await messages(db, sessionId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute()
  return rows.reverse()
}

/** One message of a conversation. */
export async function findMessage(db: Database, sessionId: string, id: string): Promise<MessageRow | undefined> {
  return messages(db, sessionId).where('id', '=', id).executeTakeFirst()
}

/** What people of the agency said after a message, oldest first; at most 100. */
export async function listSaidAfter(
  db: Database,
  sessionId: string,
  { at, id }: { at: string; id: string },
): Promise<MessageRow[]> {
  return messages(db, sessionId)
    .where(sql<boolean>`metadata ? 'author'`)
    .where(sql<boolean>`(created_at, id) > (${at}::timestamptz, ${id}::uuid)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Ends a conversation; false when no token of ours opens it, true as well when it had ended. */
export async function completeSession(db: Database, tokenHash: Buffer) {
  return db
    .updateTable('chat_sessions')
    .set({
      status: 'completed',
      answering_until: null,
      ended_at: sql`coalesce(ended_at, now())`,
      network: null,
    })
    .where('session_token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
}

/**
 * Stores that a visitor asked for a person, with their contact. A conversation an admin has taken doesn't wait.
 * @returns whether the waiting begins with this request
 */
export async function markWaiting(
  trx: Database,
  sessionId: string,
  contact: { name: string; email: string | null; phone: string | null },
): Promise<boolean> {
  await trx
    .updateTable('chat_sessions')
    .set({ contact_name: contact.name, contact_email: contact.email, contact_phone: contact.phone })
    .where('id', '=', sessionId)
    .execute()
  const begun = await trx
    .updateTable('chat_sessions')
    .set({ waiting_since: sql`now()`, waiting_for: 'person' })
    .where('id', '=', sessionId)
    .where('waiting_since', 'is', null)
    .where('taken_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return begun !== undefined
}

/** Counts one more transcript; false when there were three. */
export async function countTranscript(trx: Database, sessionId: string): Promise<boolean> {
  const counted = await trx
    .updateTable('chat_sessions')
    .set({ transcripts_sent: sql`transcripts_sent + 1` })
    .where('id', '=', sessionId)
    .where('transcripts_sent', '<', 3)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Stores a rating; fails on chat_ratings_pkey when there is one. */
export async function insertRating(
  db: Database,
  rating: { sessionId: string; stars: number; comment: string | null },
): Promise<void> {
  const { sessionId, stars, comment } = rating
  await db.insertInto('chat_ratings').values({ session_id: sessionId, rating: stars, comment }).execute()
}

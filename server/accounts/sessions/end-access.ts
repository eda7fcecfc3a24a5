import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { unauthenticated } from '#server/errors.ts'
import { EVENTS_CHANNEL, writePayloads } from '#server/live/announce.ts'
import { endChallenges } from '../factors/challenges.ts'
import { type AccountRef, getOwnerColumn, lockAccount } from '../queries.ts'

const HANDED_BACK = { kind: 'conversation', action: 'conversation:changed', by: undefined, date: undefined } as const

/** What ended with an account's sessions. */
export interface EndedSessions {
  sessions: number
  /** Calendar feeds: an agent's own, or the agency's that this admin made. */
  feeds: number
}

/** What ended with an account's access. */
export interface EndedAccess extends EndedSessions {
  /** How many conversations were handed back to the assistant. */
  conversations: number
}

/**
 * Ends every session, mailed link and calendar feed of an account, log-ins that wait for their second factor, and a
 * customer's wish for another email or phone, which a stranger may have made (docs/product.md P4.28).
 * Live streams of these sessions end in every process when the transaction commits (docs/product.md P1.17).
 * @param trx the transaction that holds the account's lock, so that no log-in under way outlives it
 */
export async function endSessions(trx: Database, account: AccountRef): Promise<EndedSessions> {
  const { role, id } = account
  const owner = getOwnerColumn(account)
  // sessions first: who still holds one (holdSession) finishes before the next statements look
  const { numDeletedRows: sessions } = await trx.deleteFrom('sessions').where(owner, '=', id).executeTakeFirstOrThrow()
  await trx
    .updateTable('one_time_links')
    .set({ used_at: sql`now()` })
    .where(owner, '=', id)
    .where('used_at', 'is', null)
    .execute()
  // log-ins that wait for their second factor are under way too
  if (role !== 'customer') await endChallenges(trx, id)
  else await trx.deleteFrom('contact_wishes').where('customer_id', '=', id).execute()
  const feeds = role === 'customer' ? 0 : await endFeeds(trx, { role, id })
  return { sessions: Number(sessions), feeds }
}

/**
 * Ends every session, mailed link and calendar feed of an account, and hands the conversations an admin has back to
 * the assistant, which visitors and the office see at once (docs/product.md P1.17).
 * @param trx the transaction of the change; the account is locked here
 */
export async function endAccess(trx: Database, account: AccountRef): Promise<EndedAccess> {
  await lockAccount(trx, account)
  const ended = await endSessions(trx, account)
  if (account.role !== 'admin') return { ...ended, conversations: 0 }
  const handedBack = await trx
    .updateTable('chat_sessions')
    .set({ taken_by: null, taken_name: null, taken_at: null })
    .where('taken_by', '=', account.id)
    .returning('id')
    .execute()
  const at = new Date().toISOString()
  const events = handedBack.map(({ id }) => ({ ...HANDED_BACK, id, at }))
  for (const payload of writePayloads(events)) {
    await sql`select pg_notify(${EVENTS_CHANNEL}, ${payload})`.execute(trx)
  }
  return { ...ended, conversations: events.length }
}

/** Ends the calendar feeds of an account: an agent's own feed, or the agency's feed when this admin made it or its maker is unknown. */
export async function endFeeds(trx: Database, { role, id }: AccountRef): Promise<number> {
  const feeds = trx.deleteFrom('calendar_feeds')
  const ended =
    role === 'agent'
      ? feeds.where('agent_id', 'in', trx.selectFrom('agents').select('agents.id').where('user_id', '=', id))
      : feeds
          .where('agent_id', 'is', null)
          .where((eb) => eb.or([eb('created_by', '=', id), eb('created_by', 'is', null)]))
  const { numDeletedRows } = await ended.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Keeps a session from ending until the transaction ends: what it grants beyond itself (a calendar feed, a conversation)
 * is then seen, and ended, by endAccess.
 * @throws AppError unauthenticated (401) when the session has ended meanwhile
 */
export async function holdSession(trx: Database, { sessionId }: { sessionId: string }): Promise<void> {
  const held = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst()
  if (!held) throw unauthenticated()
}

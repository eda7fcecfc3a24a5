import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { unauthenticated } from '#server/errors.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { CHANGES_CHANNEL } from '#server/live/changes.ts'
import { type AccountRef, lockAccount } from '../queries.ts'

/** What ended with an account's sessions. */
export interface EndedSessions {
  sessions: number
  /** Calendar feeds: an agent's own, or the agency's that this admin made. */
  feeds: number
}

/** What ended with an account's access. */
export interface EndedAccess extends EndedSessions {
  /** Ids of the conversations that were handed back to the assistant. */
  conversations: string[]
}

/**
 * Ends every session, mailed link and calendar feed of an account. Live streams of these sessions end in every process
 * when the transaction commits (docs/product.md P1.17).
 * @param trx the transaction that holds the account's lock, so that no log-in under way outlives it
 */
export async function endSessions(trx: Database, account: AccountRef): Promise<EndedSessions> {
  const { role, id } = account
  const owner = role === 'customer' ? 'customer_id' : 'user_id'
  // sessions first: who still holds one (holdSession) finishes before the next statements look
  const { numDeletedRows: sessions } = await trx.deleteFrom('sessions').where(owner, '=', id).executeTakeFirstOrThrow()
  await trx
    .updateTable('one_time_links')
    .set({ used_at: sql`now()` })
    .where(owner, '=', id)
    .where('used_at', 'is', null)
    .execute()
  const feeds = role === 'customer' ? 0 : await endFeeds(trx, { role, id })
  await sql`select pg_notify(${CHANGES_CHANNEL}, 'sessions')`.execute(trx)
  return { sessions: Number(sessions), feeds }
}

/**
 * Ends every session, mailed link and calendar feed of an account, and hands the conversations an admin has back to
 * the assistant (docs/product.md P1.17). Announce the conversations after the commit with announceHandedBack.
 * @param trx the transaction of the change; the account is locked here
 */
export async function endAccess(trx: Database, account: AccountRef): Promise<EndedAccess> {
  await lockAccount(trx, account)
  const ended = await endSessions(trx, account)
  if (account.role !== 'admin') return { ...ended, conversations: [] }
  const handedBack = await trx
    .updateTable('chat_sessions')
    .set({ taken_by: null, taken_name: null, taken_at: null })
    .where('taken_by', '=', account.id)
    .returning('id')
    .execute()
  return { ...ended, conversations: handedBack.map(({ id }) => id) }
}

/** Ends an agent's own feed, or the agency's feed when this admin made it or its maker is unknown. */
async function endFeeds(trx: Database, { role, id }: AccountRef): Promise<number> {
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

/** Shows the visitors and the office that conversations were handed back; called after the commit. */
export function announceHandedBack(
  { announce }: Pick<AppContext, 'announce'>,
  { conversations }: Pick<EndedAccess, 'conversations'>,
  actor: Actor | null,
): void {
  for (const id of conversations) announce({ action: 'conversation:changed', id, actor })
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

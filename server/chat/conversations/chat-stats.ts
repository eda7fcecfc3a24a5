import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ChatIntent } from '#shared/contract/chat/chat-message.ts'
import { countWaiting } from './conversation-rows.ts'
import { selectLive } from './live-places.ts'

/** The days figures look back on. */
const SINCE = sql<Date>`now() - interval '30 days'`

/**
 * How the conversations of the last 30 days went.
 * @param minutes without a message after which a conversation is live no more
 */
export async function readChatStats(db: Database, minutes: number) {
  const [sessions, ratings, intents, live, waiting] = await Promise.all([
    db
      .selectFrom('chat_sessions')
      .select([sql<number>`count(*)`.as('conversations'), sql<number>`coalesce(sum(message_count), 0)`.as('messages')])
      .where('created_at', '>', SINCE)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chat_ratings')
      .select([
        sql<number>`count(*)`.as('count'),
        sql<number | null>`avg(rating)`.as('average'),
        sql<number | null>`avg((rating >= 4)::int)`.as('satisfied'),
      ])
      .where('created_at', '>', SINCE)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chat_messages')
      .select([sql<ChatIntent>`intent`.as('intent'), sql<number>`count(*)`.as('count')])
      .where('created_at', '>', SINCE)
      .where('intent', 'is not', null)
      .groupBy('intent')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('intent')
      .execute(),
    selectLive(db, minutes).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    countWaiting(db),
  ])
  return { ...sessions, live: live.count, waiting, ratings, intents }
}

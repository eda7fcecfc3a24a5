import { type NotNull, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import { IS_OPEN } from './session-rows.ts'

/** Characters of the last message a list shows. */
const BEGINNING = 200

/** Which conversations the office asks for. */
export interface ConversationSearch {
  show?: 'live' | 'waiting' | 'past' | 'rated' | 'applications' | undefined
  /** Words that were said. */
  q?: string | undefined
  /** Minutes without a message after which a conversation is live no more. */
  minutes: number
}

const live = (minutes: number) =>
  sql<boolean>`(s.status = 'active' and s.last_message_at > now() - make_interval(mins => ${minutes}))`
const isUnderWay = (minutes: number) => sql<boolean>`(${live(minutes)} or (s.taken_at is not null and ${IS_OPEN}))`

/** How urgent a conversation is that waits: 2 for an emergency, 1 for a complaint (docs/product.md P10.94). */
const URGENCY = sql<number>`(case s.waiting_for when 'emergency' then 2 when 'complaint' then 1 else 0 end)`

const CONDITIONS = {
  applications: () => sql<boolean>`s.id in (select a.session_id from chat_applications a where a.state = 'open')`,
  live: (minutes: number) => isUnderWay(minutes),
  waiting: () => sql<boolean>`s.waiting_since is not null`,
  past: (minutes: number) => sql<boolean>`(s.waiting_since is null and not ${isUnderWay(minutes)})`,
  rated: () => sql<boolean>`exists (select from chat_ratings r where r.session_id = s.id)`,
}

/** Words as PostgreSQL looks for them, each by its beginning; undefined when there are none. */
function searchFor(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === 0
    ? undefined
    : words
        .slice(0, 20)
        .map((word) => `${word}:*`)
        .join(' & ')
}

const sessions = (db: Database) =>
  db
    .selectFrom('chat_sessions as s')
    .select(['s.id', 's.status', 's.customer_id', 's.waiting_since', 's.taken_name', 's.taken_at', 's.message_count'])
    .select(['s.taken_by', 's.contact_name', 's.contact_email', 's.contact_phone', 's.created_at', 's.last_message_at'])
    .select(['s.waiting_for', 's.dialogue'])

/** What belongs to conversations is looked up for the rows of a page alone. */
const withRest = (db: Database, page: ReturnType<typeof sessions>, minutes: number) =>
  db
    .selectFrom(page.as('s'))
    .leftJoin('customers as c', 'c.id', 's.customer_id')
    .leftJoin('chat_ratings as r', 'r.session_id', 's.id')
    .leftJoin('chat_applications as a', 'a.session_id', 's.id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('chat_messages as m')
          .select(sql<string>`left(m.content, ${BEGINNING})`.as('last_message'))
          .whereRef('m.session_id', '=', 's.id')
          .orderBy('m.created_at', 'desc')
          .orderBy('m.id', 'desc')
          .limit(1)
          .as('l'),
      (join) => join.onTrue(),
    )
    .select([
      's.id',
      's.taken_by',
      's.taken_name',
      's.message_count',
      's.contact_name',
      's.contact_email',
      's.contact_phone',
      's.waiting_for',
      's.dialogue',
    ])
    .select(['s.created_at', 's.last_message_at', 'c.name as customer_name', 'c.email as customer_email'])
    .select([
      'a.name as applicant',
      'a.state as application_state',
      'r.rating',
      'r.comment',
      'l.last_message',
      keyTime('s.created_at').as('key_at'),
    ])
    .select([IS_OPEN.as('open'), live(minutes).as('live'), sql<boolean>`s.waiting_since is not null`.as('waiting')])

/** A conversation's row as the office sees it. */
export type ConversationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof withRest>['executeTakeFirst']>>>

/** The statement of one page of conversations, newest first. */
export function selectConversations(db: Database, { show, q, minutes }: ConversationSearch, page: ListPage<PageKey>) {
  let found = sessions(db)
  if (show !== undefined) found = found.where(CONDITIONS[show](minutes))
  const words = q === undefined ? undefined : searchFor(q)
  if (words !== undefined) {
    found = found.where(
      sql<boolean>`s.id in (select m.session_id from chat_messages m where to_tsvector('simple', m.content) @@ to_tsquery('simple', ${words}))`,
    )
  }
  if (show !== 'waiting') {
    return withRest(db, found.$call(takePage(orderByTime('s'), page)), minutes)
      .select(sql<number>`0`.as('key_rank'))
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id', 'desc')
  }
  const { after, limit } = page
  if (after) {
    const { rank, at, id } = after
    found = found.where(
      sql<boolean>`(${URGENCY}, s.created_at, s.id) < (${rank}::int, ${at}::timestamptz, ${id}::uuid)`,
    )
  }
  const urgent = found.orderBy(URGENCY, 'desc').$call(takePage(orderByTime('s'), { limit }))
  return withRest(db, urgent, minutes)
    .select(URGENCY.as('key_rank'))
    .orderBy(URGENCY, 'desc')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
}

/** One page of conversations. */
export async function listConversations(db: Database, search: ConversationSearch, page: ListPage<PageKey>) {
  return selectConversations(db, search, page).execute()
}

/** One conversation as the office sees it. */
export async function findConversation(
  db: Database,
  id: string,
  minutes: number,
): Promise<ConversationRow | undefined> {
  return withRest(db, sessions(db).where('s.id', '=', id), minutes).executeTakeFirst()
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(trx: Database, id: string) {
  return trx
    .selectFrom('chat_sessions as s')
    .select(['s.taken_by', 's.taken_name', 's.waiting_since', IS_OPEN.as('open')])
    .where('s.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Gives a conversation to an admin; its visitor no longer waits for one. */
export async function assignAdmin(trx: Database, id: string, person: { userId: string; name: string }): Promise<void> {
  await trx
    .updateTable('chat_sessions')
    .set({ taken_by: person.userId, taken_name: person.name, taken_at: sql`now()`, waiting_since: null })
    .where('id', '=', id)
    .execute()
}

/** Takes a conversation from its admin; the assistant answers again. */
export async function unassignAdmin(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('chat_sessions')
    .set({ taken_by: null, taken_name: null, taken_at: null })
    .where('id', '=', id)
    .execute()
}

/** How many ask for a person and have none. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('chat_sessions')
    .select(sql<number>`count(*)`.as('count'))
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The conversations that wait for a person: emergencies, then complaints, then the one that waits longest.
 * @param most how many
 */
export async function listWaiting(db: Database, most: number) {
  return db
    .selectFrom('chat_sessions as s')
    .leftJoin('customers as c', 'c.id', 's.customer_id')
    .select(['s.id', 's.contact_name', 'c.name as customer_name', 's.waiting_since', 's.waiting_for'])
    .where('s.waiting_since', 'is not', null)
    .$narrowType<{ waiting_since: NotNull }>()
    .orderBy(URGENCY, 'desc')
    .orderBy('s.waiting_since')
    .limit(most)
    .execute()
}

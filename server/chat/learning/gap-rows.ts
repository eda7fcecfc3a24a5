import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { PageKey } from '#server/http/answers/page.ts'

/** Characters of a message a list shows; a written answer's question has as many. */
const EXAMPLE = 500
/** The newest messages of a conversation that a low rating is about. */
const RATED_MOST = 10
/** Words from which a message of such a conversation can be a question. */
const RATED_WORDS = 3
/** Answers to which a rating says nothing about what the assistant knows. */
const NO_QUESTION = ['greeting', 'thanks', 'person', 'complaint', 'emergency', 'apply', 'decline']

/** Puts the visitor's newest message of a conversation into the gap it is like (docs/product.md P10.95). */
export async function noteNotUnderstood(db: Database, sessionId: string): Promise<void> {
  await sql`select note_chat_gaps(array(
    select id from chat_messages where session_id = ${sessionId} and role = 'user'
    order by created_at desc, id desc limit 1
  ), 'not-understood')`.execute(db)
}

/** Puts the questions of a conversation that was rated low into the gaps they are like. */
export async function noteRatedLow(db: Database, sessionId: string): Promise<void> {
  await sql`select note_chat_gaps(array(
    select m.id from chat_messages m, lateral (
      select a.role, a.intent from chat_messages a
      where a.session_id = m.session_id and (a.created_at, a.id) > (m.created_at, m.id)
      order by a.created_at, a.id limit 1
    ) a
    where m.session_id = ${sessionId} and m.role = 'user'
      and a.role = 'assistant' and a.intent is not null and a.intent <> all(${NO_QUESTION}::text[])
      and array_length(regexp_split_to_array(trim(m.content), '\\s+'), 1) >= ${RATED_WORDS}
    order by m.created_at desc, m.id desc limit ${RATED_MOST}
  ), 'rated-low')`.execute(db)
}

/** A gap's row with its newest message. */
export type GapRow = Awaited<ReturnType<typeof listGaps>>[number]

/** The statement of one page of gaps that are neither dismissed nor answered, those of most messages first. */
export function selectGaps(db: Database, { after, limit }: ListPage<PageKey>) {
  let page = db
    .selectFrom('chat_gaps as g')
    .select(['g.id', 'g.message_count', 'g.not_understood', 'g.rated_low', 'g.last_at'])
    .where('g.dismissed_at', 'is', null)
    .where('g.answered_at', 'is', null)
    .orderBy('g.message_count', 'desc')
    .orderBy('g.last_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(limit)
  if (after) {
    const { rank, at, id } = after
    page = page.where(
      sql<boolean>`(g.message_count, g.last_at, g.id) < (${rank}::int, ${at}::timestamptz, ${id}::uuid)`,
    )
  }
  return db
    .selectFrom(page.as('g'))
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('chat_gap_messages as n')
          .innerJoin('chat_messages as m', 'm.id', 'n.message_id')
          .select([sql<string>`left(m.content, ${EXAMPLE})`.as('example'), 'm.session_id'])
          .whereRef('n.gap_id', '=', 'g.id')
          .orderBy('n.said_at', 'desc')
          .orderBy('n.message_id')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['g.id', 'g.message_count', 'g.not_understood', 'g.rated_low', 'g.last_at'])
    .select(['newest.example', 'newest.session_id', 'g.message_count as key_rank', keyTime('g.last_at').as('key_at')])
    .orderBy('g.message_count', 'desc')
    .orderBy('g.last_at', 'desc')
    .orderBy('g.id', 'desc')
}

/** One page of gaps. */
export async function listGaps(db: Database, page: ListPage<PageKey>) {
  return selectGaps(db, page).execute()
}

/** Dismisses a gap or puts it back; false when there is none. */
export async function setDismissed(db: Database, id: string, dismissed: boolean): Promise<boolean> {
  const found = await db
    .updateTable('chat_gaps')
    .set({ dismissed_at: dismissed ? sql`now()` : null })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Takes a gap off the list for good: an answer was written for it. */
export async function markAnswered(trx: Database, id: string): Promise<void> {
  await trx.updateTable('chat_gaps').set({ answered_at: sql`now()` }).where('id', '=', id).execute()
}

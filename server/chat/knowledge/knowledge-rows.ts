import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import type { KbEntries } from '#server/db/types.ts'
import type { BuiltInEntry } from './built-in-entries.ts'

/** What an entry is about. */
export type EntryKind = KbEntries['kind']

/** An entry that was found, best first. */
export interface Found {
  kind: EntryKind
  sourceId: string
  title: string
  content: string
  /** 0 to 1: how much of the question the title and the text have, how much of the title the question has. */
  score: number
}

/**
 * The entries that have a question's words, or a title like it.
 * @param kinds which entries; agents are many, so they are asked for by name
 */
export async function findEntries(
  db: Database,
  question: string,
  { kinds, limit }: { kinds: readonly EntryKind[]; limit: number },
): Promise<Found[]> {
  const rows = await readEntries(db, { question, kinds: kinds.join(','), limit })
  return rows.map(({ kind, source_id: sourceId, title, content, score }) => ({ kind, sourceId, title, content, score }))
}

/** Prepared, because to plan it takes longer than to run it; `kinds` are separated by commas. */
const readEntries = prepareOnce(
  'entries-for-a-question',
  (db, { question, kinds, limit }: { question: string; kinds: string; limit: number }) =>
    db
      .selectFrom(
        sql<Omit<Found, 'sourceId'> & { source_id: string; rank: number }>`(
    with asked as (
      select plain_text(${question}) as plain, tsvector_to_array(to_tsvector('english', plain_text(${question}))) as words
    ), query as (
      select plain, words, to_tsquery('simple', coalesce(nullif(array_to_string(
        array(select quote_literal(word) from unnest(words[1:24]) as word), ' | '), ''), quote_literal(plain))) as q
      from asked where plain <> ''
    ), found as (
      select e.kind, e.source_id, e.title, e.content,
        (select count(*) from unnest(q.words) w where e.search @@ quote_literal(w)::tsquery)::float8
          / greatest(1, cardinality(q.words)) as share,
        (select count(*) from unnest(q.words) w where e.search @@ (quote_literal(w) || ':A')::tsquery)::float8
          / greatest(1, cardinality(q.words)) as titled,
        (select count(*) filter (where w = any(q.words))::float8 / greatest(1, count(*))
          from unnest(tsvector_to_array(to_tsvector('english', plain_text(e.title)))) as w) as covered,
        similarity(plain_text(e.title), q.plain)::float8 as likeness,
        ts_rank(e.search, q.q)::float8 as rank
      from query q join kb_entries e on e.kind = any(string_to_array(${kinds}, ','))
        and (e.search @@ q.q or (e.kind <> 'agent' and plain_text(e.title) % q.plain))
      order by rank desc limit 40
    )
    select kind, source_id, title, content, rank,
      (titled * 0.35 + covered * 0.35 + share * 0.15 + likeness * 0.15) as score from found
  )`.as('scored'),
      )
      .selectAll()
      .orderBy('score', 'desc')
      .orderBy('rank', 'desc')
      .orderBy('kind')
      .orderBy('source_id')
      .limit(limit),
  { question: 'a question', kinds: 'a kind', limit: -1 },
)

/** Writes the entries the product itself has to give: those that changed, and none that is no longer there. */
export async function saveBuiltInEntries(db: Database, entries: readonly BuiltInEntry[]): Promise<void> {
  const lists = [
    entries.map(({ kind }) => kind),
    entries.map(({ sourceId }) => sourceId),
    entries.map(({ title }) => title),
    entries.map(({ content }) => content),
  ] as const
  await sql`
    with wanted as (
      select * from unnest(${lists[0]}::text[], ${lists[1]}::text[], ${lists[2]}::text[], ${lists[3]}::text[])
        as wanted (kind, source_id, title, content)
    ), gone as (
      delete from kb_entries e where e.kind in ('service', 'policy')
        and not exists (select from wanted w where w.kind = e.kind and w.source_id = e.source_id)
    )
    insert into kb_entries as e (kind, source_id, title, content)
    select kind, source_id, title, content from wanted order by kind, source_id
    on conflict (kind, source_id) do update set title = excluded.title, content = excluded.content
    where (e.title, e.content) is distinct from (excluded.title, excluded.content)`.execute(db)
}

/** Makes the entries of agents, categories, packages and written answers anew from their rows. */
export async function rebuildEntries(trx: Database): Promise<void> {
  await sql`
    with wanted as (
      select 'agent' as kind, id::text as source_id, title, content from kb_agents
      union all select 'category', id::text, title, content from kb_categories
      union all select 'answer', id::text, title, content from kb_answers
      union all select 'package', id::text, title, content from kb_packages
    ), gone as (
      delete from kb_entries e where e.kind in ('agent', 'category', 'answer', 'package')
        and (e.kind, e.source_id) not in (select kind, source_id from wanted)
    )
    insert into kb_entries as e (kind, source_id, title, content)
    select kind, source_id, title, content from wanted order by kind, source_id
    on conflict (kind, source_id) do update set title = excluded.title, content = excluded.content
    where (e.title, e.content) is distinct from (excluded.title, excluded.content)`.execute(trx)
}

/** Notes when everything was last built anew. */
export async function noteBuild(trx: Database): Promise<void> {
  const built_at = sql<Date>`now()`
  await trx
    .insertInto('kb_builds')
    .values({ built_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ built_at }))
    .execute()
}

/** How many entries there are, and when they were last built whole; null when never. */
export async function findKnowledgeState(db: Database): Promise<{ entries: number; builtAt: Date | null }> {
  const { entries, built_at } = await db
    .selectNoFrom([
      sql<number>`(select count(*)::int from kb_entries)`.as('entries'),
      sql<Date | null>`(select built_at from kb_builds)`.as('built_at'),
    ])
    .executeTakeFirstOrThrow()
  return { entries, builtAt: built_at }
}

import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { TEXTS, type TextId } from '#shared/model/texts/registry.ts'
import { MOST_EDITS } from '#shared/model/texts/text-block.ts'

/** One edit of a text, with who made it. */
export type TextEditRow = Awaited<ReturnType<typeof listLastEdits>>[number]

const COLUMNS = ['e.text_id', 'e.version', 'e.content', 'e.edited_at', 'u.username'] as const

const selectEdits = (db: Database) =>
  db.selectFrom('text_edits as e').leftJoin('users as u', 'u.id', 'e.edited_by').select(COLUMNS)

/** The last edit of every text that has one. */
export async function listLastEdits(db: Database) {
  return selectEdits(db).distinctOn('e.text_id').orderBy('e.text_id').orderBy('e.version', 'desc').execute()
}

/** The last edit of a text; undefined when there is none. */
export async function findLastEdit(db: Database, id: TextId): Promise<TextEditRow | undefined> {
  return selectEdits(db).where('e.text_id', '=', id).orderBy('e.version', 'desc').limit(1).executeTakeFirst()
}

/**
 * The edits of a text, newest first.
 * @param before only edits older than this version; undefined for the newest
 */
export async function listEdits(db: Database, { id, before }: { id: TextId; before: number | undefined }) {
  return selectEdits(db)
    .where('e.text_id', '=', id)
    .$if(before !== undefined, (edits) => edits.where('e.version', '<', before ?? 0))
    .orderBy('e.version', 'desc')
    .limit(MOST_EDITS)
    .execute()
}

/** Holds back other edits of a text until the transaction ends: its first edit has no row to lock. */
export async function lockText(trx: Database, id: TextId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`text ${id}`}))`.execute(trx)
}

/** What owners wrote anew, by the ids of the texts; an id that this release doesn't know is left out. */
export async function readTexts(db: Database): Promise<ReadonlyMap<TextId, string>> {
  const edits = await listLastEdits(db)
  return new Map(
    edits.flatMap(({ text_id, content }) =>
      content !== null && isTextId(text_id) ? [[text_id, content] as const] : [],
    ),
  )
}

const isTextId = (id: string): id is TextId => TEXTS.has(id as TextId) // a look-up, which any text may be the key of

import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** From so many characters on, the indexes find a word wherever it stands. */
const ANYWHERE = 3

/**
 * Whether a text has a word in it: anywhere when it is long enough for an index of three letters, else at the beginning
 * of one of its words.
 * @param text in lower case
 */
export function holds(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const literal = word.replace(/[\\%_]/g, '\\$&')
  if ([...word].length >= ANYWHERE) return sql<boolean>`${text} like '%' || lower(${literal}) || '%'`
  return sql<boolean>`(${text} like lower(${literal}) || '%' or ${text} like '% ' || lower(${literal}) || '%')`
}

/** The customers whose e-mail addresses are among the words, by word. */
export async function findCustomersByEmail(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const addresses = words.filter((word) => word.includes('@'))
  if (addresses.length === 0) return new Map()
  const { rows } = await sql<{ word: string; id: string }>`
    select word, c.id from unnest(${addresses}::text[]) as word join customers c on lower(c.email) = lower(word)`.execute(
    db,
  )
  return new Map(rows.map(({ word, id }) => [word, id]))
}

/**
 * The agents whose names have a word in them, archived ones too, for each word.
 * @param words one or more
 */
export async function findAgentsByWord(db: Database, words: readonly string[]): Promise<string[][]> {
  const matched = words.map((word) => holds(sql<string>`lower(name)`, word))
  const { rows } = await sql<{ id: string; matched: boolean[] }>`
    select id, array[${sql.join(matched)}] as matched from agents where ${sql.join(matched, sql` or `)}`.execute(db)
  return words.map((_, i) => rows.filter((row) => row.matched[i]).map(({ id }) => id))
}

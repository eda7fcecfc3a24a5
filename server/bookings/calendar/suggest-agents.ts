import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { matchWord, readWords } from '../lists/match-words.ts'

/** People suggested at most. */
const SUGGESTED = 20

/** Who is looked for: words of the name as typed, a category, or one by id. */
export interface AgentSearch {
  words: string
  category: string | undefined
  id: string | undefined
}

/** People of the roster, those whose name begins with the text first, then by name; all of them without words (P6.161). */
export async function suggestAgents(
  db: Database,
  { words, category, id }: AgentSearch,
): Promise<{ id: string; name: string; category: string }[]> {
  const name = sql<string>`lower(name)`
  const typed = words.trim().toLowerCase()
  let found = db.selectFrom('agents').select(['id', 'name', 'category']).where('archived_at', 'is', null)
  if (category !== undefined) found = found.where('category', '=', category)
  if (id !== undefined) found = found.where('id', '=', id)
  for (const word of readWords(typed.split(/\s+/))) found = found.where(matchWord(name, word))
  // without words the index of names has the order
  if (typed !== '') found = found.orderBy(sql`not starts_with(${name}, ${typed})`)
  return found.orderBy(name).orderBy('id').limit(SUGGESTED).execute()
}

import type { Database } from '#server/db/client.ts'
import type { FindCategory } from '../fields/agent-fields.ts'

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Finds the category that a file means: by its name or display name, in the singular or with an s. */
export async function readCategories(db: Database): Promise<FindCategory> {
  const rows = await db.selectFrom('categories').select(['name', 'display_name']).execute()
  const byWords = new Map<string, string>()
  for (const { name, display_name } of rows) {
    for (const words of [plain(name), plain(display_name)]) {
      for (const form of [words, `${words}s`, words.replace(/s$/, '')]) if (!byWords.has(form)) byWords.set(form, name)
    }
  }
  return (typed) => (typed === '' ? undefined : byWords.get(plain(typed)))
}

import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** Forgets the words of the search that no agent is described by any more; a misspelt word then finds nobody who is gone. */
export async function forgetSearchWords(trx: Database): Promise<void> {
  await sql`delete from search_words where word not in (
    select word from agents, unnest(tsvector_to_array(agents.search_words)) as word)`.execute(trx)
}

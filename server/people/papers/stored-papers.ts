import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { PaperFiles } from '#server/db/types.ts'
import { describeColumn } from '#server/objects/object-column.ts'
import type { StoredColumns } from '#server/objects/objects.ts'

/** Where the bucket keeps the files of papers. */
export const PAPER_FOLDER = 'papers'

/** Where the file of a paper is; undefined when it has none of that type. */
export async function findStoredPaper(
  db: Database,
  paperId: string,
  type: PaperFiles['type'],
): Promise<StoredColumns | undefined> {
  return db
    .selectFrom('paper_files')
    .select(['bytes', 'object_key'])
    .where('paper_id', '=', paperId)
    .where('type', '=', type)
    .executeTakeFirst()
}

/** Files of papers as they move between the database and the bucket. */
export const PAPER_FILES = describeColumn({
  ...{ name: 'files of papers', folder: PAPER_FOLDER, table: 'paper_files' },
  id: sql<string>`paper_id::text`,
  hasId: (id) => sql<boolean>`paper_id = ${id}`,
  type: sql<string>`type`,
})

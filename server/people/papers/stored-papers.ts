import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { PaperFiles } from '#server/db/types.ts'
import type { MovableRow, ObjectColumn } from '#server/objects/move-objects.ts'
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
export const PAPER_FILES: ObjectColumn = {
  name: 'files of papers',
  folder: PAPER_FOLDER,
  async list(db, where, { skip, most }) {
    const { rows } = await sql<MovableRow>`
      select paper_id as id, type, bytes, object_key from paper_files
      where ${where === 'bucket' ? sql`object_key` : sql`bytes`} is not null and paper_id <> all(${skip}::uuid[])
      limit ${most}`.execute(db)
    return rows
  },
  async toBucket(db, id, { key, hash }) {
    const { numAffectedRows = 0n } = await sql`
      update paper_files set bytes = null, object_key = ${key}
      where paper_id = ${id} and sha256(bytes) = decode(${hash}, 'hex')`.execute(db)
    return numAffectedRows > 0n
  },
  async toDatabase(db, key, bytes) {
    const { numAffectedRows = 0n } = await sql`
      update paper_files set bytes = ${bytes}, object_key = null where object_key = ${key}`.execute(db)
    return numAffectedRows > 0n
  },
}

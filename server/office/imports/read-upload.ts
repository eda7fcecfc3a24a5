import { type Database, databaseFailure } from '#server/db/client.ts'
import type { Log } from '#server/log.ts'
import { guessColumns } from '#shared/model/import.ts'
import { endReading, findUnread, saveReading, setColumns } from './batch-rows.ts'
import { UnreadableFile } from './parse/file-rows.ts'
import { readFile } from './parse/read-file.ts'
import { insertRows } from './row-rows.ts'

/** A file that ended the process so often while it was read is given up. */
const MOST_READS = 3

/**
 * Reads the oldest upload that waits and stores its rows, a few hundred at a time. Begun again after a crash, or by two
 * processes at once, it stores the same rows once.
 * @returns false when none waits
 */
export async function readUpload(db: Database, log: Log, signal: AbortSignal): Promise<boolean> {
  const upload = await findUnread(db)
  if (!upload) return false
  const { id, kind, bytes, reads } = upload
  if (reads >= MOST_READS) {
    const failure = 'The file could not be read in three tries. Save it as CSV, or in smaller parts, and upload that.'
    await db.transaction().execute((trx) => endReading(trx, id, { state: 'failed', failure }))
    return true
  }
  await saveReading(db, id, { reads: reads + 1 })
  let count = 0
  try {
    for await (const part of readFile(bytes)) {
      if (signal.aborted) {
        await saveReading(db, id, { reads })
        return false
      }
      if ('headings' in part) {
        const { headings } = part
        await saveReading(db, id, { headings, ...setColumns(guessColumns(kind, headings)) })
        continue
      }
      count += part.rows.length
      if (!(await saveReading(db, id, { row_count: count, done_count: count }))) return true
      await insertRows(db, id, part.rows)
    }
  } catch (error) {
    // the database is away: the file waits
    if (databaseFailure(error)?.code === 'unavailable') {
      await saveReading(db, id, { reads }).catch(() => {})
      throw error
    }
    const isKnown = error instanceof UnreadableFile
    if (!isKnown) log.error({ err: error, import: id }, 'an upload could not be read')
    const failure = isKnown ? error.message : 'The file could not be read. Save it as CSV and upload that.'
    await db.transaction().execute((trx) => endReading(trx, id, { state: 'failed', failure }))
    return true
  }
  await db.transaction().execute((trx) => endReading(trx, id, { state: 'mapping', row_count: count, done_count: 0 }))
  return true
}

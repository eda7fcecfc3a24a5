import { type Database, databaseFailure } from '#server/db/client.ts'
import type { Log } from '#server/log.ts'
import { guessColumns, isTable } from '#shared/model/import.ts'
import { beginStep, endReading, findUnread, saveReading, setColumns } from './batch-rows.ts'
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
export async function readUpload(db: Database, log: Log, signal: AbortSignal, now: Date): Promise<boolean> {
  const upload = await findUnread(db)
  if (!upload) return false
  const { id, kind, file_name: name, bytes, reads } = upload
  if (reads >= MOST_READS) {
    const failure = `The file could not be read in three tries. Save it ${isTable(kind) ? 'as CSV, or ' : ''}in smaller parts, and upload that.`
    await db.transaction().execute((trx) => endReading(trx, id, { state: 'failed', failure }))
    return true
  }
  await saveReading(db, id, { reads: reads + 1 })
  let count = 0
  try {
    for await (const part of readFile({ kind, name, bytes, now })) {
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
    const failure = isKnown
      ? error.message
      : `The file could not be read. Save it ${isTable(kind) ? 'as CSV' : 'again'} and upload that.`
    await db.transaction().execute((trx) => endReading(trx, id, { state: 'failed', failure }))
    return true
  }
  // what has no columns to choose is checked at once
  const next = isTable(kind) ? { state: 'mapping' as const, done_count: 0 } : beginStep('checking', count)
  await db.transaction().execute((trx) => endReading(trx, id, { ...next, row_count: count }))
  return true
}

import type { Database } from '#server/db/client.ts'
import { type BatchRow, saveBatch } from './batch-rows.ts'
import { findDuplicates } from './match/find-duplicates.ts'
import { clearAddresses } from './pictures/picture-rows.ts'
import { readRows } from './read-rows.ts'
import { clearFindings, readCells, saveChecked } from './row-rows.ts'

/** Rows checked in one transaction: few enough that no request waits for the process. */
const CHUNK = 200

/**
 * Checks the next rows of an import, and compares them with the rows before and with what is there; nothing is written
 * elsewhere. After the last the import is checked. The batch must be locked.
 */
export async function checkRows(trx: Database, batch: BatchRow, now: Date): Promise<void> {
  if (batch.at_position === 0) {
    await clearFindings(trx, batch.id)
    await clearAddresses(trx, batch.id)
  }
  const rows = await readCells(trx, batch.id, { after: batch.at_position, limit: CHUNK })
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (!first || !last) return saveBatch(trx, batch.id, { state: 'checked', done_count: batch.step_count })
  const { checked, findings } = await readRows(trx, batch, rows, now)
  await saveChecked(trx, batch.id, checked, findings)
  await findDuplicates(trx, batch, { from: first.position, to: last.position })
  await saveBatch(trx, batch.id, { at_position: last.position, done_count: batch.done_count + rows.length })
}

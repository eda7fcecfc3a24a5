import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { IMPORT_LIMITS } from '#shared/model/import.ts'
import { type FilePart, type FileRow, takeTable, UnreadableFile } from './file-rows.ts'
import { parseCsv } from './parse-csv.ts'
import { isZip, parseXlsx } from './parse-xlsx.ts'

/** Rows handed over at a time. */
const BATCH = 500

/** Hands a part over and waits until it was taken, so that no file is in memory twice. */
async function give(part: FilePart): Promise<void> {
  parentPort?.postMessage(part)
  if (parentPort) await once(parentPort, 'message')
}

async function readFile(bytes: Uint8Array): Promise<void> {
  let rows: FileRow[] = []
  const table = takeTable(isZip(bytes) ? parseXlsx(bytes) : parseCsv(bytes), IMPORT_LIMITS)
  for await (const part of table) {
    if ('headings' in part) {
      await give(part)
      continue
    }
    rows.push(part)
    if (rows.length < BATCH) continue
    await give({ rows })
    rows = []
  }
  if (rows.length > 0) await give({ rows })
}

let last: FilePart
try {
  await readFile(workerData as Uint8Array) // what read-file.ts starts this thread with
  last = { end: true }
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  last = { failure: error.message }
}
parentPort?.postMessage(last)
parentPort?.close()

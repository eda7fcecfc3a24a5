import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { IMPORT_LIMITS } from '#shared/model/import.ts'
import { type FilePart, type FileRow, takeTable, UnreadableFile } from './file-rows.ts'
import { parseCsv } from './parse-csv.ts'
import { isZip, parseXlsx } from './parse-xlsx.ts'

/** Rows, and characters in them, handed over at a time; and characters of a whole file. */
const BATCH = 500
const BATCH_CHARACTERS = 1_000_000
const MOST_CHARACTERS = 200_000_000

const countCharacters = ({ cells }: FileRow): number => cells.reduce((sum, cell) => sum + cell.length, 0)

/** Hands a part over and waits until it was taken, so that no file is in memory twice. */
async function give(part: FilePart): Promise<void> {
  parentPort?.postMessage(part)
  if (parentPort) await once(parentPort, 'message')
}

async function readFile(bytes: Uint8Array): Promise<void> {
  let rows: FileRow[] = []
  let characters = 0
  let all = 0
  const table = takeTable(isZip(bytes) ? parseXlsx(bytes) : parseCsv(bytes), IMPORT_LIMITS)
  for await (const part of table) {
    if ('headings' in part) {
      await give(part)
      continue
    }
    rows.push(part)
    // a text that many cells share is copied for each when it is handed over
    const size = countCharacters(part)
    characters += size
    all += size
    if (all > MOST_CHARACTERS) throw new UnreadableFile('The file has too much text. Save it in smaller parts.')
    if (rows.length < BATCH && characters < BATCH_CHARACTERS) continue
    await give({ rows })
    rows = []
    characters = 0
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

import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { IMPORT_LIMITS } from '#shared/model/import.ts'
import { setPlace } from '#shared/model/place.ts'
import { CALENDAR_COLUMNS, readCalendars } from './calendar-rows.ts'
import { type FilePart, type FileRow, takeTable, UnreadableFile, type WorkerFile } from './file-rows.ts'
import { parseCsv } from './parse-csv.ts'
import { parseXlsx } from './parse-xlsx.ts'
import { PICTURE_COLUMNS, readPictures } from './picture-rows.ts'
import { isZip } from './read-zip.ts'

/** Rows, and characters in them or bytes of pictures, handed over at a time; and characters of a whole file. */
const BATCH = 500
const BATCH_CHARACTERS = 1_000_000
const MOST_CHARACTERS = 200_000_000

const countCharacters = ({ cells, picture }: FileRow): number =>
  cells.reduce((sum, cell) => sum + cell.length, picture?.length ?? 0)

/** Hands a part over and waits until it was taken, so that no file is in memory twice. */
async function give(part: FilePart): Promise<void> {
  parentPort?.postMessage(part)
  if (parentPort) await once(parentPort, 'message')
}

/** The headings of a file and its rows, by what it holds. */
async function* partsOf(file: WorkerFile): AsyncGenerator<{ headings: string[] } | FileRow> {
  const { kind, bytes } = file
  if (kind === 'busy') {
    yield { headings: [...CALENDAR_COLUMNS] }
    yield* readCalendars(bytes, file)
  } else if (kind === 'photos') {
    yield { headings: [...PICTURE_COLUMNS] }
    yield* readPictures(bytes)
  } else {
    yield* takeTable(isZip(bytes) ? parseXlsx(bytes) : parseCsv(bytes), IMPORT_LIMITS)
  }
}

async function readFile(file: WorkerFile): Promise<void> {
  let rows: FileRow[] = []
  let characters = 0
  let all = 0
  for await (const part of partsOf(file)) {
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

const file = workerData as WorkerFile // what read-file.ts starts this thread with
setPlace(file.place)

let last: FilePart
try {
  await readFile(file)
  last = { end: true }
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  last = { failure: error.message }
}
parentPort?.postMessage(last)
parentPort?.close()

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { getErrorCode } from '#server/errors.ts'
import { type ImportKind, isTable } from '#shared/model/import.ts'
import { getPlace } from '#shared/model/place.ts'
import { type FilePart, UnreadableFile, type WorkerFile } from './file-rows.ts'

/** The memory of the thread, in MB; a file that needs more is refused. */
const MEMORY_MB = 448
/** How long a file may take, in milliseconds. */
const DEADLINE_MS = 180_000

const tooHard = (kind: ImportKind) =>
  new UnreadableFile(
    isTable(kind)
      ? 'The file is too large to be read. Save it as CSV and upload that.'
      : 'The file is too large to be read. Upload it in smaller parts.',
  )

/** A file as uploaded, and what the thread needs to read it. */
export interface UploadedFile {
  kind: ImportKind
  name: string
  bytes: Buffer
  /** The moment it is: busy times begin with its day. */
  now: Date
}

/**
 * Reads a file in a thread of its own, whose memory and time are limited: neither requests nor the process
 * suffer from a file made to harm (docs/product.md P17.21).
 * @throws UnreadableFile, in words for the owner who uploaded it
 */
export async function* readFile({
  bytes,
  ...file
}: UploadedFile): AsyncGenerator<Extract<FilePart, { headings: unknown } | { rows: unknown }>> {
  const copy = new Uint8Array(bytes)
  const thread = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    workerData: { ...file, bytes: copy, place: getPlace() } satisfies WorkerFile,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
  })
  // one that nobody waits for says nothing
  thread.on('error', () => {})
  const gone = once(thread, 'exit').then((): [FilePart] => {
    throw tooHard(file.kind)
  })
  gone.catch(() => {})
  const late = AbortSignal.timeout(DEADLINE_MS)
  try {
    for (;;) {
      const [part] = (await Promise.race([once(thread, 'message', { signal: late }), gone])) as [FilePart] // its only messages
      if ('end' in part) return
      if ('failure' in part) throw new UnreadableFile(part.failure)
      yield part
      thread.postMessage('taken')
    }
  } catch (error) {
    if (late.aborted || getErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw tooHard(file.kind)
    throw error
  } finally {
    await thread.terminate()
  }
}

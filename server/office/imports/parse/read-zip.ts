import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { UnreadableFile } from './file-rows.ts'

/** Whether bytes begin as a ZIP file does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/** What all files of a ZIP may be together once they are unpacked, in bytes, and how many there may be. */
interface ZipLimits {
  bytes: number
  entries: number
  /** The refusals of a file beyond them, and of one that can't be read, in words for the owner who uploaded it. */
  tooLarge: string
  unreadable: string
}

/** The extra field of ZIP64, whose sizes take the place of those in the directory (APPNOTE 4.5.3). */
const ZIP64 = 0x0001

/**
 * Reads the directory of a ZIP file, and refuses one that would be too large unpacked. The sizes are those its directory
 * states: a reader unpacks no more than these, so that a false one yields a broken file and no larger one. A part of ZIP64
 * states two sizes, of which a reader may take the other one: no file within the limits needs it.
 * @throws UnreadableFile
 */
export async function openZip(
  bytes: Uint8Array,
  { bytes: most, entries: mostEntries, tooLarge, unreadable }: ZipLimits,
): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const entries: Entry[] = []
  let total = 0
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const zip = await yauzl.fromBufferPromise(buffer, { autoClose: false })
    for await (const entry of zip.eachEntry()) {
      if (entry.extraFields.some(({ id }) => id === ZIP64)) throw new UnreadableFile(unreadable)
      entries.push(entry)
      total += entry.uncompressedSize
      if (entries.length > mostEntries || total > most) throw new UnreadableFile(tooLarge)
    }
    return { zip, entries }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(unreadable)
  }
}

/** A file of a ZIP: its path there, and its bytes, or why they can't be had. */
export interface ZippedFile {
  path: string
  bytes: Buffer | null
  problem: string
}

/** Folders and what systems add to ZIP files beside the files that people put there. */
const isAddition = (path: string): boolean =>
  path.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i.test(path)

/**
 * The files of a ZIP in order, each unpacked alone in memory; nothing is written to a disk, so that a path is a name. A ZIP in
 * it is not opened.
 * @param fileBytes the largest file, in bytes
 * @throws UnreadableFile
 */
export async function* readZip(
  bytes: Uint8Array,
  limits: ZipLimits & { fileBytes: number },
): AsyncGenerator<ZippedFile> {
  const { zip, entries } = await openZip(bytes, limits)
  const most = limits.fileBytes
  for (const entry of entries) {
    const path = entry.fileName
    if (isAddition(path)) continue
    if (entry.uncompressedSize > most) {
      yield { path, bytes: null, problem: `This file has more than ${most / 1024 / 1024} MB` }
    } else if (!entry.canDecodeFileData()) {
      yield { path, bytes: null, problem: 'This file is locked with a password, or packed in a way that can’t be read' }
    } else {
      const unpacked = await unpack(zip, entry).catch(() => null)
      yield { path, bytes: unpacked, problem: unpacked ? '' : 'This file is damaged' }
    }
  }
}

/** The reader ends with an error at the first byte beyond the size that the directory states. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer) // a stream of bytes
  return Buffer.concat(parts)
}

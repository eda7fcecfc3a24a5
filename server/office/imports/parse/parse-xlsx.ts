import { readSheet } from 'read-excel-file/universal'
import yauzl from 'yauzl'
import { UnreadableFile } from './file-rows.ts'

/** What all parts of a file may be together once they are unpacked, and how many there may be. */
const UNPACKED_BYTES = 200 * 1024 * 1024
const MAX_PARTS = 1000

const tooLarge = () => new UnreadableFile('The file is too large once it is unpacked. Save it as CSV and upload that.')
const notXlsx = () => new UnreadableFile('This is not an XLSX file that can be read. Save it as XLSX or CSV again.')

/** Whether bytes begin as a ZIP file does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/** The extra field of ZIP64, whose sizes take the place of those in the directory (APPNOTE 4.5.3). */
const ZIP64 = 0x0001

/**
 * Refuses a file that would be too large unpacked. The sizes are those its directory states: the reader unpacks into
 * buffers of these sizes, so that a false one yields a broken file and no larger one. A part of ZIP64 states two sizes, of
 * which the reader may take the other one: no sheet within the limits needs it.
 * @throws UnreadableFile
 */
async function assertUnpackable(bytes: Uint8Array): Promise<void> {
  let parts = 0
  let total = 0
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    for await (const entry of zip.eachEntry()) {
      if (entry.extraFields.some(({ id }) => id === ZIP64)) throw notXlsx()
      parts += 1
      total += entry.uncompressedSize
      if (parts > MAX_PARTS || total > UNPACKED_BYTES) throw tooLarge()
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : notXlsx()
  }
}

/** A cell as text. A date is the time on the clock that the sheet shows; a time alone is a day of 1899. */
function write(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (cell instanceof Date) {
    // to the minute: serial numbers of days are fractions
    const at = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString()
    if (at < '1901') return at.slice(11, 16)
    return at.slice(11, 16) === '00:00' ? at.slice(0, 10) : at.slice(0, 16).replace('T', ' ')
  }
  // sums of formulas are fractions of cents: 495.00000000000006
  if (typeof cell === 'number') return String(Number(cell.toFixed(2)))
  return String(cell)
}

/**
 * The rows of the first sheet of an XLSX file in order, empty ones too. Formula cells have the value that was saved with them,
 * none is evaluated; of merged cells the first has the value.
 * @throws UnreadableFile
 */
export async function* parseXlsx(bytes: Uint8Array): AsyncGenerator<string[]> {
  await assertUnpackable(bytes)
  const file = bytes.slice().buffer
  const rows = await readSheet(file).catch(() => {
    throw notXlsx()
  })
  for (const row of rows) yield row.map(write)
}

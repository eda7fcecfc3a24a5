import { readSheet } from 'read-excel-file/universal'
import { UnreadableFile } from './file-rows.ts'
import { openZip } from './read-zip.ts'

const UNREADABLE = 'This is not an XLSX file that can be read. Save it as XLSX or CSV again.'

const LIMITS = {
  bytes: 200 * 1024 * 1024,
  entries: 1000,
  tooLarge: 'The file is too large once it is unpacked. Save it as CSV and upload that.',
  unreadable: UNREADABLE,
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
  // refuses what its reader could not unpack safely
  await openZip(bytes, LIMITS)
  const file = bytes.slice().buffer
  const rows = await readSheet(file).catch(() => {
    throw new UnreadableFile(UNREADABLE)
  })
  for (const row of rows) yield row.map(write)
}

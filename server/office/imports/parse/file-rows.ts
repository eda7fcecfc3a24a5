import type { ImportKind } from '#shared/model/import.ts'
import type { Place } from '#shared/model/place.ts'

/** What the thread that reads a file is started with. */
export interface WorkerFile {
  kind: ImportKind
  name: string
  bytes: Uint8Array
  now: Date
  /** The agency's: a thread has a place of its own until it is set. */
  place: Place
}

/** A row of a file: its number there, and its cells as text. */
export interface FileRow {
  position: number
  cells: string[]
  /** Of a ZIP of pictures: this one, not trusted. */
  picture?: Uint8Array
}

/** A part of a file, as the thread that reads it hands it over. */
export type FilePart = { headings: string[] } | { rows: FileRow[] } | { end: true } | { failure: string }

/** A file that can't be read, in words for the owner who uploaded it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** A longer cell is cut: no field holds as much, so that the row is reported (docs/product.md P17.24). */
const CELL_LENGTH = 6000
/** Rows at the top among which the headings are looked for. */
const TOP = 10

/** A cell on one side of the limit, without what PostgreSQL can't hold. */
const clean = (cell: string): string => cell.replaceAll('\0', '').toWellFormed().trim().slice(0, CELL_LENGTH)

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length

/**
 * Distinguishes the headings from the rows. The headings are the first row with two cells or more, among the first ten: a title
 * above them has one. A file of one column begins with its heading. Empty rows are left out.
 * @param rows all rows of a file in order, empty ones too
 * @param limits rows below the headings, and columns, at most
 * @throws UnreadableFile without rows, and beyond a limit
 */
export async function* takeTable(
  rows: AsyncIterable<string[]>,
  limits: { rows: number; columns: number },
): AsyncGenerator<{ headings: string[] } | FileRow> {
  let position = 0
  let count = 0
  let top: FileRow[] | undefined = []
  const begin = function* (seen: FileRow[]): Generator<{ headings: string[] } | FileRow> {
    const at = Math.max(
      0,
      seen.findIndex(({ cells }) => filled(cells) > 1),
    )
    const head = seen[at]
    if (!head) throw new UnreadableFile('The file is empty')
    yield { headings: nameColumns(head.cells) }
    yield* seen.slice(at + 1)
    count = seen.length - at - 1
  }
  for await (const cells of rows) {
    position += 1
    if (cells.length > limits.columns && cells.slice(limits.columns).some((cell) => cell.trim() !== '')) {
      throw new UnreadableFile(`The file has more than ${limits.columns} columns`)
    }
    const row = { position, cells: cells.slice(0, limits.columns).map(clean) }
    if (filled(row.cells) === 0) continue
    if (top) {
      top.push(row)
      if (top.length < TOP) continue
      yield* begin(top)
      top = undefined
      continue
    }
    count += 1
    if (count > limits.rows)
      throw new UnreadableFile(`The file has more than ${limits.rows.toLocaleString('en-US')} rows`)
    yield row
  }
  if (top) yield* begin(top)
  if (count === 0) throw new UnreadableFile('The file has headings, but no rows')
}

/** The headings without empty columns at the end; a column without one is called by its letter, as spreadsheets do. */
function nameColumns(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1).map((cell, at) => cell.slice(0, 100) || `Column ${letterOf(at)}`)
}

/** 0 is A, 26 is AA. */
function letterOf(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (at % 26))
}

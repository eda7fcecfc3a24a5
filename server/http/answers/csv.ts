import { stringify } from 'csv-stringify/sync'
import { currencySign } from '#shared/model/currency-words.ts'
import { cityName } from '#shared/model/place.ts'

/** What a cell may hold. Dates are written as ISO instants, nothing as an empty cell. */
export type CsvValue = string | number | boolean | Date | null

/** The columns of a file by their headings, in order. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue>

/** Makes spreadsheets read UTF-8 as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet takes for a formula, also after spaces, and in the wide forms it reads as the same. */
const FORMULA = /^[\t\r]|^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

/** A cell that no spreadsheet runs: a text that begins like a formula gets an apostrophe (docs/product.md S30). */
function safe(value: CsvValue): string | number {
  if (value === null) return ''
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value instanceof Date) return value.toISOString()
  return FORMULA.test(value) ? `'${value}` : value
}

/** A heading with the agency's city and currency: 'Day in Atlanta', 'Paid ($)'. */
const localHeading = (heading: string): string =>
  heading.replace(/ in Atlanta$/, ` in ${cityName()}`).replace('($)', `(${currencySign().trim()})`)

/**
 * A CSV file bit by bit (RFC 4180: CRLF, every text in quotes), readable as UTF-8 by spreadsheets.
 * @param batches the rows, some at a time, as `inBatches` gives them
 */
export async function* writeCsv<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns)
  const options = { record_delimiter: 'windows', quoted_string: true } as const
  yield BYTE_ORDER_MARK + stringify([Object.keys(columns).map(localHeading)], options)
  for await (const rows of batches) {
    yield stringify(
      rows.map((row) => cells.map((cell) => safe(cell(row)))),
      options,
    )
  }
}

/**
 * Reads a list to its end without ever holding all of it.
 * @param read the rows that follow one, or the first ones; none at the end
 */
export async function* inBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
  }
}

/**
 * The headers of an answer that is saved as a file: 'agents-2026-12-04.csv'.
 * @param day the day in Atlanta, as ISO
 */
export function csvHeaders(name: string, day: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${name}-${day}.csv"`, 'cache-control': 'private, no-store' }
}

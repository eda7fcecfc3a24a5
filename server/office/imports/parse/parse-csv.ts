import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { UnreadableFile } from './file-rows.ts'

/** What separates the cells of a file. */
const DELIMITERS = [',', ';', '\t', '|'] as const
/** Bytes decoded at a time, and those in which the delimiter is looked for. */
const CHUNK = 64 * 1024
/** The longest row, in characters. */
const ROW_LENGTH = 1024 * 1024

/**
 * The encoding of a text file: by its byte order mark, else UTF-8 where it is valid, else Windows-1252, in which
 * spreadsheets of the West save CSV.
 */
function findEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** The delimiter that is most often outside quotes in the first rows; a comma when there is none. */
function findDelimiter(text: string): (typeof DELIMITERS)[number] {
  const outside = text.replace(/"(?:[^"]|"")*"?/g, '')
  const counts = DELIMITERS.map((sign) => outside.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function* decode(bytes: Uint8Array): Generator<string> {
  // a byte order mark is dropped by the decoder
  const decoder = new TextDecoder(findEncoding(bytes))
  for (let at = 0; at < bytes.length; at += CHUNK) {
    yield decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
  }
  yield decoder.decode()
}

/**
 * The rows of a CSV file in order, empty ones too; its delimiter and encoding are found out. Formulas stay text.
 * @throws UnreadableFile when quotes are never closed, or a row is longer than a million characters
 */
export async function* parseCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const [start = ''] = decode(bytes.subarray(0, CHUNK))
  if (start.includes('\0')) throw new UnreadableFile('This is not a CSV or XLSX file')
  const parser = Readable.from(decode(bytes)).pipe(
    parse({
      delimiter: findDelimiter(start),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: ROW_LENGTH,
    }),
  )
  try {
    for await (const cells of parser) yield cells as string[] // without columns and casts a record is a list of texts
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UnreadableFile('The file has a quotation mark that is never closed')
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw new UnreadableFile('A row of the file is too long. Is a quotation mark left open?')
    throw new UnreadableFile('The file is not valid CSV')
  }
}

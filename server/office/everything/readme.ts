import { LEFT_OUT } from './tables.ts'

/** What an archive holds. */
interface Made {
  /** The rows of each table. */
  counts: ReadonlyMap<string, number>
  pictures: number
  invoices: number
  /** The numbers of invoices whose file is empty, because no PDF could be made. */
  unprinted: readonly string[]
  /** The names of pictures whose file is empty, because the bucket did not give them. */
  unread: readonly string[]
  at: Date
}

/** README.txt of the archive: what is in it, what is not, and how to read the files. */
export function writeReadme({ counts, pictures, invoices, unprinted, unread, at }: Made): string {
  const width = Math.max(...[...counts.keys()].map(({ length }) => length))
  return `Everything of your agency, exported ${at.toISOString()} (UTC)

tables/     One CSV file per table: UTF-8, commas, a line of column names first. Times are in UTC. Columns that end in
            _cents are money in cents. Lists and objects are JSON. Columns that end in _id hold the id of a row in
            another table. A text that a spreadsheet would run as a formula begins with an apostrophe.
pictures/   Each picture in its largest size. A column such as image of agents.csv names it:
            /api/images/<name of the file without its ending>/...
invoices/   Every issued invoice as a PDF, as it reads today.

Rows in tables/
${[...counts].map(([name, rows]) => `  ${name.padEnd(width)}  ${rows}`).join('\n')}

Pictures: ${pictures - unread.length}
${unread.length > 0 ? `Could not be read, their files are empty: ${unread.join(', ')}\n` : ''}Invoices as PDF: ${invoices - unprinted.length}
${unprinted.length > 0 ? `Could not be made, their files are empty: ${unprinted.join(', ')}\n` : ''}
Not in this archive
${Object.entries(LEFT_OUT)
  .map(([why, tables]) => `  ${why}\n    (${tables.join(', ')})`)
  .join('\n')}
  Passwords, tokens and codes in the tables above: their columns are left out.

To move Marquee itself to another machine, use a backup instead: it has all of this and everything above.
`
}

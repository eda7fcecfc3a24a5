import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { type CsvColumns, type CsvValue, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import { LEFT_OUT, SECRET_COLUMNS } from './tables.ts'

/** Rows read at a time. */
const BATCH = 1000

/** A table of the archive. */
export interface TakenTable {
  name: string
  columns: string[]
  /** The columns of its primary key in order, with their SQL types. */
  key: { column: string; type: string }[]
}

/**
 * The tables of the archive by name, with the columns that are in it: no bytes, nothing computed, no secret.
 * @throws when a table has no primary key
 */
export async function listTables(db: Database): Promise<TakenTable[]> {
  const leftOut = Object.values(LEFT_OUT).flat()
  const { rows } = await sql<TakenTable>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum)
        filter (where a.attgenerated = '' and a.atttypid <> 'bytea'::regtype) as columns,
      (select jsonb_agg(jsonb_build_object('column', k.attname, 'type', format_type(k.atttypid, k.atttypmod)) order by at)
       from pg_index i, unnest(i.indkey) with ordinality as part (number, at)
       join pg_attribute k on k.attnum = part.number
       where i.indrelid = c.oid and i.indisprimary and k.attrelid = c.oid) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${leftOut}::text[])
    group by c.oid order by c.relname`.execute(db)
  return rows.map(({ name, columns, key }) => {
    if (!key) throw new Error(`${name} has no primary key`)
    return { name, columns: columns.filter((column) => !SECRET_COLUMNS.has(`${name}.${column}`)), key }
  })
}

/** The name under which a row carries its key as text: an instant in a key has more digits than a Date. */
const KEY = 'key as text'
type Row = Record<string, unknown> & { [KEY]: string[] }

/**
 * A table as CSV bit by bit, in the order of its primary key. Instants are in UTC, money is in cents, lists and objects
 * are JSON.
 * @param count called with the number of rows of each batch
 */
export function readTable(db: Database, table: TakenTable, count: (rows: number) => void): AsyncGenerator<string> {
  const { name, columns, key } = table
  const keyColumns = sql.join(key.map(({ column }) => sql.ref(column)))
  const keyTexts = sql.join(key.map(({ column }) => sql`${sql.ref(column)}::text`))
  const after = (last: Row) =>
    sql`where (${keyColumns}) > (${sql.join(key.map(({ type }, at) => sql`${last[KEY][at]}::text::${sql.raw(type)}`))})`
  const read = async (last: Row | undefined) => {
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))}, array[${keyTexts}] as ${sql.ref(KEY)}
      from ${sql.table(name)} ${last ? after(last) : sql``}
      order by ${keyColumns} limit ${BATCH}`.execute(db)
    count(rows.length)
    return rows
  }
  const cells: CsvColumns<Row> = {}
  for (const column of columns) cells[column] = (row) => toCell(row[column])
  return writeCsv(cells, inBatches(read))
}

/** What the driver has of a column, for a cell. */
function toCell(value: unknown): CsvValue {
  if (value === null || value instanceof Date) return value
  if (typeof value === 'object') return JSON.stringify(value)
  return value as string | number | boolean // the driver has nothing else of the columns in the archive
}

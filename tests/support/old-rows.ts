import type pg from 'pg'
import { FIRST_ROWS } from '#tests/support/first-rows.ts'
import { LATER_ROWS } from '#tests/support/later-rows.ts'

/** The tables of the public schema with their columns, as they are now. */
export async function readTables(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select c.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
     group by c.table_name`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Fills a database of any release with what that release had tables and columns for. */
export async function fillOldRows(pool: pg.Pool): Promise<void> {
  const tables = await readTables(pool)
  for (const [table, row] of [...FIRST_ROWS, ...LATER_ROWS.filter(([name]) => tables.has(name))]) {
    const columns = Object.keys(row).filter((column) => tables.get(table)?.includes(column))
    if (columns.length === 0) throw new Error(`this release had no ${table}`)
    await pool.query(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      columns.map((column) => row[column]),
    )
  }
}

/** The tables that have rows here. */
export const FILLED = new Set([...FIRST_ROWS, ...LATER_ROWS].map(([name]) => name))

/** Every row of the tables those rows are in, in an order that stays. */
export async function readRows(pool: pg.Pool): Promise<Map<string, Record<string, unknown>[]>> {
  const found = new Map<string, Record<string, unknown>[]>()
  const tables = await readTables(pool)
  for (const table of [...FILLED].filter((name) => tables.has(name))) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t order by coalesce(to_jsonb(t) ->> 'id', ''), to_jsonb(t)::text`,
    )
    found.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return found
}

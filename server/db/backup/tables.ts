import pg from 'pg'
import { BackupError } from './backup-format.ts'

/** A table as COPY needs it. */
export interface Table {
  name: string
  /** Without those the database computes. */
  columns: string[]
}

/** A column that counts by a sequence of its own, and where it goes on. */
export interface Counter {
  table: string
  column: string
  sequence: string
}

/** Holds the names of the migrations; the header of a backup has them instead. */
const MIGRATIONS = 'migrations'

/** Things an extension brought along belong to it. */
const OURS = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

const TABLES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as after
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${OURS('pg_class', 'c.oid')}
  order by c.relname`

const COUNTERS = `
  select c.relname as table, a.attname as column, pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname) as sequence
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    and pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname) is not null
  order by 1, 2`

const THINGS = `
  select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end
      || ' ' || oid::regclass as thing, case relkind when 'S' then 3 when 'r' then 2 when 'p' then 2 else 1 end as turn
  from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and ${OURS('pg_class', 'c.oid')}
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
  union all
  select 'routine ' || p.oid::regprocedure, 4 from pg_proc p
  where pronamespace = 'public'::regnamespace and ${OURS('pg_proc', 'p.oid')}
  union all
  select 'type ' || t.oid::regtype, 5 from pg_type t
  where typnamespace = 'public'::regnamespace and (typtype in ('e', 'd') or
    (typtype = 'c' and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c')))
    and ${OURS('pg_type', 't.oid')}
  order by turn`

/** A table's name for SQL. */
export const quoteTable = (table: string) => `public.${pg.escapeIdentifier(table)}`

/** The columns for SQL, in brackets. */
export const quoteColumns = ({ columns }: Pick<Table, 'columns'>) => `(${columns.map(pg.escapeIdentifier).join(', ')})`

/**
 * The tables of the product, each after those it refers to.
 * @throws Error when tables refer to each other in a circle
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { after: string[] }>(TABLES)
  const waiting = new Map(rows.filter(({ name }) => name !== MIGRATIONS).map((row) => [row.name, row]))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter(({ after }) => !after.some((name) => waiting.has(name)))
    if (next.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const { name, columns } of next) {
      ordered.push({ name, columns })
      waiting.delete(name)
    }
  }
  return ordered
}

/** The columns of the product's tables that count by a sequence. */
export async function listCounters(client: pg.ClientBase): Promise<Counter[]> {
  const { rows } = await client.query<Counter>(COUNTERS)
  return rows
}

/** Whether any table of the product is there. */
export async function hasMigrations(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.${MIGRATIONS}') is not null as there`,
  )
  return rows[0]?.there === true
}

/** Rows the product writes into an empty database. */
const SELF_FILLED = new Set([
  ...[
    'agency_settings',
    'brand_settings',
    'chat_settings',
    'payment_instructions',
    'place_settings',
    'tax_settings',
    'kb_builds',
    'kb_entries',
  ],
])

/**
 * The tables that hold rows other than those.
 * @throws BackupError when there are tables and they are not the product's
 */
export async function listFilled(client: pg.ClientBase): Promise<string[]> {
  const tables = await listTables(client)
  if (!(await hasMigrations(client))) {
    if (tables.length === 0) return []
    throw new BackupError(`This database holds something else: its table ${tables[0]?.name} is none of Marquee's.`)
  }
  const asked = tables.filter(({ name }) => !SELF_FILLED.has(name))
  const { rows } = await client.query<{ name: string; filled: boolean }>(
    asked
      .map(({ name }) => `select ${pg.escapeLiteral(name)} as name, exists (select from ${quoteTable(name)}) as filled`)
      .join(' union all '),
  )
  return rows.filter(({ filled }) => filled).map(({ name }) => name)
}

/** Takes away everything the migrations made, and what they made it from; extensions stay. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ thing: string }>(THINGS)
  for (const { thing } of rows) {
    const [, kind = '', name = ''] = /^(materialized view|\w+) (.*)$/s.exec(thing) ?? []
    await client.query(`drop ${kind} if exists ${name} cascade`)
  }
}

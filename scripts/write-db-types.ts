/**
 * `npm run db:types`: writes server/db/types.ts, the tables as Kysely knows them, from a freshly migrated database.
 * Columns whose check lists their values become unions of them.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { startTestCluster } from '#tests/support/cluster.ts'
import { openTestDatabase } from '#tests/support/database.ts'

interface Column {
  table_name: string
  column_name: string
  type: string
  nullable: boolean
  defaulted: boolean
  computed: boolean
}

const TYPES: Record<string, string> = {
  'uuid[]': 'string[]',
  uuid: 'string',
  text: 'string',
  'text[]': 'string[]',
  integer: 'number',
  bigint: 'number',
  'numeric(3,2)': 'number',
  boolean: 'boolean',
  jsonb: 'Json',
  date: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
  int4multirange: 'string',
  'timestamp with time zone': 'Timestamp',
}

/** Columns that a trigger fills when an insert leaves them out. */
const FILLED_BY_TRIGGER = new Set(['bookings.event_id'])

/** 'outbox_emails' → 'OutboxEmails' */
const pascal = (name: string) => name.replace(/(^|_)([a-z])/g, (_, _gap, letter: string) => letter.toUpperCase())

/**
 * The tables of a database as a TypeScript module.
 * @param pool connections to a migrated database
 */
export async function databaseTypes(pool: pg.Pool): Promise<string> {
  const { rows: columns } = await pool.query<Column>(`
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as defaulted, a.attgenerated <> '' as computed
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname <> 'migrations' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`)
  const { rows: checks } = await pool.query<{ table_name: string; column_name: string; definition: string }>(`
    select c.relname as table_name, a.attname as column_name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and array_length(k.conkey, 1) = 1 and c.relnamespace = 'public'::regnamespace`)
  const unions = new Map(
    checks.flatMap(({ table_name, column_name, definition }) => {
      const listed = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1]
      if (listed === undefined) return []
      const values = [...listed.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`)
      return [[`${table_name}.${column_name}`, values.join(' | ')] as const]
    }),
  )

  const tables = Map.groupBy(columns, ({ table_name }) => table_name)
  const interfaces = [...tables].map(([table, list]) => {
    const lines = list.map(({ column_name, type, nullable, defaulted, computed }) => {
      const base = unions.get(`${table}.${column_name}`) ?? TYPES[type]
      if (base === undefined) throw new Error(`no TypeScript type for ${table}.${column_name}: ${type}`)
      const whole = nullable ? `${base} | null` : base
      if (computed) return `  ${column_name}: Computed<${whole}>`
      const optional = defaulted || FILLED_BY_TRIGGER.has(`${table}.${column_name}`)
      return `  ${column_name}: ${optional ? `Generated<${whole}>` : whole}`
    })
    return `export interface ${pascal(table)} {\n${lines.join('\n')}\n}`
  })
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}`)
  return `// Written by \`npm run db:types\` from the migrations. Don't edit.
import type { ColumnType } from 'kysely'

type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
type Computed<T> = ColumnType<T, never, never>
type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>

${interfaces.join('\n\n')}

export interface DB {
${index.join('\n')}
}
`
}

/** The path of the types. */
export const TYPES_FILE = path.resolve(import.meta.dirname, '../server/db/types.ts')

if (import.meta.main) {
  await using cluster = await startTestCluster()
  await using database = await openTestDatabase(cluster)
  writeFileSync(TYPES_FILE, await databaseTypes(database.pool))
  console.log('server/db/types.ts written')
}

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Cluster, REQUEST_LOGIN } from './cluster.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

/** After so many tests a database is dropped, so that dead rows never make its tables large. */
const MAX_USES = 100
/** A test that wrote more rows leaves pages and statistics no other test should meet. */
const MAX_ROWS = 2000
/** How long connections that are closing may take, in milliseconds. */
const CLOSING_MS = 500

/** A database with the rows and sequences of the template, and the statement that brings them back. */
interface Reusable {
  database: TestDatabase
  /** Identifies the schema, settings and statistics: DDL and ANALYZE change it. */
  fingerprint: string
  restore: string
  uses: number
  /** Whether the product's requests come through a pooler, which keeps connections of its own. */
  isPooled: boolean
}

const idle: Reusable[] = []

/**
 * A migrated, empty database, as `openTestDatabase` gives, for a fraction of its cost: the next test of this worker gets
 * the same one, with the template's rows again. A database that can't be brought back, because a test changed its schema,
 * filled it or left a connection, a lock or a transaction, is dropped.
 */
export async function borrowTestDatabase(cluster: Cluster): Promise<TestDatabase> {
  const reusable = idle.pop() ?? (await makeReusable(cluster))
  const { database } = reusable
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      reusable.uses++
      if (reusable.uses < MAX_USES && (await isRestored(reusable))) idle.push(reusable)
      else await database[Symbol.asyncDispose]()
    },
  }
}

async function makeReusable(cluster: Cluster): Promise<Reusable> {
  const database = await openTestDatabase(cluster)
  const restore = await writeRestore(database.pool)
  const isPooled = cluster.pooler !== undefined
  const { fingerprint } = await readState(database.pool, isPooled)
  return { database, restore, fingerprint, uses: 0, isPooled }
}

async function isRestored({ database, fingerprint, restore, isPooled }: Reusable): Promise<boolean> {
  const { pool, requests } = database
  if ([pool, requests].some((one) => one.ended || one.idleCount !== one.totalCount)) return false
  const closed = performance.now() + CLOSING_MS
  try {
    for (;;) {
      const state = await readState(pool, isPooled)
      if (state.fingerprint !== fingerprint || state.locks > 0) return false
      if (state.connections === pool.totalCount + (isPooled ? 0 : requests.totalCount)) break
      if (performance.now() > closed) return false
      await sleep(5)
    }
    await pool.query(restore)
    return true
  } catch {
    return false
  }
}

/** What a test may have left behind besides rows. */
async function readState(
  pool: pg.Pool,
  isPooled: boolean,
): Promise<{ fingerprint: string; locks: number; connections: number }> {
  const catalogs = [
    'pg_class',
    'pg_attribute',
    'pg_constraint',
    'pg_trigger',
    'pg_proc',
    'pg_type',
    'pg_statistic',
    'pg_namespace',
    'pg_db_role_setting',
  ]
  const { rows } = await pool.query(
    `select concat_ws(' ', ${catalogs.map((name) => `(select count(*) || '/' || max(xmin::text::bigint) from ${name})`)}) as fingerprint,
       (select count(*)::int from pg_locks join pg_database d on d.oid = database
        where d.datname = current_database() and locktype = 'advisory') as locks,
       (select count(*)::int from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'
          and not ($1 and usename = $2 and state = 'idle')) as connections`,
    [isPooled, REQUEST_LOGIN.user],
  )
  return rows[0]
}

/** One statement that empties the tables, puts the template's rows back and sets the sequences as they were. */
async function writeRestore(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(quote_ident(attname), ', ') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1 order by 1`,
  )
  const inserts: string[] = []
  for (const { name, columns } of tables) {
    const { rows } = await pool.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name} t`)
    if (rows[0]?.rows)
      inserts.push(`insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, $rows$${rows[0].rows}$rows$);`)
  }
  const { rows: sequences } = await pool.query<{ name: string; value: number; called: boolean }>(
    `select schemaname || '.' || sequencename as name, coalesce(last_value, start_value) as value,
       last_value is not null as called from pg_sequences where schemaname = 'public'`,
  )
  const resets = sequences.map(({ name, value, called }) => `perform setval('${name}', ${value}, ${called});`)
  // a table without a page never had a row
  return `do $restore$
    declare gone int; total int := 0; written text;
    begin
      set local session_replication_role = replica;
      for written in select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      loop
        execute format('delete from %I', written);
        get diagnostics gone = row_count;
        total := total + gone;
      end loop;
      ${[...inserts, ...resets].join('\n      ')}
      if total > ${MAX_ROWS} then raise exception 'too many rows for another test'; end if;
    end $restore$`
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { grantRequests } from './grants.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')

/** One number for the whole product: its holder migrates, all others wait. */
export const MIGRATION_LOCK = 7_140_226_511

/** The table that says what has been applied. */
export const CREATE_MIGRATIONS =
  'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())'

/** One file of the folder. */
export interface Migration {
  name: string
  sql: string
  hash: string
}

/** The migrations in order, as plain SQL files 0001-name.sql. */
export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

/**
 * Brings the database up to date, each migration in a transaction of its own, and gives the role of requests its rights
 * (docs/product.md S110). Safe to run twice and at once.
 * @param pool connections to the database as the owner, without a statement timeout where a migration may take long
 * @param folder where the migrations are; the product's unless a test has its own
 * @returns the names of the migrations that ran now
 * @throws Error when an applied migration was changed afterwards, or when one fails (nothing of it stays)
 */
export async function migrate(pool: pg.Pool, folder = FOLDER): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(CREATE_MIGRATIONS)
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
    const ran: string[] = []
    for (const migration of readMigrations(folder)) {
      const hash = applied.get(migration.name)
      if (hash === undefined) {
        await apply(client, migration)
        ran.push(migration.name)
      } else if (hash !== migration.hash) {
        throw new Error(`migration ${migration.name} was changed after it had been applied`)
      }
    }
    await grantRequests(client)
    return ran
  } finally {
    // the session's settings and its lock go with the connection
    client.release(true)
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await applyWithin(client, [migration])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Runs migrations in the transaction the caller has begun, and writes down that they ran.
 * @throws Error when one fails; the transaction is of no use then
 */
export async function applyWithin(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { name, sql, hash } of migrations) {
    try {
      await client.query(sql)
      await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    } catch (error) {
      throw new Error(`migration ${name} failed`, { cause: error })
    }
  }
}

/** How many migrations this release has; a release unpacked later over a running one doesn't change what runs. */
export function countMigrations(): number {
  return readMigrations().length
}

/**
 * Whether every migration has been applied and rows can be written; asked by the readiness check.
 * @param count how many migrations there are
 * @throws the database's own error when it is away
 */
export async function canServe(pool: pg.Pool, count: number): Promise<boolean> {
  const { rows } = await pool.query<{ applied: number }>('select count(*)::int as applied from migrations')
  return (rows[0]?.applied ?? 0) >= count && (await isWritable(pool))
}

/**
 * Whether the database takes writes: false for a replica that was not promoted, and for default_transaction_read_only.
 * @throws the database's own error when it is away
 */
export async function isWritable(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only')
  return rows[0]?.transaction_read_only === 'off'
}

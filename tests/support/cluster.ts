import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { NO_TIMEOUT, openPool } from '#server/db/client.ts'
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'
import { REQUEST_ROLE } from '#server/db/grants.ts'
import { migrate } from '#server/db/migrate.ts'
import { makeDatabaseFolder } from './fast-folder.ts'
import { findTestPlace } from './places.ts'

/** How tests reach their server, and the migrated database every test database is copied from. */
export interface Cluster {
  connection: { host: string; port?: number; user: string; password?: string; database: string }
  template: string
  /** A pooler in transaction mode that the product's requests go through, in a run with TEST_POOLER=transaction. */
  pooler?: { host: string; port: number; keepNames: boolean }
}

/** The role that the product's requests run as, in tests too; migrations grant it its rights. */
export const REQUEST_LOGIN = { user: REQUEST_ROLE, password: 'requests-of-tests' }

/**
 * A PostgreSQL server for tests: TEST_DATABASE_URL's, or an embedded one of our own without fsync.
 * @returns the cluster and how to end it
 */
export async function startTestCluster(): Promise<Cluster & AsyncDisposable> {
  const { connection, stop } = await findServer()
  const template = `marquee_template_${process.pid}`
  await withAdmin(connection, async (admin) => {
    await makeRequestRole(admin)
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.query(`create database ${template}`)
  })
  // a busy machine takes its time for the first migration
  const pool = openPool({ ...connection, database: template, query_timeout: NO_TIMEOUT })
  await migrate(pool)
  // tests/faults/places.test.ts
  const place = findTestPlace()
  if (place) {
    await pool.query('update place_settings set time_zone = $1, currency = $2', [place.timeZone, place.currency])
  }
  await pool.end()
  return {
    connection,
    template,
    async [Symbol.asyncDispose]() {
      await withAdmin(connection, (admin) => dropDatabases(admin, template))
      await stop()
    },
  }
}

/** A server of TEST_DATABASE_URL keeps the role; runs that begin at once make it once. */
async function makeRequestRole(admin: pg.Client): Promise<void> {
  const { user, password } = REQUEST_LOGIN
  await admin.query(`do $$ begin
    create role ${user} login password '${password}';
  exception when duplicate_object or unique_violation then null; end $$`)
}

/** A new name for a copy of the template; the cluster drops what is left of them at its end. */
export const databaseName = (template: string) => `${template}_${randomBytes(4).toString('hex')}`

/** Drops the template and its copies: workers keep some until they end. */
async function dropDatabases(admin: pg.Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    "select datname as name from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
    [template],
  )
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
}

async function findServer(): Promise<{ connection: Cluster['connection']; stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    const { hostname, port, username, password, pathname } = new URL(url)
    const connection = {
      host: hostname,
      user: decodeURIComponent(username),
      database: pathname.slice(1) || 'postgres',
      ...(port && { port: Number(port) }),
      ...(password && { password: decodeURIComponent(password) }),
    }
    return { connection, stop: async () => {} }
  }
  const dir = makeDatabaseFolder('marquee-cluster-')
  const embedded = await startEmbeddedDatabase({
    dir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      max_connections: '200',
    },
  })
  return {
    connection: embedded.config,
    stop: async () => {
      await embedded.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Runs something on the cluster's own database. */
export async function withAdmin<T>(
  connection: Cluster['connection'],
  use: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client(connection)
  await admin.connect()
  try {
    return await use(admin)
  } finally {
    await admin.end()
  }
}

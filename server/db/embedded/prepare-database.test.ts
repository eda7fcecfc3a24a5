import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startJobs } from '#server/integrations/jobs.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/main.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { buildAgent, buildCategory } from '#tests/support/factories.ts'
import { fillOldRows, readRows } from '#tests/support/old-rows.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { openDatabase, openPool } from '../client.ts'
import { findDatabase } from '../connect/find-database.ts'
import { migrate } from '../migrate.ts'
import { makeFolder, query, start } from './test-support/app.ts'

const log = createLog({ logLevel: 'silent' })

/** Starting PostgreSQL on a new folder takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 }

/** What a request may not do, each with the refusal of PostgreSQL. */
const FORBIDDEN = {
  'drop a table': 'drop table idempotency_keys',
  'change a table': 'alter table bookings add column extra text',
  'switch off a trigger': 'alter table agents disable trigger all',
  'empty a table at once': 'truncate login_failures',
  'make a table': 'create table extra (id int)',
  'make a temporary table': 'create temp table extra (id int)',
  'make a schema': 'create schema extra',
  'make a function': "create function extra() returns int language sql as 'select 1'",
  'replace a function':
    'create or replace function bump_version() returns trigger language plpgsql as $$ begin return new; end $$',
  'make a role': 'create role extra superuser',
  'become the owner': 'set role marquee_owner',
  'become the superuser': 'set role app',
  'change the audit trail': "update audit_log set reason = 'none'",
  'empty the audit trail': 'delete from audit_log',
  'forget a migration': 'delete from migrations',
  'run a program': "copy (select 1) to program 'cat > /dev/null'",
  'read a file': "copy login_failures (account) from '/etc/passwd'",
  'write a file': "select lo_export(lo_from_bytea(0, 'x'), '/tmp/extra')",
  'read jobs': 'select from graphile_worker._private_jobs',
} satisfies Record<string, string>

/** The refusals of a role, by what was tried; 'done' where it was not refused. */
async function tryAll(connection: pg.PoolConfig): Promise<Record<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  const outcomes: Record<string, string> = {}
  for (const [name, statement] of Object.entries(FORBIDDEN)) {
    await client.query('begin')
    outcomes[name] = await client.query(statement).then(
      () => 'done',
      (error: pg.DatabaseError) => error.code ?? 'no code',
    )
    await client.query('rollback')
  }
  return outcomes
}

/** insufficient_privilege */
const REFUSED = Object.fromEntries(Object.keys(FORBIDDEN).map((name) => [name, '42501']))

const roleOf = async (connection: pg.PoolConfig) => {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(`
    select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
      (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
    from pg_roles r where rolname = current_user`)
  await client.end()
  return rows[0]
}
const noRights = {
  rolsuper: false,
  rolcreaterole: false,
  rolcreatedb: false,
  rolreplication: false,
  rolbypassrls: false,
}

/** Starts the product on the embedded database of a folder, until the end of the test. */
async function startProduct(dataDir: string) {
  const config = readConfig({
    PORT: '0',
    DEMO_DATA: '0',
    DATA_DIR: dataDir,
    SECRET_KEY: randomBytes(32).toString('hex'),
  })
  const server = await startServer(config, log)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= server.close()
    return closed
  }
  onTestFinished(close)
  return { ...server, close }
}

/** The folder of the database in a data folder, both open to the account that PostgreSQL runs as. */
function nameDatabaseFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'postgres')
  mkdirSync(folder, { mode: 0o755 })
  return folder
}

test('requests of the running product read and write rows, and nothing else (S110)', PATIENCE, async () => {
  const dataDir = makeFolder()
  const { context, url } = await startProduct(dataDir)
  await buildCategory(context.db)
  const agent = await buildAgent(context.db)
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(bookingBody(agent.id)),
  })
  expect(answer.status).toBe(201)
  expect(await context.db.selectFrom('audit_log').select('action').execute()).toEqual([{ action: 'booking.requested' }])

  const database = await findDatabase({ databaseUrl: undefined, databaseDirectUrl: undefined, dataDir }, log)
  onTestFinished(() => database.stop())
  expect(context.pool.options.user).toBe('marquee_requests')
  expect(await roleOf(database.connection)).toEqual({ rolname: 'marquee_requests', ...noRights, memberships: 0 })
  expect(await roleOf(database.owner)).toEqual({ rolname: 'marquee_owner', ...noRights, memberships: 0 })
  expect(await tryAll(database.connection)).toEqual(REFUSED)
})

test(
  'the data folder of an earlier release, where all belongs to the superuser, is taken over without loss (S110)',
  PATIENCE,
  async () => {
    const dataDir = makeFolder()
    const former = await start(nameDatabaseFolder(dataDir))
    await query(former.config, 'create database marquee')
    const connection = { ...former.config, database: 'marquee' }
    const pool = openPool(connection)
    await migrate(pool)
    await fillOldRows(pool)
    const before = await readRows(pool)
    const jobs = await startJobs(connection, { tasks: { sleep: async () => {} }, crontab: '', first: 'sleep', log })
    await jobs.stop()
    await pool.end()
    await former.stop()

    const database = await findDatabase({ databaseUrl: undefined, databaseDirectUrl: undefined, dataDir }, log)
    onTestFinished(() => database.stop())
    const owner = openPool(database.owner)
    onTestFinished(() => owner.end())
    // what a later release does to tables, views, functions and types
    expect(await migrate(owner)).toEqual([])
    const { rows } = await owner.query(`
    select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'graphile_worker') and relowner <> 'marquee_owner'::regrole
    union all
    select proname from pg_proc p join pg_namespace n on n.oid = pronamespace
    where nspname in ('public', 'graphile_worker') and proowner <> 'marquee_owner'::regrole
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
    expect(rows).toEqual([])
    expect(await readRows(owner)).toEqual(before)
    expect(await tryAll(database.connection)).toEqual(REFUSED)

    const done = Promise.withResolvers<void>()
    const tasks = { wake: async () => done.resolve() }
    const again = await startJobs(database.owner, { tasks, crontab: '', first: 'wake', log })
    await done.promise
    await again.stop()
    // and the product writes with the rights of requests
    const requests = openPool(database.connection)
    onTestFinished(() => requests.end())
    await openDatabase(requests).insertInto('login_failures').values({ account: 'x', address: '127.0.0.1' }).execute()
  },
)

test(
  'a backup of an earlier release is restored with the rights of requests on every table (S110)',
  PATIENCE,
  async () => {
    const dataDir = makeFolder()
    await using former = await openTestDatabase(inject('cluster'))
    await fillOldRows(former.pool)
    const file = path.join(dataDir, 'former')
    await writeBackup(former.connection, file)

    const database = await findDatabase({ databaseUrl: undefined, databaseDirectUrl: undefined, dataDir }, log)
    onTestFinished(() => database.stop())
    await restoreBackup(database.owner, file)
    const requests = openPool(database.connection)
    onTestFinished(() => requests.end())
    const { rows: refused } = await requests.query(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not in ('audit_log', 'migrations')
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`)
    expect(refused).toEqual([])
    const outcomes = await tryAll(database.connection)
    // jobs are not in a backup, and none have run here
    expect({ ...outcomes, 'read jobs': '42501' }).toEqual(REFUSED)
    expect((await requests.query('select from bookings')).rowCount).toBeGreaterThan(0)
  },
)

test('processes that start at once prepare the database once (S110)', PATIENCE, async () => {
  const dataDir = makeFolder()
  const found = await Promise.all(
    [1, 2, 3].map(() => findDatabase({ databaseUrl: undefined, databaseDirectUrl: undefined, dataDir }, log)),
  )
  for (const { connection, owner, stop } of found) {
    onTestFinished(stop)
    expect((await roleOf(connection)).rolname).toBe('marquee_requests')
    expect((await roleOf(owner)).rolname).toBe('marquee_owner')
  }
})

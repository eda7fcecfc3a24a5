import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { loadDemoData } from '#scripts/demo/load.ts'
import { createLog } from '#server/log.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openDatabase, openPool } from '../client.ts'
import { startEmbeddedDatabase } from '../embedded/start-embedded.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackupTurn, withSession } from './session.ts'
import { makeFolder, openBareDatabase, query, readContents, rewrite } from './test-support/contents.ts'
import { writeBackup } from './write-backup.ts'

const log = createLog({ logLevel: 'silent' })

// each makes a database or more from nothing
vi.setConfig({ testTimeout: 60_000 })

/** The demo agency, and what else a database in use has. */
const USED = `
  update agency_settings set address = E'12 Peachtree\\n"Suite"\\\\ \\t é 🎭', buffer_minutes = 30;
  update chat_settings set openai_api_key = '\\x01ff00', redis_password = '\\x5c2e0a';
  insert into outbox_emails (kind, recipient, customer_id, data)
    select 'booking-received', null, id, '{"text": "\\\\. and \\\\n"}' from customers limit 1;
  insert into audit_log (actor_role, action, entity, entity_id) select 'admin', 'test', 'booking', E'\\\\.' from generate_series(1, 3);
  insert into sessions (token_hash, role, user_id, expires_at)
    select sha256('one'), 'admin', id, now() + interval '1 day' from users limit 1`

let source: TestDatabase
let contents: Record<string, string>
beforeAll(async () => {
  source = await openTestDatabase(inject('cluster'))
  await loadDemoData({ db: openDatabase(source.pool), log, now: () => new Date() })
  await source.pool.query(USED)
  contents = await readContents(source.connection)
  await source.pool.end()
})
afterAll(async () => source[Symbol.asyncDispose]())

/** A backup of it. */
async function backUp(): Promise<string> {
  const file = path.join(makeFolder(), 'house.gz')
  await writeBackup(source.connection, file)
  return file
}

const withoutSessions = (of: Record<string, string>) => ({ ...of, sessions: '0 ' })

test('everything comes back on an empty machine: people, money, pictures, settings, waiting mail (S66)', async () => {
  const folder = makeFolder()
  const file = path.join(folder, 'below', 'house.gz')
  const backup = await writeBackup(source.connection, file)
  expect(readdirSync(path.dirname(file)), 'nothing half written is left').toEqual(['house.gz'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(file).size).toBe(backup.bytes)

  const bare = await openBareDatabase(inject('cluster').connection)
  const restored = await restoreBackup(bare, file)
  expect(restored).toMatchObject({ rows: backup.rows, tables: backup.tables, migrated: [] })
  const after = await readContents(bare)
  expect(after).toEqual(withoutSessions(contents))
  expect(contents.sessions, 'there was a session to leave out').toMatch(/^1 /)
  for (const table of ['image_variants', 'outbox_emails', 'chat_settings', 'payments']) {
    expect(after[table], table).not.toMatch(/^0 /)
  }
  // what was counted goes on, and what watches the tables does so again
  const [audit] = await query<{ id: string }>(
    bare,
    "insert into audit_log (actor_role, action, entity, entity_id) values ('admin', 'next', 'booking', 'x') returning id",
  )
  expect(Number(audit?.id)).toBe(4)
  const [numbers] = await query<{ next: string; highest: number }>(
    bare,
    "select nextval('booking_numbers') as next, max(number) as highest from bookings",
  )
  expect(1000 + 5 * Number(numbers?.next), 'no number is drawn twice').toBeGreaterThan((numbers?.highest ?? 0) - 5)
  expect(Number(numbers?.next)).toBeGreaterThan(1)
  expect(await query(bare, "select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'")).toEqual([])
})

test('a database that holds something is refused without replace, and one of something else always', async () => {
  const file = await backUp()
  await using full = await openTestDatabase(inject('cluster'))
  await full.pool.query("insert into categories (name, display_name) values ('clown', 'Clowns')")
  await full.pool.end()
  const before = await readContents(full.connection)
  await expect(restoreBackup(full.connection, file)).rejects.toThrow('There is something in this database (categories)')
  expect(await readContents(full.connection)).toEqual(before)
  await restoreBackup(full.connection, file, { replace: true })
  expect(await readContents(full.connection)).toEqual(withoutSessions(contents))

  const other = await openBareDatabase(inject('cluster').connection)
  await query(other, 'create table ledgers (id int)')
  await expect(restoreBackup(other, file, { replace: true })).rejects.toThrow(
    "This database holds something else: its table ledgers is none of Marquee's.",
  )
})

test('a file that is cut off, changed, foreign or newer is refused, and the database stays as it was', async () => {
  const file = await backUp()
  const bytes = readFileSync(file)
  await using full = await openTestDatabase(inject('cluster'))
  await full.pool.query("insert into categories (name, display_name) values ('clown', 'Clowns')")
  await full.pool.end()
  const before = await readContents(full.connection)
  const bad = path.join(makeFolder(), 'bad.gz')
  const refusal = async () =>
    await restoreBackup(full.connection, bad, { replace: true }).then(
      () => 'restored',
      (error: Error) => error.message,
    )

  const changed = Buffer.from(bytes)
  changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 0xff
  // rows that PostgreSQL refuses before the checksum at the end is reached
  rewrite(file, bad, (text) => text.replace(/("table":"categories".*\n).*\n/, '$1'))
  const refusedRows = readFileSync(bad)
  refusedRows[refusedRows.length - 8] = (refusedRows.at(-8) ?? 0) ^ 0xff
  for (const damaged of [bytes.subarray(0, bytes.length >> 1), bytes.subarray(0, -9), changed, refusedRows]) {
    writeFileSync(bad, damaged)
    expect(await refusal()).toBe(`This backup is damaged or incomplete: ${bad}`)
  }
  for (const foreign of [Buffer.from('Dear diary,\n'), Buffer.alloc(0), gzipSync('{"a":1}\n'), gzipSync('no line')]) {
    writeFileSync(bad, foreign)
    expect(await refusal()).toBe(`This is not a backup of Marquee: ${bad}`)
  }
  // whole files, with the right checksum
  rewrite(file, bad, (text) => text.replace('"format":1,"version":"', '"format":2,"version":"9.'))
  expect(await refusal()).toMatch(/^This backup was made by a newer Marquee \(9\..*\)\. Update this one first\.$/)
  rewrite(file, bad, (text) => text.replace('"migrations":[', '"migrations":[{"name":"0000-later.sql","hash":"x"},'))
  expect(await refusal()).toMatch(/newer Marquee .*0000-later\.sql/)
  rewrite(file, bad, (text) => text.replace(/"hash":"\w{4}/, '"hash":"0000'))
  expect(await refusal()).toMatch(/made with another 0001-house\.sql/)
  rewrite(file, bad, (text) => text.replace(/("table":"categories".*\n).*\n/, '$1'))
  expect(await refusal(), 'agents of a category that is missing').toMatch(/agents_category_fkey|Rows are missing/)
  rewrite(file, bad, (text) => text.replace(/("table":"audit_log".*\n).*\n/, '$1'))
  expect(await refusal()).toBe('Rows are missing from this backup: audit_log')
  expect(await readContents(full.connection)).toEqual(before)
})

test('the owner of a database can restore into it without being a superuser', async () => {
  const file = await backUp()
  const { connection } = inject('cluster')
  const bare = await openBareDatabase(connection)
  const user = `owner_${process.pid}`
  await query(connection, `create role ${user} login password 'of a test'`)
  onTestFinished(async () => void (await query(connection, `drop role ${user}`)))
  await query(connection, `alter database ${bare.database} owner to ${user}`)
  const owner = { ...bare, user, password: 'of a test' }
  await restoreBackup(owner, file)
  await restoreBackup(owner, file, { replace: true })
  expect(await readContents(owner)).toEqual(withoutSessions(contents))
  await query(connection, `alter database ${bare.database} owner to ${connection.user}`)
  await query(bare, `reassign owned by ${user} to ${connection.user}`)
})

test('while the product runs on it, a database is not replaced', async () => {
  const file = await backUp()
  await using running = await openTestDatabase(inject('cluster'))
  await running.pool.query('select 1')
  await expect(restoreBackup(running.connection, file, { replace: true })).rejects.toThrow(
    'Marquee is running on this database. Stop it first',
  )
})

test('a backup is of one moment, despite writes meanwhile', async () => {
  await using busy = await openTestDatabase(inject('cluster'))
  // the first and the last table of a backup, written together
  const pair = `with one as (insert into categories (name, display_name) values ('c' || md5(random()::text), 'C') returning name)
    insert into service_packages (name, category, base_price_cents, duration) select 'P', name, 100, 1 from one`
  await busy.pool.query(pair)
  const writing = new AbortController()
  const writer = (async () => {
    let written = 1
    for (; !writing.signal.aborted; written++) await busy.pool.query(pair)
    return written
  })()
  const folder = makeFolder()
  const made: pg.QueryResultRow[] = []
  for (const name of ['one.gz', 'two.gz']) {
    await writeBackup(busy.connection, path.join(folder, name))
    const bare = await openBareDatabase(inject('cluster').connection)
    await restoreBackup(bare, path.join(folder, name))
    made.push(
      ...(await query(
        bare,
        'select (select count(*) from categories)::int as a, (select count(*) from service_packages)::int as b',
      )),
    )
  }
  writing.abort()
  const written = await writer
  expect(made.map(({ a, b }) => a - b)).toEqual([0, 0])
  expect(made[1]?.a).toBeGreaterThan(made[0]?.a)
  expect(written).toBeGreaterThanOrEqual(made[1]?.a)
})

test('a backup of an earlier release is brought up to date', async () => {
  const folder = makeFolder()
  const migrations = path.resolve(import.meta.dirname, '../migrations')
  const names = readMigrations().map(({ name }) => name)
  for (const name of names.slice(0, 10)) copyFileSync(path.join(migrations, name), path.join(folder, name))
  const old = await openBareDatabase(inject('cluster').connection)
  const pool = openPool(old)
  await migrate(pool, folder)
  await pool.end()
  await query(
    old,
    `with c as (insert into categories (name, display_name) values ('clown', 'Clowns') returning name)
     insert into agents (name, category, bio) select 'Bobo', name, 'Juggles fire' from c`,
  )
  const file = path.join(folder, 'old.gz')
  await writeBackup(old, file)

  const bare = await openBareDatabase(inject('cluster').connection)
  const restored = await restoreBackup(bare, file)
  expect(restored.migrated).toEqual(names.slice(10))
  expect(await query(bare, "select content from kb_entries where kind = 'agent'")).toEqual([
    { content: expect.stringContaining('Juggles fire') },
  ])
  const again = openPool(bare)
  expect(await migrate(again)).toEqual([])
  await again.end()
})

test('two backups never run at once; one that is ended early leaves nothing', async () => {
  const folder = makeFolder()
  await withSession(source.connection, 'marquee backup', async (client) => {
    expect(await takeBackupTurn(client)).toBe(true)
    await expect(writeBackup(source.connection, path.join(folder, 'a.gz'))).rejects.toThrow(
      'Another backup is being made.',
    )
  })
  await expect(
    writeBackup(source.connection, path.join(folder, 'a.gz'), { signal: AbortSignal.abort() }),
  ).rejects.toThrow('aborted')
  expect(readdirSync(folder)).toEqual([])
  const bare = await openBareDatabase(inject('cluster').connection)
  await expect(writeBackup(bare, path.join(folder, 'a.gz'))).rejects.toThrow('This database is empty')
})

const managed = process.env.TEST_DATABASE_URL
if (!managed)
  process.stderr.write('SKIPPED: from one PostgreSQL to another: TEST_DATABASE_URL names no second server\n')

test.skipIf(!managed)('from the embedded PostgreSQL to a managed one and back, of any two versions', async () => {
  const folder = makeFolder()
  const embedded = await startEmbeddedDatabase({
    dir: path.join(folder, 'postgres'),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  onTestFinished(() => embedded.stop())
  const [here, there] = [await backUp(), path.join(folder, 'there.gz')]
  const bare = await openBareDatabase(embedded.config)
  await restoreBackup(bare, here)
  expect(await readContents(bare)).toEqual(withoutSessions(contents))
  await writeBackup(bare, there)
  const outer = await openBareDatabase(inject('cluster').connection)
  const { header } = await restoreBackup(outer, there)
  expect(header.postgres).toMatch(/^18\./)
  expect(await readContents(outer)).toEqual(withoutSessions(contents))
})

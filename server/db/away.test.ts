import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { withAdmin } from '#tests/support/cluster.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { databaseFailure, openDatabase, openPool } from './client.ts'
import { sweepExpired } from './sweep.ts'

/** The product for one test, with an agent on its public list, and how to reach its database. */
async function startWithAgent() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const agent = await buildAgent(app.context.db)
  await until(async () => (await app.call('GET /api/agents')).body.length === 1)
  return { app, agent, connection: inject('cluster').connection, name: app.database.name }
}

test('while the database refuses connections, writes answer 503 within 5 s, reads go on, and it mends itself (S55)', async () => {
  const { app, agent, connection, name } = await startWithAgent()
  const permit = (allowed: boolean) =>
    withAdmin(connection, async (admin) => {
      await admin.query(`alter database ${name} allow_connections ${allowed}`)
      if (!allowed)
        await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    })
  const book = () => app.call('POST /api/bookings', { body: bookingBody(agent.id) })

  await permit(false)
  for (let i = 0; i < 3; i++) {
    const before = performance.now()
    const { status, headers, body } = await book()
    expect(performance.now() - before).toBeLessThan(5000)
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await app.call('GET /api/agents')).body).toHaveLength(1)
  expect((await app.call('GET /api/health/live')).status).toBe(200)
  expect((await app.call('GET /api/health/ready')).status).toBe(503)
  await sleep(1200)
  const gaps = app.logged.filter((line) => line.includes('no longer hearing of changes'))
  expect(gaps, 'told once, however often it is tried').toHaveLength(1)

  await permit(true)
  expect((await book()).status).toBe(201)
  expect((await app.call('GET /api/health/ready')).status).toBe(200)
  await app.context.db.updateTable('agents').set({ name: 'After the gap' }).execute()
  await until(async () => (await app.call('GET /api/agents')).body[0]?.name === 'After the gap', 3000)
})

test('a statement under way when the database goes answers 503', async () => {
  await using app = await startTestApp()
  const agent = await buildAgent(app.context.db)
  await using other = await openTestDatabase(inject('cluster'))
  const lock = await app.database.pool.connect()
  await lock.query('begin; lock table bookings in access exclusive mode')
  const booking = app.call('POST /api/bookings', { body: bookingBody(agent.id) })
  const waiting = `from pg_stat_activity where datname = '${app.database.name}' and wait_event_type = 'Lock'`
  await until(async () => (await other.pool.query(`select 1 ${waiting}`)).rowCount === 1)
  await other.pool.query(`select pg_terminate_backend(pid) ${waiting}`)
  const { status, headers } = await booking
  expect([status, headers['retry-after']]).toEqual([503, '2'])
  await lock.query('rollback')
  lock.release()
})

test('a lock that is never given up is waited for no longer than 2 s (S61)', async () => {
  await using app = await startTestApp()
  const agent = await buildAgent(app.context.db)
  const lock = await app.database.pool.connect()
  await lock.query('begin; lock table bookings in access exclusive mode')
  const before = performance.now()
  const { status } = await app.call('POST /api/bookings', { body: bookingBody(agent.id) })
  expect(status).toBe(503)
  expect(performance.now() - before).toBeLessThan(3000)
  await lock.query('rollback')
  lock.release()
})

test('what is written after a BEGIN that was given up stays: its connection is not used again (S54)', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const pool = openPool({ ...database.connection, max: 1, query_timeout: 300 })
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  try {
    await expect(
      openDatabase(pool)
        .transaction()
        .execute(async () => {}),
    ).rejects.toThrow('Query read timeout')
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await pool.query('create table kept ()')
  const kept = await database.pool.query("select to_regclass('kept') as name")
  expect(kept.rows).toEqual([{ name: 'kept' }])
  await pool.end()
})

test('a refused statement keeps its connection', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const pool = openPool({ ...database.connection, max: 1 })
  const db = openDatabase(pool)
  const findPid = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const before = await findPid()
  for (let i = 0; i < 20; i++) {
    await expect(
      db
        .insertInto('customers')
        .values({ email: 'a@example.com' } as never)
        .execute(),
    ).rejects.toThrow(/null/)
  }
  expect(await findPid()).toBe(before)
  await pool.end()
})

test('a silent server counts as a database that is away', async () => {
  for (const config of [{ host: '127.0.0.1', port: 1 }, { host: '/no/such/folder' }]) {
    const pool = openPool(config)
    const error = await pool.query('select 1').catch((error: unknown) => error)
    expect(databaseFailure(error)).toMatchObject({ code: 'unavailable', retryAfter: 2 })
    await pool.end()
  }
})

test('a connection that was lost between two statements of a transaction is the same', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const client = await database.pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lost = once(client, 'error')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await lost
  const error = await client.query('rollback').catch((error: unknown) => error)
  client.release(true)
  expect(databaseFailure(error)).toMatchObject({ code: 'unavailable', retryAfter: 2 })
})

test('a wrong statement is not mistaken for a lost connection', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const error = await database.pool.query('select wrong').catch((error: unknown) => error)
  expect(databaseFailure(error)).toBeUndefined()
  expect(databaseFailure(new Error('other'))).toBeUndefined()
  const range = await database.pool.query('select 99999999999::int').catch((error: unknown) => error)
  expect(databaseFailure(range)).toMatchObject({ code: 'invalid_request' })
})

test('the sweep deletes expired rows and leaves the rest', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  const failed = (account: string, failed_at: Date) => ({ account, address: 'x', failed_at })
  await db
    .insertInto('login_failures')
    .values([failed('old', days(-1.1)), failed('new', days(-0.5))])
    .execute()
  const link = (fill: number, expires_at: Date) => ({
    token_hash: Buffer.alloc(32, fill),
    purpose: 'review' as const,
    expires_at,
  })
  await db
    .insertInto('one_time_links')
    .values([link(1, days(-31)), link(2, days(-29))])
    .execute()
  const { id: booking } = await buildBooking(db)
  await db.deleteFrom('outbox_emails').execute()
  const mail = (recipient: string, state: 'sent' | 'queued', age: number, booking_id: string | null = null) => ({
    ...{ kind: 'password-reset', recipient, state, booking_id, created_at: days(-age) },
  })
  await db
    .insertInto('outbox_emails')
    .values([
      mail('left@example.com', 'sent', 91),
      mail('lately@example.com', 'sent', 89),
      mail('owed@example.com', 'queued', 91),
      mail('of-booking@example.com', 'sent', 91, booking),
    ])
    .execute()
  await sweepExpired(db)
  expect((await db.selectFrom('outbox_emails').select('recipient').execute()).map((row) => row.recipient)).toEqual([
    'lately@example.com',
    'owed@example.com',
    'of-booking@example.com',
  ])
  expect(await db.selectFrom('login_failures').select('account').execute()).toEqual([{ account: 'new' }])
  expect(await db.selectFrom('one_time_links').select('token_hash').execute()).toEqual([
    { token_hash: Buffer.alloc(32, 2) },
  ])
})

test('while the database takes no writes, writes answer 503, reads go on, and readiness says so (25006)', async () => {
  const { app, agent, connection, name } = await startWithAgent()
  const demote = (change: string) =>
    withAdmin(connection, async (admin) => {
      await admin.query(`alter database ${name} ${change}`)
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    })
  const book = () => app.call('POST /api/bookings', { body: bookingBody(agent.id) })
  await demote('set default_transaction_read_only = on')
  await until(async () => (await app.call('GET /api/health/ready')).status === 503)
  const { status, headers, body } = await book()
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.call('GET /api/agents')).body).toHaveLength(1)
  expect((await app.call('GET /api/health/live')).status).toBe(200)
  await demote('reset default_transaction_read_only')
  await until(async () => (await book()).status === 201, 5000)
  expect((await app.call('GET /api/health/ready')).status).toBe(200)
})

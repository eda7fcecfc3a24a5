import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { connectionsOfEach, openDatabase } from '#server/db/client.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { startProduct } from '#tests/support/product.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { callOver } from '#tests/support/wire.ts'

/** The processes that serve, as the log line of the start lists them, oldest first. */
const workersOf = (said: string) => JSON.parse(/"workers":(\[[\d,]+\])/.exec(said)?.[1] ?? '[]') as number[]

const runOf = async (url: string) => {
  const { status, headers } = await callOver('GET', `${url}/api/health/ready`)
  expect(status).toBe(200)
  return String(headers['x-request-id']).split('-').slice(0, -1).join('-')
}

/** Requests on new connections until this many processes have answered. */
async function untilAnswering(url: string, processes: number): Promise<Set<string>> {
  const runs = new Set<string>()
  await until(async () => runs.add(await runOf(url)).size === processes, 20_000)
  return runs
}

test('WORKERS=2: both serve one port, a dead worker is replaced, and all exit on SIGTERM', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  const product = await startProduct({
    WORKERS: '2',
    DATABASE_URL: connectionUrl(database.connection),
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: makeTempFolder(),
    RATE_LIMIT_SCALE: '1',
  })
  await until(() => workersOf(product.said()).length === 2, 30_000)
  const before = await untilAnswering(product.url, 2)

  // the primary counts for both; a connection belongs to one worker, and new ones go to each in turn
  await db.updateTable('chat_settings').set({ ai_model: 'fallback' }).execute()
  const statuses = []
  for (let i = 0; i < 6; i++) statuses.push((await callOver('POST', `${product.url}/api/chat/init`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  // either worker reports on both
  const { text: metrics } = await callOver('GET', `${product.url}/api/metrics`)
  const answered = (family: string) =>
    new RegExp(`_count\\{method="POST",route="/api/chat/init",status="${family}"\\} (\\d+)`).exec(metrics)?.[1]
  expect([answered('2xx'), answered('4xx')]).toEqual(['5', '1'])

  const [victim = 0] = workersOf(product.said())
  process.kill(victim, 'SIGKILL')
  await until(() => product.said().includes('a worker died'))
  // one worker always answers
  for (let i = 0; i < 5; i++) await runOf(product.url)
  const after = await untilAnswering(product.url, 2)
  expect([...after].filter((run) => before.has(run))).toHaveLength(1)
  // the primary still counts and has kept its counts
  expect((await callOver('POST', `${product.url}/api/chat/init`)).status).toBe(429)

  const began = performance.now()
  product.process.kill('SIGTERM')
  expect(await product.exited).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  await expect(callOver('GET', `${product.url}/api/health/live`)).rejects.toThrow()
  const connections = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and application_name like 'marquee %'`,
  )
  expect(connections.rowCount).toBe(0)
}, 90_000)

test('a connection that a worker was being handed when it was killed is closed at once (S88)', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const product = await startProduct({
    WORKERS: '2',
    DATABASE_URL: connectionUrl(database.connection),
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: makeTempFolder(),
  })
  await until(() => workersOf(product.said()).length === 2, 30_000)
  await untilAnswering(product.url, 2)
  const [victim = 0] = workersOf(product.said())
  // it takes no connection any more, as one that is killed between two instructions
  process.kill(victim, 'SIGSTOP')
  const ends: (number | string)[] = []
  const asked = Array.from({ length: 4 }, () =>
    callOver('GET', `${product.url}/api/health/live`).then(
      ({ status }) => ends.push(status),
      () => ends.push('closed'),
    ),
  )
  await until(() => ends.length === 3)
  const killed = performance.now()
  process.kill(victim, 'SIGKILL')
  await Promise.all(asked)
  expect(ends).toEqual([200, 200, 200, 'closed'])
  expect(performance.now() - killed).toBeLessThan(2000)
  for (let i = 0; i < 5; i++) await runOf(product.url)
  product.process.kill('SIGTERM')
  expect(await product.exited).toBe(0)
}, 90_000)

test('workers leave PostgreSQL connections for others, and each has more than one', () => {
  for (let workers = 1; workers <= 12; workers++) {
    const each = connectionsOfEach(workers)
    expect(each).toBeGreaterThanOrEqual(2)
    expect(each).toBeLessThanOrEqual(10)
    // in addition to its pool: three for jobs, one that listens
    expect(workers * (each + 4)).toBeLessThanOrEqual(80)
  }
})

test('WORKERS=2 that cannot start exits with 1 and leaves no process behind', async () => {
  await expect(
    startProduct({
      WORKERS: '2',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
      SECRET_KEY: randomBytes(32).toString('hex'),
      DATA_DIR: makeTempFolder(),
    }),
  ).rejects.toThrow(/a worker ended before it served/)
}, 60_000)

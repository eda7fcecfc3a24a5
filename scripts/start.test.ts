import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { START_SCRIPT, startProduct } from '#tests/support/product.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

const book = (url: string, agentId: string, key: string) =>
  fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(bookingBody(agentId, { customerEmail: `${key}@example.com` })),
  })

test('a configuration that cannot be used ends the start with one clear line', () => {
  const { status, stderr } = spawnSync(process.execPath, [START_SCRIPT, '--no-build'], {
    env: { PATH: process.env.PATH ?? '', PORT: 'http' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'Marquee cannot start:\nPORT: must be a number\n'])
})

test('SIGTERM: running requests are finished, new ones refused, and the process exits with 0 within 10 s (S56)', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  const agent = await buildAgent(db)
  const product = await startProduct({
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: makeTempFolder(),
    SECRET_KEY: randomBytes(32).toString('hex'),
  })
  const lock = await database.pool.connect()
  await lock.query('begin; lock table bookings in share mode')
  const underWay = [1, 2, 3].map((n) => book(product.url, agent.id, `under-way-${n}`))
  await until(async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length === 3
  })
  const before = performance.now()
  product.process.kill('SIGTERM')
  await until(() =>
    fetch(`${product.url}/api/health/live`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    ),
  )
  await lock.query('commit')
  lock.release()
  const answers = await Promise.all(underWay)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await product.exited).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  const rows = await db.selectFrom('bookings').select('id').execute()
  expect(rows).toHaveLength(3)
})

describe('kill -9', () => {
  test('of the product and its database during writes loses and doubles no acknowledged write (S53, S54)', async () => {
    const dataDir = makeTempFolder()
    chmodSync(dataDir, 0o755)
    const folder = path.join(dataDir, 'postgres')
    const requirePostmaster = () => until(() => findPostmaster(path.join(folder, 'data'))?.pid)
    onTestFinished(async () => {
      await until(() => findPostmaster(path.join(folder, 'data')) === undefined, 10_000)
    })
    const acknowledged = new Map<string, string>()
    let agentId = ''
    let [began, firstStart] = [performance.now(), 0]

    for (let round = 0; round < 2; round++) {
      const product = await startProduct({ DATA_DIR: dataDir })
      firstStart ||= performance.now() - began
      const joined = await startEmbeddedDatabase({ dir: folder })
      const connection = { ...joined.config, database: 'marquee' }
      if (round === 0) agentId = await addAgent(connection)
      await joined.stop()

      let writing = true
      const writers = Array.from({ length: 4 }, async () => {
        while (writing) {
          const key = randomUUID()
          const answer = await book(product.url, agentId, key).catch(() => undefined)
          if (answer?.status === 201) acknowledged.set(key, ((await answer.json()) as { id: string }).id)
        }
      })
      const goal = acknowledged.size + 60
      await until(() => acknowledged.size >= goal, 15_000)
      await sleep(Math.random() * 100)
      const postmaster = await requirePostmaster()
      process.kill(postmaster, 'SIGKILL')
      product.process.kill('SIGKILL')
      await product.exited
      writing = false
      await Promise.all(writers)
    }

    began = performance.now()
    const product = await startProduct({ DATA_DIR: dataDir })
    // the first start also makes the database and its tables
    expect(performance.now() - began).toBeLessThan(2 * firstStart)
    const known = await Promise.all(
      [...acknowledged]
        .slice(-20)
        .map(async ([key, id]) => [id, ((await (await book(product.url, agentId, key)).json()) as { id: string }).id]),
    )
    for (const [before, after] of known) expect(after, 'its key still answers for it').toBe(before)
    const joined = await startEmbeddedDatabase({ dir: folder })
    const { rows } = await query(
      { ...joined.config, database: 'marquee' },
      `select b.id, split_part(b.customer_email, '@', 1) as key, count(o.id)::int as mails
       from bookings b left join outbox_emails o on o.booking_id = b.id group by b.id`,
    )
    await joined.stop()
    const stored = new Map(rows.map(({ id, key }) => [key as string, id as string]))
    expect(stored.size, 'each key has one booking').toBe(rows.length)
    for (const [key, id] of acknowledged) expect(stored.get(key)).toBe(id)
    for (const { mails } of rows) expect(mails, 'a booking comes with its mails or not at all').toBe(2)
    product.process.kill('SIGTERM')
    expect(await product.exited).toBe(0)
  }, 60_000)

  test('of the database alone, repeatedly: the product stays alive and answers again automatically (S55)', async () => {
    const dataDir = makeTempFolder()
    chmodSync(dataDir, 0o755)
    const data = path.join(dataDir, 'postgres', 'data')
    const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: '1' })
    onTestFinished(async () => {
      product.process.kill('SIGKILL')
      await until(() => findPostmaster(data) === undefined, 10_000)
    })
    const agents = (await (await fetch(`${product.url}/api/agents`)).json()) as { id: string; availability: boolean }[]
    const agentId = agents.find(({ availability }) => availability)?.id ?? ''
    for (let round = 0; round < 4; round++) {
      const killed = await until(() => findPostmaster(data)?.pid)
      // mail is being sent at that moment
      await book(product.url, agentId, randomUUID())
      process.kill(killed, 'SIGKILL')
      const away = await book(product.url, agentId, randomUUID())
      expect([201, 503]).toContain(away.status)
      const key = randomUUID()
      await until(async () => (await book(product.url, agentId, key)).status === 201, 15_000)
    }
    expect(product.process.exitCode).toBeNull()
  }, 60_000)
})

async function query(connection: pg.ClientConfig, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

async function addAgent(connection: pg.ClientConfig): Promise<string> {
  await query(connection, `insert into categories (name, display_name) values ('model', 'Models')`)
  const { rows } = await query(
    connection,
    `insert into agents (name, category, hourly_rate) values ('Vera', 'model', 100) returning id`,
  )
  return rows[0].id
}

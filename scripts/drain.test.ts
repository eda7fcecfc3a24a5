import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { startProduct } from '#tests/support/product.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { callOver } from '#tests/support/wire.ts'

/** Long enough that a busy machine answers what is asked meanwhile. */
const DRAIN_SECONDS = 8

async function openDraining(workers: number) {
  const database = await openTestDatabase(inject('cluster'))
  const agent = await buildAgent(openDatabase(database.pool))
  const product = await startProduct({
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: makeTempFolder(),
    SECRET_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
    WORKERS: String(workers),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  })
  const keepAlive = { headers: { connection: 'keep-alive' } }
  return {
    product,
    ask: (path: string) => callOver('GET', `${product.url}${path}`, keepAlive),
    book: () => callOver('POST', `${product.url}/api/bookings`, { body: bookingBody(agent.id), ...keepAlive }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

test.each([1, 2])(
  'after SIGTERM %s processes drain: not ready, everything answered, no connection kept (S123)',
  async (workers) => {
    await using open = await openDraining(workers)
    const { product, ask, book } = open
    expect((await ask('/api/health/ready')).status).toBe(200)
    expect((await ask('/api/agents')).headers.connection).toBe('keep-alive')
    const before = performance.now()
    product.process.kill('SIGTERM')
    // one of several processes may hear of it a moment after the other
    await until(async () => {
      const statuses = [await ask('/api/health/ready'), await ask('/api/health/ready')].map(({ status }) => status)
      return statuses.every((status) => status === 503)
    })
    for (const path of ['/api/agents', '/api/health/live', '/api/auth/status']) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.connection]).toEqual([path, 200, 'close'])
    }
    const booked = await book()
    expect([booked.status, booked.headers.connection]).toEqual([201, 'close'])
    // at the end reads are for another process, and writes are still taken
    await until(async () => (await ask('/api/agents')).status === 502, DRAIN_SECONDS * 1000)
    expect((await ask('/api/health/live')).status).toBe(200)
    expect((await book()).status).toBe(201)
    expect(await product.exited).toBe(0)
    expect(performance.now() - before).toBeGreaterThan(DRAIN_SECONDS * 1000 - 100)
    // an operator's stop is no outage
    expect(product.said()).not.toContain('"level":"error"')
  },
  60_000,
)

test('Ctrl-C waits for no balancer', async () => {
  await using open = await openDraining(1)
  const before = performance.now()
  open.product.process.kill('SIGINT')
  expect(await open.product.exited).toBe(0)
  expect(performance.now() - before).toBeLessThan(DRAIN_SECONDS * 1000)
}, 60_000)

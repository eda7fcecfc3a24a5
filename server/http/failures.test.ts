import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#server/log.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCustomer } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { findRefusal } from './answers/error-handler.ts'
import { PreparedReads } from './answers/prepared.ts'
import { createMetrics } from './metrics/metrics.ts'
import { ReadyAnswers } from './ready/ready-answers.ts'

const fails = endpoint({
  method: 'GET',
  path: '/api/fails/:token',
  access: 'public',
  summary: 'Fails as the token says',
  params: z.object({ token: z.string() }),
  response: z.object({ known: z.string() }),
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    extra: (route) =>
      route(fails, async ({ params: { token } }) => {
        if (token === 'sql') await app.context.pool.query('select * from no_such_table')
        if (token === 'shape') return {} as { known: string }
        throw new Error('inner words with 4111 1111 1111 1111 and dana.smith@example.com\r\nFORGED LINE')
      }),
  })
})
afterAll(() => app[Symbol.asyncDispose]())

interface Line {
  level: string
  time: string
  reqId?: string
  route?: string
  err?: { message: string; stack: string }
}
const lines = () => app.logged.map((line) => JSON.parse(line) as Line)

describe('an internal failure', () => {
  test.each(['thrown', 'sql', 'shape'])(
    '(%s) answers 500 without its words, and is logged with the request id',
    async (kind) => {
      const { status, headers, body } = await app.send({ method: 'GET', url: `/api/fails/${kind}` })
      expect([status, body]).toEqual([
        500,
        { error: 'Something went wrong on our side. Please try again.', code: 'internal' },
      ])
      const logged = lines().filter(({ reqId, level }) => reqId === headers['x-request-id'] && level === 'error')
      expect(logged).toHaveLength(1)
      expect(logged[0]?.err?.stack).toMatch(/error/i)
    },
  )

  test('the log keeps its words in one line, without card numbers and addresses (S68)', async () => {
    await app.send({ method: 'GET', url: '/api/fails/thrown' })
    const line = app.logged.find((line) => line.includes('inner words')) ?? ''
    expect(line).toContain('[card]')
    expect(line).toContain('d***@example.com')
    expect(line).not.toMatch(/4111|dana\.smith/)
    expect(line.trimEnd()).not.toMatch(/[\r\n]/)
  })
})

test('a log line of a request holds its route, never its address, query, cookie or body (S68)', async () => {
  const agent = await buildAgent(app.context.db)
  const before = app.logged.length
  const headers = {
    cookie: 'session=very-secret-cookie',
    'user-agent': 'agent-string',
    'idempotency-key': 'key-secret',
  }
  await app.send({ method: 'GET', url: '/api/fails/token-secret?query=secret-query', headers })
  await app.send({ method: 'GET', url: '/nowhere/secret-path?query=secret-query' })
  await app.send({ method: 'GET', url: '/api/agents?cursor=secret-query' })
  const payload = bookingBody(agent.id, { customerEmail: 'secret.person@example.com', specialRequests: 'secret words' })
  expect((await app.send({ method: 'POST', url: '/api/bookings', payload, headers })).status).toBe(201)
  const written = app.logged.slice(before).join('')
  expect(written).not.toMatch(/secret/)
  const requests = app.logged
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request')
  expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/fails/:token', 500],
    ['GET', expect.any(String), 404],
    ['GET', '/api/agents', 400],
    ['POST', '/api/bookings', 201],
  ])
  for (const { reqId, time, ms } of requests) {
    expect(reqId).toMatch(/^[\w-]+$/)
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(ms).toBeGreaterThanOrEqual(0)
  }
})

test('a prepared read is logged as any other', async () => {
  const before = app.logged.length
  const { headers } = await app.send({ method: 'GET', url: '/api/agents' })
  const [line] = app.logged.slice(before).map((line) => JSON.parse(line))
  expect(line).toMatchObject({ msg: 'request', route: '/api/agents', status: 200, reqId: headers['x-request-id'] })
})

test('a session without an account causes no failure', async () => {
  for (const cookie of ['session=', 'session', '=', ';;;', `session=${'x'.repeat(5000)}`, 'session=%00']) {
    expect((await app.call('GET /api/auth/status', { cookie })).status).toBe(200)
  }
})

test('when the process cannot keep up, requests are asked to come back: 503, not 500 (S58)', () => {
  const error = Object.assign(new Error('Service Unavailable'), { code: 'FST_UNDER_PRESSURE', statusCode: 503 })
  expect(findRefusal(error)).toMatchObject({ code: 'unavailable', retryAfter: 2 })
})

test('when too many wait for the database, the next is refused at once with 503 and Retry-After (S58)', async () => {
  const { requests: pool } = app.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = Array.from({ length: 201 }, () =>
    pool.connect().then(
      (client) => client.release(),
      () => {},
    ),
  )
  const before = performance.now()
  const { status, headers, body } = await app.send({ method: 'GET', url: '/api/agents?limit=1' })
  expect(performance.now() - before).toBeLessThan(100)
  expect([status, body]).toEqual([503, { error: expect.any(String), code: 'unavailable' }])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.call('GET /api/agents')).status).toBe(200)
  for (const client of held) client.release()
  await Promise.all(waiting)
  expect((await app.send({ method: 'GET', url: '/api/agents?limit=1' })).status).toBe(200)
})

test('a prepared answer that could not be made is tried again until it can', async () => {
  let tries = 0
  const log = createLog({ logLevel: 'silent' })
  const [metrics, limiter] = [createMetrics(), { takeRead: () => 0 }]
  const ready = new ReadyAnswers({ limiter, metrics, log, sessionCookie: 'session', findAddress: undefined })
  const prepared = new PreparedReads({}, { log, metrics, ready, changes: { caughtUp: async () => {} } })
  const read = endpoint({
    method: 'GET',
    path: '/api/x',
    etag: true,
    access: 'public',
    summary: 'x',
    response: z.array(z.string()),
  })
  prepared.add({
    endpoint: read,
    tables: ['x'],
    build: async () => {
      tries += 1
      if (tries < 3) throw new Error('not now')
      return { body: [] }
    },
  })
  await prepared.refreshAll()
  await until(() => tries === 3, 4000)
  await sleep(50)
  prepared.close()
  expect(tries).toBe(3)
})

test('health: alive while the process runs, ready only when migrated, without secrets (S57)', async () => {
  expect((await app.call('GET /api/health/live')).body).toEqual({ status: 'ok' })
  expect((await app.call('GET /api/health/ready')).body).toEqual({ status: 'ok' })
  await using fresh = await startTestApp()
  await fresh.database.pool.query('delete from migrations')
  const { status, headers, body } = await fresh.call('GET /api/health/ready')
  expect([status, body]).toEqual([503, { error: 'Not ready yet', code: 'unavailable' }])
  expect(headers['retry-after']).toBeTruthy()
  expect((await fresh.call('GET /api/health/live')).status).toBe(200)
})

test('GET /api/openapi.json is the document of this product', async () => {
  const { status, body } = await app.send({ method: 'GET', url: '/api/openapi.json' })
  expect([status, body]).toEqual([200, expect.objectContaining({ openapi: '3.1.0' })])
})

test('answers that need a session are never cached (S33)', async () => {
  const cookie = await signIn(app, { role: 'customer', customerId: (await buildCustomer(app.context.db)).id })
  const { headers } = await app.call('GET /api/auth/status', { cookie })
  expect(headers['cache-control']).toBe('no-store')
})

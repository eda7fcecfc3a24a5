/** Traces and metrics as a collector gets them (docs/product.md S125). */
import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/main.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { type FakeCollector, startCollector } from '#tests/support/otlp.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

const PATIENCE = 10_000
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

/** The product on a database of its own, which sends to a collector. */
async function start(endpoint: string, env: Record<string, string> = {}) {
  const database = await openTestDatabase(inject('cluster'))
  const logged: string[] = []
  const config = readConfig({
    PORT: '0',
    DEMO_DATA: '0',
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: makeTempFolder(),
    SECRET_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'https://book.example.com',
    RATE_LIMIT_SCALE: '1000',
    ADMIN_EMAIL: 'boss@example.com',
    ADMIN_PASSWORD: 'a long password',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    ...env,
  })
  const agent = await buildAgent(openDatabase(database.pool))
  const server = await startServer(config, createLog(config, { write: (line) => logged.push(line) }))
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await server.close()
  }
  onTestFinished(async () => {
    await close()
    await database[Symbol.asyncDispose]()
  })
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: 'https://book.example.com', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return { server, database, agent, logged, send, close }
}

async function openCollector(): Promise<FakeCollector> {
  const collector = await startCollector()
  onTestFinished(() => collector[Symbol.asyncDispose]())
  return collector
}

const findSpan = (collector: FakeCollector, name: string, more: Record<string, unknown> = {}) =>
  until(
    () =>
      collector.spans.find(
        (span) => span.name === name && Object.entries(more).every(([key, value]) => span.attributes[key] === value),
      ),
    PATIENCE,
  )
const childrenOf = (collector: FakeCollector, { spanId }: { spanId: string }) =>
  collector.spans.filter(({ parentId }) => parentId === spanId)

test('a request is a span under its caller’s, its statements are spans below, and no person is in any of them', async () => {
  const collector = await openCollector()
  const { agent, send, close } = await start(collector.url, {
    OTEL_SERVICE_NAME: 'bookings of the agency',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20key,x-team=nine',
  })
  const answer = await send('POST', '/api/bookings', bookingBody(agent.id), {
    traceparent: `00-${TRACE}-${CALLER}-01`,
    tracestate: 'vendor=person@example.com',
    cookie: 'marquee=a-cookie-of-someone',
    'user-agent': 'Browser of Someone',
  })
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  await send('GET', `/api/agents/${agent.id}?from=a-word-someone-searched`)
  await send('GET', '/api/agents?search=a-word-someone-searched')
  const login = { email: 'renee@example.com', password: 'a password of someone' }
  expect((await send('POST', '/api/customer/login', login)).status).toBe(401)
  await send('GET', '/api/no-such-thing/a-word-someone-searched')
  await send('POST', '/api/no-such-thing/a-word-someone-searched', {})

  const span = await findSpan(collector, 'POST /api/bookings')
  expect(span).toMatchObject({ traceId: TRACE, parentId: CALLER, kind: 2, failed: false })
  expect(span.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/bookings',
    'http.response.status_code': 201,
    'url.scheme': 'https',
    'server.address': 'book.example.com',
    'marquee.request_id': answer.headers.get('x-request-id'),
  })
  expect(span.resource).toMatchObject({ 'service.name': 'bookings of the agency', 'process.pid': process.pid })
  expect(span.resource['service.instance.id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(collector.headers[0]).toMatchObject({ 'x-api-key': 'a key', 'x-team': 'nine' })

  const statements = childrenOf(collector, span)
  expect(statements.length).toBeGreaterThan(0)
  for (const { traceId, kind, attributes } of statements) {
    expect([traceId, kind, attributes['db.system.name']]).toEqual([TRACE, 3, 'postgresql'])
  }
  const texts = statements.map(({ attributes }) => String(attributes['db.query.text']))
  expect(texts.some((text) => /insert into "?bookings"?.*\$\d/is.test(text))).toBe(true)

  // a request without a caller begins a trace, and an address nobody knows does not name it
  expect(await findSpan(collector, 'POST /api/customer/login')).toMatchObject({ parentId: '', failed: false })
  await findSpan(collector, 'GET /*', { 'http.response.status_code': 404 })
  await findSpan(collector, 'POST', { 'http.response.status_code': 404 })
  // the mail leaves in a run of a job, with the id of the request that queued it
  const mail = await findSpan(collector, 'send mail', { 'marquee.request_id': answer.headers.get('x-request-id') })
  const job = await findSpan(collector, 'job deliver-mail', {})
  expect(job).toMatchObject({ kind: 1, parentId: '', attributes: { 'marquee.job': 'deliver-mail' } })
  expect(collector.spans.some(({ spanId, name }) => spanId === mail.parentId && name === 'job deliver-mail')).toBe(true)

  await close()
  const everything = collector.bodies.join('\n')
  expect(everything).toContain('insert into')
  const secrets = [
    ...['renee', 'Thibodeaux', '555-0199', 'Grant Park', 'slow first song', 'someone', 'Someone', 'person@example'],
    ...['boss@', '127.0.0.1', agent.id, agent.name, id, 'a long password'],
  ]
  for (const secret of secrets) expect(everything, secret).not.toContain(secret)
})

test('a request that fails has an error, and so has its statement; no message of an error leaves', async () => {
  const collector = await openCollector()
  const { database, agent, send } = await start(collector.url)
  await database.pool.query('alter table bookings rename column event_type to kind_of_event')
  const answer = await send('POST', '/api/bookings', bookingBody(agent.id, { customerEmail: 'kim@example.com' }))
  expect(answer.status).toBe(500)
  const span = await findSpan(collector, 'POST /api/bookings')
  expect(span).toMatchObject({ failed: true })
  expect(span.attributes).toMatchObject({ 'http.response.status_code': 500, 'error.type': '42703' })
  const failed = childrenOf(collector, span).filter((one) => one.failed)
  expect(failed.map(({ attributes }) => [attributes['error.type'], attributes['db.response.status_code']])).toEqual([
    ['42703', '42703'],
  ])
  // an error of the caller is none of the server
  expect((await send('POST', '/api/bookings', { agentId: 'x' })).status).toBe(400)
  expect(await findSpan(collector, 'POST /api/bookings', { 'http.response.status_code': 400 })).toMatchObject({
    failed: false,
  })
  expect(collector.bodies.join('\n')).not.toMatch(/kim@example|does not exist|exception\./)
})

test('with a ratio of 0 only traces are sent whose caller sends its own', async () => {
  const collector = await openCollector()
  const { send, close } = await start(collector.url, { OTEL_TRACES_SAMPLER_ARG: '0' })
  await send('GET', '/api/categories?page=1')
  await send('GET', '/api/agents?limit=1', undefined, { traceparent: `00-${TRACE}-${CALLER}-01` })
  await send('GET', '/api/agents?limit=2', undefined, { traceparent: `00-${TRACE}-${CALLER}-00` })
  await send('GET', '/api/agents?limit=3', undefined, { traceparent: 'nonsense' })
  await close()
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  expect(collector.spans.filter(({ kind }) => kind === 2)).toHaveLength(1)
})

test('what the product counts arrives as metrics, by the names of GET /api/metrics', async () => {
  const collector = await openCollector()
  const { send, close } = await start(collector.url)
  for (let i = 0; i < 3; i++) await send('GET', '/api/customer/bookings')
  expect((await send('POST', '/api/admin/login', { email: 'boss@example.com', password: 'wrong' })).status).toBe(401)
  await close()
  const last = (name: string, more: Record<string, unknown> = {}) =>
    collector.points.findLast(
      (point) => point.name === name && Object.entries(more).every(([key, value]) => point.attributes[key] === value),
    )
  const duration = last('http.server.request.duration', { 'http.route': '/api/customer/bookings' })
  expect(duration).toMatchObject({ type: 'histogram', unit: 's', count: 3 })
  expect(duration?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/customer/bookings',
    'http.response.status_code': 401,
    'url.scheme': 'https',
  })
  expect(duration?.buckets?.reduce((sum, count) => sum + Number(count), 0)).toBe(3)
  expect(last('marquee_login_failures_total')).toMatchObject({
    type: 'sum',
    value: 1,
    attributes: { role: 'admin' },
  })
  expect(last('marquee_database_up')).toMatchObject({ type: 'gauge', value: 1 })
  expect(last('marquee_mails', { state: 'queued' })?.value).toBeTypeOf('number')
  expect(last('marquee_memory_bytes', { kind: 'resident' })?.value).toBeGreaterThan(1e6)
  // a reading right after another has no sample
  expect(
    collector.points.some(({ name, value }) => name === 'marquee_event_loop_delay_seconds' && Number(value) > 0),
  ).toBe(true)
  expect(last('marquee_uptime_seconds')?.resource['service.instance.id']).toBeTypeOf('string')
})

test.each(['away', 'hang', 'refuse'] as const)(
  'a collector that is no good (%s) changes nothing for requests, is logged once, and holds up no end',
  async (trouble) => {
    const collector = await openCollector()
    if (trouble === 'away') await collector[Symbol.asyncDispose]()
    else collector.mood = trouble
    const { send, logged, close } = await start(collector.url)
    const warnings = () => logged.filter((line) => line.includes('OpenTelemetry collector'))
    const timed = async () => {
      const began = performance.now()
      expect((await send('GET', '/api/categories?page=1')).status).toBeLessThan(500)
      return performance.now() - began
    }
    for (let i = 0; i < 20; i++) expect(await timed()).toBeLessThan(2000)
    await until(() => warnings().length > 0, PATIENCE)
    for (let i = 0; i < 20; i++) await timed()
    const began = performance.now()
    await close()
    expect(performance.now() - began).toBeLessThan(8000)
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).not.toContain('who are you')
  },
  60_000,
)

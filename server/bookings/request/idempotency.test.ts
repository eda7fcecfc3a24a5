import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS } from '#shared/model/day.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCustomer } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let agentId: string
beforeAll(async () => {
  app = await startTestApp()
  agentId = (await buildAgent(app.context.db)).id
})
afterAll(() => app[Symbol.asyncDispose]())

let keys = 0
function newKey(): string {
  keys += 1
  return `key-${keys}`
}

async function book(
  key: string | undefined,
  { more = {}, from = '198.51.100.1', cookie }: { more?: Record<string, unknown>; from?: string; cookie?: string } = {},
) {
  const { status, headers, body } = await app.send({
    method: 'POST',
    url: '/api/bookings',
    payload: bookingBody(agentId, more),
    remoteAddress: from,
    headers: { ...(key !== undefined && { 'idempotency-key': key }), ...(cookie !== undefined && { cookie }) },
  })
  return { status, headers, body: body as { id: string; error?: string; fields?: Record<string, string> } }
}

async function countBookings(customerEmail: string): Promise<number> {
  const rows = await app.context.db
    .selectFrom('bookings')
    .select('id')
    .where('customer_email', '=', customerEmail)
    .execute()
  return rows.length
}

test('twenty identical requests at once with one key make one booking, and all answer 201 with its id', async () => {
  const key = newKey()
  const more = { customerEmail: 'race-key@example.com' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(key, { more })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await countBookings('race-key@example.com')).toBe(1)
  const { db } = app.context
  const mails = await db
    .selectFrom('outbox_emails')
    .select('kind')
    .where('booking_id', '=', answers[0]?.body.id ?? '')
    .execute()
  expect(mails).toHaveLength(2)
})

test('twenty requests at once for one new email make twenty bookings of one customer (S14)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      book(undefined, { more: { customerEmail: i % 2 ? 'race@example.com' : 'RACE@example.com' } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  const { db } = app.context
  const customers = await db.selectFrom('customers').select('id').where('email', 'ilike', 'race@example.com').execute()
  expect(customers).toHaveLength(1)
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'requested_as'])
    .where('customer_id', '=', customers[0]?.id ?? '')
    .execute()
  expect(new Set(bookings.map(({ id }) => id))).toEqual(new Set(answers.map(({ body }) => body.id)))
  expect(bookings.filter(({ requested_as }) => requested_as === 'new_customer')).toHaveLength(1)
})

test('twenty keys at once for one new email make twenty bookings of one customer', async () => {
  const more = { customerEmail: 'race-keys@example.com' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(newKey(), { more })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  expect(await countBookings('race-keys@example.com')).toBe(20)
})

test('a repeat shows id and status of the first and nothing else', async () => {
  const key = newKey()
  const first = await book(key)
  await app.context.db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', first.body.id).execute()
  const repeat = await book(key)
  expect(repeat.status).toBe(201)
  expect(repeat.body).toEqual({ id: first.body.id, status: 'confirmed' })
  expect(repeat.headers['idempotent-replayed']).toBe('true')
  expect(first.headers['idempotent-replayed']).toBeUndefined()
})

test('a repeat is answered though the agent has become unavailable or was archived since', async () => {
  const { db } = app.context
  const agent = await buildAgent(db)
  const key = newKey()
  const first = await book(key, { more: { agentId: agent.id } })
  for (const values of [{ availability: false }, { archived_at: new Date() }]) {
    await db.updateTable('agents').set(values).where('id', '=', agent.id).execute()
    const repeat = await book(key, { more: { agentId: agent.id } })
    expect([repeat.status, repeat.body.id]).toEqual([201, first.body.id])
  }
})

test('the same key with another request is refused with 422', async () => {
  const key = newKey()
  await book(key)
  const { status, body } = await book(key, { more: { duration: 4 } })
  expect([status, body]).toEqual([
    422,
    { error: 'This request was sent before with other details. Please send it again.', code: 'not_possible' },
  ])
})

test('dropped fields do not make the request a different one', async () => {
  const key = newKey()
  const first = await book(key)
  const repeat = await book(key, { more: { totalAmount: 660, status: 'pending', duration: '3' } })
  expect([repeat.status, repeat.body.id]).toEqual([201, first.body.id])
})

test('a key of 128 random bits is the same from any address: a phone changes its network (S50)', async () => {
  const key = randomBytes(16).toString('hex')
  const more = { customerEmail: 'train@example.com' }
  const first = await book(key, { more })
  const again = await book(key, { more, from: '203.0.113.77' })
  const upper = await book(key, { more, from: '2001:db8::7' })
  expect([again.status, again.body, upper.body]).toEqual([
    201,
    { id: first.body.id, status: 'pending' },
    { id: first.body.id, status: 'pending' },
  ])
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(await countBookings('train@example.com')).toBe(1)
  expect((await book(key, { more: { ...more, duration: 7 }, from: '203.0.113.78' })).status).toBe(422)
})

test('a key sent from two networks at once makes one booking', async () => {
  const key = randomBytes(32).toString('hex')
  const more = { customerEmail: 'two-networks@example.com' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => book(key, { more, from: `203.0.113.${100 + i}` })),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(await countBookings('two-networks@example.com')).toBe(1)
})

test('a strong key of a signed-in customer stays theirs', async () => {
  const cookie = await signIn(app, { role: 'customer', customerId: (await buildCustomer(app.context.db)).id })
  const key = randomBytes(16).toString('hex')
  const theirs = await book(key, { cookie })
  const stranger = await book(key)
  expect(stranger.body.id).not.toBe(theirs.body.id)
  expect((await book(key, { cookie, from: '203.0.113.90' })).body.id).toBe(theirs.body.id)
})

test.each(['f'.repeat(32), '0123'.repeat(10), randomUUID(), 'booking-of-the-first-of-december-2026'])(
  'a weak key (%s) is another key from another address',
  async (key) => {
    const first = await book(key)
    expect((await book(key, { from: '198.51.100.2' })).body.id).not.toBe(first.body.id)
  },
)

test('the same key from another address is another key', async () => {
  const key = newKey()
  const first = await book(key)
  const other = await book(key, { from: '198.51.100.2' })
  expect(other.status).toBe(201)
  expect(other.body.id).not.toBe(first.body.id)
})

test('the same key from a signed-in customer is another key, and the same one from any address', async () => {
  const customer = await buildCustomer(app.context.db)
  const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
  const key = newKey()
  const stranger = await book(key)
  const signedIn = await book(key, { cookie })
  const elsewhere = await book(key, { cookie, from: '198.51.100.3' })
  expect(signedIn.body.id).not.toBe(stranger.body.id)
  expect(elsewhere.body.id).toBe(signedIn.body.id)
})

test('a key is free again after 24 hours, and taken until then', async () => {
  const { db } = app.context
  const key = newKey()
  const first = await book(key)
  const age = (hours: number) =>
    db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - hours * HOUR_MS) })
      .where('key', '=', key)
      .execute()
  await age(23.9)
  expect((await book(key)).body.id).toBe(first.body.id)
  await age(24.1)
  const later = await book(key, { more: { duration: 5 } })
  expect(later.status).toBe(201)
  expect(later.body.id).not.toBe(first.body.id)
  expect((await book(key, { more: { duration: 5 } })).body.id).toBe(later.body.id)
})

test('a refused request does not use up its key', async () => {
  const { db } = app.context
  const agent = await buildAgent(db, { availability: false })
  const key = newKey()
  expect((await book(key, { more: { agentId: agent.id } })).status).toBe(409)
  await db.updateTable('agents').set({ availability: true }).where('id', '=', agent.id).execute()
  expect((await book(key, { more: { agentId: agent.id } })).status).toBe(201)
})

test.each([
  ['empty', ''],
  ['with a space', 'a b'],
  ['beyond 255 characters', 'k'.repeat(256)],
  ['not ASCII', 'clé'],
])('a key that is %s is refused with 400', async (_how, key) => {
  const { status, body } = await book(key)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['Idempotency-Key']])
})

test('a key of 255 characters is fine', async () => {
  expect((await book('k'.repeat(255))).status).toBe(201)
})

test('the eleventh request of an hour from one address is refused with 429 and Retry-After (S26)', async () => {
  await using app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } })
  const agent = await buildAgent(app.context.db)
  const send = (remoteAddress: string, headers = {}) =>
    app.send({ method: 'POST', url: '/api/bookings', payload: bookingBody(agent.id), remoteAddress, headers })
  for (let i = 0; i < 10; i++) expect((await send('203.0.113.9')).status).toBe(201)
  const { status, headers, body } = await send('203.0.113.9', { 'x-forwarded-for': '203.0.113.77' })
  expect([status, body]).toEqual([
    429,
    { error: 'Too many requests. Please try again later.', code: 'too_many_requests' },
  ])
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600)
  expect((await send('203.0.113.10')).status).toBe(201)
})

test('only bookings that were made count against the hourly limit, and a repeat is answered beyond it (S26, S50)', async () => {
  await using app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } })
  const agent = await buildAgent(app.context.db)
  const book = (key: string, agentId = agent.id) =>
    app.call('POST /api/bookings', { body: bookingBody(agentId), headers: { 'idempotency-key': key } })
  for (let i = 0; i < 12; i++) expect((await book(`unknown-${i}`, randomUUID())).status).toBe(404)
  for (let i = 0; i < 10; i++) {
    expect((await book(`made-${i}`)).status).toBe(201)
    expect((await book(`made-${i}`)).headers['idempotent-replayed']).toBe('true')
  }
  const refused = await book('one too many')
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request'])
  const over = await book('one-too-many')
  expect(over.status).toBe(429)
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  const repeat = await book('made-3')
  expect([repeat.status, repeat.headers['idempotent-replayed']]).toEqual([201, 'true'])
})

test('a request that the daily limit refuses does not count against the hourly one (S26)', async () => {
  // one an hour, three a day
  await using app = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.1' } })
  const agent = await buildAgent(app.context.db)
  const body = bookingBody(agent.id)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
  for (let i = 0; i < 3; i++) {
    expect((await app.call('POST /api/bookings', { body })).status).toBe(201)
    pass(HOUR_MS + 1000)
  }
  for (let i = 0; i < 2; i++) {
    const { status, headers } = await app.call('POST /api/bookings', { body })
    // by the day, each time: the hour has its one left
    expect([status, Number(headers['retry-after']) > 20 * 3600]).toEqual([429, true])
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingBody, inDays } from '#tests/support/bookings.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

/** Wednesday noon in Atlanta: both changes of clocks and every bound lie at known distances. */
const NOW = new Date('2026-06-03T16:00:00Z')
const AHEAD = '2026-12-04T21:00'

let app: TestApp
let agentId: string
beforeAll(async () => {
  app = await startTestApp({ context: { now: () => NOW } })
  agentId = (await buildAgent(app.context.db)).id
})
afterAll(() => app[Symbol.asyncDispose]())

async function post(more: Record<string, unknown>) {
  const payload = bookingBody(agentId, { eventDate: AHEAD, ...more })
  const { status, body } = await app.send({ method: 'POST', url: '/api/bookings', payload })
  return { status, body: body as { error?: string; code?: string; fields?: Record<string, string> } & typeof payload }
}

const NUL = String.fromCharCode(0)
const HOURS = 'Duration must be 1 to 72 hours'

/** Field, what is wrong with it, the value, and the sentence when the form shows it (docs/product.md P3.2, S25, S27). */
const WRONG: [field: string, how: string, value: unknown, message?: string][] = [
  ['agentId', 'missing', undefined, 'Please select an agent'],
  ['agentId', 'empty', '', 'Please select an agent'],
  ['agentId', 'null', null, 'Please select an agent'],
  ['agentId', 'no id', '42'],
  ['agentId', 'a number', 42],
  ['agentId', 'an object', { id: 1 }],
  ['customerName', 'missing', undefined, 'Name is required'],
  ['customerName', 'empty', '', 'Name is required'],
  ['customerName', 'blank', ' \t ', 'Name is required'],
  ['customerName', 'a number', 7],
  ['customerName', 'a list', ['Dana']],
  ['customerName', 'too long', 'x'.repeat(201), 'At most 200 characters'],
  ['customerName', 'with a NUL', `Da${NUL}na`],
  ['customerName', 'half a character', 'Dana \ud83d'],
  ['customerEmail', 'missing', undefined, 'Invalid email address'],
  ['customerEmail', 'empty', '', 'Invalid email address'],
  ['customerEmail', 'without an @', 'dana.example.com', 'Invalid email address'],
  ['customerEmail', 'two addresses', 'a@example.com,b@example.com', 'Invalid email address'],
  ['customerEmail', 'with a line break', 'a@example.com\r\nBcc: b@example.com', 'Invalid email address'],
  ['customerEmail', 'with a name', 'Dana <a@example.com>', 'Invalid email address'],
  ['customerEmail', 'with a NUL', `a${NUL}@example.com`, 'Invalid email address'],
  ['customerEmail', 'too long', `${'x'.repeat(250)}@example.com`, 'Invalid email address'],
  ['customerEmail', 'an object', {}, 'Invalid email address'],
  ['customerPhone', 'too long', '4'.repeat(41)],
  ['customerPhone', 'a number', 4045550142],
  ['customerPhone', 'with a NUL', `404${NUL}`],
  ['eventType', 'missing', undefined, 'Event type is required'],
  ['eventType', 'empty', '', 'Event type is required'],
  ['eventType', 'unknown', 'funeral', 'Not an event type we know'],
  ['eventType', 'in capitals', 'WEDDING', 'Not an event type we know'],
  ['eventDate', 'null', null],
  ['eventDate', 'empty', '', 'Event date is required'],
  ['eventDate', 'words', 'tomorrow', 'Not a valid date'],
  ['eventDate', 'a number', 1_800_000_000_000],
  ['eventDate', 'no such month', '2026-13-01', 'Not a valid date'],
  ['eventDate', 'no such day', '2027-02-29', 'Not a valid date'],
  ['eventDate', 'no such hour', '2026-12-04T25:00', 'Not a valid date'],
  ['eventDate', 'no such offset', '2026-12-04T21:00+25:00', 'Not a valid date'],
  [
    'eventDate',
    'in the spring gap',
    '2027-03-14T02:30',
    'That time does not exist in Atlanta: clocks skip from 2:00 to 3:00 AM that night',
  ],
  ['eventDate', 'more than a day past', '2026-06-02T11:59', 'The event date is in the past'],
  ['eventDate', 'in the year 0', '0000-01-01', 'The event date is in the past'],
  ['eventDate', 'more than ten years ahead', '2036-06-10', 'The event date is too far ahead'],
  ['eventDate', 'at the end of time', '9999-12-31T23:59:59Z', 'The event date is too far ahead'],
  ['duration', '0', 0, HOURS],
  ['duration', 'negative', -1, HOURS],
  ['duration', 'below one', 0.9, HOURS],
  ['duration', 'above 72', 73, HOURS],
  ['duration', 'words', 'x', HOURS],
  ['duration', 'an empty text', '', HOURS],
  ['duration', 'an exponent', '1e1', HOURS],
  ['duration', 'beyond every integer', 1e300, HOURS],
  ['duration', 'null', null, HOURS],
  ['duration', 'true', true, HOURS],
  ['duration', 'a list', [3], HOURS],
  ['eventDuration', '0', 0, HOURS],
  ['eventDuration', 'above 72', '73', HOURS],
  ['eventLocation', 'too long', 'x'.repeat(201)],
  ['eventLocation', 'a number', 1],
  ['specialRequests', 'too long', 'x'.repeat(5001), 'At most 5,000 characters'],
  ['specialRequests', 'with a NUL', `please${NUL}`],
  ['specialRequests', 'half a character', '\udc00'],
]

test.each(WRONG)('%s: %s is refused, and the answer names the field', async (field, _how, value, message) => {
  const { status, body } = await post({ [field]: value })
  expect(status).toBe(400)
  expect(body.code).toBe('invalid_request')
  expect(Object.keys(body.fields ?? {})).toEqual([field])
  if (message !== undefined) expect(body.fields?.[field]).toBe(message)
  expect(body.error?.length).toBeLessThanOrEqual(200)
})

test('a number that JSON cannot hold is refused as a duration', async () => {
  const payload = JSON.stringify(bookingBody(agentId, { eventDate: AHEAD })).replace('"duration":3', '"duration":1e309')
  const headers = { 'content-type': 'application/json' }
  const { status, body } = await app.send({ method: 'POST', url: '/api/bookings', payload, headers })
  expect([status, body]).toEqual([400, expect.objectContaining({ fields: { duration: HOURS } })])
})

test('all wrong fields are named at once', async () => {
  const { body } = await post({ customerName: '', customerEmail: 'x', eventType: '', duration: 0 })
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(['customerEmail', 'customerName', 'duration', 'eventType'])
})

describe('what is accepted', () => {
  test.each([
    ['a whole number as text', { duration: '4' }, 4],
    ['a part of an hour is dropped', { duration: 2.5 }, 2],
    ['a part of an hour as text, too', { duration: ' 2.5 ' }, 2],
    ['the longest', { duration: 72.9 }, 72],
    ['none: one hour', { duration: undefined }, 1],
    ['eventDuration', { duration: undefined, eventDuration: 5 }, 5],
    ['both: eventDuration counts', { duration: 2, eventDuration: 5 }, 5],
  ])('hours: %s (P8.4)', async (_what, more, hours) => {
    const { status, body } = await post(more)
    expect([status, body]).toEqual([201, expect.objectContaining({ eventDuration: hours, totalAmount: hours * 100 })])
  })

  test.each([
    ['a date alone is the start of that day in Atlanta', '2026-12-04', '2026-12-04T05:00:00.000Z'],
    ['a time without offset is Atlanta time', '2026-07-04T21:00', '2026-07-05T01:00:00.000Z'],
    ['a space serves as well as a T', '2026-07-04 21:00:30', '2026-07-05T01:00:30.000Z'],
    ['an instant stays what it is', '2026-12-04T21:00:00+01:00', '2026-12-04T20:00:00.000Z'],
    ['a doubled autumn time is its first', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['unless an offset says otherwise', '2026-11-01T01:30-05:00', '2026-11-01T06:30:00.000Z'],
    ['up to a day past', '2026-06-02T12:01', '2026-06-02T16:01:00.000Z'],
    ['up to ten years ahead', '2036-05-30', '2036-05-30T04:00:00.000Z'],
    ['none is now', undefined, NOW.toISOString()],
  ])('date: %s (P8.1-P8.3)', async (_what, eventDate, instant) => {
    const { status, body } = await post({ eventDate })
    expect([status, body]).toEqual([201, expect.objectContaining({ eventDate: instant })])
  })

  test('texts are trimmed, and an empty optional text is none', async () => {
    const { body } = await post({
      customerName: '  Dana  ',
      customerPhone: '',
      eventLocation: null,
      specialRequests: ' ',
    })
    expect(body).toMatchObject({
      customerName: 'Dana',
      customerPhone: null,
      eventLocation: null,
      specialRequests: null,
    })
  })

  test('every script and visible character is stored unchanged', async () => {
    const name = `O'Brien; drop table bookings;-- 👩‍🎤 Ω`
    const { status, body } = await post({ customerName: name })
    expect([status, body.customerName]).toEqual([201, name])
  })

  test('texts may be exactly as long as allowed', async () => {
    const long = { customerName: '🎷'.repeat(100), specialRequests: 'x'.repeat(5000), eventLocation: 'x'.repeat(200) }
    expect((await post(long)).status).toBe(201)
  })
})

test('fields that nobody may set are dropped (P1.11)', async () => {
  const forged = {
    id: '00000000-0000-4000-8000-000000000000',
    totalAmount: 1,
    status: 'confirmed',
    paymentStatus: 'paid',
    customerId: '00000000-0000-4000-8000-000000000001',
    createdAt: inDays(-100),
    deposit_percent: 1,
  }
  const { status, body } = await post(forged)
  expect(status).toBe(201)
  expect(body).toMatchObject({ totalAmount: 300, status: 'pending', paymentStatus: 'pending' })
  expect(body).not.toMatchObject({ id: forged.id })
  expect(body).not.toHaveProperty('customerId')
  const { id } = body as unknown as { id: string }
  const row = await app.context.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    status: 'pending',
    payment_status: 'pending',
    total_cents: 30_000,
    deposit_percent: null,
  })
  expect(row.customer_id).not.toBe(forged.customerId)
  expect(Math.abs(row.created_at.getTime() - Date.now())).toBeLessThan(60_000)
})

test.each([
  ['a list', []],
  ['a text', '"hello"'],
  ['null', 'null'],
  ['a number', '3'],
])('a body that is %s is refused with a sentence', async (_what, payload) => {
  const headers = { 'content-type': 'application/json' }
  const { status, body } = await app.send({ method: 'POST', url: '/api/bookings', payload, headers })
  expect([status, body]).toEqual([400, { error: 'Send the request as a JSON object', code: 'invalid_request' }])
})

test('name, phone and location are one line each, so that they cannot add lines to a mail', async () => {
  await using own = await startTestApp()
  const agent = await buildAgent(own.context.db)
  const { body } = await own.call('POST /api/bookings', {
    body: bookingBody(agent.id, {
      customerName: 'Dana\n\tWhitlock\u2028Esq.',
      customerPhone: '+1\r\nAccount: Known customer, signed in',
      eventLocation: 'Hall\n\nOpen the bookings:\nhttps://evil.example',
    }),
  })
  expect(body).toMatchObject({
    customerName: 'Dana Whitlock Esq.',
    customerPhone: '+1 Account: Known customer, signed in',
    eventLocation: 'Hall Open the bookings: https://evil.example',
  })
  const nameless = await own.call('POST /api/bookings', {
    body: bookingBody(agent.id, { customerName: '\u200b\u2060' }),
  })
  expect([nameless.status, nameless.body.fields]).toEqual([400, { customerName: 'Name is required' }])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatuses, sendAtOnce } from '#tests/support/at-once.ts'
import { bookingBody, inDays, makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { signInAdmin, signInOutsiders } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let admin: string
let adminId: string
let agentId: string
const announced: unknown[] = []
beforeAll(async () => {
  app = await startTestApp({ context: { announce: (happening) => announced.push(happening) } })
  ;({ id: adminId, cookie: admin } = await signInAdmin(app))
  agentId = (await buildAgent(app.context.db, { hourly_rate: 120 })).id
})
afterAll(() => app[Symbol.asyncDispose]())

let people = 0
const newEmail = () => `phone-${++people}@example.com`
const enter = (more: Record<string, unknown> = {}, { cookie = admin, headers = {} } = {}) =>
  app.call('POST /api/admin/bookings', {
    body: bookingBody(agentId, { customerEmail: newEmail(), ...more }),
    ...(cookie !== '' && { cookie }),
    headers,
  })

const mailsOf = async (id: string) =>
  (await app.context.db.selectFrom('outbox_emails').select('kind').where('booking_id', '=', id).execute())
    .map(({ kind }) => kind)
    .sort()
const { auditOf } = makeBookingReaders(() => app.context.db)
const countBookings = async () => (await app.context.db.selectFrom('bookings').select('id').execute()).length

test('a phone order of a new customer: booking, customer, mails, audit', async () => {
  const nudges = app.nudges()
  const { status, body } = await enter({ customerEmail: 'Phone.New@Example.com' })
  expect([status, body]).toMatchObject([
    201,
    {
      status: 'pending',
      requestedAs: 'office',
      totalAmount: 360,
      paymentStatus: 'pending',
      version: 1,
      eventDuration: 3,
    },
  ])
  const customer = await app.context.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', body.customerId)
    .executeTakeFirstOrThrow()
  expect(customer).toMatchObject({
    ...{ email: 'Phone.New@Example.com', name: 'Renée Thibodeaux', phone: '(404) 555-0199' },
    ...{ password_hash: null, must_change_password: true },
  })
  expect(await mailsOf(body.id)).toEqual(['account-created'])
  expect(await auditOf(body.id)).toMatchObject([
    {
      ...{ actor_role: 'admin', actor_id: adminId, action: 'booking.entered', entity: 'booking' },
      after: { status: 'pending', agentId, totalAmount: 360, newCustomer: true },
    },
  ])
  expect(app.nudges()).toBe(nudges + 1)
  expect(announced).toMatchObject([{ action: 'booking:entered', id: body.id, actor: { role: 'admin' } }])
})

test('a customer with a known email, in any case: the account does not change, no password is mailed (S12)', async () => {
  const customer = await buildCustomer(app.context.db, { email: 'known@example.com', name: 'Dana', phone: '1' })
  const { body } = await enter({ customerEmail: 'KNOWN@example.com', customerName: 'Somebody Else' })
  expect(body).toMatchObject({ customerId: customer.id, customerName: 'Somebody Else', requestedAs: 'office' })
  const after = await app.context.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customer.id)
    .executeTakeFirst()
  expect(after).toEqual(customer)
  expect(await mailsOf(body.id)).toEqual(['booking-received'])
})

test('twenty at once for one new email make one customer and twenty bookings (S14)', async () => {
  const customerEmail = newEmail()
  const answers = await sendAtOnce(20, () => enter({ customerEmail }))
  expect(countStatuses(answers)).toEqual({ 201: 20 })
  expect(new Set(answers.map(({ body }) => body.customerId)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(20)
})

describe('the price', () => {
  test.each([
    [{ totalAmount: 500 }, 500, { totalAmount: 500, usualAmount: 360 }],
    [{ totalAmount: 0 }, 0, { totalAmount: 0, usualAmount: 360 }],
    [{ totalAmount: 99.99 }, 99.99, { totalAmount: 99.99 }],
    [{ totalAmount: null }, 360, { totalAmount: 360 }],
    [{ duration: undefined, eventDuration: 2 }, 240, {}],
  ])('%j', async (more, total, after) => {
    const { body } = await enter(more)
    expect(body.totalAmount).toBe(total)
    expect((await auditOf(body.id))[0]).toMatchObject({ after })
  })

  test('is open while the rate is unknown', async () => {
    const { id } = await buildAgent(app.context.db, { hourly_rate: null })
    expect((await enter({ agentId: id })).body.totalAmount).toBeNull()
  })
})

describe('confirmed at once', () => {
  test('takes the agent’s time, and one mail says so', async () => {
    const { id } = await buildAgent(app.context.db)
    const { status, body } = await enter({ agentId: id, status: 'confirmed' })
    expect([status, body.status]).toEqual([201, 'confirmed'])
    expect(await mailsOf(body.id)).toEqual(['account-created', 'booking-confirmed'])
    const interval = await app.context.db
      .selectFrom('agent_statuses')
      .selectAll()
      .where('booking_id', '=', body.id)
      .execute()
    expect(interval).toMatchObject([{ status: 'active', duration_minutes: 180, created_by: adminId }])
    expect((await auditOf(body.id)).map(({ action }) => action)).toEqual(['booking.entered', 'booking.status-changed'])
  })

  test('into a conflict: 409 and nothing is left, neither booking nor customer nor key; anyway with a reason', async () => {
    const { db } = app.context
    const { id } = await buildAgent(db)
    const first = await enter({ agentId: id, status: 'confirmed' })
    const before = await countBookings()
    const [customerEmail, key] = [newEmail(), randomUUID()]
    const asked = { agentId: id, status: 'confirmed', customerEmail }
    const headers = { 'idempotency-key': key }
    const refused = await enter(asked, { headers })
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { confirmAnyway: 'Give a reason to confirm it anyway' },
    ])
    expect(await countBookings()).toBe(before)
    expect(await db.selectFrom('customers').select('id').where('email', '=', customerEmail).execute()).toEqual([])
    expect((await enter({ ...asked, confirmAnyway: true })).body.fields).toEqual({
      reason: 'Give a reason to confirm it anyway',
    })
    const anyway = await enter({ ...asked, confirmAnyway: true, reason: 'Both agreed' }, { headers })
    expect([anyway.status, anyway.body.status]).toEqual([201, 'confirmed'])
    expect((await auditOf(anyway.body.id)).at(-1)).toMatchObject({
      action: 'booking.confirmed-anyway',
      after: { overlaps: [first.body.id] },
    })
  })

  test('twenty at once for the same time: one is', async () => {
    const { id } = await buildAgent(app.context.db)
    const answers = await sendAtOnce(20, () => enter({ agentId: id, status: 'confirmed' }))
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 })
  })
})

describe('Idempotency-Key', () => {
  test('twenty identical ones at once make one booking, and all answer it', async () => {
    const [customerEmail, headers] = [newEmail(), { 'idempotency-key': randomUUID() }]
    const answers = await sendAtOnce(20, () => enter({ customerEmail }, { headers }))
    expect(countStatuses(answers)).toEqual({ 201: 20 })
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(19)
    expect(await mailsOf(answers[0]?.body.id ?? '')).toHaveLength(1)
  })

  test('with another body 422, unusable 400, of another admin a key of its own', async () => {
    const [customerEmail, headers] = [newEmail(), { 'idempotency-key': randomUUID() }]
    const first = await enter({ customerEmail }, { headers })
    expect((await enter({ customerEmail, duration: 4 }, { headers })).status).toBe(422)
    expect((await enter({}, { headers: { 'idempotency-key': 'ü' } })).status).toBe(400)
    const { cookie } = await signInAdmin(app)
    const other = await enter({ customerEmail }, { headers, cookie })
    expect([other.status, other.body.id === first.body.id]).toEqual([201, false])
  })
})

describe('who is booked, and when', () => {
  test('an agent who is unavailable can be booked, one who is archived or unknown cannot', async () => {
    const { db } = app.context
    const away = await buildAgent(db, { availability: false })
    expect((await enter({ agentId: away.id })).status).toBe(201)
    const gone = await buildAgent(db, { archived_at: new Date() })
    for (const id of [gone.id, randomUUID()]) {
      const { status, body } = await enter({ agentId: id })
      expect([status, body.error]).toEqual([404, 'We do not know this agent'])
    }
  })

  test('up to 30 days back, ten years ahead', async () => {
    expect((await enter({ eventDate: inDays(-29.9) })).status).toBe(201)
    for (const eventDate of [inDays(-30.1), inDays(3660), '2027-03-14T02:30', 'soon', '2026-02-30']) {
      const { status, body } = await enter({ eventDate })
      expect([status, Object.keys(body.fields ?? {})], eventDate).toEqual([400, ['eventDate']])
    }
  })

  test.each([
    ['agentId', { agentId: 'x' }],
    ['customerName', { customerName: ' ' }],
    ['customerEmail', { customerEmail: 'x' }],
    ['eventType', { eventType: 'rave' }],
    ['duration', { duration: 73 }],
    ['status', { status: 'completed' }],
    ['totalAmount', { totalAmount: -1 }],
    ['totalAmount', { totalAmount: 1_000_001 }],
    ['totalAmount', { totalAmount: '100' }],
    ['reason', { reason: 'x'.repeat(1001) }],
  ])('400 for %s: %j', async (field, more) => {
    const { status, body } = await enter(more)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  test('only admins may enter a booking', async () => {
    const { db } = app.context
    const { customer_id } = await buildBooking(db)
    const { agent, customer } = await signInOutsiders(app, customer_id)
    expect((await enter({}, { cookie: '' })).status).toBe(401)
    for (const cookie of [agent, customer]) expect((await enter({}, { cookie })).status).toBe(403)
  })
})

test('a new booking is asked for the agency’s deposit, by phone or by the form; the office may agree on another', async () => {
  const { db } = app.context
  const request = async () => (await app.call('POST /api/bookings', { body: bookingBody(agentId) })).body.id
  const depositOf = async (id: string) =>
    (await db.selectFrom('bookings').select('deposit_percent').where('id', '=', id).executeTakeFirstOrThrow())
      .deposit_percent
  expect(await depositOf(await request())).toBeNull()
  await db.updateTable('agency_settings').set({ deposit_percent: 30 }).execute()
  try {
    expect(await depositOf(await request())).toBe(30)
    const { body } = await enter()
    expect(body.depositPercent).toBe(30)
    const price = { params: { id: body.id }, cookie: admin }
    const agreed = { totalAmount: 360, depositPercent: 50, reason: 'Agreed' }
    expect((await app.call('PUT /api/admin/bookings/:id/price', { ...price, body: agreed })).body.depositPercent).toBe(
      50,
    )
  } finally {
    await db.updateTable('agency_settings').set({ deposit_percent: null }).execute()
  }
})

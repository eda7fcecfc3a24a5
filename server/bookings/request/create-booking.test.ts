import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingTotalCents } from '#shared/model/money.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const book = (agentId: string, more: Record<string, unknown> = {}, sent: { cookie?: string } = {}) =>
  app.call('POST /api/bookings', { body: bookingBody(agentId, more), ...sent })

const rowOf = (id: string) =>
  app.context.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a booking request is on disk with its total, its customer, its audit entry and its mails', async () => {
  await using app = await startTestApp()
  const agent = await buildAgent(app.context.db, { hourly_rate: 220 })
  const { status, body } = await app.call('POST /api/bookings', { body: bookingBody(agent.id) })
  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'pending', paymentStatus: 'pending', totalAmount: 660, eventDuration: 3 })
  const { db } = app.context
  expect(await db.selectFrom('bookings').select(['id', 'total_cents', 'requested_as']).execute()).toEqual([
    { id: body.id, total_cents: 66_000, requested_as: 'new_customer' },
  ])
  expect(
    await db.selectFrom('customers').select(['email', 'password_hash', 'must_change_password', 'phone']).execute(),
  ).toEqual([{ email: 'renee@example.com', password_hash: null, must_change_password: true, phone: '(404) 555-0199' }])
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  const audit = await db.selectFrom('audit_log').select(['action', 'entity_id', 'actor_role', 'request_id']).execute()
  expect(audit).toEqual([
    { action: 'booking.requested', entity_id: body.id, actor_role: null, request_id: expect.stringMatching(/.+/) },
  ])
  const mails = await db.selectFrom('outbox_emails').select(['kind', 'recipient']).orderBy('kind').execute()
  expect(mails).toEqual([
    { kind: 'account-created', recipient: 'renee@example.com' },
    { kind: 'booking-notice', recipient: null },
  ])
  expect(app.nudges()).toBe(1)
})

test('a name is stored without signs that turn the direction of writing (S27)', async () => {
  const agent = await buildAgent(app.context.db)
  const { body } = await book(agent.id, {
    customerName: '\u202eDana\u2066 Whitfield',
    customerEmail: 'dana@example.com',
  })
  expect((await rowOf(body.id)).customer_name).toBe('Dana Whitfield')
})

test('an unknown agent is 404 with a sentence, and nothing is written', async () => {
  const { status, body } = await book(randomUUID(), { customerEmail: 'nobody@example.com' })
  expect([status, body]).toEqual([404, { error: 'We do not know this agent', code: 'not_found' }])
  const { db } = app.context
  expect(await db.selectFrom('customers').select('id').where('email', '=', 'nobody@example.com').execute()).toEqual([])
})

test('an archived agent is 404 like an unknown one', async () => {
  const agent = await buildAgent(app.context.db, { archived_at: new Date() })
  expect((await book(agent.id)).status).toBe(404)
})

test('an unavailable agent answers 409 with a sentence', async () => {
  const agent = await buildAgent(app.context.db, { availability: false })
  const { status, body } = await book(agent.id)
  expect([status, body]).toEqual([409, { error: 'This agent is currently unavailable', code: 'conflict' }])
})

test.each([null, 0])('a rate of %s makes a booking without a price (P7.2)', async (hourly_rate) => {
  const agent = await buildAgent(app.context.db, { hourly_rate })
  const { status, body } = await book(agent.id)
  expect([status, body.totalAmount]).toEqual([201, null])
  expect((await rowOf(body.id)).total_cents).toBeNull()
})

test('the total the database computes is the total of shared/model, for any rate and hours', async () => {
  const agent = await buildAgent(app.context.db)
  const cases = [
    ...[1, 99_999, 100_000].flatMap((rate) => [1, 2, 72].map((hours) => [rate, hours] as const)),
    ...Array.from({ length: 60 }, () => [randomInt(0, 100_001), randomInt(1, 73)] as const),
  ]
  for (const [hourly_rate, duration] of cases) {
    await app.context.db.updateTable('agents').set({ hourly_rate }).where('id', '=', agent.id).execute()
    const { body } = await book(agent.id, { duration })
    const expected = bookingTotalCents(hourly_rate, duration)
    expect((await rowOf(body.id)).total_cents, `${hourly_rate} * ${duration}`).toBe(expected)
    expect(body.totalAmount).toBe(expected === null ? null : expected / 100)
  }
})

test('a known email, in any case, attaches the booking and changes nothing in the account (S12, S13)', async () => {
  const { db } = app.context
  const agent = await buildAgent(db)
  const customer = await buildCustomer(db, { email: 'Known@Example.com', phone: '1', password_hash: 'kept' })
  const { status, body, headers } = await book(agent.id, { customerEmail: 'kNOWN@example.COM' })
  expect(status).toBe(201)
  expect(await rowOf(body.id)).toMatchObject({
    customer_id: customer.id,
    requested_as: 'known_not_signed_in',
    customer_email: 'kNOWN@example.COM',
    customer_name: 'Renée Thibodeaux',
  })
  const same = await db.selectFrom('customers').selectAll().where('id', '=', customer.id).executeTakeFirstOrThrow()
  expect(same).toEqual(customer)
  expect(headers['set-cookie']).toBeUndefined()
  expect(await db.selectFrom('sessions').select('id').where('customer_id', '=', customer.id).execute()).toEqual([])
  const mails = await db.selectFrom('outbox_emails').select('kind').where('booking_id', '=', body.id).execute()
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['booking-notice', 'booking-received'])
})

test('the answer does not reveal whether the email was known (P1.5)', async () => {
  const { db } = app.context
  const agent = await buildAgent(db)
  await buildCustomer(db, { email: 'old-friend@example.com' })
  const known = await book(agent.id, { customerEmail: 'old-friend@example.com' })
  const fresh = await book(agent.id, { customerEmail: 'new-friend@example.com' })
  expect(known.status).toBe(fresh.status)
  expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body))
  expect(Object.keys(known.headers).sort()).toEqual(Object.keys(fresh.headers).sort())
  expect({ ...known.body, id: '', eventId: '', number: 0, createdAt: '', customerEmail: '' }).toEqual({
    ...fresh.body,
    id: '',
    eventId: '',
    number: 0,
    createdAt: '',
    customerEmail: '',
  })
})

test('an answer holds no password, hash or account field', async () => {
  const agent = await buildAgent(app.context.db)
  const { body } = await book(agent.id)
  expect(Object.keys(body).sort()).toEqual(
    [
      ...['agentId', 'createdAt', 'customerEmail', 'customerName', 'customerPhone', 'eventDate', 'eventDuration'],
      ...['eventLocation', 'eventType', 'id', 'number', 'package', 'paymentStatus', 'specialRequests', 'status'],
      ...['eventId', 'guests', 'totalAmount'],
    ].sort(),
  )
})

test('a signed-in customer’s booking for their own email is marked signed_in', async () => {
  const { db } = app.context
  const agent = await buildAgent(db)
  const customer = await buildCustomer(db)
  const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
  const { body } = await book(agent.id, { customerEmail: customer.email.toUpperCase() }, { cookie })
  expect(await rowOf(body.id)).toMatchObject({ customer_id: customer.id, requested_as: 'signed_in' })
  const audit = db.selectFrom('audit_log').select(['actor_role', 'actor_id']).where('entity_id', '=', body.id)
  expect(await audit.executeTakeFirst()).toEqual({ actor_role: 'customer', actor_id: customer.id })
})

test('a booking follows the email typed into it, never the session (P1.4)', async () => {
  const { db } = app.context
  const agent = await buildAgent(db)
  const signedIn = await buildCustomer(db)
  const other = await buildCustomer(db)
  const cookie = await signIn(app, { role: 'customer', customerId: signedIn.id })
  const forOther = await book(agent.id, { customerEmail: other.email }, { cookie })
  expect(await rowOf(forOther.body.id)).toMatchObject({ customer_id: other.id, requested_as: 'known_not_signed_in' })
  const forNew = await book(agent.id, { customerEmail: 'cousin@example.com' }, { cookie })
  const row = await rowOf(forNew.body.id)
  expect(row.requested_as).toBe('new_customer')
  expect(row.customer_id).not.toBe(signedIn.id)
})

test('an admin with the customer’s email stays an admin, and a separate customer is made', async () => {
  const { db } = app.context
  const agent = await buildAgent(db)
  const admin = await buildUser(db, { email: 'boss@example.com' })
  const { body } = await book(agent.id, { customerEmail: 'boss@example.com' })
  expect((await rowOf(body.id)).customer_id).not.toBe(admin.id)
  const users = await db.selectFrom('users').select(['role', 'password_hash']).where('id', '=', admin.id).execute()
  expect(users).toEqual([{ role: 'admin', password_hash: 'none' }])
})

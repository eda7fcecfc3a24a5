import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageTotalCents } from '#shared/model/package.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCustomer, buildPackage, buildUser } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let agentId: string
let admin: string
const GONE = 'This package is no longer offered'
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.context
  agentId = (await buildAgent(db, { hourly_rate: 85 })).id
  admin = (await signInAdmin(app)).cookie
})
afterAll(() => app[Symbol.asyncDispose]())

const book = (packageId: unknown, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  app.call('POST /api/bookings', {
    body: bookingBody(agentId, { duration: undefined, packageId, ...more }),
    headers,
  })
const enter = (packageId: string, more: Record<string, unknown> = {}) =>
  app.call('POST /api/admin/bookings', {
    body: bookingBody(agentId, { duration: undefined, packageId, ...more }),
    cookie: admin,
  })
const rowOf = (id: string) =>
  app.context.db
    .selectFrom('bookings')
    .select(['package_id', 'package_name', 'package_cents', 'package_hours', 'package_rate', 'total_cents'])
    .select(['event_duration', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const countBookings = async () => (await app.context.db.selectFrom('bookings').select('id').execute()).length

describe('a request for a package (P3.19, P7.53)', () => {
  test('costs its price, lasts its hours and is stored as sold', async () => {
    const offer = await buildPackage(app.context.db)
    const { status, body } = await book(offer.id)
    expect([status, body.totalAmount, body.eventDuration]).toEqual([201, 680, 5])
    expect(body.package).toEqual({
      ...{ id: offer.id, name: 'Opening Night', basePrice: 68_000, duration: 5, hourlyRate: 85 },
    })
    expect(await rowOf(body.id)).toMatchObject({
      ...{ package_id: offer.id, package_name: 'Opening Night', package_cents: 68_000, package_hours: 5 },
      ...{ package_rate: 85, total_cents: 68_000, event_duration: 5 },
    })
    const audit = await app.context.db
      .selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(audit.after).toMatchObject({ totalCents: 68_000, package: 'Opening Night' })
  })

  test.each([
    ['fewer hours cost the price all the same', 2, 680],
    ['two hours more cost two hours of the rate more', 7, 850],
  ])('%s', async (_, duration, dollars) => {
    const offer = await buildPackage(app.context.db)
    const { body } = await book(offer.id, { duration, totalAmount: 1, status: 'confirmed' })
    expect([body.totalAmount, body.eventDuration, body.status]).toEqual([dollars, duration, 'pending'])
  })

  test.each([null, 0])('with a rate of %s more hours leave the price to be confirmed', async (hourly_rate) => {
    const offer = await buildPackage(app.context.db)
    const { id } = await buildAgent(app.context.db, { hourly_rate })
    expect((await book(offer.id, { agentId: id, duration: 5 })).body.totalAmount).toBe(680)
    const { body } = await book(offer.id, { agentId: id, duration: 6 })
    expect([body.totalAmount, body.package?.hourlyRate]).toEqual([null, null])
  })

  test('the price of the database is the price of shared/model', async () => {
    const { db } = app.context
    const { id } = await buildAgent(db)
    const offer = await buildPackage(db)
    for (let i = 0; i < 40; i++) {
      const [rate, hours, basePrice, duration] = [
        randomInt(0, 3) * randomInt(0, 50_001),
        randomInt(1, 73),
        randomInt(0, 100_000_001),
        randomInt(1, 73),
      ]
      await db.updateTable('agents').set({ hourly_rate: rate }).where('id', '=', id).execute()
      await db.updateTable('service_packages').set({ base_price_cents: basePrice, duration }).execute()
      const { body } = await book(offer.id, { agentId: id, duration: hours })
      expect((await rowOf(body.id)).total_cents).toBe(packageTotalCents({ basePrice, duration }, rate, hours))
    }
  })

  test('the server’s package counts when it changed after the form was opened', async () => {
    const offer = await buildPackage(app.context.db)
    await app.context.db
      .updateTable('service_packages')
      .set({ base_price_cents: 70_000 })
      .where('id', '=', offer.id)
      .execute()
    expect((await book(offer.id, { totalAmount: 680 })).body.totalAmount).toBe(700)
  })

  test.each([
    ['unknown', async () => randomUUID()],
    ['inactive', async () => (await buildPackage(app.context.db, { is_active: false })).id],
    [
      'deleted',
      async () => {
        const { id } = await buildPackage(app.context.db)
        await app.call('DELETE /api/admin/service-packages/:id', { params: { id }, cookie: admin })
        return id
      },
    ],
  ])(
    'one that is %s answers 409 with a sentence, to visitors and to the office, and books nothing',
    async (_, make) => {
      const id = await make()
      const before = await countBookings()
      for (const { status, body } of [await book(id), await enter(id)]) {
        expect([status, body]).toEqual([409, { error: GONE, code: 'conflict', fields: { packageId: GONE } }])
      }
      expect(await countBookings()).toBe(before)
    },
  )

  test('one of another category answers 400 beside its field', async () => {
    const offer = await buildPackage(app.context.db, { category: 'dj' })
    const sentence = 'This package is for another category'
    for (const { status, body } of [await book(offer.id), await enter(offer.id)]) {
      expect([status, body]).toEqual([
        400,
        { error: sentence, code: 'invalid_request', fields: { packageId: sentence } },
      ])
    }
  })

  test.each([
    ['a word', 'no-id'],
    ['a number', 42],
    ['an object', {}],
    ['a list', [randomUUID()]],
    ['a long text', 'x'.repeat(100_000)],
  ])('%s is no package', async (_, packageId) => {
    const { status, body } = await book(packageId)
    expect([status, body]).toMatchObject([400, { fields: { packageId: 'Not a package we know' } }])
  })

  test.each([undefined, null, ''])('%j books by the hour', async (packageId) => {
    const { body } = await book(packageId, { duration: 3 })
    expect([body.totalAmount, body.package]).toEqual([255, null])
  })

  test('sent twice with one key it books once, and the key survives a refusal', async () => {
    const offer = await buildPackage(app.context.db, { is_active: false })
    const headers = { 'idempotency-key': randomUUID() }
    expect((await book(offer.id, {}, headers)).status).toBe(409)
    await app.context.db.updateTable('service_packages').set({ is_active: true }).where('id', '=', offer.id).execute()
    const first = await book(offer.id, {}, headers)
    await app.context.db.updateTable('service_packages').set({ is_active: false }).where('id', '=', offer.id).execute()
    const again = await book(offer.id, {}, headers)
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
    expect((await book('', {}, headers)).status).toBe(422)
  })
})

describe('a booking that was sold as a package', () => {
  test('stays as sold when the package changes, and when it is deleted', async () => {
    const offer = await buildPackage(app.context.db)
    const { body } = await book(offer.id)
    const { name, category, duration } = offer
    const change = { name: `${name} II`, category, basePrice: 1, duration: duration + 1 }
    const { status } = await app.call('PUT /api/admin/service-packages/:id', {
      ...{ params: { id: offer.id }, body: change, cookie: admin },
    })
    expect(status).toBe(200)
    const before = await rowOf(body.id)
    expect(before).toMatchObject({ package_name: name, package_cents: 68_000, package_hours: 5, total_cents: 68_000 })
    await app.call('DELETE /api/admin/service-packages/:id', { params: { id: offer.id }, cookie: admin })
    // the version too: nobody has changed the booking
    expect(await rowOf(body.id)).toEqual({ ...before, package_id: null })
    const { body: details } = await app.call('GET /api/admin/bookings/:id', { params: { id: body.id }, cookie: admin })
    expect(details.package).toMatchObject({ id: null, name, basePrice: 68_000 })
  })

  test('the customer sees all of it, the agent its name without the price', async () => {
    const { db } = app.context
    const offer = await buildPackage(db, { name: 'Signature Set' })
    const customer = await buildCustomer(db)
    const user = await buildUser(db, { role: 'agent' })
    const agent = await buildAgent(db, { user_id: user.id })
    await book(offer.id, { agentId: agent.id, customerEmail: customer.email })
    const asCustomer = await signIn(app, { role: 'customer', customerId: customer.id })
    const { body: own } = await app.call('GET /api/customer/bookings', { cookie: asCustomer })
    expect(own[0]?.package).toMatchObject({ name: 'Signature Set', basePrice: 68_000, duration: 5 })
    const asAgent = await signIn(app, { role: 'agent', userId: user.id })
    const { body: mine } = await app.call('GET /api/agent/bookings', { cookie: asAgent })
    expect(mine[0]?.packageName).toBe('Signature Set')
    expect(JSON.stringify(mine)).not.toContain('68000')
  })

  test('other hours leave its price as it is (P6.25)', async () => {
    const { body } = await book((await buildPackage(app.context.db)).id)
    const { status, body: changed } = await app.call('PUT /api/admin/bookings/:id/details', {
      ...{ params: { id: body.id }, body: { eventDuration: 8 }, cookie: admin },
    })
    expect([status, changed.totalAmount, changed.eventDuration]).toEqual([200, 680, 8])
  })
})

describe('a package entered by the office', () => {
  test('costs its price, unless another was agreed', async () => {
    const offer = await buildPackage(app.context.db)
    const usual = await enter(offer.id, { duration: 6 })
    expect([usual.status, usual.body.totalAmount, usual.body.package?.name]).toEqual([201, 765, 'Opening Night'])
    const agreed = await enter(offer.id, { totalAmount: 600 })
    expect([agreed.body.totalAmount, agreed.body.eventDuration, agreed.body.package?.basePrice]).toEqual([
      600, 5, 68_000,
    ])
    const audit = await app.context.db
      .selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', agreed.body.id)
      .executeTakeFirstOrThrow()
    expect(audit.after).toMatchObject({ totalAmount: 600, usualAmount: 680, package: 'Opening Night' })
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  admin = (await signInAdmin(app)).cookie
})
afterAll(() => app[Symbol.asyncDispose]())

test('every booking gets a number of its own, 1 to 9 after the one before it, at once too (P3.36)', async () => {
  const { id: agentId } = await buildAgent(app.context.db)
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      app.call('POST /api/bookings', {
        body: bookingBody(agentId, { customerEmail: `number-${i}@example.com` }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  const numbers = answers.map(({ body }) => body.number ?? 0).sort((a, b) => a - b)
  expect(numbers[0]).toBeGreaterThan(1000)
  const gaps = numbers.slice(1).map((number, i) => number - (numbers[i] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(9)
  expect(new Set(gaps).size, 'the gaps differ').toBeGreaterThan(1)
})

test('a search finds a booking, its payments and its invoice by the number, and by no part of it (P3.37)', async () => {
  const { db } = app.context
  const booking = await buildBooking(db)
  const payment = await buildPayment(db, booking.id)
  const invoice = await buildInvoice(db, booking.id)
  const { number } = booking
  for (const q of [`B-${number}`, `b${number}`, `${number}`, `${booking.customer_name} B-${number}`]) {
    const lists = await Promise.all([
      app.call('GET /api/admin/bookings-with-details', { cookie: admin, query: { q } }),
      app.call('GET /api/payments', { cookie: admin, query: { q } }),
      app.call('GET /api/invoices', { cookie: admin, query: { q } }),
    ])
    expect(
      lists.map(({ body }) => body.map(({ id }) => id)),
      q,
    ).toEqual([[booking.id], [payment.id], [invoice.id]])
    expect(lists[0].body[0]).toMatchObject({ number })
    expect(lists[1].body[0]).toMatchObject({ bookingNumber: number })
    expect(lists[2].body[0]).toMatchObject({ bookingNumber: number })
  }
  for (const q of [`B-${number}0`, `B-${String(number).slice(0, 3)}`, `Nobody B-${number}`]) {
    const { body } = await app.call('GET /api/admin/bookings-with-details', { cookie: admin, query: { q } })
    expect(body, q).toEqual([])
  }
})

test('a number finds nobody else’s booking and opens nothing (P3.37)', async () => {
  const { db } = app.context
  const [own, other] = [await buildBooking(db), await buildBooking(db)]
  const { customer_id } = own
  const cookie = await signIn(app, { customerId: customer_id, role: 'customer' })
  const find = async (number: number) =>
    (await app.call('GET /api/bookings', { cookie, query: { q: formatBookingNumber(number) } })).body.map(
      ({ id }) => id,
    )
  expect(await find(own.number)).toEqual([own.id])
  expect(await find(other.number)).toEqual([])
  for (const id of [`${other.number}`, `B-${other.number}`]) {
    const { status } = await app.send({ method: 'GET', url: `/api/admin/bookings/${id}`, headers: { cookie: admin } })
    expect([400, 404], id).toContain(status)
  }
})

test('the number of a request cannot be chosen (P3.37)', async () => {
  const { id: agentId } = await buildAgent(app.context.db)
  const { email } = await buildCustomer(app.context.db)
  const payload = { ...bookingBody(agentId, { customerEmail: email }), number: 1 }
  const { body } = await app.send({ method: 'POST', url: '/api/bookings', payload })
  expect((body as { number: number }).number).toBeGreaterThan(1000)
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { countStatuses, sendAtOnce } from '#tests/support/at-once.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { makeBookingReaders } from '#tests/support/bookings.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const { app, admin } = await openOffice()

const set = (id: string, body: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  app.call('PUT /api/admin/bookings/:id/price', {
    params: { id },
    body: { reason: 'Agreed by phone', ...body } as { totalAmount: number; reason: string }, // also what isn't one
    cookie: admin,
    ...more,
  })
const { rowOf, auditOf, mailsOf } = makeBookingReaders(() => app.context.db)

test('sets price and deposit, with a reason, audited and mailed', async () => {
  const { id } = await buildBooking(app.context.db, { total_cents: null })
  const { status, body } = await set(id, { totalAmount: 450.5, depositPercent: 30 })
  expect([status, body]).toMatchObject([200, { totalAmount: 450.5, depositPercent: 30, version: 2 }])
  expect(await auditOf(id)).toMatchObject([
    {
      action: 'booking.price-changed',
      before: { totalAmount: null, depositPercent: null },
      after: { totalAmount: 450.5, depositPercent: 30 },
      reason: 'Agreed by phone',
    },
  ])
  expect(await mailsOf(id)).toEqual(['booking-changed'])
})

test('the deposit stays when it is left out, and goes with null', async () => {
  const { id } = await buildBooking(app.context.db, { deposit_percent: 25 })
  expect((await set(id, { totalAmount: 500 })).body.depositPercent).toBe(25)
  expect((await set(id, { totalAmount: 500, depositPercent: null })).body).toMatchObject({
    depositPercent: null,
    version: 3,
  })
  const again = await set(id, { totalAmount: 500, depositPercent: null })
  expect([again.status, again.body.version]).toEqual([200, 3])
})

test.each(['completed', 'cancelled'] as const)('a %s booking gets its price without a mail', async (status) => {
  const { id } = await buildBooking(app.context.db, { status })
  expect((await set(id, { totalAmount: 10 })).status).toBe(200)
  expect(await mailsOf(id)).toEqual([])
})

describe('409', () => {
  test.each([
    ['paid', 'This booking is paid, so its price stays'],
    ['refunded', 'This booking was refunded, so its price stays'],
  ] as const)('when it is %s', async (payment_status, error) => {
    const booking = await buildBooking(app.context.db, { payment_status })
    const { status, body } = await set(booking.id, { totalAmount: 10 })
    expect([status, body.error]).toEqual([409, error])
    expect(await rowOf(booking.id)).toEqual(booking)
  })

  test('while an invoice demands the price there is; not when it was voided', async () => {
    const { db } = app.context
    const { id } = await buildBooking(db)
    const invoice = await buildInvoice(db, id)
    const { status, body } = await set(id, { totalAmount: 10 })
    expect([status, body.error]).toEqual([
      409,
      `This booking is on ${invoice.invoice_number}. Void or reissue it to change the price.`,
    ])
    await db.updateTable('invoices').set({ voided_at: new Date() }).where('id', '=', invoice.id).execute()
    expect((await set(id, { totalAmount: 10 })).status).toBe(200)
  })

  test('below what was paid; exactly that makes it paid', async () => {
    const { db } = app.context
    const { id } = await buildBooking(db, { deposit_percent: 30 })
    const payment = await buildPayment(db, id, { purpose: 'deposit', amount_cents: 12_000 })
    await buildPayment(db, id, { kind: 'refund', payment_id: payment.id, amount_cents: 1_000 })
    const { status, body } = await set(id, { totalAmount: 109.99 })
    expect([status, body.fields]).toEqual([409, { totalAmount: '$110.00 of it is paid already' }])
    expect((await set(id, { totalAmount: 300 })).body.paymentStatus).toBe('pending')
    expect((await set(id, { totalAmount: 110 })).body.paymentStatus).toBe('paid')
    expect((await auditOf(id)).at(-1)).toMatchObject({ after: { totalAmount: 110, paymentStatus: 'paid' } })
  })
})

describe('at once', () => {
  test('twenty changes: all are made, one after the other, and all are audited', async () => {
    const { id } = await buildBooking(app.context.db)
    const answers = await sendAtOnce(20, (i) => set(id, { totalAmount: 1000 + i }))
    expect(countStatuses(answers)).toEqual({ 200: 20 })
    const entries = await auditOf(id)
    expect([entries.length, (await rowOf(id)).version]).toEqual([20, 21])
    const amounts = (side: 'before' | 'after') => entries.map((entry) => Object(entry[side]).totalAmount)
    expect(amounts('before').slice(1)).toEqual(amounts('after').slice(0, -1))
    expect((await rowOf(id)).total_cents).toBe(amounts('after').at(-1) * 100)
  })

  test('twenty of the same row version: one is made', async () => {
    const { id } = await buildBooking(app.context.db)
    const answers = await sendAtOnce(20, (i) => set(id, { totalAmount: 1000 + i }, { headers: { 'if-match': '"1"' } }))
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 })
  })

  test('with its payment: what is paid is what was asked for', async () => {
    const { db } = app.context
    for (let round = 0; round < 5; round++) {
      const booking = await buildBooking(db)
      const cookie = await signIn(app, { role: 'customer', customerId: booking.customer_id })
      const pay = app.call('POST /api/customer/bookings/:id/pay', {
        ...{ params: { id: booking.id }, cookie, body: { paymentMethod: 'cash' as const } },
      })
      const [priced, paid] = await Promise.all([set(booking.id, { totalAmount: 700 }), pay])
      expect(paid.status).toBe(200)
      const { amount_cents } = await db
        .selectFrom('payments')
        .select('amount_cents')
        .where('booking_id', '=', booking.id)
        .executeTakeFirstOrThrow()
      const row = await rowOf(booking.id)
      expect([amount_cents, row.payment_status]).toEqual([row.total_cents, 'paid'])
      expect(row.total_cents).toBe(priced.status === 200 ? 70_000 : 40_000)
    }
  })
})

describe('refused', () => {
  test.each([
    ['totalAmount', { totalAmount: -0.01 }],
    ['totalAmount', { totalAmount: 1_000_001 }],
    ['totalAmount', { totalAmount: '5' }],
    ['totalAmount', {}],
    ['depositPercent', { totalAmount: 5, depositPercent: 0 }],
    ['depositPercent', { totalAmount: 5, depositPercent: 100 }],
    ['depositPercent', { totalAmount: 5, depositPercent: 2.5 }],
    ['reason', { totalAmount: 5, reason: '  ' }],
    ['reason', { totalAmount: 5, reason: undefined }],
  ])('400 for %s: %j', async (field, body) => {
    const { id } = await buildBooking(app.context.db)
    const answer = await set(id, body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
  })

  test('unknown 404, bad id 400, strangers 401, customers and agents 403', async () => {
    const { db } = app.context
    const booking = await buildBooking(db)
    expect((await set(randomUUID(), { totalAmount: 5 })).status).toBe(404)
    expect((await set('x', { totalAmount: 5 })).status).toBe(400)
    const { agent, customer } = await signInOutsiders(app, booking.customer_id)
    expect((await set(booking.id, { totalAmount: 5 }, { cookie: undefined })).status).toBe(401)
    for (const cookie of [agent, customer])
      expect((await set(booking.id, { totalAmount: 5 }, { cookie })).status).toBe(403)
    expect(await rowOf(booking.id)).toEqual(booking)
  })
})

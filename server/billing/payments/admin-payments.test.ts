import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as cards from '#shared/contract/billing/cards.admin.ts'
import * as checkouts from '#shared/contract/billing/checkouts.ts'
import * as payments from '#shared/contract/billing/payments.admin.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildInvoice, buildPayer, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { readPages } from '#tests/support/pages.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'

const { app, admin, adminId } = await openOffice()
const { agent, customer } = await signInOutsiders(app)

const ofAdmins = (
  Object.values({ ...payments, ...cards, ...checkouts }).filter((value) => 'path' in value) as Endpoint[]
).filter(({ access }) => access !== 'public' && (access.includes('admin') || access.includes('owner')))

const list = async (query: Record<string, string> = {}) => app.call('GET /api/payments', { query, cookie: admin })
const auditOf = (entityId: string) =>
  app.context.db.selectFrom('audit_log').selectAll().where('entity_id', '=', entityId).orderBy('id').execute()

test('there are ten calls for the office', () => expect(ofAdmins).toHaveLength(10))

test.each(ofAdmins.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is for admins alone',
  async (_call, { method, path }) => {
    const send = (cookie?: string) =>
      app.send({ method, url: path.replace(':id', randomUUID()), headers: cookie === undefined ? {} : { cookie } })
    expect((await send()).status).toBe(401)
    expect((await send(agent)).status).toBe(403)
    expect((await send(customer)).status).toBe(403)
    expect((await send(admin)).status).not.toBe(403)
  },
)

test.each(ofAdmins.filter(({ path }) => path.includes('/payments/:id') || path.endsWith(':id/payments')))(
  '$path: unknown is 404, nonsense 400',
  async ({ method, path }) => {
    const payload = { paymentMethod: 'cash', amount: 100, reason: 'a reason' }
    const send = (id: string) => app.send({ method, url: path.replace(':id', id), payload, headers: { cookie: admin } })
    expect((await send(randomUUID())).status).toBe(404)
    expect((await send('nonsense')).status).toBe(400)
  },
)

describe('the list', () => {
  test('shows a row with its related rows', async () => {
    const { db } = app.context
    const vera = await buildAgent(db, { name: 'Vera Vane', category: 'dancer' })
    const booking = await buildBooking(db, { agent_id: vera.id, customer_name: 'Ottilie Quince' })
    const invoice = await buildInvoice(db, booking.id)
    const other = await buildBooking(db)
    await buildPayment(db, other.id, { payment_method: 'zelle', transaction_id: 'ott-1' })
    const payment = await buildPayment(db, booking.id, {
      ...{ payment_method: 'zelle', transaction_id: 'OTT-1', invoice_id: invoice.id, paid_at: new Date() },
    })
    await buildPayment(db, booking.id, { kind: 'refund', payment_id: payment.id, amount_cents: 1_000, notes: 'rain' })
    const pending = { payment_status: 'pending', amount_cents: 500 } as const
    await buildPayment(db, booking.id, { kind: 'refund', payment_id: payment.id, ...pending })
    const { body } = await list({ q: 'ottilie quince' })
    expect(body).toHaveLength(3)
    expect(body.find(({ kind }) => kind === 'payment')).toEqual({
      bookingNumber: booking.number,
      ...{ id: payment.id, bookingId: booking.id, invoiceId: invoice.id, invoiceNumber: invoice.invoice_number },
      ...{ kind: 'payment', paymentId: null, purpose: 'full', amount: 40_000, paymentMethod: 'zelle' },
      ...{ paymentStatus: 'completed', transactionId: 'OTT-1', reportedBy: 'customer', verifiedAt: null },
      ...{ reversedAt: null, refunded: 1_000, refundable: 38_500, reversible: false, together: null },
      referenceUsedElsewhere: true,
      ...{
        dispute: null,
        notes: null,
        paidAt: payment.paid_at?.toISOString(),
        createdAt: payment.created_at.toISOString(),
      },
      customer: { name: 'Ottilie Quince', email: booking.customer_email },
      agent: { id: vera.id, name: 'Vera Vane', category: 'dancer' },
    })
    expect(body.find(({ amount }) => amount === 1_000)).toMatchObject({
      ...{ kind: 'refund', paymentId: payment.id, refundable: 0, reversible: false, notes: 'rain' },
      referenceUsedElsewhere: false,
    })
  })

  test('is paged by key without gaps or repeats, newest first by when money moved', async () => {
    const { db } = app.context
    const booking = await buildBooking(db, { customer_name: 'Paged Person', total_cents: 1_000_000 })
    const first = await buildPayment(db, booking.id)
    for (let day = 1; day <= 6; day++) {
      const paid_at = new Date(Date.UTC(2020, 0, day))
      // two at the same moment are ordered by their ids
      await buildPayment(db, booking.id, { kind: 'refund', payment_id: first.id, amount_cents: day, paid_at })
      await buildPayment(db, booking.id, { kind: 'refund', payment_id: first.id, amount_cents: 10 + day, paid_at })
    }
    const whole = (await list({ q: 'paged person' })).body
    expect(whole).toHaveLength(13)
    expect(whole.map(({ amount }) => amount % 10)).toEqual([0, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1])
    const pages = await readPages<{ id: string }>(app, '/api/payments?q=paged%20person&limit=5', admin)
    expect(pages.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
  })

  test('is narrowed by what waits, by kind, by customer, reference and dates', async () => {
    const { db } = app.context
    const dana = await buildCustomer(db, { email: 'narrow@example.com', name: 'Narrow Nell' })
    const booking = await buildBooking(db, {
      ...{ customer_id: dana.id, customer_name: dana.name, customer_email: dana.email },
    })
    const at = (day: number) => ({ paid_at: new Date(Date.UTC(2019, 5, day, 12)) })
    const waiting = await buildPayment(db, booking.id, { ...at(1), purpose: 'deposit', transaction_id: 'Narrow_1 x' })
    const done = await buildPayment(db, booking.id, { ...at(2), purpose: 'balance', verified_at: new Date() })
    const back = await buildPayment(db, booking.id, { ...at(3), kind: 'refund', payment_id: done.id, amount_cents: 5 })
    const ids = async (query: Record<string, string>) => {
      const { status, body } = await list(query)
      expect(status).toBe(200)
      return body.map(({ id }) => id)
    }
    const june = { from: '2019-06-01', to: '2019-07-01' }
    expect(await ids(june)).toEqual([back.id, done.id, waiting.id])
    expect(await ids({ ...june, show: 'waiting' })).toEqual([waiting.id])
    expect(await ids({ ...june, show: 'payments' })).toEqual([done.id, waiting.id])
    expect(await ids({ ...june, show: 'returned' })).toEqual([back.id])
    expect(await ids({ from: '2019-06-02', to: '2019-06-03' })).toEqual([done.id])
    for (const q of ['nell narrow', 'NARROW@example.com', 'narrow@', 'ne na']) {
      expect(await ids({ q })).toEqual([back.id, done.id, waiting.id])
    }
    for (const q of ['Narrow_1 x', 'narrow_1', 'NARROW_1 ']) expect(await ids({ q })).toEqual([waiting.id])
    expect(await ids({ q: 'narrow nell', show: 'returned', ...june })).toEqual([back.id])
    expect(await ids({ q: 'nobody has that' })).toEqual([])
    expect(await ids({ q: '%' })).toEqual([])
    expect(await ids({ q: "' or 1=1 --" })).toEqual([])
  })

  test.each([{ show: 'all' }, { limit: '0' }, { limit: '101' }, { from: 'soon' }, { cursor: 'x' }])(
    'refuses %j with 400',
    async (query) => expect((await list(query as Record<string, string>)).status).toBe(400),
  )
})

test('the export has every row, in dollars, with what goes out below nothing, and no formula', async () => {
  const { db } = app.context
  const booking = await buildBooking(db, { customer_name: '=cmd()', customer_email: 'csv@example.com' })
  const at = { paid_at: new Date('2018-03-01T17:00:00Z') }
  const tax = { amount_cents: 40_000, tax_cents: 2_963 }
  const payment = await buildPayment(db, booking.id, { ...at, ...tax, transaction_id: '+1', payment_method: 'zelle' })
  const refunded = { payment_id: payment.id, amount_cents: 1_050, tax_cents: 78 }
  await buildPayment(db, booking.id, { ...at, kind: 'refund', ...refunded })
  const csv = await app.send({
    method: 'GET',
    url: '/api/admin/exports/payments?from=2018-03-01&to=2018-03-02',
    headers: { cookie: admin },
  })
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="payments-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = String(csv.body).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  const of = (kind: string) => lines.find((line) => line.includes(`"${kind}"`))
  expect(of('Payment')).toContain(
    '"2018-03-01T17:00:00.000Z","2018-03-01","Payment","Full amount",400,29.63,"Completed","Zelle"',
  )
  expect(of('Payment')).toContain(`"'+1"`)
  expect(of('Payment')).toContain(`"'=cmd()"`)
  expect(of('Refund')).toContain(',-10.5,-0.78,')
})

describe('a payment the office enters', () => {
  const record = (id: string, body: object = { paymentMethod: 'cash' }, key?: string) =>
    app.call('POST /api/admin/bookings/:id/payments', {
      params: { id },
      body: body as { paymentMethod: 'cash' },
      cookie: admin,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })

  test('is what is due, verified at once, and the booking is paid', async () => {
    const booking = await buildBooking(app.context.db, { deposit_percent: 25 })
    const deposit = await record(booking.id)
    expect([deposit.status, deposit.body]).toMatchObject([
      201,
      { purpose: 'deposit', amount: 10_000, reportedBy: 'office', verifiedAt: expect.any(String), reversible: true },
    ])
    const balance = await record(booking.id, { paymentMethod: 'zelle', transactionId: 'Z 9' })
    expect(balance.body).toMatchObject({ purpose: 'balance', amount: 30_000, transactionId: 'Z 9' })
    const stored = await app.context.db
      .selectFrom('bookings as b')
      .innerJoin('payments as p', 'p.booking_id', 'b.id')
      .select(['b.payment_status', 'p.entered_by', 'p.verified_by'])
      .where('b.id', '=', booking.id)
      .execute()
    expect(stored).toEqual(Array(2).fill({ payment_status: 'paid', entered_by: adminId, verified_by: adminId }))
    expect((await record(booking.id)).status).toBe(409)
  })

  test('is made once per idempotency key, and a repeat returns it', async () => {
    const booking = await buildBooking(app.context.db, { deposit_percent: 25 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(booking.id, undefined, 'entered')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(4)
    expect((await record(booking.id, { paymentMethod: 'cash', purpose: 'balance' }, 'entered')).status).toBe(422)
  })

  test.each([{}, { paymentMethod: 'card' }, { paymentMethod: 'x' }, { paymentMethod: 'cash', purpose: 'tip' }])(
    'refuses %j with 400',
    async (body) => expect((await record((await buildBooking(app.context.db)).id, body)).status).toBe(400),
  )
})

describe('verifying', () => {
  const verify = (id: string) => app.call('POST /api/admin/payments/:id/verify', { params: { id }, cookie: admin })

  test('a reported payment is verified once, with the admin and the time', async () => {
    const payer = await buildPayer(app)
    const booking = await payer.book()
    await app.call('POST /api/customer/bookings/:id/pay', {
      ...{ params: { id: booking.id }, body: { paymentMethod: 'cash' }, cookie: payer.cookie },
    })
    const [payment] = (await list({ q: payer.customer.email, show: 'waiting' })).body
    const id = payment?.id ?? ''
    const answers = await Promise.all([verify(id), verify(id), verify(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 200)?.body.verifiedAt).not.toBeNull()
    expect((await list({ q: payer.customer.email, show: 'waiting' })).body).toEqual([])
    const entry = (await auditOf(id)).find(({ action }) => action === 'payment.verified')
    expect(entry).toMatchObject({ actor_id: adminId, after: { verified: true, bookingId: booking.id } })
  })

  test('is refused for payments that do not wait for it', async () => {
    const { db } = app.context
    const { id } = await buildBooking(db)
    const payment = await buildPayment(db, id, { purpose: 'deposit', reversed_at: new Date() })
    const reversal = await buildPayment(db, id, { kind: 'reversal', payment_id: payment.id })
    const failed = await buildPayment(db, id, { payment_status: 'failed' })
    for (const row of [payment, reversal, failed]) expect((await verify(row.id)).status).toBe(409)
  })
})

describe('cards at a provider', () => {
  test('are shown and set by category, audited, and off at first', async () => {
    const { db } = app.context
    await buildAgent(db, { category: 'violinist' })
    const read = () => app.call('GET /api/admin/card-payments', { cookie: admin })
    const { body } = await read()
    expect(body.provider).toBe('manual')
    const category = body.categories.find(({ name }) => name === 'violinist')
    expect(category?.cardPayments).toBe(false)
    const id = category?.id ?? ''
    const set = (cardPayments: unknown) =>
      app.call('PUT /api/admin/card-payments/:id', {
        ...{ params: { id }, body: { cardPayments: cardPayments as boolean }, cookie: admin },
      })
    expect((await set(true)).body).toEqual({ ...category, cardPayments: true })
    expect((await set(true)).body).toEqual({ ...category, cardPayments: true })
    expect((await set('yes')).status).toBe(400)
    expect((await read()).body.categories.find((one) => one.id === id)?.cardPayments).toBe(true)
    expect(await auditOf(id)).toMatchObject([
      { action: 'category.card-payments-changed', after: { cardPayments: true } },
    ])
    const unknown = { params: { id: randomUUID() }, body: { cardPayments: true }, cookie: admin }
    expect((await app.call('PUT /api/admin/card-payments/:id', unknown)).status).toBe(404)
  })

  test('without a provider nothing can be paid there, and there are no events', async () => {
    const payer = await buildPayer(app)
    const booking = await payer.book()
    const call = { params: { id: booking.id }, body: {}, cookie: payer.cookie }
    const { status, body } = await app.call('POST /api/customer/bookings/:id/checkout', call)
    expect([status, body.error]).toEqual([422, 'This booking cannot be paid by card here. Please pay another way.'])
    expect((await app.call('POST /api/webhooks/stripe')).status).toBe(404)
  })
})

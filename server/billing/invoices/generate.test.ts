import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { taxCents } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { inAtlanta } from '#tests/support/in-atlanta.ts'
import { openInvoices, TERMS } from '#tests/support/invoices.ts'
import { endOfDay } from '#tests/support/places.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'

test('an invoice is generated with all it says, pending, due at the end of its day in Atlanta, and audited', async () => {
  const { db, generate, audit, admin, setClock } = await openInvoices()
  setClock('2026-10-28T16:00:00Z')
  const agent = await buildAgent(db, { name: 'Sabine Laurent', category: 'model' })
  const customer = await buildCustomer(db, { name: 'Renée Żółć', email: 'renee@example.com' })
  const booking = await buildBooking(db, {
    ...{ agent_id: agent.id, customer_id: customer.id, event_location: 'Inman Park', status: 'confirmed' },
    first_confirmed_at: new Date('2026-10-20T16:00:00Z'),
  })
  const { status, body } = await generate(booking.id, { dueDate: '2026-11-12', notes: '  Balance on the night. ' })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    bookingId: booking.id,
    invoiceNumber: 'INV-2026-0001',
    subtotal: 40_000,
    tax: 3_200,
    discount: 0,
    total: 43_200,
    paid: 0,
    owesNothing: false,
    unconfirmed: false,
    // 23:59:59 on November 12, after the clocks have changed
    dueDate: endOfDay('2026-11-12'),
    status: 'pending',
    notes: 'Balance on the night.',
    sentAt: null,
    voidedAt: null,
    voidReason: null,
    reportedAt: null,
    // the first reminder leaves three days before the due day
    reminders: { last: null, next: '2026-11-09', paused: false },
    version: 1,
    createdAt: '2026-10-28T16:00:00.000Z',
    bookingNumber: booking.number,
    customer: { name: 'Renée Żółć', email: 'renee@example.com' },
    booking: {
      agentName: 'Sabine Laurent',
      category: 'model',
      eventType: 'wedding',
      eventDate: booking.event_date.toISOString(),
      eventDuration: 4,
      eventLocation: 'Inman Park',
    },
    bookings: [
      {
        ...{ bookingId: booking.id, bookingNumber: booking.number, agentName: 'Sabine Laurent' },
        ...{ eventDate: booking.event_date.toISOString(), total: 43_200, balance: 43_200 },
      },
    ],
  })
  expect(await audit('invoice.%')).toEqual([
    {
      action: 'invoice.generated',
      actor_id: admin.id,
      entity_id: body.id,
      before: null,
      after: expect.objectContaining({ invoiceNumber: 'INV-2026-0001', bookingId: booking.id, total: 43_200 }),
      reason: null,
    },
  ])
})

inAtlanta(
  'the due date is the day in Atlanta of the time that was sent, before and after the clocks change',
  async () => {
    const { db, generate } = await openInvoices()
    for (const [dueDate, due] of [
      ['2031-07-01', '2031-07-02T03:59:59.000Z'],
      ['2031-07-01T00:00', '2031-07-02T03:59:59.000Z'],
      ['2031-07-02T03:00:00.000Z', '2031-07-02T03:59:59.000Z'],
      ['2031-11-02', '2031-11-03T04:59:59.000Z'],
      ['2031-03-09', '2031-03-10T03:59:59.000Z'],
    ] as const) {
      expect((await generate((await buildBooking(db)).id, { dueDate })).body.dueDate, dueDate).toBe(due)
    }
  },
)

test('a draft is the office’s own: its customer neither lists nor opens it', async () => {
  const { app, db, generate } = await openInvoices()
  const customer = await buildCustomer(db)
  const booking = await buildBooking(db, { customer_id: customer.id })
  const { body } = await generate(booking.id, { status: 'draft' })
  expect(body.status).toBe('draft')
  const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
  expect((await app.call('GET /api/customer/invoices', { cookie })).body).toEqual([])
})

const REFUSED = [
  ['no booking', { bookingId: 'x' }, 'bookingId'],
  ['a fraction of a cent', { subtotal: 40_000.5 }, 'subtotal'],
  ['a negative subtotal', { subtotal: -1 }, 'subtotal'],
  ['a negative tax', { tax: -1, total: 39_999 }, 'tax'],
  ['a negative discount', { discount: -1, total: 43_201 }, 'discount'],
  ['a text', { subtotal: '40000' }, 'subtotal'],
  ['no total', { total: undefined }, 'total'],
  ['a cent too much', { total: 43_201 }, 'total'],
  ['a cent too little', { total: 43_199 }, 'total'],
  ['a discount over the subtotal', { discount: 40_001, total: 3_199 }, 'discount'],
  ['more than a million', { subtotal: 100_000_001, tax: 0, total: 100_000_001 }, 'subtotal'],
  ['no day', { dueDate: '2031-02-30' }, 'dueDate'],
  ['no date', { dueDate: 'soon' }, 'dueDate'],
  ['an hour that spring skips', { dueDate: '2031-03-09T02:30' }, 'dueDate'],
  ['a day too far', { dueDate: '2099-01-01' }, 'dueDate'],
  ['endless notes', { notes: 'x'.repeat(5001) }, 'notes'],
  ['notes nobody can store', { notes: 'a\u0000b' }, 'notes'],
  ['a status of the ledger’s', { status: 'paid' }, 'status'],
] as const

inAtlanta('invalid terms are 400 with the fields named, and use no number', async () => {
  const { app, db, cookie } = await openInvoices()
  const bookingId = (await buildBooking(db)).id
  for (const [what, wrong, field] of REFUSED) {
    const payload = { ...TERMS, bookingId, ...wrong }
    const answer = await app.send({ method: 'POST', url: '/api/admin/generate-invoice', payload, headers: { cookie } })
    expect(answer, what).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  }
  expect(await db.selectFrom('invoice_counters').selectAll().execute()).toEqual([])
})

test('strangers, customers and agents get nothing; an unknown booking is 404', async () => {
  const { app, db, generate } = await openInvoices()
  const booking = await buildBooking(db)
  const body = { ...TERMS, bookingId: booking.id }
  const { agent, customer } = await signInOutsiders(app, booking.customer_id)
  const as = async (cookie?: string) =>
    (await app.call('POST /api/admin/generate-invoice', { body, ...(cookie && { cookie }) })).status
  expect([await as(), await as(customer), await as(agent)]).toEqual([401, 403, 403])
  expect(await generate(randomUUID())).toMatchObject({ status: 404, body: { error: 'We do not know this booking' } })
})

test('cancelled and refunded bookings are 422', async () => {
  const { db, generate } = await openInvoices()
  for (const values of [{ status: 'cancelled' }, { payment_status: 'refunded' }] as const) {
    expect((await generate((await buildBooking(db, values)).id)).status).toBe(422)
  }
})

test('one of twenty concurrent requests for a booking succeeds; the next number follows without a gap', async () => {
  const { db, generate } = await openInvoices()
  const booking = await buildBooking(db)
  const answers = await Promise.all(Array.from({ length: 20 }, () => generate(booking.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'This booking already has an invoice',
    fields: { bookingId: expect.any(String) },
  })
  const { body } = await generate((await buildBooking(db)).id)
  expect(body.invoiceNumber).toMatch(/-0002$/)
})

test('twenty at once with failures among them take numbers without a gap', async () => {
  const { app, db, generate } = await openInvoices()
  // refused by the database itself, after their number was taken
  await app.database.pool.query('alter table invoices add constraint refused check (subtotal_cents <> 666)')
  const bookings = await Promise.all(Array.from({ length: 20 }, () => buildBooking(db)))
  const terms = (i: number) => (i % 3 === 0 ? { subtotal: 666, tax: 0, total: 666 } : {})
  const answers = await Promise.all(bookings.map(({ id }, i) => generate(id, terms(i))))
  const made = answers.filter(({ status }) => status === 201)
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(7)
  expect(made.map(({ body }) => body.invoiceNumber.slice(-4)).sort()).toEqual(
    made.map((_, i) => String(i + 1).padStart(4, '0')),
  )
})

inAtlanta('numbers begin anew with the year in Atlanta, which ends five hours after the one of UTC', async () => {
  const { db, generate, setClock } = await openInvoices()
  const next = async () => (await generate((await buildBooking(db)).id)).body
  setClock('2027-01-01T04:59:00Z')
  expect(await next()).toMatchObject({ invoiceNumber: 'INV-2026-0001', createdAt: '2027-01-01T04:59:00.000Z' })
  setClock('2027-01-01T05:00:00Z')
  expect((await next()).invoiceNumber).toBe('INV-2027-0001')
  expect((await next()).invoiceNumber).toBe('INV-2027-0002')
  setClock('2026-12-31T12:00:00Z')
  expect((await next()).invoiceNumber).toBe('INV-2026-0002')
})

test('the ten thousandth of a year has five digits', async () => {
  const { db, generate, setClock } = await openInvoices()
  setClock('2026-06-01T12:00:00Z')
  await db.insertInto('invoice_counters').values({ year: 2026, last_number: 9_999 }).execute()
  expect((await generate((await buildBooking(db)).id)).body.invoiceNumber).toBe('INV-2026-10000')
})

test('a deposit counts towards it; one that covers it makes invoice and booking paid at once', async () => {
  const { db, generate, audit } = await openInvoices()
  const open = await buildBooking(db, { deposit_percent: 50 })
  await buildPayment(db, open.id, { purpose: 'deposit', amount_cents: 20_000 })
  expect((await generate(open.id)).body).toMatchObject({ status: 'pending', paid: 20_000 })

  const covered = await buildBooking(db, { deposit_percent: 50 })
  await buildPayment(db, covered.id, { purpose: 'deposit', amount_cents: 20_000 })
  const { body } = await generate(covered.id, { subtotal: 20_000, tax: 0, total: 20_000 })
  expect(body).toMatchObject({ status: 'paid', paid: 20_000 })
  const { payment_status } = await db
    .selectFrom('bookings')
    .select('payment_status')
    .where('id', '=', covered.id)
    .executeTakeFirstOrThrow()
  expect(payment_status).toBe('paid')
  expect((await audit('%.paid')).map(({ action, entity_id }) => [action, entity_id])).toEqual([
    ['booking.paid', covered.id],
    ['invoice.paid', body.id],
  ])
})

test('a paid booking gets an invoice of no more than was paid, which is paid', async () => {
  const { db, generate } = await openInvoices()
  const booking = await buildBooking(db, { payment_status: 'paid' })
  await buildPayment(db, booking.id)
  expect(await generate(booking.id)).toMatchObject({
    status: 409,
    body: { fields: { total: `${formatCents(40_000)} was paid for all of it` } },
  })
  expect((await generate(booking.id, { tax: 0, total: 40_000 })).body).toMatchObject({ status: 'paid', paid: 40_000 })
})

test('payment and invoice at once leave no invoice open that was paid', async () => {
  const { app, db, generate } = await openInvoices()
  for (let i = 0; i < 5; i++) {
    const customer = await buildCustomer(db)
    const booking = await buildBooking(db, { customer_id: customer.id })
    const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
    const pay = app.call('POST /api/customer/bookings/:id/pay', {
      cookie,
      params: { id: booking.id },
      body: { paymentMethod: 'cash' },
    })
    const [made, paid] = await Promise.all([generate(booking.id, { tax: 0, total: 40_000 }), pay])
    expect([made.status, paid.status]).toEqual([201, 200])
    const row = await db
      .selectFrom('invoices')
      .select(['status', 'total_cents'])
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'paid', total_cents: 40_000 })
  }
})

test('sixty invoices of random amounts through HTTP are the sums they say, to the cent', async () => {
  const { db, generate, list } = await openInvoices()
  const booking = await buildBooking(db)
  const random = (most: number) => Math.floor(Math.random() * (most + 1))
  const wanted = new Map<string, { subtotal: number; discount: number; tax: number; total: number }>()
  for (let i = 0; i < 60; i++) {
    const subtotal = random(i % 2 ? 1_000 : 70_000_000)
    const discount = random(subtotal)
    const tax = taxCents(subtotal, discount, random(3_000) / 100)
    const terms = { subtotal, discount, tax, total: subtotal + tax - discount }
    const other = await buildBooking(db, { agent_id: booking.agent_id, customer_id: booking.customer_id })
    const { status, body } = await generate(other.id, terms)
    expect(status).toBe(201)
    wanted.set(body.id, terms)
  }
  for (const { id, subtotal, discount, tax, total } of (await list()).body) {
    expect({ subtotal, discount, tax, total }).toEqual(wanted.get(id))
    expect(subtotal - discount + tax).toBe(total)
  }
})

test('an invoice that was inserted by other means is 409 too', async () => {
  const { db, generate } = await openInvoices()
  const booking = await buildBooking(db)
  await buildInvoice(db, booking.id, { status: 'draft' })
  expect((await generate(booking.id)).status).toBe(409)
})

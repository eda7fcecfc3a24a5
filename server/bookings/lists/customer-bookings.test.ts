import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { Payments } from '#server/db/types.ts'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { buildAgent, buildBooking, buildCustomer, buildTestimonial } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

async function customerWithCookie() {
  const customer = await buildCustomer(app.context.db)
  return { customer, cookie: await signIn(app, { role: 'customer', customerId: customer.id }) }
}

const day = (n: number) => new Date(Date.UTC(2027, 0, n))

/** One booking and how its customer sees it. */
async function seen(
  values: Parameters<typeof buildBooking>[1],
  prepare: (id: string) => Promise<unknown> = async () => {},
) {
  const { customer, cookie } = await customerWithCookie()
  const booking = await buildBooking(app.context.db, { customer_id: customer.id, ...values })
  await prepare(booking.id)
  const { body } = await app.call('GET /api/customer/bookings', { cookie })
  expect(body).toHaveLength(1)
  return body[0] as CustomerBooking
}

let invoices = 0
async function buildInvoice(
  booking_id: string,
  total: number,
  voided_at: Date | null = null,
  status: 'draft' | 'pending' | 'paid' = 'draft',
) {
  invoices += 1
  const amounts = { subtotal_cents: total, total_cents: total }
  await app.context.db
    .insertInto('invoices')
    .values({
      booking_id,
      invoice_number: `INV-2026-${1000 + invoices}`,
      ...amounts,
      due_date: day(1),
      voided_at,
      status,
    })
    .execute()
}

async function pay(booking_id: string, amount_cents: number, more: Partial<Insertable<Payments>> = {}) {
  const values = { booking_id, amount_cents, payment_method: 'cash' as const, payment_status: 'completed' as const }
  const { id } = await app.context.db
    .insertInto('payments')
    .values({ ...values, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a booking as its customer sees it, and nothing else of it', async () => {
  const agent = await buildAgent(app.context.db, { name: 'Vera', image: '/api/images/x' })
  const more = { event_location: 'Grant Park', special_requests: 'A slow song', guests: 80, event_date: day(5) }
  const booking = await seen({ agent_id: agent.id, ...more })
  expect(booking).toEqual({
    id: expect.any(String),
    number: expect.any(Number),
    eventId: expect.any(String),
    agent: { id: agent.id, name: 'Vera', category: 'model', image: '/api/images/x' },
    eventType: 'wedding',
    eventDate: day(5).toISOString(),
    eventDuration: 4,
    eventLocation: 'Grant Park',
    guests: 80,
    specialRequests: 'A slow song',
    status: 'pending',
    paymentStatus: 'pending',
    totalAmount: 400,
    // without what is talent's and what is the agency's
    lines: [{ kind: 'talent', label: '', hours: 4, rate: 10_000, percent: null, amount: 40_000 }],
    paid: 0,
    package: null,
    cardCheckout: false,
    due: [{ purpose: 'full', amount: 40_000, tax: 0 }],
    ...{ plusTax: false, taxName: null, taxPercent: null, reportedAt: null, invoice: null },
    ...{ review: null, checkingAvailability: false },
    createdAt: expect.any(String),
  })
})

test('an agent who was archived is still named on past bookings', async () => {
  const agent = await buildAgent(app.context.db, { name: 'Gone', archived_at: new Date() })
  expect((await seen({ agent_id: agent.id, status: 'completed' })).agent.name).toBe('Gone')
})

test('active ones by date, the next first; past ones and all of them the latest first; only those of the customer', async () => {
  const { db } = app.context
  const { customer, cookie } = await customerWithCookie()
  const agent = await buildAgent(db)
  const statuses: BookingStatus[] = ['pending', 'confirmed', 'completed', 'cancelled', 'pending', 'completed']
  for (const [n, status] of statuses.entries()) {
    const whose = { agent_id: agent.id, customer_id: customer.id }
    await buildBooking(db, { ...whose, status, event_date: day(n + 1), special_requests: String(n + 1) })
    await buildBooking(db, { agent_id: agent.id, status, event_date: day(n + 1) })
  }
  const list = async (query?: { group: 'active' | 'past' }) => {
    const { status, headers, body } = await app.call('GET /api/customer/bookings', { cookie, ...(query && { query }) })
    expect([status, headers.link]).toEqual([200, undefined])
    return [body.map(({ specialRequests }) => specialRequests).join(''), headers['x-total-count']]
  }
  expect(await list({ group: 'active' })).toEqual(['125', '3'])
  expect(await list({ group: 'past' })).toEqual(['643', '3'])
  expect(await list()).toEqual(['654321', '6'])
})

test.each([
  ['active', 'pending', 1],
  ['past', 'completed', -1],
  [undefined, 'cancelled', -1],
] as const)('group %s is read page by page, without gap or double', async (group, status, direction) => {
  const { db } = app.context
  const { customer, cookie } = await customerWithCookie()
  const agent = await buildAgent(db)
  const customerId = customer.id
  // many on the same instant, and instants a microsecond apart
  const made = await app.database.pool.query<{ id: string }>(
    `insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_duration, status,
       event_date)
     select $1, $2, 'Dana', 'dana@example.com', 'other', 2, $3,
       timestamptz '2027-01-01Z' + (n % 40) * interval '1 microsecond'
     from generate_series(1, 230) n returning id`,
    [agent.id, customerId, status],
  )
  expect(made.rowCount).toBe(230)
  const ids: string[] = []
  const totals: unknown[] = []
  for (let url: string | undefined = `/api/customer/bookings${group ? `?group=${group}` : ''}`; url; ) {
    const { headers, body } = await app.send({ method: 'GET', url, headers: { cookie } })
    const page = body as CustomerBooking[]
    expect(page.length).toBe(ids.length < 200 ? 100 : 30)
    ids.push(...page.map(({ id }) => id))
    totals.push(headers['x-total-count'])
    url = /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1]
  }
  expect(totals).toEqual(['230', undefined, undefined])
  const order = direction === 1 ? 'asc' : 'desc'
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('event_date', order)
    .orderBy('id', order)
    .execute()
  expect(ids).toEqual(rows.map(({ id }) => id))
})

test('what was paid is completed payments minus refunds and reversals; what is due follows (P7.7)', async () => {
  const due = (booking: CustomerBooking) => [booking.paid, booking.due]
  expect(due(await seen({ deposit_percent: 30 }))).toEqual([
    0,
    [
      { purpose: 'deposit', amount: 12_000, tax: 0 },
      { purpose: 'full', amount: 40_000, tax: 0 },
    ],
  ])
  const deposited = await seen({ deposit_percent: 30 }, async (id) => {
    await pay(id, 12_000, { purpose: 'deposit' })
    await pay(id, 28_000, { purpose: 'balance', payment_status: 'failed' })
  })
  expect(due(deposited)).toEqual([12_000, [{ purpose: 'balance', amount: 28_000, tax: 0 }]])
  const reversed = await seen({}, async (id) => {
    const payment_id = await pay(id, 40_000, { reversed_at: new Date() })
    await pay(id, 40_000, { kind: 'reversal', payment_id })
  })
  expect(due(reversed)).toEqual([0, [{ purpose: 'full', amount: 40_000, tax: 0 }]])
  const refunded = await seen({ payment_status: 'paid' }, async (id) => {
    const payment_id = await pay(id, 40_000)
    await pay(id, 1_500, { kind: 'refund', payment_id })
  })
  expect(due(refunded)).toEqual([38_500, []])
})

test('the invoice that is to be paid comes along; no draft, void or paid one does (P7.153)', async () => {
  const invoiceOf = async (status: 'draft' | 'pending' | 'paid', voided: Date | null = null) =>
    (await seen({}, (id) => buildInvoice(id, 43_200, voided, status))).invoice
  expect(await invoiceOf('pending')).toEqual({
    id: expect.any(String),
    invoiceNumber: `INV-2026-${1000 + invoices}`,
    total: 43_200,
    dueDate: day(1).toISOString(),
  })
  for (const [status, voided] of [['draft'], ['paid'], ['pending', day(1)]] as const) {
    expect(await invoiceOf(status, voided)).toBeNull()
  }
})

test('the live invoice says what is due, a voided one says nothing', async () => {
  const due = async (...[values, prepare]: Parameters<typeof seen>) => (await seen(values, prepare)).due
  const invoiced = async (id: string) => {
    await buildInvoice(id, 99_900, new Date())
    await buildInvoice(id, 43_200)
  }
  expect(await due({}, invoiced)).toEqual([{ purpose: 'full', amount: 43_200, tax: 0 }])
  expect(await due({ total_cents: null }, invoiced)).toEqual([{ purpose: 'full', amount: 43_200, tax: 0 }])
  expect(await due({}, (id) => buildInvoice(id, 99_900, new Date()))).toEqual([
    { purpose: 'full', amount: 40_000, tax: 0 },
  ])
})

test.each([
  [{ total_cents: null }, null],
  [{ payment_status: 'paid' as const }, 400],
  [{ payment_status: 'refunded' as const }, 400],
  [{ status: 'cancelled' as const }, 400],
])('nothing is due when %j', async (values, totalAmount) => {
  expect(await seen(values)).toMatchObject({ due: [], totalAmount })
})

test('a completed booking can be reviewed until it has been (P9.3)', async () => {
  expect((await seen({ status: 'completed' })).review).toBe('possible')
  for (const status of ['pending', 'confirmed', 'cancelled'] as const)
    expect((await seen({ status })).review).toBeNull()
  const review = (booking_id: string) => buildTestimonial(app.context.db, { booking_id, is_approved: false })
  expect((await seen({ status: 'completed' }, review)).review).toBe('written')
})

test('a customer who must change the password first may read', async () => {
  const customer = await buildCustomer(app.context.db, { must_change_password: true })
  const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
  const { status, headers, body } = await app.call('GET /api/customer/bookings', { cookie })
  expect([status, headers['x-total-count'], body]).toEqual([200, '0', []])
})

test('strangers, agents and admins are refused', async () => {
  expect((await app.call('GET /api/customer/bookings')).status).toBe(401)
  const { admin, agent } = (await signInEach(app)).cookies
  for (const cookie of [admin, agent]) {
    expect((await app.call('GET /api/customer/bookings', { cookie })).status).toBe(403)
  }
})

test.each(['group=all', 'limit=0', 'limit=101', 'limit=x', 'cursor=x', `cursor=${'x'.repeat(201)}`])(
  '?%s is refused with 400',
  async (query) => {
    const { cookie } = await customerWithCookie()
    const { status } = await app.send({ url: `/api/customer/bookings?${query}`, headers: { cookie } })
    expect(status).toBe(400)
  },
)

test('a cursor made up of times no database holds is 400, not a failure', async () => {
  const { cookie } = await customerWithCookie()
  for (const at of ['0000-01-01T00:00:00.000000Z', '9999-12-31T23:59:59.999999Z']) {
    const cursor = Buffer.from(JSON.stringify({ at, id: crypto.randomUUID() })).toString('base64url')
    const { status } = await app.send({ url: `/api/customer/bookings?cursor=${cursor}`, headers: { cookie } })
    expect([200, 400]).toContain(status)
  }
})

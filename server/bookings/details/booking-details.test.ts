import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  const user = await buildUser(app.context.db, { username: 'moira' })
  admin = await signIn(app, { role: 'admin', userId: user.id })
})
afterAll(() => app[Symbol.asyncDispose]())

const show = (id: string, cookie: string | undefined = admin) =>
  app.call('GET /api/admin/bookings/:id', { params: { id }, ...(cookie !== undefined && { cookie }) })
const note = (id: string, content: string, cookie: string | undefined = admin) =>
  app.call('POST /api/admin/bookings/:id/notes', {
    ...{ params: { id }, body: { content } },
    ...(cookie !== undefined && { cookie }),
  })

test('a booking nobody has touched', async () => {
  const booking = await buildBooking(app.context.db)
  const { status, body } = await show(booking.id)
  expect([status, body]).toMatchObject([
    200,
    {
      ...{ id: booking.id, paid: 0, hasConflict: false, conflicts: [], timeline: [], mails: [], notes: [], ledger: [] },
      ...{ invoice: null, otherBookings: [], customer: { email: booking.customer_email } },
      customerSince: expect.any(String),
    },
  ])
})

test('a booking with all its related rows', async () => {
  const { db } = app.context
  const customer = await buildCustomer(db)
  const who = { customer_id: customer.id, customer_name: customer.name, customer_email: customer.email }
  const agent = await buildAgent(db, { name: 'Vera Lux' })
  const at = new Date('2029-03-03T20:00:00Z')
  const booking = await buildBooking(db, { ...who, agent_id: agent.id, event_date: at })
  const earlier = await buildBooking(db, { ...who, event_date: new Date('2028-01-01'), status: 'cancelled' })
  const other = await buildBooking(db, { agent_id: agent.id, event_date: at, customer_name: 'Imani Okafor' })
  const block = { start_time: new Date('2029-03-03'), end_time: new Date('2029-03-05'), duration_minutes: 2880 }
  await db
    .insertInto('agent_statuses')
    .values({ agent_id: agent.id, ...block, busy_until: block.end_time })
    .execute()
  const reason = 'She knows'
  await app.call('PUT /api/bookings/:id', {
    ...{ params: { id: booking.id }, cookie: admin },
    body: { status: 'confirmed', confirmAnyway: true, reason },
  })
  const invoice = await buildInvoice(db, booking.id)
  const payment = await buildPayment(db, booking.id, { transaction_id: 'Z-1', purpose: 'deposit', amount_cents: 100 })
  await buildPayment(db, booking.id, {
    kind: 'refund',
    payment_id: payment.id,
    amount_cents: 40,
    reported_by: 'office',
  })
  await note(booking.id, 'Prefers the side entrance')
  const mail = { booking_id: booking.id, recipient: customer.email, last_error: 'EAUTH', attempts: 2 }
  await db
    .insertInto('outbox_emails')
    .values([
      { ...mail, kind: 'account-created', state: 'failed' },
      { booking_id: booking.id, kind: 'booking-notice', state: 'sent', sent_at: new Date() },
    ])
    .execute()

  const { body } = await show(booking.id)
  expect(body).toMatchObject({
    ...{ status: 'confirmed', hasConflict: true, paid: 60, version: 2 },
    conflicts: [
      { bookingId: null, status: 'blocked', from: '2029-03-03T00:00:00.000Z', to: '2029-03-05T00:00:00.000Z' },
      {
        ...{ bookingId: other.id, customerName: 'Imani Okafor', status: 'pending' },
        ...{ from: '2029-03-03T20:00:00.000Z', to: '2029-03-04T00:00:00.000Z' },
      },
    ],
    timeline: [
      { action: 'booking.note-written', actor: { role: 'admin', name: 'moira' } },
      { action: 'booking.confirmed-anyway', actor: { role: 'admin', name: 'moira' }, reason },
    ],
    notes: [{ author: 'moira', content: 'Prefers the side entrance' }],
    ledger: [
      {
        ...{ kind: 'payment', purpose: 'deposit', amount: 100, transactionId: 'Z-1', reportedBy: 'customer' },
        ...{ verifiedAt: null, paymentId: null },
      },
      { kind: 'refund', paymentId: payment.id, amount: 40, reportedBy: 'office' },
    ],
    invoice: { id: invoice.id, invoiceNumber: invoice.invoice_number, total: 43_200, status: 'pending' },
    otherBookings: [{ id: earlier.id, status: 'cancelled', totalAmount: 400, eventDuration: 4 }],
  })
  expect(body.mails).toHaveLength(3)
  expect(body.mails).toContainEqual(
    expect.objectContaining({ kind: 'booking-confirmed', state: 'queued', attempts: 0 }),
  )
  expect(body.mails).toContainEqual(expect.objectContaining({ kind: 'booking-notice', recipient: null, state: 'sent' }))
  // a mail with a secret shows only its state
  expect(body.mails).toContainEqual(
    expect.objectContaining({ kind: 'account-created', state: 'failed', lastError: null }),
  )
})

test('the latest twenty of the customer’s other bookings are listed', async () => {
  const { db } = app.context
  const customer = await buildCustomer(db)
  const agent = await buildAgent(db)
  const of = { customer_id: customer.id, customer_email: customer.email, agent_id: agent.id }
  const ids: string[] = []
  for (let i = 0; i < 22; i++) {
    ids.push((await buildBooking(db, { ...of, event_date: new Date(Date.UTC(2029, 0, 1 + i)) })).id)
  }
  const { body } = await show(ids[0] ?? '')
  expect(body.otherBookings.map(({ id }) => id)).toEqual(ids.slice(2).reverse())
})

describe('notes', () => {
  test('are added, the latest first, and audited without their text', async () => {
    const { id } = await buildBooking(app.context.db)
    const { status, body } = await note(id, ' Call before ten \n or after eight ')
    expect([status, body]).toMatchObject([201, { author: 'moira', content: 'Call before ten \n or after eight' }])
    await note(id, 'Called')
    const details = await show(id)
    expect(details.body.notes.map(({ content }) => content)).toEqual(['Called', 'Call before ten \n or after eight'])
    expect(JSON.stringify(details.body.timeline)).not.toContain('before ten')
    expect(details.body.timeline).toHaveLength(2)
  })

  test.each(['', '  ', 'x'.repeat(5001), '\u0000'])('%j is no note: 400', async (content) => {
    const { id } = await buildBooking(app.context.db)
    const { status, body } = await note(id, content)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['content']])
  })
})

test('unknown 404, bad ids 400, strangers 401, customers and agents 403', async () => {
  const { db } = app.context
  const booking = await buildBooking(db)
  const unknown = randomUUID()
  expect([(await show(unknown)).status, (await note(unknown, 'x')).status]).toEqual([404, 404])
  for (const id of ['1', "' or 1=1", '%00']) {
    expect([(await show(id)).status, (await note(id, 'x')).status], id).toEqual([400, 400])
  }
  const { agent, customer } = await signInOutsiders(app, booking.customer_id)
  const stranger = { params: { id: booking.id } }
  expect((await app.call('GET /api/admin/bookings/:id', stranger)).status).toBe(401)
  const body = { content: 'x' }
  expect((await app.call('POST /api/admin/bookings/:id/notes', { ...stranger, body })).status).toBe(401)
  for (const cookie of [agent, customer]) {
    expect([(await show(booking.id, cookie)).status, (await note(booking.id, 'x', cookie)).status]).toEqual([403, 403])
  }
})

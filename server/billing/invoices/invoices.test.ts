import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildInvoice, buildPayer, buildPayment } from '#tests/support/billing.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { readPages } from '#tests/support/pages.ts'
import { openCustomerInvoices } from './test-support/customer-invoices.ts'

const { app, payer, invoicesOf, pdfOf } = await openCustomerInvoices()

const show = (id: string, cookie = payer.cookie) =>
  app.call('GET /api/customer/invoices/:id', { params: { id }, cookie })

/** Invoices made minute by minute, the last one the newest. */
async function buildInvoices(owner: typeof payer, count: number) {
  const { db } = app.context
  const start = Date.now() - count * 60_000
  for (let i = 0; i < count; i++) {
    const booking = await owner.book()
    await buildInvoice(db, booking.id, { created_at: new Date(start + Math.floor(i / 2) * 60_000) })
  }
}

describe('the list', () => {
  test('shows own generated invoices with what was paid; drafts, voided and other customers’ ones are not there', async () => {
    const owner = await buildPayer(app)
    const { db } = app.context
    const agent = await buildAgent(db, { name: 'Theo Castellanos' })
    const booking = await owner.book({ deposit_percent: 50, agent_id: agent.id })
    const deposit = await buildPayment(db, booking.id, { purpose: 'deposit', amount_cents: 21_600 })
    await buildPayment(db, booking.id, { kind: 'refund', payment_id: deposit.id, amount_cents: 600 })
    await buildPayment(db, booking.id, { purpose: 'balance', payment_status: 'pending', amount_cents: 22_200 })
    await buildInvoice(db, booking.id, { voided_at: new Date() })
    const invoice = await buildInvoice(db, booking.id, { notes: 'Balance on the night.' })
    await buildInvoice(db, (await owner.book()).id, { status: 'draft' })
    await buildInvoice(db, (await payer.book()).id)
    const { status, body, headers } = await invoicesOf(owner.cookie)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toEqual([
      {
        id: invoice.id,
        bookingId: booking.id,
        bookingNumber: booking.number,
        invoiceNumber: invoice.invoice_number,
        subtotal: 40_000,
        tax: 3_200,
        discount: 0,
        total: 43_200,
        paid: 21_000,
        reportedAt: expect.any(String),
        unconfirmed: true,
        balance: 21_600,
        balanceTax: 3_200,
        taxName: null,
        cardCheckout: false,
        dueDate: invoice.due_date.toISOString(),
        status: 'pending',
        notes: 'Balance on the night.',
        createdAt: invoice.created_at.toISOString(),
        booking: {
          agentName: 'Theo Castellanos',
          category: agent.category,
          eventType: booking.event_type,
          eventDate: booking.event_date.toISOString(),
          eventDuration: booking.event_duration,
          eventLocation: booking.event_location,
        },
        bookings: [
          {
            ...{ bookingId: booking.id, bookingNumber: booking.number, agentName: 'Theo Castellanos' },
            ...{ eventDate: booking.event_date.toISOString(), total: 43_200, balance: 21_600 },
          },
        ],
      },
    ])
    await db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', booking.id).execute()
    expect((await invoicesOf(owner.cookie)).body).toMatchObject([{ id: invoice.id, unconfirmed: false }])
  })

  test('runs from the newest to the oldest in pages by key, each invoice once', async () => {
    const owner = await buildPayer(app)
    await buildInvoices(owner, 11)
    const all = (await invoicesOf(owner.cookie)).body
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    const pages = await readPages<{ id: string }>(app, '/api/customer/invoices?limit=4', owner.cookie)
    expect(pages.map((page) => page.length)).toEqual([4, 4, 3])
    expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    const first = await invoicesOf(owner.cookie, { limit: '4' })
    expect(first.headers['x-total-count']).toBe('11')
  })

  test('refuses invalid pages', async () => {
    for (const query of [
      { limit: '0' },
      { limit: '101' },
      { limit: 'x' },
      { cursor: 'x' },
      { cursor: 'x'.repeat(300) },
    ]) {
      expect((await invoicesOf(payer.cookie, query)).status).toBe(400)
      expect((await app.call('GET /api/customer/payments', { cookie: payer.cookie, query })).status).toBe(400)
    }
  })
})

test('one invoice says what it is for', async () => {
  const { db } = app.context
  const agent = await buildAgent(db, { name: 'Sabine Laurent', category: 'model' })
  const booking = await payer.book({ agent_id: agent.id, event_location: 'Inman Park' })
  const invoice = await buildInvoice(db, booking.id)
  const { status, body } = await show(invoice.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: invoice.id,
    paid: 0,
    customer: { name: 'Renée Żółć', email: 'renee@example.com' },
    booking: {
      agentName: 'Sabine Laurent',
      category: 'model',
      eventType: 'wedding',
      eventDate: booking.event_date.toISOString(),
      eventDuration: 4,
      eventLocation: 'Inman Park',
    },
  })
})

test('other customers’, voided, draft and unknown invoices are 404, invalid ids 400', async () => {
  const { db } = app.context
  const other = await buildPayer(app)
  const foreign = await buildInvoice(db, (await other.book()).id)
  const voided = await buildInvoice(db, (await payer.book()).id, { voided_at: new Date() })
  const draft = await buildInvoice(db, (await payer.book()).id, { status: 'draft' })
  for (const id of [foreign.id, voided.id, draft.id, randomUUID()]) {
    expect(await show(id)).toMatchObject({ status: 404, body: { error: 'We do not know this invoice' } })
    expect((await pdfOf(id)).status).toBe(404)
  }
  expect((await show('1')).status).toBe(400)
  expect((await pdfOf('1')).status).toBe(400)
})

test('payments, refunds and reversals of own bookings, the newest first, in pages by key', async () => {
  const owner = await buildPayer(app)
  const { db } = app.context
  const agent = await buildAgent(db, { name: 'Vera Vane' })
  const booking = await owner.book({ agent_id: agent.id })
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const first = await buildPayment(db, booking.id, {
    payment_method: 'zelle',
    transaction_id: 'Z-1',
    created_at: at(30),
    paid_at: at(30),
    reversed_at: at(20),
  })
  await buildPayment(db, booking.id, {
    kind: 'reversal',
    payment_id: first.id,
    created_at: at(20),
    notes: 'Never came',
  })
  await buildPayment(db, booking.id, { payment_status: 'pending', created_at: at(10) })
  await buildPayment(db, booking.id, { purpose: 'deposit', payment_status: 'failed', created_at: at(5) })
  await buildPayment(db, (await payer.book()).id)
  const { status, body } = await app.call('GET /api/customer/payments', { cookie: owner.cookie })
  expect(status).toBe(200)
  expect(body.map(({ kind, paymentStatus }) => [kind, paymentStatus])).toEqual([
    ['payment', 'failed'],
    ['payment', 'pending'],
    ['reversal', 'completed'],
    ['payment', 'completed'],
  ])
  expect(body[3]).toEqual({
    id: first.id,
    bookingId: booking.id,
    bookingNumber: booking.number,
    kind: 'payment',
    purpose: 'full',
    amount: 40_000,
    paymentMethod: 'zelle',
    paymentStatus: 'completed',
    transactionId: 'Z-1',
    reportedAt: null,
    notes: null,
    agentName: 'Vera Vane',
    paidAt: first.paid_at?.toISOString(),
    createdAt: first.created_at.toISOString(),
  })
  expect(body[2]?.notes).toBe('Never came')
  const pages = await readPages<{ id: string }>(app, '/api/customer/payments?limit=3', owner.cookie)
  expect(pages).toMatchObject([body.slice(0, 3).map(({ id }) => ({ id })), body.slice(3).map(({ id }) => ({ id }))])
})

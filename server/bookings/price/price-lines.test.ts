import { describe, expect, test } from 'vitest'
import { buildInvoice, buildPayer, buildPayment, PRICE_LINES } from '#tests/support/billing.ts'
import { makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { openOffice } from '#tests/support/office.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const { app, admin } = await openOffice()
const { rowOf, auditOf, mailsOf } = makeBookingReaders(() => app.context.db)

type Line = Record<string, unknown>
const LINES: Line[] = [...PRICE_LINES]
/** What each comes to, in cents. */
const AMOUNTS = [
  ['talent', 40_000],
  ['travel', 6000],
  ['fee', 2500],
  ['discount', -4850],
]

const set = (id: string, body: Record<string, unknown>) =>
  app.call('PUT /api/admin/bookings/:id/price', {
    params: { id },
    body: { reason: 'Agreed by phone', ...body } as { totalAmount: number; reason: string }, // also what isn't one
    cookie: admin,
  })

test('lines are stored in their order, computed by the server, audited and mailed', async () => {
  const { id } = await buildBooking(app.context.db)
  const { status, body } = await set(id, { lines: LINES, totalAmount: 1 })
  expect([status, body.totalAmount, body.itemized]).toEqual([200, 436.5, true])
  expect(body.lines.map(({ kind, amount }) => [kind, amount])).toEqual(AMOUNTS)
  expect((await rowOf(id)).total_cents).toBe(43_650)
  expect((await auditOf(id)).at(-1)).toMatchObject({ after: { totalAmount: 436.5 }, reason: 'Agreed by phone' })
  expect(await mailsOf(id)).toEqual(['booking-changed'])
  // the same once more is no change, another mark or order is one
  expect((await set(id, { lines: LINES })).body.version).toBe(2)
  expect((await set(id, { lines: [...LINES].reverse() })).body.lines[0]?.kind).toBe('discount')
  // one amount has the usual line
  expect((await set(id, { totalAmount: 500 })).body).toMatchObject({ itemized: false, lines: [{ amount: 50_000 }] })
})

test('its customer sees the lines without shares, on the ticket, the invoice and its PDF', async () => {
  const payer = await buildPayer(app)
  const agent = await buildAgent(app.context.db, { name: 'Ines Marlow' })
  const { id } = await payer.book({ agent_id: agent.id })
  await set(id, { lines: LINES })
  const { cookie } = payer
  const { body: bookings } = await app.call('GET /api/customer/bookings', { cookie })
  expect(bookings[0]?.lines.map(({ kind, amount }) => [kind, amount])).toEqual(AMOUNTS)
  expect(JSON.stringify(bookings[0])).not.toContain('share')
  const terms = { subtotal: 43_650, tax: 0, discount: 0, total: 43_650, dueDate: '2027-01-15' }
  const made = await app.call('POST /api/admin/generate-invoice', { body: { bookingId: id, ...terms }, cookie: admin })
  const invoiceId = made.body.id
  const { body } = await app.call('GET /api/customer/invoices/:id', { params: { id: invoiceId }, cookie })
  expect(body.bill.lines.map(({ title, amount }) => [title, amount])).toEqual([
    ['Ines Marlow', '$400.00'],
    ['Round trip to Macon', '$60.00'],
    ['Fee', '$25.00'],
    ['Discount, 10%', '−$48.50'],
  ])
  const url = `/api/customer/invoices/${invoiceId}/pdf`
  const { rawPayload } = await app.app.inject({ method: 'GET', url, headers: { cookie } })
  const words = await readPdfText(rawPayload)
  for (const word of ['Macon', 'Discount,', '−$48.50', '$436.50']) expect(words).toContain(word)
})

test('the mail about a changed price names every line', async () => {
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const booking = await buildBooking(app.context.db, { status: 'confirmed' })
  await set(booking.id, { lines: LINES })
  await makeDue(app)
  await deliver(app, mailer)
  const text = smtp.arrived.find(({ text: mail }) => mail?.includes('Macon'))?.text ?? ''
  for (const words of ['Round trip to Macon', '$60.00', 'Discount, 10% (Third booking)', '−$48.50', '$436.50']) {
    expect(text).toContain(words)
  }
})

describe('400 in plain words', () => {
  const talent = { kind: 'talent', share: 'shared', amount: 1000 }
  test.each([
    ['lines', [], 'A price has at least one line'],
    ['lines', 'x', 'Not lines of a price'],
    ['lines', Array.from({ length: 31 }, () => talent), 'A price has at most 30 lines'],
    [
      'lines',
      [talent, { kind: 'discount', share: 'shared', label: 'x', amount: 1001 }],
      'The discounts are more than the rest of the price',
    ],
    [
      'lines.0.percent',
      [{ kind: 'discount', share: 'shared', label: 'x', percent: 101 }],
      'A discount is at most 100%',
    ],
    ['lines.0', [{ kind: 'discount', share: 'shared', percent: 5 }], 'Say why there is a discount'],
    ['lines.0', [{ kind: 'extra', share: 'shared' }], 'Give an amount'],
    ['lines.0.amount', [{ ...talent, amount: -5 }], 'At least $0'],
    ['lines.0.amount', [{ ...talent, amount: '5' }], 'Not an amount'],
    ['lines.0.amount', [{ ...talent, amount: 1.5 }], 'Whole cents'],
    ['lines.0.kind', [{ ...talent, kind: 'tip' }], 'Not a kind of line we know'],
    ['lines.0.share', [{ ...talent, share: 'x' }], 'Not a share we know'],
    ['lines.0.hours', [{ ...talent, hours: 0, rate: 5 }], 'More than 0 hours'],
  ])('%s: %j', async (field, lines, message) => {
    const { id } = await buildBooking(app.context.db)
    const { status, body } = await set(id, { lines })
    expect([status, body.fields?.[field]]).toEqual([400, message])
  })
})

test('the database holds the lines to the total', async () => {
  const { id } = await buildBooking(app.context.db)
  await set(id, { lines: LINES })
  const change = app.context.db.updateTable('bookings').set({ total_cents: 1 }).where('id', '=', id).execute()
  await expect(change).rejects.toThrow('bookings_price_lines')
})

describe('hours that change', () => {
  const move = (id: string, body: Record<string, unknown>) =>
    app.call('PUT /api/admin/bookings/:id/details', { params: { id }, body, cookie: admin })

  test('the price follows when it is to, and stays otherwise', async () => {
    const { id } = await buildBooking(app.context.db, { event_duration: 4, total_cents: 40_000 })
    expect((await move(id, { eventDuration: 6 })).body).toMatchObject({ totalAmount: 400, eventDuration: 6 })
    await set(id, { lines: [{ kind: 'talent', share: 'shared', hours: 6, rate: 8500 }] })
    const { body } = await move(id, { eventDuration: 7, price: 'update' })
    expect(body).toMatchObject({ totalAmount: 595, lines: [{ hours: 7, amount: 59_500 }] })
    expect((await auditOf(id)).find(({ reason }) => reason?.includes('→'))?.reason).toBe(
      '6 → 7 hours at $85: $510 → $595',
    )
  })

  test('409 when paid or below what was paid, 422 without a rate; with an invoice it follows', async () => {
    const { db } = app.context
    const invoiced = await buildBooking(db, { event_duration: 4, total_cents: 40_000 })
    await buildInvoice(db, invoiced.id)
    const paid = await buildBooking(db, { event_duration: 4, total_cents: 40_000, payment_status: 'paid' })
    const deposit = await buildBooking(db, { event_duration: 4, total_cents: 40_000, deposit_percent: 50 })
    await buildPayment(db, deposit.id, { amount_cents: 20_000, purpose: 'deposit' })
    const flat = await buildBooking(db, { event_duration: 3, total_cents: 50_000 })
    const answers = await Promise.all(
      [invoiced, paid, deposit, flat].map(({ id }) => move(id, { eventDuration: 1, price: 'update' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 422])
    expect((await rowOf(flat.id)).event_duration).toBe(3)
  })
})

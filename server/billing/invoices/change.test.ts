import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatCents } from '#shared/model/money.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openInvoices, TERMS } from '#tests/support/invoices.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'

type Office = Awaited<ReturnType<typeof openInvoices>>

const statusOf = async ({ db }: Office, id: string) =>
  (await db.selectFrom('bookings').select('payment_status').where('id', '=', id).executeTakeFirstOrThrow())
    .payment_status

test('an invoice that wasn’t sent takes other terms, and a draft becomes pending; only what changed is audited', async () => {
  const { db, generate, change, audit } = await openInvoices()
  const { body: draft } = await generate((await buildBooking(db, { status: 'confirmed' })).id, { status: 'draft' })
  const terms = { subtotal: 50_000, tax: 4_000, discount: 1_000, total: 53_000, notes: 'Doors at nine.' }
  const { status, body } = await change(draft.id, terms, { 'if-match': '"1"' })
  // a pending one has a reminder to come
  const reminders = { ...draft.reminders, next: expect.any(String) }
  const bookings = draft.bookings.map((booking) => ({ ...booking, total: 53_000, balance: 53_000 }))
  expect([status, body]).toEqual([200, { ...draft, ...terms, bookings, reminders, status: 'pending', version: 2 }])
  expect(await audit('invoice.changed')).toMatchObject([
    {
      entity_id: draft.id,
      before: { subtotal: 40_000, tax: 3_200, discount: 0, total: 43_200, notes: null, status: 'draft' },
      after: { ...terms, status: 'pending' },
    },
  ])
})

test('a change to the values already stored writes nothing and is not a conflict', async () => {
  const { db, generate, change, audit } = await openInvoices()
  const { body } = await generate((await buildBooking(db)).id)
  expect((await change(body.id, {}, { 'if-match': '7' })).body).toEqual(body)
  expect(await audit('invoice.changed')).toEqual([])
})

test('the second of two admins who saw the same row gets the current row', async () => {
  const { db, generate, change, makeVoid } = await openInvoices()
  const { body } = await generate((await buildBooking(db)).id)
  expect((await change(body.id, { subtotal: 41_000, total: 44_200 }, { 'if-match': '1' })).status).toBe(200)
  expect(await change(body.id, { subtotal: 42_000, total: 45_200 }, { 'if-match': '1' })).toMatchObject({
    status: 409,
    body: { fields: { subtotal: `Now ${formatCents(41_000)}`, total: `Now ${formatCents(44_200)}` } },
  })
  expect((await makeVoid(body.id, 'Old', { 'if-match': '1' })).status).toBe(409)
  expect((await change(body.id, {}, { 'if-match': 'x' })).status).toBe(400)
})

test('sent, partly paid, paid and void invoices keep their terms; a pending one cannot become a draft', async () => {
  const { db, generate, change, makeVoid, send } = await openInvoices()
  const make = async () => (await generate((await buildBooking(db)).id)).body
  const sent = await make()
  await send(sent.id)
  const paidOn = await make()
  await buildPayment(db, paidOn.bookingId, { invoice_id: paidOn.id, amount_cents: 100, purpose: 'deposit' })
  const paid = await make()
  await db.updateTable('invoices').set({ status: 'paid' }).where('id', '=', paid.id).execute()
  const gone = await make()
  await makeVoid(gone.id)
  for (const { id } of [sent, paidOn, paid, gone]) {
    expect((await change(id, { subtotal: 41_000, total: 44_200 })).status).toBe(409)
  }
  const pending = await make()
  expect((await change(pending.id, { status: 'draft' })).status).toBe(409)
  expect((await change(pending.id, { subtotal: 1 })).status).toBe(400)
  expect((await change(randomUUID())).status).toBe(404)
})

test('a total that a deposit covers makes invoice and booking paid', async () => {
  const office = await openInvoices()
  const { db, generate, change } = office
  const booking = await buildBooking(db, { deposit_percent: 50 })
  await buildPayment(db, booking.id, { purpose: 'deposit', amount_cents: 20_000 })
  const { body } = await generate(booking.id)
  const smaller = { subtotal: 20_000, tax: 0, total: 20_000 }
  expect((await change(body.id, smaller)).body).toMatchObject({ status: 'paid', total: 20_000 })
  expect(await statusOf(office, booking.id)).toBe('paid')
})

test('voiding needs a reason, keeps the number used, and hides the invoice from its customer', async () => {
  const office = await openInvoices()
  const { app, db, cookie, generate, makeVoid, audit, list } = office
  const customer = await buildCustomer(db)
  const booking = await buildBooking(db, { customer_id: customer.id })
  const { body } = await generate(booking.id)
  expect((await makeVoid(body.id, ' ')).status).toBe(400)
  const answer = await makeVoid(body.id, 'Wrong night')
  expect(answer).toMatchObject({
    status: 200,
    body: { voidReason: 'Wrong night', voidedAt: expect.any(String), invoiceNumber: body.invoiceNumber, version: 2 },
  })
  expect(await audit('invoice.voided')).toMatchObject([{ entity_id: body.id, reason: 'Wrong night' }])
  expect((await makeVoid(body.id)).status).toBe(409)
  expect((await makeVoid(randomUUID())).status).toBe(404)
  expect((await list()).body).toEqual([])
  const own = await signIn(app, { role: 'customer', customerId: customer.id })
  expect((await app.call('GET /api/customer/invoices', { cookie: own })).body).toEqual([])
  // the price is free again, and the next invoice takes the next number
  const price = { totalAmount: 500, reason: 'A longer night' }
  const set = await app.call('PUT /api/admin/bookings/:id/price', {
    cookie,
    params: { id: booking.id },
    body: price,
  })
  expect(set.status).toBe(200)
  expect((await generate(booking.id)).body.invoiceNumber).toMatch(/-0002$/)
})

test('a paid invoice is not voided', async () => {
  const { db, makeVoid } = await openInvoices()
  const invoice = await buildInvoice(db, (await buildBooking(db)).id, { status: 'paid' })
  expect(await makeVoid(invoice.id)).toMatchObject({ status: 409, body: { error: 'This invoice is paid' } })
})

test('voiding an invoice of more than the price leaves a booking paid whose price was paid', async () => {
  const office = await openInvoices()
  const { db, generate, makeVoid } = office
  const booking = await buildBooking(db, { deposit_percent: 50, total_cents: 20_000 })
  await buildPayment(db, booking.id, { purpose: 'deposit', amount_cents: 20_000 })
  const { body } = await generate(booking.id)
  expect(await statusOf(office, booking.id)).toBe('pending')
  await makeVoid(body.id)
  expect(await statusOf(office, booking.id)).toBe('paid')
})

test('the invoice of a cancelled booking can still be voided, not reissued', async () => {
  const { db, makeVoid, reissue } = await openInvoices()
  const booking = await buildBooking(db, { status: 'cancelled' })
  const invoice = await buildInvoice(db, booking.id)
  expect((await reissue(invoice.id)).status).toBe(422)
  const { voided_at } = await db.selectFrom('invoices').select('voided_at').executeTakeFirstOrThrow()
  expect(voided_at).toBeNull()
  expect((await makeVoid(invoice.id)).status).toBe(200)
})

test('reissuing voids one and makes the next in one step; refused terms leave the first as it was', async () => {
  const { db, generate, reissue, audit } = await openInvoices()
  const booking = await buildBooking(db)
  const { body: first } = await generate(booking.id)
  expect((await reissue(first.id, { total: 1 })).status).toBe(400)
  expect((await reissue(first.id, { dueDate: '2099-01-01' })).status).toBe(400)
  expect(await audit('invoice.voided')).toEqual([])
  const { status, body } = await reissue(first.id, { subtotal: 50_000, total: 53_200 }, 'Four hours, not three')
  expect(status).toBe(201)
  expect(body).toMatchObject({ bookingId: booking.id, status: 'pending', total: 53_200, voidedAt: null })
  expect([first, body].map(({ invoiceNumber }) => invoiceNumber.slice(-4))).toEqual(['0001', '0002'])
  expect((await audit('invoice.%')).map(({ action, entity_id }) => [action, entity_id])).toEqual([
    ['invoice.generated', first.id],
    ['invoice.voided', first.id],
    ['invoice.generated', body.id],
  ])
})

test('one of twenty concurrent reissues succeeds', async () => {
  const { db, generate, reissue } = await openInvoices()
  const { body } = await generate((await buildBooking(db)).id)
  const answers = await Promise.all(Array.from({ length: 20 }, () => reissue(body.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
  const rows = await db
    .selectFrom('invoices')
    .select(['invoice_number', 'voided_at'])
    .orderBy('invoice_number')
    .execute()
  expect(rows.map(({ invoice_number, voided_at }) => [invoice_number.slice(-4), voided_at === null])).toEqual([
    ['0001', false],
    ['0002', true],
  ])
})

test('void, change, send and a payment at once: one order of events, nothing stuck, nothing paid that is void', async () => {
  const { app, db, generate, change, makeVoid, send } = await openInvoices()
  for (let i = 0; i < 5; i++) {
    const customer = await buildCustomer(db)
    const booking = await buildBooking(db, { customer_id: customer.id })
    const { body } = await generate(booking.id)
    const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
    const answers = await Promise.all([
      makeVoid(body.id),
      change(body.id, { subtotal: 41_000, total: 44_200 }),
      send(body.id),
      app.call('POST /api/customer/bookings/:id/pay', {
        cookie,
        params: { id: booking.id },
        body: { paymentMethod: 'cash' },
      }),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const row = await db
      .selectFrom('invoices')
      .select(['status', 'voided_at'])
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(row.status === 'paid' && row.voided_at !== null).toBe(false)
  }
})

test('only admins may change invoices', async () => {
  const { app, db, generate } = await openInvoices()
  const booking = await buildBooking(db)
  const { id } = (await generate(booking.id)).body
  const { agent, customer } = await signInOutsiders(app, booking.customer_id)
  for (const [cookie, status] of [
    [undefined, 401],
    [customer, 403],
    [agent, 403],
  ] as const) {
    const as = { params: { id }, ...(cookie && { cookie }) }
    const answers = await Promise.all([
      app.call('PUT /api/admin/invoices/:id', { ...as, body: TERMS }),
      app.call('POST /api/admin/invoices/:id/void', { ...as, body: { reason: 'x' } }),
      app.call('POST /api/admin/invoices/:id/reissue', { ...as, body: { ...TERMS, reason: 'x' } }),
      app.call('POST /api/admin/send-invoice', {
        ...as,
        body: { invoiceId: id, recipientEmail: 'a@example.com', recipientName: 'A' },
      }),
      app.call('GET /api/invoices', as),
      app.call('GET /api/admin/billable-bookings', as),
      app.call('GET /api/admin/exports/invoices', as),
      app.call('GET /api/admin/invoice-preview/:id', as),
      app.call('GET /api/admin/invoices/:id/pdf', as),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(Array(9).fill(status))
  }
})

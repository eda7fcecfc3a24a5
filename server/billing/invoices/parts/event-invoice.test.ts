import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signInBooker } from '#tests/support/sign-in.ts'
import { openEvents } from './test-support/event-stage.ts'

const { app, admin, db, buildEvent, generate, account, list, payBooking, payInvoice, details, expectCounted } =
  await openEvents()

test('one invoice is for all performers of an event: one number, lines for each, and the sum (P7.170)', async () => {
  const { eventId, ids, own } = await buildEvent([40_001, 20_000, 30_000])
  expect((await account(eventId)).invoiceable.map(({ agentName, total }) => [agentName, total])).toEqual([
    ['Performer 1', 40_001],
    ['Performer 2', 20_000],
    ['Performer 3', 30_000],
  ])
  expect((await generate(eventId, 90_000)).status, 'another total').toBe(409)
  const made = await generate(eventId, 90_001, { notes: 'Thank you' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ bookingId: ids[0], total: 90_001, tax: 0, status: 'pending', notes: 'Thank you' })
  expect(made.body.bookings.map(({ bookingId, total, balance }) => [bookingId, total, balance])).toEqual([
    [ids[0], 40_001, 40_001],
    [ids[1], 20_000, 20_000],
    [ids[2], 30_000, 30_000],
  ])
  const found = (await list()).filter(({ bookings }) => bookings.some(({ bookingId }) => ids.includes(bookingId)))
  expect(found.map(({ id }) => id)).toEqual([made.body.id])

  // the customer has one row, whose document has a line for each performer
  const rows = (await app.call('GET /api/customer/invoices', { cookie: own })).body
  expect(rows).toMatchObject([{ id: made.body.id, total: 90_001, balance: 90_001, paid: 0 }])
  const params = { id: made.body.id }
  const { bill } = (await app.call('GET /api/customer/invoices/:id', { cookie: own, params })).body
  expect(bill.lines.map(({ title, amount }) => [title, amount])).toEqual([
    ['Performer 1', '$400.01'],
    ['Performer 2', '$200.00'],
    ['Performer 3', '$300.00'],
  ])
  expect([bill.total, bill.account.at(-1)]).toEqual(['$900.01', { label: 'Balance due', amount: '$900.01' }])
  const pdf = await app.call('GET /api/customer/invoices/:id/pdf', { cookie: own, params, query: {} })
  expect(pdf.status).toBe(200)

  // the booking says its part, and is billed no second time
  expect((await details(ids[1] ?? '')).invoice).toMatchObject({
    ...{ id: made.body.id, total: 20_000, whole: { bookings: 3, total: 90_001 }, differences: [] },
  })
  expect((await account(eventId)).invoiceable).toEqual([])
  // the event lists it once, with everyone it bills (P6.231)
  const event = await app.call('GET /api/admin/event-details/:id', { cookie: admin, params: { id: eventId } })
  expect(event.body.invoices).toMatchObject([
    { id: made.body.id, total: 90_001, agentNames: ['Performer 1', 'Performer 2', 'Performer 3'] },
  ])
  expect((await generate(eventId, 90_001)).status).toBe(409)
  const terms = { subtotal: 20_000, tax: 0, discount: 0, total: 20_000, dueDate: '2031-05-15' }
  const again = await app.call('POST /api/admin/generate-invoice', {
    ...{ cookie: admin, body: { ...terms, bookingId: ids[1] ?? '' } },
  })
  expect([again.status, again.body.error]).toEqual([409, 'This booking already has an invoice'])
})

test('the pay call of one booking settles its part alone; the invoice is paid with the last one', async () => {
  const { eventId, ids, own } = await buildEvent([40_001, 20_000, 30_000])
  const { body: invoice } = await generate(eventId, 90_001)
  const [a = '', b = '', c = ''] = ids
  const state = async () => {
    const [row] = (await app.call('GET /api/customer/invoices', { cookie: own })).body
    return [row?.status, row?.paid, row?.balance, (await account(eventId)).due]
  }
  expect((await payBooking(own, b)).status).toBe(200)
  expect(await state()).toEqual(['pending', 20_000, 70_001, 70_001])
  expect((await payBooking(own, b)).status, 'again').toBe(409)
  // two at once: the second sees the first
  expect((await Promise.all([payBooking(own, a), payBooking(own, c)])).map(({ status }) => status)).toEqual([200, 200])
  expect(await state()).toEqual(['paid', 90_001, 0, 0])
  const audited = await db
    .selectFrom('audit_log')
    .select('id')
    .where('entity_id', '=', invoice.id)
    .where('action', '=', 'invoice.paid')
    .execute()
  expect(audited).toHaveLength(1)

  // a reversal opens the part and the invoice again
  const [payment] = await db.selectFrom('payments').select('id').where('booking_id', '=', a).execute()
  const reversed = await app.call('POST /api/admin/payments/:id/reverse', {
    ...{ cookie: admin, params: { id: payment?.id ?? '' }, body: { reason: 'Never arrived' } },
  })
  expect(reversed.status).toBe(200)
  expect(await state()).toEqual(['pending', 50_000, 40_001, 40_001])
  await expectCounted()
})

test('one payment of the invoice is a row for each booking that owes something (P7.174)', async () => {
  const { eventId, ids, own } = await buildEvent([40_001, 20_000, 30_000])
  const { body: invoice } = await generate(eventId, 90_001)
  await payBooking(own, ids[1] ?? '')
  expect((await payInvoice(own, invoice.id, 90_001)).status, 'another amount').toBe(409)
  expect((await payInvoice(own, randomUUID(), 70_001)).status).toBe(404)
  const other = await buildEvent([10_000, 10_000])
  expect((await payInvoice(other.own, invoice.id, 70_001)).status, 'a stranger').toBe(404)
  const headers = { 'idempotency-key': randomUUID() }
  const paid = await Promise.all([1, 2, 3].map(() => payInvoice(own, invoice.id, 70_001, headers)))
  expect(paid.map(({ status }) => status)).toEqual([200, 200, 200])
  const rows = await db
    .selectFrom('payments')
    .select(['booking_id', 'amount_cents', 'group_id', 'invoice_id'])
    .where('booking_id', 'in', ids)
    .where('group_id', 'is not', null)
    .orderBy('created_at')
    .execute()
  expect(rows.map(({ booking_id, amount_cents }) => [booking_id, amount_cents])).toEqual([
    [ids[0], 40_001],
    [ids[2], 30_000],
  ])
  expect(new Set(rows.map(({ group_id, invoice_id }) => `${group_id} ${invoice_id}`)).size).toBe(1)
  const [row] = (await app.call('GET /api/customer/invoices', { cookie: own })).body
  expect(row).toMatchObject({ status: 'paid', paid: 90_001, balance: 0 })
})

test('the tax of each category is on its part, and the sums agree to the cent', async () => {
  const { eventId, ids } = await buildEvent([33_333, 20_001])
  await db.updateTable('tax_settings').set({ rate: 8250, saved_at: new Date() }).execute()
  const { invoiceable } = await account(eventId)
  const total = invoiceable.reduce((sum, part) => sum + part.total, 0)
  const { body } = await generate(eventId, total)
  expect([body.subtotal, body.tax, body.total]).toEqual([53_334, 2750 + 1650, 53_334 + 4400])
  expect(body.bookings.map((part) => part.total)).toEqual([36_083, 21_651])
  expect((await account(eventId)).total).toBe(body.total)
  await db.updateTable('tax_settings').set({ rate: 0, saved_at: null }).execute()
  const parts = await db.selectFrom('invoice_parts').select('tax_rule').where('booking_id', 'in', ids).execute()
  expect(parts).toEqual([{ tax_rule: 8250 }, { tax_rule: 8250 }])
})

test('it counts once among pending, overdue and paid invoices while its bookings are paid one by one', async () => {
  const count = async () => (await app.call('GET /api/admin/billing', { cookie: admin })).body.invoices
  const before = await count()
  const { eventId, ids, own } = await buildEvent([40_000, 20_000])
  const { body: invoice } = await generate(eventId, 60_000)
  const delta = async () => {
    const now = await count()
    return [now.total - before.total, now.pending - before.pending, now.paid - before.paid, now.owed - before.owed]
  }
  expect(await delta()).toEqual([1, 1, 0, 60_000])
  await payBooking(own, ids[0] ?? '')
  expect(await delta()).toEqual([1, 1, 0, 20_000])
  await db
    .updateTable('invoices')
    .set({ due_date: new Date('2031-01-01') })
    .where('id', '=', invoice.id)
    .execute()
  await expectCounted()
  await payBooking(own, ids[1] ?? '')
  expect(await delta()).toEqual([1, 0, 1, 0])
  await expectCounted()
})

test('is refused for unknown events, without two bookings, without a price, and twice at once', async () => {
  expect((await generate(randomUUID(), 1)).status).toBe(404)
  const one = await buildEvent([40_000])
  expect((await generate(one.eventId, 40_000)).status).toBe(422)
  const pending = await buildEvent([40_000, 20_000], { status: 'pending' })
  expect((await generate(pending.eventId, 60_000)).status).toBe(422)
  const priceless = await buildEvent([40_000, 20_000])
  await db
    .updateTable('bookings')
    .set({ total_cents: null })
    .where('id', '=', priceless.ids[1] ?? '')
    .execute()
  expect((await generate(priceless.eventId, 40_000)).body.error).toBe('Set a price for Performer 2 first.')
  const { eventId, ids } = await buildEvent([40_000, 20_000])
  expect((await generate(eventId, 60_000, { dueDate: '2099-01-01' })).status).toBe(400)
  const terms = { subtotal: 20_000, tax: 0, discount: 0, total: 20_000, dueDate: '2031-05-15' }
  const answers = await Promise.all([
    generate(eventId, 60_000),
    generate(eventId, 60_000),
    app.call('POST /api/admin/generate-invoice', { cookie: admin, body: { ...terms, bookingId: ids[1] ?? '' } }),
  ])
  const made = answers.filter(({ status }) => status === 201)
  expect(made).toHaveLength(1)
  expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true)
  const cookie = await signInBooker(app)
  const left = await buildEvent([1000, 2000])
  const byBooker = await app.call('POST /api/admin/event-accounts/:id/invoice', {
    ...{ cookie, params: { id: left.eventId }, body: { dueDate: '2031-05-15', expectedTotal: 3000 } },
  })
  expect(byBooker.status, 'bookers make invoices').toBe(201)
})

test('the parts of an invoice must add up (constraint)', async () => {
  const { eventId, ids } = await buildEvent([40_000, 20_000])
  await generate(eventId, 60_000)
  const broken = db.transaction().execute(async (trx) => {
    await trx
      .updateTable('invoice_parts')
      .set({ subtotal_cents: 1, total_cents: 1 })
      .where('booking_id', '=', ids[0] ?? '')
      .execute()
    await sql`update invoices set notes = 'x' where id = (select invoice_id from invoice_parts where booking_id = ${ids[0]})`.execute(
      trx,
    )
  })
  await expect(broken).rejects.toThrow(/do not add up/)
})

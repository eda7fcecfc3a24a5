import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgentWithLogin, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { check, linesOf, run, show, undo } from './test-support/import-file.ts'

const { app, admin } = await openOffice()
const { db } = app.context

const { agent: imani } = await buildAgentWithLogin(db, { name: 'Imani Okafor' })
const renee = await buildCustomer(db, { name: 'Renee Carter', email: 'renee@example.com' })

const book = (values: Partial<Parameters<typeof buildBooking>[1]> = {}) =>
  buildBooking(db, {
    ...{ agent_id: imani.id, customer_id: renee.id, customer_name: renee.name, customer_email: renee.email },
    ...{ event_date: new Date('2025-06-14T22:00:00Z'), total_cents: 80_000, status: 'confirmed' },
    ...values,
  })
const HEAD = 'Paid on,Amount,Method,Reference,Kind,Booking number,Event date,Customer,Customer email,Talent\n'
const ledgerOf = (id: string) =>
  db.selectFrom('payments').selectAll().where('booking_id', '=', id).orderBy('paid_at').execute()
const statusOf = async (id: string) =>
  (await db.selectFrom('bookings').select('payment_status').where('id', '=', id).executeTakeFirstOrThrow())
    .payment_status
const earningsOf = (id: string) => db.selectFrom('agent_earnings').selectAll().where('booking_id', '=', id).execute()
const mails = async () => (await db.selectFrom('outbox_emails').select('id').execute()).length

test('payments arrive on their day: a booking is paid once they cover it, and nobody gets an email (P17.30)', async () => {
  const booking = await book()
  const before = await mails()
  const file = `${HEAD}6/1/2025,$200.00,Zelle,Z-1,,B-${booking.number},,,,
6/15/2025,600,cash,,payment,,6/14/2025,,RENEE@example.com,imani okafor
`
  const checked = await check(app, admin, { kind: 'payments', file })
  expect([linesOf(checked), checked.counts.ready]).toEqual([[], 2])
  expect(await ledgerOf(booking.id), 'a check writes nothing').toEqual([])
  const done = await run(app, admin, checked.id)
  expect(done).toMatchObject({ state: 'done', made: 2 })
  const ledger = await ledgerOf(booking.id)
  expect(ledger.map((row) => [row.purpose, row.amount_cents, row.payment_method, row.transaction_id])).toEqual([
    ['deposit', 20_000, 'zelle', 'Z-1'],
    ['balance', 60_000, 'cash', null],
  ])
  expect(ledger.map(({ paid_at }) => paid_at?.toISOString())).toEqual([
    '2025-06-01T16:00:00.000Z',
    '2025-06-15T16:00:00.000Z',
  ])
  expect(ledger.every(({ verified_at }) => verified_at !== null)).toBe(true)
  expect([await statusOf(booking.id), await mails()]).toEqual(['paid', before])
  const report = await app.call('GET /api/admin/reports', {
    query: { from: '2025-06-01', to: '2025-07-01' },
    cookie: admin,
  })
  expect(report.body.months).toMatchObject([{ month: '2025-06', received: 80_000 }])
  expect(await undo(app, admin, checked.id)).toMatchObject({ state: 'undone', made: 0 })
  expect([await ledgerOf(booking.id), await statusOf(booking.id)]).toEqual([[], 'pending'])
})

test('what does not fit the ledger is an error by row and column, also together with earlier rows (P17.31)', async () => {
  const [one, open, cancelled, many] = [
    await book(),
    await book({ total_cents: null }),
    await book({ status: 'cancelled', event_date: new Date('2025-07-01T22:00:00Z') }),
    await book({ event_date: new Date('2025-08-02T22:00:00Z') }),
  ]
  await book({ event_date: new Date('2025-08-02T23:00:00Z') })
  const file = `${HEAD}6/1/2025,900,cash,,,B-${one.number},,,,
6/1/2025,500,cash,,,B-${one.number},,,,
6/2/2025,400,cash,,,B-${one.number},,,,
6/2/2025,100,Zelle,Z-9,,B-${one.number},,,,
6/3/2025,110,Zelle,z-9,,B-${one.number},,,,
6/2/2025,50,cash,,,B-${open.number},,,,
6/2/2025,50,cash,,,B-${cancelled.number},,,,
6/2/2025,50,cash,,,,8/2/2025,Renee Carter,,
6/2/2025,50,cash,,,B-${many.number},8/3/2025,,,
6/2/2025,50,cash,,,B-${many.number},,,else@example.com,
6/2/2025,50,check,4111 1111 1111 1111,maybe,999999999,,,,
1/1/2199,nothing,,,,,,,,
`
  const checked = await check(app, admin, { kind: 'payments', file })
  expect(linesOf(checked)).toEqual([
    '2 Amount: More than is owed on this booking: $800.00',
    '4 Amount: More than is owed on this booking: $300.00',
    '6 Reference: This reference is already recorded for this booking',
    '7 Booking number: The price of this booking is still to be confirmed',
    '8 Booking number: This booking was canceled',
    '9 Booking number: This customer has several bookings on this day. Add the booking number or the talent.',
    `10 Booking number: B-${many.number} is on another day here: 2025-08-02`,
    `11 Booking number: B-${many.number} is of another customer here`,
    '12 Kind: Write payment or refund',
    '12 Method: Not a method. Write cash, card, bank transfer, PayPal, Venmo or Zelle.',
    '12 Reference: This looks like a card number. Remove it from the file.',
    '12 Booking number: There is no booking B-999999999',
    '13 Amount: Not an amount. Write it as 1250 or 1,250.00.',
    '13 Method: Method is required',
    '13 Paid on: This day is to come',
    '13 Booking number: Write the booking number, or customer and event date',
  ])
  expect(checked.counts).toMatchObject({ ready: 2 })
  expect(JSON.stringify(checked.problems), 'a card number is masked').not.toContain('4111 1111')
  // the rest was paid between check and import
  await buildPayment(db, one.id, { amount_cents: 25_000, purpose: 'full' })
  const done = await run(app, admin, checked.id)
  expect(done.made).toBe(1)
  expect(linesOf(done)).toContain('5 row: More than is owed on this booking: $50.00')
})

test('the same payment is left out: in the file, in the ledger, and of a file that is imported twice (P17.32)', async () => {
  const booking = await book({ event_date: new Date('2025-09-02T22:00:00Z') })
  const paid_at = new Date('2025-09-01T18:00:00Z')
  await buildPayment(db, booking.id, { amount_cents: 10_000, transaction_id: 'Ab', payment_method: 'venmo', paid_at })
  const file = `${HEAD}9/1/2025,100,Venmo,aB,,B-${booking.number},,,,
9/1/2025,100,Venmo,cd,,B-${booking.number},,,,
9/1/2025,100,Venmo,CD,,B-${booking.number},,,,
`
  const [checked, again] = [
    await check(app, admin, { kind: 'payments', file }),
    await check(app, admin, { kind: 'payments', file }),
  ]
  expect(linesOf(checked)).toEqual([
    `2 Amount: Already in the ledger of B-${booking.number}`,
    '4 Amount: Same booking, day, amount and reference as row 3',
  ])
  expect((await run(app, admin, checked.id)).made).toBe(1)
  const second = await run(app, admin, again.id)
  expect([second.made, second.counts.duplicate]).toEqual([0, 3])
})

test('refunds follow their payments; when all money is back the booking is refunded, and an undo gives it back', async () => {
  const booking = await book({ event_date: new Date('2025-10-02T22:00:00Z') })
  const file = `${HEAD}9/1/2025,800,card,ch_1,,B-${booking.number},,,,
9/3/2025,-300,card,re_1,,B-${booking.number},,,,
9/4/2025,(500.00),cash,,,B-${booking.number},,,,
9/5/2025,1,cash,,refund,B-${booking.number},,,,
`
  const checked = await check(app, admin, { kind: 'payments', file })
  expect(linesOf(checked)).toEqual([
    '5 Amount: This booking has nothing to refund. Payments come before their refunds in the file.',
  ])
  expect((await run(app, admin, checked.id)).made).toBe(3)
  const ledger = await ledgerOf(booking.id)
  expect(ledger.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['payment', 80_000],
    ['refund', 30_000],
    ['refund', 50_000],
  ])
  expect(await statusOf(booking.id)).toBe('refunded')
  await undo(app, admin, checked.id)
  expect([await ledgerOf(booking.id), await statusOf(booking.id)]).toEqual([[], 'pending'])
})

test('talent gets no share of what was over before the import, and the usual share of what is not (P17.33)', async () => {
  await sql`update agents set share_percent = 50`.execute(db)
  const rows = 'Date,Talent,Customer,Email,Price,Status,Paid\n'
  const past = `${rows}1/4/2024,Imani Okafor,Old One,old@example.com,500,completed,yes
1/5/2024,Imani Okafor,Old Two,old@example.com,500,completed,no
`
  await run(app, admin, (await check(app, admin, { kind: 'bookings', file: past })).id)
  const [paid, owed] = await db
    .selectFrom('bookings')
    .select(['id', 'number'])
    .where('customer_email', '=', 'old@example.com')
    .orderBy('event_date')
    .execute()
  const own = await book({
    ...{ event_date: new Date('2025-11-02T22:00:00Z'), status: 'completed', completed_at: new Date() },
  })
  const money = `${HEAD}1/4/2024,500,cash,,,B-${paid?.number},,,,
1/5/2024,200,cash,,,B-${owed?.number},,,,
11/3/2025,800,cash,,,B-${own.number},,,,
`
  const { id } = await check(app, admin, { kind: 'payments', file: money })
  expect((await run(app, admin, id)).made).toBe(3)
  expect(await earningsOf(paid?.id ?? '')).toEqual([])
  expect((await earningsOf(own.id)).map(({ cents }) => cents)).toEqual([40_000])
  const settled = await app.call('POST /api/admin/bookings/:id/payments', {
    ...{ params: { id: owed?.id ?? '' }, cookie: admin, body: { paymentMethod: 'cash' } },
  })
  expect(settled.status).toBeLessThan(300)
  expect((await earningsOf(owed?.id ?? '')).map(({ cents }) => cents)).toEqual([25_000])
  const refused = await app.call('POST /api/admin/imports/:id/undo', { params: { id }, cookie: admin })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'This import cannot be undone any more. What depends on it: 1 payment.',
  ])
})

test('an invoice becomes paid with its booking, and an undo makes it pending again', async () => {
  const booking = await book({ event_date: new Date('2025-12-02T22:00:00Z') })
  const invoice = await buildInvoice(db, booking.id, { created_at: new Date('2025-11-01T12:00:00Z') })
  const statusOfInvoice = async () =>
    (await db.selectFrom('invoices').select('status').where('id', '=', invoice.id).executeTakeFirstOrThrow()).status
  const file = `${HEAD}12/1/2025,432,bank transfer,W 1,,B-${booking.number},,,,\n`
  const { id } = await check(app, admin, { kind: 'payments', file })
  await run(app, admin, id)
  const [payment] = await ledgerOf(booking.id)
  expect([payment?.tax_cents, payment?.invoice_id, await statusOfInvoice()]).toEqual([3200, invoice.id, 'paid'])
  await undo(app, admin, id)
  expect([await statusOfInvoice(), await statusOf(booking.id)]).toEqual(['pending', 'pending'])
})

test('payments stand in the way of an undo of their bookings', async () => {
  const rows = 'Date,Talent,Customer,Email,Price,Paid\n2/4/2024,Imani Okafor,Kit,kit@example.com,500,no\n'
  const { id } = await check(app, admin, { kind: 'bookings', file: rows })
  await run(app, admin, id)
  const file = `${HEAD}2/4/2024,500,cash,,,,2/4/2024,Kit,,\n`
  const { id: payments } = await check(app, admin, { kind: 'payments', file })
  await run(app, admin, payments)
  const refused = await app.call('POST /api/admin/imports/:id/undo', { params: { id }, cookie: admin })
  expect(refused.body.error).toMatch(/1 payment/)
  expect((await show(app, admin, id)).made).toBe(1)
  await undo(app, admin, payments)
  expect(await undo(app, admin, id)).toMatchObject({ state: 'undone', made: 0 })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { openInvoices } from '#tests/support/invoices.ts'
import { signInAdmin, signInOutsiders } from '#tests/support/sign-in.ts'

async function openBatch() {
  const { app, db, setClock } = await openInvoices()
  setClock('2030-10-28T16:00:00Z')
  const { cookie } = await signInAdmin(app)
  const sendAll = (bookingIds: string[], some: { dueDate?: string; taxPercent?: number } = {}, as = cookie) =>
    app.call('POST /api/admin/bookings/send-invoices', {
      cookie: as,
      body: { bookingIds, taxPercent: 8, dueDate: '2030-11-12', message: null, ...some },
    })
  return { app, db, sendAll }
}

test('each booking gets its invoice and mail once; refusals leave the others', async () => {
  const { db, sendAll } = await openBatch()
  const fresh = await buildBooking(db, { total_cents: 40_000 })
  const drafted = await buildBooking(db)
  const draft = await buildInvoice(db, drafted.id, { status: 'draft' })
  const canceled = await buildBooking(db, { status: 'cancelled' })
  const unpriced = await buildBooking(db, { total_cents: null })
  const unknown = randomUUID()
  const ids = [fresh.id, drafted.id, canceled.id, unpriced.id, unknown]
  const { status, body } = await sendAll(ids)
  expect(status).toBe(200)
  expect(body.map(({ outcome, sentence }) => [outcome, sentence])).toEqual([
    ['done', null],
    ['done', null],
    ['refused', "This booking was canceled, so there's nothing to invoice"],
    ['refused', 'This booking has no price yet'],
    ['refused', 'We do not know this booking'],
  ])
  const invoices = await db
    .selectFrom('invoices')
    .select(['booking_id', 'subtotal_cents', 'tax_cents', 'total_cents', 'status'])
    .where('booking_id', '=', fresh.id)
    .execute()
  expect(invoices).toEqual([
    { booking_id: fresh.id, subtotal_cents: 40_000, tax_cents: 3_200, total_cents: 43_200, status: 'pending' },
  ])
  const mails = () => db.selectFrom('outbox_emails').select(['kind', 'recipient']).orderBy('recipient').execute()
  const queued = [fresh, drafted].map(({ customer_email }) => ({ kind: 'invoice-sent', recipient: customer_email }))
  expect(await mails()).toEqual(queued.sort((a, b) => (a.recipient < b.recipient ? -1 : 1)))

  const again = (await sendAll(ids)).body
  expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'refused', 'refused', 'refused'])
  expect(again[1]?.sentence).toBe(`${draft.invoice_number} was sent already`)
  expect(await mails()).toHaveLength(2)
})

test('two requests at once send each invoice once', async () => {
  const { db, sendAll } = await openBatch()
  const booking = await buildBooking(db)
  const answers = await Promise.all([sendAll([booking.id]), sendAll([booking.id])])
  expect(answers.flatMap(({ body }) => body.map(({ outcome }) => outcome)).sort()).toEqual(['done', 'unchanged'])
  expect(await db.selectFrom('invoices').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('outbox_emails').select('id').execute()).toHaveLength(1)
})

test('impossible terms are 400 and make nothing; only admins may', async () => {
  const { app, db, sendAll } = await openBatch()
  const booking = await buildBooking(db)
  for (const wrong of [{ dueDate: '2050-01-01' }, { dueDate: '' }, { taxPercent: 101 }, { taxPercent: -1 }]) {
    expect((await sendAll([booking.id], wrong)).status).toBe(400)
  }
  expect((await sendAll([])).status).toBe(400)
  const { agent, customer } = await signInOutsiders(app, booking.customer_id)
  for (const cookie of [agent, customer]) expect((await sendAll([booking.id], {}, cookie)).status).toBe(403)
  expect((await sendAll([booking.id], {}, '')).status).toBe(401)
  expect(await db.selectFrom('invoices').select('id').execute()).toEqual([])
})

test('a new invoice is due on the chosen day, or 72 hours before its start when that is earlier (P7.114)', async () => {
  const { db, sendAll } = await openBatch()
  const [soon, later] = [
    await buildBooking(db, { event_date: new Date('2030-11-09T02:00:00Z') }),
    await buildBooking(db, { event_date: new Date('2031-02-01T02:00:00Z') }),
  ]
  await sendAll([soon.id, later.id])
  const invoices = await db.selectFrom('invoices').select(['booking_id', 'due_date']).execute()
  expect(Object.fromEntries(invoices.map((row) => [row.booking_id, row.due_date.toISOString()]))).toEqual({
    [soon.id]: '2030-11-06T04:59:59.000Z',
    [later.id]: '2030-11-13T04:59:59.000Z',
  })
})

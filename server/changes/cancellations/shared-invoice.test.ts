import { expect, test } from 'vitest'
import { openEvents } from '#server/billing/invoices/parts/test-support/event-stage.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const { app, admin, db, buildEvent, generate, account, payBooking, payInvoice, details, expectCounted } =
  await openEvents()

const send = (invoiceId: string, recipientEmail: string) =>
  app.call('POST /api/admin/send-invoice', {
    ...{ cookie: admin, body: { invoiceId, recipientEmail, recipientName: 'Dana Whitfield' } },
  })
const cancel = (id: string) =>
  app.call('POST /api/admin/bookings/:id/cancel', {
    ...{ cookie: admin, params: { id }, body: { cause: 'agency', reasonCode: 'no_talent', refund: 0 } },
  })
/** An event of three with its invoice. */
async function buildInvoiced(prices = [40_000, 20_000, 30_000]) {
  const event = await buildEvent(prices)
  const { body: invoice } = await generate(
    event.eventId,
    prices.reduce((sum, cents) => sum + cents, 0),
  )
  const [a = '', b = '', c = ''] = event.ids
  const rows = async () => (await app.call('GET /api/customer/invoices', { cookie: event.own })).body
  return { ...event, invoice, a, b, c, rows }
}

test('a canceled performer leaves the invoice: it is voided and reissued with the others, and mailed (P7.173)', async () => {
  const { eventId, customer, invoice, a, b, c, rows, own } = await buildInvoiced()
  await send(invoice.id, customer.email)
  await payBooking(own, c)
  expect((await cancel(a)).status).toBe(200)
  const [next, ...others] = await rows()
  expect(others).toEqual([])
  expect(next).toMatchObject({ bookingId: b, total: 50_000, paid: 30_000, balance: 20_000, status: 'pending' })
  expect(next?.bookings.map(({ bookingId, balance }) => [bookingId, balance])).toEqual([
    [b, 20_000],
    [c, 0],
  ])
  const old = await db.selectFrom('invoices').selectAll().where('id', '=', invoice.id).executeTakeFirstOrThrow()
  expect([old.voided_at === null, old.void_reason]).toEqual([false, 'A performer was canceled'])
  expect((await account(eventId)).due).toBe(20_000)
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await makeDue(app)
  await deliver(app, mailer)
  const mailed = smtp.arrived.filter(({ subject }) => subject === `Invoice ${next?.invoiceNumber} from Marquee`)
  expect(mailed.map(({ text }) => text?.includes(`${invoice.invoiceNumber}, which is void`))).toEqual([true])

  // one is left: an invoice as of a single booking; then none: it stays and asks for nothing
  expect((await cancel(b)).status).toBe(200)
  expect(await rows()).toMatchObject([{ bookingId: c, total: 30_000, status: 'paid' }])
  await expectCounted()
})

test('the last performers canceled leave an invoice that asks for nothing', async () => {
  const { a, b, c, rows } = await buildInvoiced()
  for (const id of [a, b, c]) await cancel(id)
  expect(await rows()).toMatchObject([{ bookingId: c, balance: 0 }])
  await expectCounted()
})

test('a status set to canceled leaves the invoice, and every drawer says so', async () => {
  const { a, b, invoice, rows } = await buildInvoiced()
  const set = await app.call('PUT /api/bookings/:id', {
    ...{ cookie: admin, params: { id: a }, body: { status: 'cancelled' } },
  })
  expect(set.status).toBe(200)
  expect(await rows()).toMatchObject([{ id: invoice.id, total: 90_000, balance: 50_000 }])
  expect((await details(b)).invoice?.differences).toEqual(['Performer 1 was canceled'])
  const next = await app.call('POST /api/admin/invoices/:id/follow-booking', {
    ...{ cookie: admin, params: { id: invoice.id }, body: { reason: 'Canceled' } },
  })
  expect(next.body).toMatchObject({ total: 50_000, bookings: [{ bookingId: b }, {}] })
})

test('a new price of one performer reissues the whole, with the other lines as they were', async () => {
  const { b, invoice, own, rows, c } = await buildInvoiced()
  await payInvoice(own, invoice.id, 90_000)
  const { invoice: shown } = await details(b)
  const priced = await app.call('POST /api/admin/invoices/:id/follow-booking', {
    ...{ cookie: admin, params: { id: invoice.id }, headers: { 'if-match': `"${shown?.version}"` } },
    body: { reason: 'More hours', bookingId: b, totalAmount: 250 },
  })
  expect(priced.status).toBe(201)
  expect(priced.body.bookings.map(({ total, balance }) => [total, balance])).toEqual([
    [40_000, 0],
    [25_000, 5000],
    [30_000, 0],
  ])
  expect(await rows()).toMatchObject([{ total: 95_000, paid: 90_000, balance: 5000, status: 'pending' }])
  expect((await details(c)).paymentStatus).toBe('paid')
  const stranger = await buildEvent([1000])
  const wrong = await app.call('POST /api/admin/invoices/:id/follow-booking', {
    ...{ cookie: admin, params: { id: priced.body.id } },
    body: { reason: 'More hours', bookingId: stranger.ids[0], totalAmount: 250 },
  })
  expect(wrong.status).toBe(404)
  const typed = { subtotal: 1, tax: 0, discount: 0, total: 1, dueDate: '2031-05-15', reason: 'Wrong' }
  const refused = await app.call('POST /api/admin/invoices/:id/reissue', {
    ...{ cookie: admin, params: { id: priced.body.id }, body: typed },
  })
  expect(refused.status).toBe(422)
  await expectCounted()
})

test('a move that the customer asked for reissues the whole with the new time of that performer alone (P7.173)', async () => {
  const { b, bookings, own, invoice, rows, customer } = await buildInvoiced()
  await send(invoice.id, customer.email)
  const later = new Date((bookings[1]?.event_date.getTime() ?? 0) + 7 * DAY_MS)
  const asked = await app.call('POST /api/customer/bookings/:id/change-request', {
    ...{ cookie: own, params: { id: b }, body: { eventDate: later.toISOString() } },
  })
  const approved = await app.call('POST /api/admin/change-requests/:id/approve', {
    ...{ cookie: admin, params: { id: asked.body.request?.id ?? '' }, body: {} },
  })
  expect([asked.status, approved.status]).toEqual([201, 200])
  const [next, ...others] = await rows()
  expect([others, next?.total, next?.invoiceNumber === invoice.invoiceNumber]).toEqual([[], 90_000, false])
  const { bill } = (await app.call('GET /api/customer/invoices/:id', { cookie: own, params: { id: next?.id ?? '' } }))
    .body
  expect(bill.lines.map(({ detail }) => /June \d+/.exec(detail)?.[0])).toEqual(['June 7', 'June 14', 'June 7'])
  expect(bill.lines.map(({ title }) => title)).toEqual(['Performer 1', 'Performer 2', 'Performer 3'])
  await expectCounted()
})

test('cancel, pay, send, price and reissue at once: never a failure, and the books agree', async () => {
  for (let round = 0; round < 3; round++) {
    const { eventId, customer, invoice, a, b, c, own, rows } = await buildInvoiced()
    const follow = () =>
      app.call('POST /api/admin/invoices/:id/follow-booking', {
        ...{ cookie: admin, params: { id: invoice.id }, body: { reason: 'Again' } },
      })
    const answers = await Promise.all([
      cancel(b),
      payBooking(own, a),
      payInvoice(own, invoice.id, 90_000),
      send(invoice.id, customer.email),
      follow(),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    const { due, total } = await account(eventId)
    expect([row?.total, row?.balance]).toEqual([total, due])
    const parts = await db
      .selectFrom('invoice_parts')
      .select('booking_id')
      .where('voided_at', 'is', null)
      .where('booking_id', 'in', [a, b, c])
      .execute()
    expect(new Set(parts.map(({ booking_id }) => booking_id)).size).toBe(parts.length)
  }
  await expectCounted()
})

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { buildInvoice, buildPayer } from '#tests/support/billing.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { freezeIssued } from '../document/freeze.ts'

async function start() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const { cookies } = await signInEach(app)
  const cookie = cookies.admin
  const payer = await buildPayer(app, { name: 'Renee Thibodeaux' })
  const agent = await buildAgent(db, { name: 'Ines Marlow', hourly_rate: 85 })
  /** A confirmed night of 5 hours at $85, with its invoice without tax. */
  async function bill(more: object = {}) {
    const event_date = new Date('2026-12-05T01:00:00Z')
    const night = { agent_id: agent.id, event_duration: 5, total_cents: 42_500, event_date, ...more }
    const booking = await payer.book({ status: 'confirmed', ...night })
    const terms = { subtotal: 42_500, tax: 0, discount: 0, total: 42_500, dueDate: '2027-01-15', notes: 'Thank you' }
    const { status, body } = await app.call('POST /api/admin/generate-invoice', {
      ...{ cookie, body: { bookingId: booking.id, ...terms } },
    })
    expect(status).toBe(201)
    return { booking, invoice: body }
  }
  const details = async (id: string) => (await app.call('GET /api/admin/bookings/:id', { params: { id }, cookie })).body
  const follow = (id: string, body: object = {}, more: object = {}) =>
    app.call('POST /api/admin/invoices/:id/follow-booking', {
      ...{ params: { id }, cookie, body: { reason: 'The night is longer', ...body } },
      ...more,
    })
  const pay = (id: string) =>
    app.call('POST /api/customer/bookings/:id/pay', {
      ...{ params: { id }, cookie: payer.cookie, body: { paymentMethod: 'cash' as const } },
    })
  const page = async (id: string) =>
    String((await app.send({ url: `/api/admin/invoice-preview/${id}`, headers: { cookie } })).body)
  const pdf = async (id: string) => {
    const url = `/api/customer/invoices/${id}/pdf`
    return readPdfText((await app.app.inject({ url, headers: { cookie: payer.cookie } })).rawPayload)
  }
  const move = (id: string, body: object) =>
    app.call('PUT /api/admin/bookings/:id/details', { params: { id }, body, cookie })
  return { app, db, cookie, cookies, payer, agent, bill, details, follow, pay, page, pdf, move }
}

test('an issued invoice keeps every printed word when booking, agent, customer and settings change', async () => {
  const { app, db, payer, agent, bill, details, page, pdf, move } = await start()
  const { booking, invoice } = await bill()
  const [was, wasPdf] = [await page(invoice.id), await pdf(invoice.id)]
  for (const words of ['Ines Marlow', 'Renee Thibodeaux', 'December 4, 2026', '$85.00', 'Thank you']) {
    expect(was).toContain(words)
  }
  expect((await details(booking.id)).invoice?.differences).toEqual([])
  const moved = await move(booking.id, { eventDuration: 7, eventDate: '2026-12-06T20:00', price: 'update' })
  expect(moved.body).toMatchObject({ totalAmount: 595 })
  await db.updateTable('agents').set({ name: 'Somebody Else' }).where('id', '=', agent.id).execute()
  await db.updateTable('customers').set({ name: 'Renamed' }).where('id', '=', payer.customer.id).execute()
  await db.updateTable('agency_settings').set({ address: 'Elsewhere', cancellation_terms: 'Other terms' }).execute()
  expect(await page(invoice.id)).toBe(was)
  expect(await pdf(invoice.id)).toBe(wasPdf)
  const { body } = await app.call('GET /api/customer/invoices/:id', {
    ...{ params: { id: invoice.id }, cookie: payer.cookie },
  })
  expect(body.bill).toMatchObject({ billedTo: { name: 'Renee Thibodeaux' }, lines: [{ hours: '5' }] })
  expect((await details(booking.id)).invoice?.differences).toEqual([
    expect.stringContaining('→'),
    '5 → 7 hours',
    '$425.00 → $595.00',
  ])
})

test('voids and reissues from the booking in one step with one mail, which names the old one', async () => {
  const { app, db, bill, follow, move, details, pdf } = await start()
  const { booking, invoice } = await bill()
  await move(booking.id, { eventDuration: 7, price: 'update' })
  await db.deleteFrom('outbox_emails').execute()
  const { status, body } = await follow(invoice.id, { send: true })
  expect([status, body]).toMatchObject([201, { total: 59_500, status: 'pending', dueDate: invoice.dueDate }])
  expect(body.sentAt).not.toBeNull()
  expect((await details(booking.id)).invoice).toMatchObject({ id: body.id, total: 59_500, differences: [] })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await makeDue(app)
  await deliver(app, mailer)
  expect(smtp.arrived.length).toBe(1)
  expect(smtp.arrived[0]?.text).toContain(`${invoice.invoiceNumber}, which is void`)
  const words = await pdf(body.id)
  for (const word of [`Replaces ${invoice.invoiceNumber}`, '$595.00', 'Thank you']) expect(words).toContain(word)
})

test('a price changes with its invoice, in one transaction', async () => {
  const { bill, follow, details } = await start()
  const { booking, invoice } = await bill()
  const lines = [
    { kind: 'talent', share: 'shared', hours: 5, rate: 8500 },
    { kind: 'travel', share: 'talent', amount: 6000 },
  ]
  const { body } = await follow(invoice.id, { lines })
  expect(body).toMatchObject({ subtotal: 48_500, total: 48_500 })
  expect(await details(booking.id)).toMatchObject({ totalAmount: 485, invoice: { id: body.id, differences: [] } })
  const refused = await follow(body.id, { lines: [{ kind: 'fee', share: 'agency', amount: -1 }] })
  expect([refused.status, (await details(booking.id)).totalAmount]).toEqual([400, 485])
})

test('keeps the tax rate and the discount', async () => {
  const { db, payer, follow } = await start()
  const booking = await payer.book({ total_cents: 60_000 })
  const amounts = { subtotal_cents: 40_000, discount_cents: 1000, tax_cents: 3120, total_cents: 42_120 }
  const invoice = await buildInvoice(db, booking.id, amounts)
  const { body } = await follow(invoice.id)
  expect(body).toMatchObject({ subtotal: 60_000, discount: 1000, tax: 4720, total: 63_720 })
})

test('what was paid carries over: a dearer one owes the rest, a cheaper one opens a refund', async () => {
  const { app, bill, follow, pay, details, cookie, pdf } = await start()
  const { booking, invoice } = await bill()
  expect((await pay(booking.id)).status).toBe(200)
  const { body: dearer } = await follow(invoice.id, { totalAmount: 595 })
  expect([dearer.status, dearer.paid]).toEqual(['pending', 42_500])
  expect(await details(booking.id)).toMatchObject({ paymentStatus: 'pending', owed: 17_000, excess: 0 })
  for (const word of ['−$425.00', '$170.00']) expect(await pdf(dearer.id)).toContain(word)
  expect((await pay(booking.id)).status).toBe(200)
  expect(await details(booking.id)).toMatchObject({ paymentStatus: 'paid', owed: 0 })
  const { body: cheaper } = await follow(dearer.id, { totalAmount: 500 })
  expect(cheaper.status).toBe('paid')
  expect(await details(booking.id)).toMatchObject({ paymentStatus: 'paid', paid: 59_500, excess: 9500 })
  const work = async () => (await app.call('GET /api/admin/work', { cookie })).body.items.map(({ kind }) => kind)
  expect(await work()).toContain('refund')
  const { ledger } = await details(booking.id)
  const refund = { params: { id: ledger[1]?.id ?? '' }, body: { amount: 9500, reason: 'Fewer hours' }, cookie }
  expect((await app.call('POST /api/admin/payments/:id/refund', refund)).status).toBe(201)
  expect(await work()).not.toContain('refund')
  expect(await details(booking.id)).toMatchObject({ excess: 0, paid: 50_000 })
})

test('an excess that was refunded is asked for again by a dearer one; a favor is not (P7.154)', async () => {
  const { app, bill, follow, pay, details, cookie, pdf, payer } = await start()
  const { booking, invoice } = await bill()
  await pay(booking.id)
  const refund = async (amount: number) => {
    const id = (await details(booking.id)).ledger[0]?.id ?? ''
    const sent = { params: { id }, body: { amount, reason: 'Fewer hours' }, cookie }
    expect((await app.call('POST /api/admin/payments/:id/refund', sent)).status).toBe(201)
  }
  const { body: cheaper } = await follow(invoice.id, { totalAmount: 300 })
  // $125 beyond the price, and $10 as a favor
  await refund(13_500)
  expect(await details(booking.id)).toMatchObject({ paymentStatus: 'paid', paid: 29_000, settled: 30_000, excess: 0 })
  const { body: dearer } = await follow(cheaper.id, { totalAmount: 500 })
  expect(await details(booking.id)).toMatchObject({ paymentStatus: 'pending', owed: 20_000, settled: 30_000 })
  const own = (await app.call('GET /api/customer/invoices', { cookie: payer.cookie })).body
  expect(own).toMatchObject([{ id: dearer.id, balance: 20_000 }])
  const [ticket] = (await app.call('GET /api/customer/bookings', { cookie: payer.cookie })).body
  expect(ticket?.due).toMatchObject([{ purpose: 'balance', amount: 20_000 }])
  for (const word of ['−$425.00', '$135.00', '$200.00']) expect(await pdf(dearer.id)).toContain(word)
  expect((await pay(booking.id)).status).toBe(200)
  expect(await details(booking.id)).toMatchObject({ paymentStatus: 'paid', owed: 0, paid: 49_000, excess: 0 })
})

test('a paid one is mailed as a paid one', async () => {
  const { bill, follow, pay } = await start()
  const { booking, invoice } = await bill()
  await pay(booking.id)
  const { body } = await follow(invoice.id, { totalAmount: 400, send: true })
  expect([body.status, body.sentAt === null]).toEqual(['paid', false])
})

test('a payment and a reissue at once: the ledger, the booking and one live invoice agree', async () => {
  const { db, bill, follow, pay, details } = await start()
  for (let round = 0; round < 6; round++) {
    const { booking, invoice } = await bill()
    const totalAmount = round % 2 === 0 ? 595 : 300
    const [paid, next] = await Promise.all([pay(booking.id), follow(invoice.id, { totalAmount })])
    expect([paid.status, next.status]).toEqual([200, 201])
    const seen = await details(booking.id)
    const live = await db
      .selectFrom('invoices')
      .select(['id', 'status', 'total_cents'])
      .where('booking_id', '=', booking.id)
      .where('voided_at', 'is', null)
      .execute()
    expect(live.map(({ id }) => id)).toEqual([next.body.id])
    expect(seen.owed).toBe(Math.max(0, totalAmount * 100 - seen.paid))
    expect(seen.excess).toBe(Math.max(0, seen.paid - totalAmount * 100))
    expect([seen.paymentStatus, live[0]?.status]).toEqual(seen.owed > 0 ? ['pending', 'pending'] : ['paid', 'paid'])
  }
})

test.each([1, 2, 3])(
  'random money steps leave ledger, booking, invoice and tallies in agreement (%i)',
  async (seed) => {
    const { app, db, bill, follow, pay, details, cookie, move } = await start()
    let state = seed
    const dice = (below: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const { booking } = await bill({ deposit_percent: 40 })
    const live = async () => (await details(booking.id)).invoice?.id ?? ''
    const price = () => [
      { kind: 'talent', share: 'shared', hours: 1 + dice(9), rate: 100 * (1 + dice(200)) },
      { kind: 'travel', share: 'talent', amount: dice(10_000) },
      { kind: 'discount', share: 'agency', label: 'Regular', percent: 1 + dice(50) },
    ]
    const lastPayment = async () => (await details(booking.id)).ledger.filter(({ kind }) => kind === 'payment').at(-1)
    const steps = [
      async () => follow(await live(), { lines: price() }),
      async () => follow(await live(), { totalAmount: 100 + dice(900), send: dice(2) === 0 }),
      () => move(booking.id, { eventDuration: 1 + dice(12), price: 'update' }),
      () => pay(booking.id),
      async () => {
        const params = { id: (await lastPayment())?.id ?? booking.id }
        return app.call('POST /api/admin/payments/:id/refund', {
          ...{ params, body: { amount: 1 + dice(5000), reason: 'Rain' }, cookie },
        })
      },
      async () => {
        const params = { id: (await lastPayment())?.id ?? booking.id }
        return app.call('POST /api/admin/payments/:id/reverse', { params, body: { reason: 'It bounced' }, cookie })
      },
    ]
    // what refunds gave back beyond the price of their time
    let beyond = 0
    for (let step = 0; step < 30; step++) {
      const before = await details(booking.id)
      const answer = await steps[dice(steps.length)]?.()
      expect(answer?.status).toBeLessThan(500)
      const { paid, settled, ledger, invoice, owed, excess, paymentStatus } = await details(booking.id)
      const refunded = ledger.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? amount : 0), 0)
      const total = invoice?.total ?? 0
      if (paymentStatus === 'refunded') break
      const refundedBefore = before.ledger.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? amount : 0), 0)
      beyond += Math.min(refunded - refundedBefore, before.excess)
      expect(settled).toBe(paid + refunded - beyond)
      expect(owed).toBe(Math.max(0, total - settled))
      expect(excess).toBe(Math.max(0, paid - total))
      expect([paymentStatus, invoice?.status]).toEqual(owed > 0 ? ['pending', 'pending'] : ['paid', 'paid'])
    }
    const read = async () => ({
      accounts: (await sql`select * from booking_accounts`.execute(db)).rows,
      tallies: (
        await sql`select measure, day, sum(amount) as amount from current_tallies group by 1, 2 having sum(amount) <> 0
        order by 1, 2`.execute(db)
      ).rows,
    })
    const kept = await read()
    await sql`select recount_tallies()`.execute(db)
    expect(await read()).toEqual(kept)
  },
)

test('two at once: one voids and reissues, the other is refused', async () => {
  const { bill, follow } = await start()
  const { invoice } = await bill()
  const answers = await Promise.all([follow(invoice.id), follow(invoice.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('invoices of an earlier release are frozen as they print', async () => {
  const { app, db, payer, page } = await start()
  const booking = await payer.book()
  const sent = await buildInvoice(db, booking.id, { sent_at: new Date() })
  const draft = await buildInvoice(db, (await payer.book()).id, { status: 'draft' })
  const was = await page(sent.id)
  const counts = await Promise.all([freezeIssued(db, app.context), freezeIssued(db, app.context)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  await db.updateTable('bookings').set({ event_duration: 9 }).where('customer_id', '=', payer.customer.id).execute()
  expect(await page(sent.id)).toBe(was)
  expect(await page(draft.id)).not.toContain('>4<')
})

test('404 unknown, 409 void or another version, 422 refunded, cancelled or without a price, 400 without a reason', async () => {
  const { db, payer, bill, follow, cookies } = await start()
  const { invoice } = await bill()
  const stale = await follow(invoice.id, {}, { headers: { 'if-match': '"99"' } })
  expect([stale.status, (await follow(invoice.id, { reason: ' ' })).status]).toEqual([409, 400])
  expect((await follow('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  for (const values of [{ status: 'cancelled' }, { payment_status: 'refunded' }, { total_cents: null }] as const) {
    const booking = await payer.book(values)
    expect((await follow((await buildInvoice(db, booking.id)).id)).status).toBe(422)
  }
  const other = await buildInvoice(db, (await payer.book()).id, { voided_at: new Date() })
  expect((await follow(other.id)).status).toBe(409)
  for (const [cookie, status] of [
    [undefined, 401],
    [cookies.customer, 403],
    [cookies.agent, 403],
  ] as const) {
    expect((await follow(invoice.id, {}, { cookie })).status).toBe(status)
  }
})

import { beforeEach, expect, test } from 'vitest'
import { buildPayer } from '#tests/support/billing.ts'
import { makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { ageSession, signInEach } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { queueRequestReminders } from './mails/reminders.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  return () => app[Symbol.asyncDispose]()
})
const { rowOf, mailsOf } = makeBookingReaders(() => app.context.db)

/** Each payment has a reference of its own. */
let paid = 0

const START = '2028-06-03T00:00:00.000Z'
const LATER = '2028-06-10T00:00:00.000Z'

async function start() {
  const { db } = app.context
  const { cookies } = await signInEach(app)
  const { admin: cookie } = cookies
  const payer = await buildPayer(app, { name: 'Renee Thibodeaux' })
  const agent = await buildAgent(db, { name: 'Ines Marlow', hourly_rate: 85 })
  const book = async (event_date = START) => {
    const night = { agent_id: agent.id, event_date: new Date(event_date), event_duration: 5, total_cents: 42_500 }
    const booking = await payer.book({ status: 'pending', ...night })
    const body = { status: 'confirmed' as const }
    expect((await app.call('PUT /api/bookings/:id', { params: { id: booking.id }, body, cookie })).status).toBe(200)
    return booking.id
  }
  const ask = async (id: string, body: object) => {
    const { status, body: answer } = await app.call('POST /api/customer/bookings/:id/change-request', {
      ...{ params: { id }, body, cookie: payer.cookie },
    })
    expect(status).toBe(201)
    return answer.request?.id ?? ''
  }
  return {
    ...{ db, payer, book, ask, cookie },
    approve: (id: string) =>
      app.call('POST /api/admin/change-requests/:id/approve', { params: { id }, body: {}, cookie }),
    decline: (id: string) =>
      app.call('POST /api/admin/change-requests/:id/decline', { params: { id }, body: { answer: 'Full' }, cookie }),
    propose: (id: string, body: object) =>
      app.call('POST /api/admin/change-requests/:id/propose', { params: { id }, body, cookie }),
    withdraw: (id: string) =>
      app.call('POST /api/customer/change-requests/:id/withdraw', { params: { id }, cookie: payer.cookie }),
    details: async (id: string) => (await app.call('GET /api/admin/bookings/:id', { params: { id }, cookie })).body,
    pay: (id: string) =>
      app.call('POST /api/customer/bookings/:id/pay', {
        ...{ params: { id }, body: { paymentMethod: 'venmo', transactionId: `V-${++paid}` }, cookie: payer.cookie },
      }),
    bill: async (bookingId: string) => {
      const terms = { subtotal: 42_500, tax: 0, discount: 0, total: 42_500, dueDate: '2028-05-15', notes: '' }
      const body = { bookingId, ...terms }
      expect((await app.call('POST /api/admin/generate-invoice', { cookie, body })).status).toBe(201)
    },
  }
}

test('the customer withdraws while the office approves: one counts, and the booking agrees (P15.44)', async () => {
  const { book, ask, approve, withdraw, db } = await start()
  for (let round = 0; round < 4; round++) {
    const id = await book(new Date(Date.parse(START) + round * 30 * 86_400_000).toISOString())
    const request = await ask(id, { eventDuration: 7 })
    const answers = await Promise.all([withdraw(request), approve(request)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { state } = await db
      .selectFrom('booking_requests')
      .select('state')
      .where('id', '=', request)
      .executeTakeFirstOrThrow()
    const { event_duration, total_cents } = await rowOf(id)
    const approved = [7, 59_500]
    expect([event_duration, total_cents]).toEqual(state === 'approved' ? approved : [5, 42_500])
  }
})

test('two admins answer at once: one counts', async () => {
  const { book, ask, approve, decline } = await start()
  const request = await ask(await book(), { eventDuration: 7 })
  const answers = await Promise.all([approve(request), decline(request), approve(request)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('two requests for one time are approved at once: one gets it, the other stays open (P15.46)', async () => {
  const { book, ask, approve, db } = await start()
  const [one, other] = [await book(), await book('2028-07-08T00:00:00.000Z')]
  const requests = [await ask(one, { eventDate: LATER }), await ask(other, { eventDate: LATER })]
  const answers = await Promise.all(requests.map(approve))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const states = await db.selectFrom('booking_requests').select('state').orderBy('state').execute()
  expect(states.map(({ state }) => state)).toEqual(['approved', 'open'])
})

test('an issued invoice is voided and reissued with one mail; the difference is due, to the cent (P15.46)', async () => {
  const { book, ask, approve, details, pay, bill, db } = await start()
  const id = await book()
  await bill(id)
  expect((await pay(id)).status).toBe(200)
  expect((await details(id)).paymentStatus).toBe('paid')
  const request = await ask(id, { eventDate: LATER, eventDuration: 7 })
  expect((await approve(request)).status).toBe(200)
  expect(await details(id)).toMatchObject({ paymentStatus: 'pending', owed: 17_000, paid: 42_500 })
  const invoices = await db
    .selectFrom('invoices')
    .select(['total_cents', 'voided_at', 'status'])
    .where('booking_id', '=', id)
    .orderBy('invoice_number')
    .execute()
  expect(invoices).toMatchObject([
    { total_cents: 42_500, voided_at: expect.any(Date) },
    { total_cents: 59_500, voided_at: null, status: 'pending' },
  ])
  expect((await mailsOf(id)).filter((kind) => kind === 'invoice-sent')).toHaveLength(1)
  expect((await pay(id)).status).toBe(200)
  expect(await details(id)).toMatchObject({ paymentStatus: 'paid', owed: 0, paid: 59_500 })
})

test('a paid booking without an invoice owes the difference; a shorter one shows what is to be refunded', async () => {
  const { book, ask, approve, details, pay } = await start()
  const id = await book()
  await pay(id)
  await approve(await ask(id, { eventDuration: 7 }))
  expect(await details(id)).toMatchObject({ paymentStatus: 'pending', owed: 17_000 })
  await pay(id)
  await approve(await ask(id, { eventDuration: 6 }))
  expect(await details(id)).toMatchObject({ paymentStatus: 'paid', owed: 0, excess: 8_500 })
})

test('a proposal leaves by mail with its price; its link works once, of two at once one counts (P15.45)', async () => {
  const { book, ask, propose, payer } = await start()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await book()
  const request = await ask(id, { eventDate: LATER, eventDuration: 7 })
  await makeDue(app)
  await deliver(app, mailer)
  const notice = smtp.arrived.find(({ subject }) => subject?.startsWith('Request to change: Renee'))
  expect(notice?.text).toContain('New duration: 5 → 7 hours\nNew price: $425.00 → $595.00\n')
  expect((await propose(request, { eventDuration: 6, answer: 'Six hours?' })).status).toBe(200)
  await makeDue(app)
  await deliver(app, mailer)
  const mail = smtp.arrived.find((one) => one.text?.includes('proposal='))
  expect(mail?.envelopeTo).toEqual([payer.customer.email])
  expect(mail?.text).toContain('New price: $425.00 → $510.00\n')
  const token = /proposal=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const opened = await app.call('POST /api/change-proposals', { body: { token } })
  expect([opened.status, opened.body]).toMatchObject([
    200,
    { agentName: 'Ines Marlow', proposed: { eventDuration: 6 }, answer: 'Six hours?', price: { after: 51_000 } },
  ])
  const use = () => app.call('POST /api/change-proposals/answer', { body: { token, answer: 'accepted' } })
  const answers = await Promise.all([use(), use(), use()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const again = await use()
  expect([again.status, again.body]).toMatchObject([409, { error: expect.stringContaining('already used') }])
  expect(await rowOf(id)).toMatchObject({ event_duration: 6, total_cents: 51_000 })
  expect((await app.call('POST /api/change-proposals', { body: { token: 'x' } })).status).toBe(404)
})

test('after 24 hours the office is reminded of a request, and the customer of a proposal, once each (P15.47)', async () => {
  const { book, ask, propose, db } = await start()
  const id = await book()
  const request = await ask(id, { eventDuration: 6 })
  const after = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  expect(await queueRequestReminders(db, after(23))).toBe(0)
  const both = await Promise.all([queueRequestReminders(db, after(25)), queueRequestReminders(db, after(25))])
  expect(both.sort()).toEqual([0, 1])
  expect(await mailsOf(id)).toContain('request-unanswered')
  await propose(request, { eventDuration: 7 })
  expect([await queueRequestReminders(db, after(23)), await queueRequestReminders(db, after(25))]).toEqual([0, 1])
  expect(await queueRequestReminders(db, after(50))).toBe(0)
  expect(await mailsOf(id)).toContain('proposal-unanswered')
})

test('a request to cancel is approved by the figures of the moment it was asked, in one transaction (P15.48)', async () => {
  const { book, approve, db, cookie, details } = await start()
  const soon = new Date(Date.now() + 50 * 3_600_000).toISOString()
  const id = await book(soon)
  await db
    .insertInto('payments')
    .values({
      ...{ booking_id: id, amount_cents: 42_500, payment_method: 'cash', payment_status: 'completed', kind: 'payment' },
      ...{ reported_by: 'office', purpose: 'full', verified_at: new Date() },
    })
    .execute()
  const { id: request } = await db
    .insertInto('booking_requests')
    // 74 hours before the event: nothing is kept
    .values({ booking_id: id, kind: 'cancel', reason_code: 'weather', created_at: new Date(Date.now() - 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { body } = await app.call('GET /api/admin/bookings/:id/change-request', { params: { id }, cookie })
  expect(body.request?.cancellation).toEqual({ keepPercent: 0, kept: 0, refund: 42_500 })
  await ageSession(app, cookie, 11)
  expect((await approve(request)).status).toBe(403)
  expect((await details(id)).status).toBe('confirmed')
  await db.updateTable('sessions').set({ verified_at: new Date() }).execute()
  expect((await approve(request)).status).toBe(200)
  expect((await details(id)).status).toBe('cancelled')
  expect(await db.selectFrom('booking_cancellations').select(['keep_cents', 'reason_code']).execute()).toEqual([
    { keep_cents: 0, reason_code: 'weather' },
  ])
  expect(await mailsOf(id)).toContain('booking-cancelled')
  expect((await approve(request)).status).toBe(409)
})

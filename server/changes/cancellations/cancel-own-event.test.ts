import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#shared/model/day.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { buildProposal } from '#tests/support/proposals.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const agency = await openCardAgency()
const { app, payer } = agency
const { db } = app.context

/** Bookings of one event: a pending one and confirmed ones 48 hours ahead, of which half is kept. */
async function buildEvent() {
  const event_date = new Date(Date.now() + 48 * HOUR_MS + 60_000)
  const more = { event_date, event_type: 'wedding', total_cents: 20_000 } as const
  const pending = await agency.book(more)
  const unpaid = await agency.book({ ...more, status: 'confirmed' })
  const paid = await agency.book({ ...more, status: 'confirmed' })
  const ids = [pending.id, unpaid.id, paid.id]
  await db.updateTable('bookings').set({ event_id: pending.event_id }).where('id', 'in', ids).execute()
  await agency.payByCard(pending.id)
  await buildPayment(db, paid.id, { amount_cents: 20_000, verified_at: new Date() })
  const call = { params: { id: pending.event_id }, cookie: payer.cookie }
  const preview = async () => (await app.call('GET /api/customer/event-cancellations/:id', call)).body
  const cancel = async (refund: number, shown?: { id: string; version: number }[]) =>
    app.call('POST /api/customer/event-cancellations/:id', {
      ...call,
      body: {
        ...{ reasonCode: 'date_changed', message: 'We moved away.', refund },
        bookings: shown ?? (await preview()).bookings.map(({ bookingId, version }) => ({ id: bookingId, version })),
      },
    })
  const statuses = async () => {
    const rows = db.selectFrom('bookings').select('status').where('id', 'in', ids).orderBy('number')
    return (await rows.execute()).map(({ status }) => status)
  }
  return { eventId: pending.event_id, ids, pending, unpaid, paid, preview, cancel, statuses }
}

test('a customer cancels an event: at once where nothing is kept or paid, else asked, with one mail (P15.92)', async () => {
  const { paid, preview, cancel, statuses } = await buildEvent()
  const shown = await preview()
  expect(shown.bookings.map(({ way, refund }) => `${way} ${refund}`).toSorted()).toEqual([
    'at_once 0',
    'at_once 20000',
    'request 10000',
  ])
  expect(shown).toMatchObject({ paid: 40_000, kept: 10_000, refund: 30_000 })
  expect((await cancel(40_000)).status, 'another refund').toBe(409)
  const seen = shown.bookings.map(({ bookingId, version }) => ({ id: bookingId, version }))
  expect((await cancel(30_000, seen.slice(1))).status, 'not all').toBe(409)
  expect(await statuses()).toEqual(['pending', 'confirmed', 'confirmed'])

  const answers = await Promise.all([cancel(30_000, seen), cancel(30_000, seen)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ canceled: 2, requested: 1, waiting: 0 })
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'confirmed'])
  const request = db.selectFrom('booking_requests').select(['kind', 'message']).where('booking_id', '=', paid.id)
  expect(await request.execute()).toEqual([{ kind: 'cancel', message: 'We moved away.' }])
  expect(agency.stripe.refunds.map(({ amount }) => amount)).toContain(20_000)

  await using smtp = await startSmtp()
  await makeDue(app)
  await deliver(app, mailTo(smtp.url))
  const mails = smtp.arrived.filter(
    ({ envelopeTo, subject }) => envelopeTo.includes(payer.customer.email) && /^Canceled/.test(subject ?? ''),
  )
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Canceled: Wedding, /)])
  expect(mails[0]?.text).toContain('2 bookings of your event are canceled.')

  // what was asked stays, and asking again changes nothing
  expect(await preview()).toMatchObject({ bookings: [{ way: 'asked', refund: 10_000 }] })
  expect((await cancel(10_000)).status).toBe(409)
})

test('an open proposal is declined first, and a request for a change is withdrawn first', async () => {
  const { eventId, paid, cancel, preview, statuses } = await buildEvent()
  const [asked] = await db
    .insertInto('booking_requests')
    .values({ booking_id: paid.id, kind: 'change', wanted: '{"eventDuration":5}' })
    .returning('id')
    .execute()
  expect((await preview()).bookings.map(({ way }) => way).toSorted()).toEqual(['at_once', 'at_once', 'changing'])
  const { status, body } = await cancel((await preview()).refund)
  expect([status, body]).toMatchObject([409, { error: expect.stringContaining('Withdraw that request first.') }])
  await db
    .deleteFrom('booking_requests')
    .where('id', '=', asked?.id ?? '')
    .execute()
  const { id: userId } = await buildUser(db)
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', paid.id).executeTakeFirstOrThrow()
  await buildProposal(db, booking, userId)
  const refused = await cancel((await preview()).refund)
  expect([refused.status, refused.body]).toMatchObject([409, { error: expect.stringContaining('Decline it first.') }])
  expect(await statuses()).toEqual(['pending', 'confirmed', 'confirmed'])
  expect(eventId).toBe(booking.event_id)
})

test('another customer’s event is unknown, and nothing of it changes', async () => {
  const { eventId, ids, statuses } = await buildEvent()
  const stranger = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
  const by = { params: { id: eventId }, cookie: stranger }
  expect((await app.call('GET /api/customer/event-cancellations/:id', by)).status).toBe(404)
  const bookings = ids.map((id) => ({ id, version: 1 }))
  const taken = await app.call('POST /api/customer/event-cancellations/:id', { ...by, body: { refund: 0, bookings } })
  expect(taken.status).toBe(404)
  const unknown = { params: { id: randomUUID() }, cookie: payer.cookie }
  expect((await app.call('GET /api/customer/event-cancellations/:id', unknown)).status).toBe(404)
  const none = { ...unknown, body: { refund: 0, bookings: [] } }
  expect((await app.call('POST /api/customer/event-cancellations/:id', none)).status).toBe(400)
  expect(await statuses()).toEqual(['pending', 'confirmed', 'confirmed'])
})

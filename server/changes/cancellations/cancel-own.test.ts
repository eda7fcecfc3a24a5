import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { signEvent } from '#tests/support/stripe.ts'

const agency = await openCardAgency()

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS + 60_000)
const confirmed = (hours: number) =>
  agency.book({ status: 'confirmed', event_date: inHours(hours), total_cents: 36_000 })
const pay = (id: string, more: Parameters<typeof buildPayment>[2] = {}) =>
  buildPayment(agency.app.context.db, id, { amount_cents: 36_000, verified_at: new Date(), ...more })
const preview = (id: string) =>
  agency.app.call('GET /api/customer/bookings/:id/cancellation', { params: { id }, cookie: agency.payer.cookie })
const cancel = (id: string, refund: number, cookie = agency.payer.cookie) =>
  agency.app.call('POST /api/customer/bookings/:id/cancel', {
    ...{ params: { id }, cookie, body: { reasonCode: 'date_changed', message: 'We moved.', refund } },
  })
const rowOf = (id: string) =>
  agency.app.context.db
    .selectFrom('bookings as b')
    .leftJoin('booking_cancellations as c', 'c.booking_id', 'b.id')
    .select([
      'b.status',
      'c.keep_cents',
      'c.policy_keep_cents',
      'c.cause',
      'c.by_customer',
      'c.reason',
      'c.reason_code',
    ])
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow()
const requestsOf = (id: string) =>
  agency.app.context.db
    .selectFrom('booking_requests')
    .select(['kind', 'state', 'reason_code', 'message'])
    .where('booking_id', '=', id)
    .execute()

test('a pending booking is canceled at once and everything verified goes back by card (P15.23)', async () => {
  const booking = await agency.book({ event_date: inHours(2), total_cents: 36_000 })
  await agency.payByCard(booking.id)
  expect((await preview(booking.id)).body).toMatchObject({
    ...{ paid: 36_000, reported: 0, atOnce: true, figures: { keepPercent: 0, kept: 0, refund: 36_000 } },
  })
  expect(await cancel(booking.id, 36_000)).toMatchObject({ status: 200, body: { state: 'canceled', refund: 36_000 } })
  expect(await rowOf(booking.id)).toMatchObject({
    ...{ status: 'cancelled', keep_cents: 0, cause: 'customer', by_customer: true },
    ...{ reason: 'We moved.', reason_code: 'date_changed' },
  })
  const ledger = await agency.ledgerOf(booking.id)
  expect(ledger.map(({ kind, amount_cents, payment_status }) => [kind, amount_cents, payment_status])).toEqual([
    ['payment', 36_000, 'completed'],
    ['refund', 36_000, 'completed'],
  ])
  expect(await agency.statusOf(booking.id)).toBe('refunded')
})

test('a confirmed booking is canceled at once while nothing is kept; money by hand stays due (P15.23)', async () => {
  const booking = await confirmed(72)
  await pay(booking.id)
  const shown = (await preview(booking.id)).body
  expect(shown).toMatchObject({
    atOnce: true,
    total: 36_000,
    figures: { keepPercent: 0, nextPercent: 50, refund: 36_000 },
  })
  expect(shown.payments).toMatchObject([{ amount: 36_000, paymentMethod: 'cash', way: 'hand' }])
  expect((await cancel(booking.id, 36_000)).body).toEqual({ state: 'canceled', refund: 36_000 })
  expect(await agency.ledgerOf(booking.id)).toHaveLength(1)
  const office = await agency.app.call('GET /api/admin/bookings/:id/cancellation', {
    ...{ params: { id: booking.id }, cookie: agency.cookie },
  })
  expect(office.body.decided).toMatchObject({ due: 36_000, keep: 0, byCustomer: true, reasonCode: 'date_changed' })
})

test('a confirmed booking of which half is kept sends the office a request, and stays (P15.23)', async () => {
  const booking = await confirmed(30)
  await pay(booking.id)
  expect((await preview(booking.id)).body).toMatchObject({
    ...{ atOnce: false, figures: { keepPercent: 50, kept: 18_000, refund: 18_000, nextPercent: 100 } },
  })
  expect((await cancel(booking.id, 18_000)).body).toEqual({ state: 'requested', refund: 18_000 })
  expect(await rowOf(booking.id)).toMatchObject({ status: 'confirmed', keep_cents: null })
  expect(await requestsOf(booking.id)).toEqual([
    { kind: 'cancel', state: 'open', reason_code: 'date_changed', message: 'We moved.' },
  ])
  expect(await cancel(booking.id, 18_000)).toMatchObject({
    ...{ status: 409, body: { error: 'There is already an open request' } },
  })
})

test('the office approves: the booking is canceled by the terms of when the customer asked (P15.23)', async () => {
  const { app, cookie } = agency
  const booking = await confirmed(30)
  const { intent } = await agency.payByCard(booking.id)
  await cancel(booking.id, 18_000)
  const { id } = await app.context.db
    .updateTable('booking_requests')
    .set({ created_at: new Date(Date.now() - 60 * HOUR_MS) })
    .where('booking_id', '=', booking.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const approve = () =>
    app.call('POST /api/admin/change-requests/:id/approve', { ...{ params: { id }, cookie }, body: {} })
  const answers = await Promise.all([approve(), approve()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await rowOf(booking.id)).toMatchObject({
    ...{ status: 'cancelled', keep_cents: 0, reason: 'We moved.', reason_code: 'date_changed' },
  })
  const back = agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
  expect(back.map(({ amount }) => amount)).toEqual([36_000])
})

test('late, when nothing was paid, it is canceled at once; what was reported needs the office (P15.23)', async () => {
  const unpaid = await confirmed(5)
  expect((await preview(unpaid.id)).body).toMatchObject({ atOnce: true, figures: { keepPercent: 100, kept: 0 } })
  expect((await cancel(unpaid.id, 0)).body).toEqual({ state: 'canceled', refund: 0 })
  expect(await rowOf(unpaid.id)).toMatchObject({ status: 'cancelled', policy_keep_cents: 36_000, keep_cents: 36_000 })

  const reported = await confirmed(5)
  await pay(reported.id, { verified_at: null })
  expect((await preview(reported.id)).body).toMatchObject({
    ...{ atOnce: false, paid: 0, reported: 36_000, payments: [] },
    note: 'Only verified payments are refunded: $360.00 is reported and not checked yet.',
  })
  expect((await cancel(reported.id, 0)).body.state).toBe('requested')
})

test('when a tier passed since the preview, nothing happens and the new figures are named', async () => {
  const booking = await confirmed(71)
  await pay(booking.id)
  expect(await cancel(booking.id, 36_000)).toMatchObject({
    status: 409,
    body: { fields: { refund: 'The refund is $180.00 now, and $180.00 is kept.' } },
  })
  expect([await rowOf(booking.id), await requestsOf(booking.id)]).toMatchObject([{ status: 'confirmed' }, []])
})

test('a booking that is over, or another customer’s, is refused', async () => {
  const done = await agency.book({ status: 'completed', event_date: new Date(Date.now() - DAY_MS) })
  expect(await cancel(done.id, 0)).toMatchObject({ status: 409 })
  const canceled = await agency.book({ status: 'cancelled' })
  expect(await cancel(canceled.id, 0)).toMatchObject({
    ...{ status: 409, body: { error: 'This booking is canceled already' } },
  })
  const theirs = await agency.book()
  const { buildPayer } = await import('#tests/support/billing.ts')
  const other = await buildPayer(agency.app)
  expect(await cancel(theirs.id, 0, other.cookie)).toMatchObject({ status: 404 })
  expect(await rowOf(theirs.id)).toMatchObject({ status: 'pending' })
})

test('two at once: one cancels, the money goes back once', async () => {
  const booking = await agency.book({ total_cents: 36_000 })
  const { intent } = await agency.payByCard(booking.id)
  const answers = await Promise.all([
    cancel(booking.id, 36_000),
    cancel(booking.id, 36_000),
    cancel(booking.id, 36_000),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const back = agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
  expect(back.map(({ amount }) => amount)).toEqual([36_000])
})

/** A card payment that Stripe has not announced yet. */
async function payMeanwhile() {
  const booking = await agency.book({ total_cents: 36_000 })
  const { body } = await agency.checkout(booking.id)
  const session = agency.stripe.pay(agency.sessionOf(body.url))
  return { booking, session, event: signEvent({ type: 'checkout.session.completed', object: session }) }
}

test('a card payment that arrives after the cancellation is refunded automatically', async () => {
  const { booking, session, event } = await payMeanwhile()
  expect((await cancel(booking.id, 0)).body.state).toBe('canceled')
  await agency.deliver(event)
  const back = agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent)
  expect(back.map(({ amount }) => amount)).toEqual([36_000])
  expect(await agency.ledgerOf(booking.id)).toMatchObject([{ kind: 'payment', payment_status: 'failed' }])
})

test('a payment and a cancellation at once: the money is kept by nobody', async () => {
  const { booking, session, event } = await payMeanwhile()
  const [canceled] = await Promise.all([cancel(booking.id, 0), agency.deliver(event)])
  // the payment came first: the figures are others, and the customer cancels with those
  if (canceled.status === 409) expect((await cancel(booking.id, 36_000)).body.state).toBe('canceled')
  const back = agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent)
  expect(back.map(({ amount }) => amount)).toEqual([36_000])
  expect((await rowOf(booking.id)).status).toBe('cancelled')
})

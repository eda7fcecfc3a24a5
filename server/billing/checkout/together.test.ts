import { beforeEach, describe, expect, test } from 'vitest'
import type { TogetherPart } from '#shared/model/payment-together.ts'
import { countStatuses, sendAtOnce } from '#tests/support/at-once.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { buildCategory } from '#tests/support/factories.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { paymentDispute } from '../disputes/mails.ts'
import { buildPayableEvent } from '../test-support/payable-event.ts'
import { reconcilePayments } from './reconcile.ts'

const agency = await openCardAgency()
const { app, stripe, deliver, sessionOf } = agency
const { db } = app.context
beforeEach(() => stripe.feesBecome(null))

async function build(prices = [40_000, 20_000, 30_000], booking: Parameters<typeof buildPayableEvent>[2] = {}) {
  const event = await buildPayableEvent(app, prices, booking)
  const checkout = (part: TogetherPart = 'all', cookie = event.cookie) =>
    app.call('POST /api/customer/event-accounts/:id/checkout', {
      ...{ cookie, params: { id: event.eventId }, body: { part } },
    })
  const rows = () =>
    db
      .selectFrom('payments')
      .selectAll()
      .where(
        'booking_id',
        'in',
        event.bookings.map(({ id }) => id),
      )
      .orderBy('created_at')
      .execute()
  const mails = async () =>
    (await db.selectFrom('outbox_emails').select('kind').where('recipient', '=', event.customer.email).execute())
      .map(({ kind }) => kind)
      .sort()
  return { ...event, checkout, rows, mails }
}
/** An event that was paid by card at once, and the webhook of it. */
async function buildPaid(...given: Parameters<typeof build>) {
  const event = await build(...given)
  const session = stripe.pay(sessionOf((await event.checkout()).body.url))
  const webhook = signEvent({ type: 'checkout.session.completed', object: session })
  expect((await deliver(webhook)).status).toBe(200)
  return { ...event, session, webhook, intent: session.payment_intent ?? '' }
}
const told = (type: string, object: unknown) => deliver(signEvent({ type, object }))
const backOf = (intent: string) => stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
const refund = (id: string, body: object) =>
  app.call('POST /api/admin/payments/:id/refund', {
    ...{ cookie: agency.cookie, params: { id }, body: { reason: 'It rained', amount: 1, ...body } },
  })
/** Rows in a few words: 'payment completed 40000'. */
const written = (rows: Awaited<ReturnType<Awaited<ReturnType<typeof build>>['rows']>>) =>
  rows.map(({ kind, payment_status, amount_cents }) => `${kind} ${payment_status} ${amount_cents}`)

describe('one card payment for all bookings of an event (P7.182)', () => {
  test('is one page with a line for each, and becomes a row of each, with one mail', async () => {
    const { checkout, rows, states, mails, cookie } = await build()
    const listed = await app.call('GET /api/customer/event-accounts', { cookie })
    expect(listed.body).toMatchObject([{ due: 90_000, cardCheckout: true }])
    const opened = await Promise.all([checkout(), checkout()])
    expect(opened.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(opened.map(({ body }) => body.url)).size).toBe(1)
    const form = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.form ?? {}
    expect([0, 1, 2, 3].map((i) => form[`line_items[${i}][price_data][unit_amount]`])).toEqual([
      ...['30000', '40000', '20000'],
      undefined,
    ])
    expect(form['line_items[0][price_data][product_data][name]']).toContain('Performer 3, Wedding')
    const session = stripe.pay(sessionOf(opened[0]?.body.url ?? ''))
    const events = Array.from({ length: 3 }, () => signEvent({ type: 'checkout.session.completed', object: session }))
    const answers = await Promise.all([...events, ...events].map((event) => deliver(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const paid = await rows()
    expect(written(paid)).toEqual(['payment completed 30000', 'payment completed 40000', 'payment completed 20000'])
    expect(new Set(paid.map(({ group_id, processor_id }) => `${group_id} ${processor_id}`)).size).toBe(1)
    expect(paid.every(({ verified_at, reported_by }) => verified_at !== null && reported_by === 'processor')).toBe(true)
    expect(await states()).toEqual(Array(3).fill('paid paid'))
    expect(await mails()).toEqual(['payment-received'])
    expect((await checkout()).status, 'nothing is left').toBe(409)
  })

  test('can be the deposits alone, then the rest', async () => {
    const { checkout, rows } = await build([40_000, 20_000], { deposit_percent: 25 })
    for (const part of ['deposit', 'all'] as const) {
      const session = stripe.pay(sessionOf((await checkout(part)).body.url))
      await told('checkout.session.completed', session)
    }
    expect((await rows()).map(({ purpose, amount_cents }) => [purpose, amount_cents])).toEqual([
      ...[
        ['deposit', 10_000],
        ['deposit', 5_000],
      ],
      ...[
        ['balance', 30_000],
        ['balance', 15_000],
      ],
    ])
  })

  test('is refused for strangers, and where one category takes no cards', async () => {
    const { checkout, bookings, cookie } = await build()
    const other = await build([10_000, 10_000])
    expect((await checkout('all', other.cookie)).status).toBe(404)
    expect((await checkout('half' as never)).status).toBe(400)
    await buildCategory(db, 'bartender')
    await db
      .updateTable('agents')
      .set({ category: 'bartender' })
      .where(
        'id',
        '=',
        db
          .selectFrom('bookings')
          .select('agent_id')
          .where('id', '=', bookings[0]?.id ?? ''),
      )
      .execute()
    expect((await checkout()).status).toBe(422)
    const listed = await app.call('GET /api/customer/event-accounts', { cookie })
    expect(listed.body).toMatchObject([{ cardCheckout: false }])
  })

  test('of which one booking is no longer due goes back as a whole, once, with one mail', async () => {
    const { checkout, rows, states, mails, bookings } = await build([40_000, 20_000])
    const session = stripe.pay(sessionOf((await checkout()).body.url))
    await db
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('id', '=', bookings[1]?.id ?? '')
      .execute()
    const events = Array.from({ length: 5 }, () => signEvent({ type: 'checkout.session.completed', object: session }))
    await Promise.all(events.map((event) => deliver(event)))
    expect(written(await rows())).toEqual(['payment failed 40000', 'payment failed 20000'])
    expect(backOf(session.payment_intent ?? '')).toMatchObject([{ amount: 60_000 }])
    expect(await states()).toEqual(Array(2).fill('pending pending'))
    expect(await mails()).toEqual(['payment-not-due'])
    // what is left can be paid
    expect((await checkout()).status).toBe(200)
  })

  test('of another amount than was asked for goes back, to the cent', async () => {
    const { checkout, rows } = await build([40_000, 20_000])
    const session = stripe.pay(sessionOf((await checkout()).body.url), { amount_total: 50_001 })
    await told('checkout.session.completed', session)
    const failed = await rows()
    expect(failed.every(({ payment_status }) => payment_status === 'failed')).toBe(true)
    expect(failed.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(50_001)
    expect(backOf(session.payment_intent ?? '')).toMatchObject([{ amount: 50_001 }])
  })

  test('replaces a report for all of them that was not verified, with one mail about it', async () => {
    const { checkout, rows, states, mails, pay } = await build([40_000, 20_000])
    const { body } = await checkout()
    expect((await pay({ expectedAmount: 60_000 })).status).toBe(200)
    await told('checkout.session.completed', stripe.pay(sessionOf(body.url)))
    expect(written(await rows()).sort()).toEqual([
      ...['payment completed 20000', 'payment completed 20000', 'payment completed 40000', 'payment completed 40000'],
      ...['reversal completed 20000', 'reversal completed 40000'],
    ])
    expect(await states()).toEqual(Array(2).fill('paid paid'))
    expect(await mails()).toEqual(['payment-received', 'payment-received', 'payment-superseded'])
  })

  test('whose webhook was lost is found by the job; one that was not paid is closed', async () => {
    const [paid, left] = [await build([40_000, 20_000]), await build([40_000, 20_000])]
    stripe.pay(sessionOf((await paid.checkout()).body.url))
    await left.checkout()
    await db
      .updateTable('checkouts')
      .set({ expires_at: new Date(Date.now() - 60_000) })
      .where('state', '=', 'open')
      .execute()
    await Promise.all([reconcilePayments(app.context), reconcilePayments(app.context)])
    expect(written(await paid.rows())).toEqual(['payment completed 40000', 'payment completed 20000'])
    expect(await left.rows()).toEqual([])
    const ids = left.bookings.map(({ id }) => id)
    const closed = await db.selectFrom('checkouts').select('state').where('booking_id', 'in', ids).execute()
    expect(closed).toEqual([{ state: 'expired' }])
  })

  test.each([1_001, 1, 0])('whose fee is %i cents has it divided to the cent', async (fee) => {
    stripe.feesBecome(fee)
    const { rows } = await buildPaid()
    const fees = (await rows()).map(({ fee_cents }) => fee_cents ?? -1)
    expect(fees.every((cents) => cents >= 0)).toBe(true)
    expect(fees.reduce((sum, cents) => sum + cents, 0)).toBe(fee)
  })

  test('whose fee comes later gets it from the job', async () => {
    const { rows } = await buildPaid()
    expect((await rows()).map(({ fee_cents }) => fee_cents)).toEqual([null, null, null])
    stripe.feesBecome(900)
    await db
      .updateTable('payments')
      .set({ created_at: new Date(Date.now() - 600_000) })
      .where('fee_cents', 'is', null)
      .execute()
    await reconcilePayments(app.context)
    expect((await rows()).map(({ amount_cents, fee_cents }) => [amount_cents, fee_cents]).sort()).toEqual([
      [20_000, 200],
      [30_000, 300],
      [40_000, 400],
    ])
  })
})

describe('a refund of it', () => {
  /** The body of a refund of $450: $200 of the last booking, $250 of the one before it. */
  async function shownOf(rows: { id: string; amount_cents: number }[]) {
    const idOf = (cents: number) => rows.find(({ amount_cents }) => amount_cents === cents)?.id ?? ''
    return {
      amount: 45_000,
      parts: [
        { paymentId: idOf(20_000), amount: 20_000 },
        { paymentId: idOf(40_000), amount: 25_000 },
      ],
    }
  }

  test('is one call to the provider, and one mail once it is done', async () => {
    const { rows, intent, mails } = await buildPaid()
    stripe.refundsBecome('pending')
    const shown = await shownOf(await rows())
    const begun = await refund(shown.parts[1]?.paymentId ?? '', shown)
    expect([begun.status, begun.body.paymentStatus]).toEqual([201, 'pending'])
    const [made, ...more] = backOf(intent)
    expect([made?.amount, more]).toEqual([45_000, []])
    expect(await mails()).toEqual(['payment-received'])
    if (made) made.status = 'succeeded'
    for (let i = 0; i < 2; i++) await told('refund.updated', made)
    const refunds = (await rows()).filter(({ kind }) => kind === 'refund')
    expect(written(refunds)).toEqual(['refund completed 20000', 'refund completed 25000'])
    expect(new Set(refunds.map(({ group_id, processor_id }) => `${group_id} ${processor_id}`)).size).toBe(1)
    expect(await mails()).toEqual(['payment-received', 'payment-refunded'])
    // it fails later: nothing went back
    if (made) made.status = 'failed'
    await told('refund.failed', made)
    expect(written((await rows()).filter(({ kind }) => kind === 'refund'))).toEqual([
      ...['refund failed 20000', 'refund failed 25000'],
    ])
    const entries = await db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', shown.parts[0]?.paymentId ?? '')
      .where('action', 'like', 'payment.refund%')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      ...['payment.refund-begun', 'payment.refunded', 'payment.refund-failed'],
    ])
  })

  test('that the provider refuses gives nothing back, and says so', async () => {
    const { rows, intent } = await buildPaid()
    const shown = await shownOf(await rows())
    stripe.trouble(400, '/v1/refunds')
    expect((await refund(shown.parts[0]?.paymentId ?? '', shown)).status).toBe(409)
    stripe.trouble(undefined, '/v1/refunds')
    expect(backOf(intent)).toEqual([])
    expect((await refund(shown.parts[0]?.paymentId ?? '', shown)).status).toBe(201)
  })

  test.each(['hang up', 'answer lost'] as const)('whose answer never comes (%s) ends once', async (trouble) => {
    const { rows, intent } = await buildPaid()
    const shown = await shownOf(await rows())
    stripe.trouble(trouble, '/v1/refunds')
    expect((await refund(shown.parts[0]?.paymentId ?? '', shown)).body.paymentStatus).toBe('pending')
    stripe.trouble(undefined, '/v1/refunds')
    stripe.forgetKeys()
    await db
      .updateTable('payments')
      .set({ created_at: new Date(Date.now() - 600_000) })
      .where('kind', '=', 'refund')
      .where('payment_status', '=', 'pending')
      .execute()
    await Promise.all([reconcilePayments(app.context), reconcilePayments(app.context)])
    await reconcilePayments(app.context)
    expect(backOf(intent).map(({ amount }) => amount)).toEqual([45_000])
    expect(written((await rows()).filter(({ kind }) => kind === 'refund')).sort()).toEqual([
      ...['refund completed 20000', 'refund completed 25000'],
    ])
  })

  test('twenty at once, of one booking and of all, never give back more than was paid', async () => {
    const { rows, intent } = await buildPaid([10_000, 10_000])
    const [one, two] = await rows()
    const amount = 20_000
    const parts = [one, two].map((row) => ({ paymentId: row?.id ?? '', amount: 10_000 }))
    const answers = await sendAtOnce(20, (i) =>
      refund((i % 4 < 2 ? one : two)?.id ?? '', i % 2 === 0 ? { amount, parts } : { amount: 10_000 }),
    )
    const counts = countStatuses(answers)
    expect(Object.keys(counts).sort()).toEqual(['201', '409'])
    expect(backOf(intent).reduce((sum, row) => sum + row.amount, 0)).toBe(20_000)
  })

  test('of one booking alone goes to the same card', async () => {
    const { rows, intent } = await buildPaid()
    const [first] = await rows()
    expect((await refund(first?.id ?? '', { amount: 1_000 })).status).toBe(201)
    expect(backOf(intent)).toMatchObject([{ amount: 1_000 }])
    const [made] = (await rows()).filter(({ kind }) => kind === 'refund')
    expect(made).toMatchObject({ payment_id: first?.id, group_id: null, processor_id: backOf(intent)[0]?.id })
  })

  test('that was begun at the provider’s desk goes to the bookings, the last first, and never beyond what was paid', async () => {
    const { rows, intent, mails } = await buildPaid()
    const desk = stripe.refundAtDesk(intent, 45_000)
    for (let i = 0; i < 2; i++) await told('refund.created', desk)
    expect(written((await rows()).filter(({ kind }) => kind === 'refund'))).toEqual([
      ...['refund completed 20000', 'refund completed 25000'],
    ])
    expect(await mails()).toEqual(['payment-received', 'payment-refunded'])
    await told('refund.created', stripe.refundAtDesk(intent, 45_001))
    expect((await rows()).filter(({ kind }) => kind === 'refund')).toHaveLength(2)
  })
})

test('a refund that waits at the provider’s desk is not made a second time by the job', async () => {
  const booking = await agency.book()
  const { intent } = await agency.payByCard(booking.id)
  const desk = stripe.refundAtDesk(intent, 10_000, 'pending')
  await told('refund.created', desk)
  await agency.age(booking.id)
  await reconcilePayments(app.context)
  expect(backOf(intent)).toHaveLength(1)
  desk.status = 'succeeded'
  await reconcilePayments(app.context)
  expect(backOf(intent)).toHaveLength(1)
  expect((await agency.ledgerOf(booking.id)).map(({ payment_status }) => payment_status)).toEqual([
    ...['completed', 'completed'],
  ])
})

test('a dispute is of all bookings: each row shows it, none is refunded, and lost money is owed again (P7.58)', async () => {
  const { rows, intent, states, customer } = await buildPaid()
  const dispute = stripe.dispute(intent, 90_000)
  await told('charge.dispute.created', dispute)
  const q = { q: customer.email }
  const list = async (show?: 'disputed') =>
    (await app.call('GET /api/payments', { cookie: agency.cookie, query: { ...q, ...(show && { show }) } })).body
  expect((await list('disputed')).map((row) => row.dispute?.state)).toEqual(['open', 'open', 'open'])
  for (const { id } of await rows()) expect((await refund(id, { amount: 1 })).status).toBe(409)
  dispute.status = 'lost'
  for (let i = 0; i < 2; i++) await told('charge.dispute.closed', dispute)
  const back = (await rows()).filter(({ kind }) => kind === 'reversal')
  expect(written(back)).toEqual(['reversal completed 20000', 'reversal completed 40000', 'reversal completed 30000'])
  expect(await states()).toEqual(Array(3).fill('pending pending'))
  const { id: disputeId } = await db.selectFrom('disputes').select('id').executeTakeFirstOrThrow()
  const mail = await paymentDispute.compose(app.context, {
    ...{ id: disputeId, kind: 'payment-dispute', recipient: null, customer_id: null, user_id: null, booking_id: null },
    ...{ data: { disputeId, state: 'open' }, attempts: 0, deferred: false, request_id: null },
  })
  expect(mail?.facts?.map(([label, fact]) => `${label}: ${fact}`)).toEqual(
    expect.arrayContaining([1, 2, 3].map((n) => expect.stringMatching(`Performer ${n}: \\$[234]00\\.00$`))),
  )
  dispute.status = 'won'
  await told('charge.dispute.closed', dispute)
  expect(await states()).toEqual(Array(3).fill('paid paid'))
  // lost after all, of a part: the last booking first
  Object.assign(dispute, { status: 'lost' })
  await told('charge.dispute.closed', dispute)
  expect(await states()).toEqual(Array(3).fill('pending pending'))
  expect((await rows()).filter(({ kind }) => kind === 'reversal')).toHaveLength(3)
})

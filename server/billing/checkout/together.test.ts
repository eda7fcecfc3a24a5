import { beforeEach, describe, expect, test } from 'vitest'
import { buildCategory } from '#tests/support/factories.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { reconcilePayments } from './reconcile.ts'
import { openEventCheckouts, written } from './test-support/event-checkouts.ts'

const { app, stripe, deliver, sessionOf, db, build, buildPaid, deliverAbout, refundsOf } = await openEventCheckouts()
beforeEach(() => stripe.feesBecome(null))

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
      await deliverAbout('checkout.session.completed', session)
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
    expect(refundsOf(session.payment_intent ?? '')).toMatchObject([{ amount: 60_000 }])
    expect(await states()).toEqual(Array(2).fill('pending pending'))
    expect(await mails()).toEqual(['payment-not-due'])
    // what is left can be paid
    expect((await checkout()).status).toBe(200)
  })

  test('of another amount than was asked for goes back, to the cent', async () => {
    const { checkout, rows } = await build([40_000, 20_000])
    const session = stripe.pay(sessionOf((await checkout()).body.url), { amount_total: 50_001 })
    await deliverAbout('checkout.session.completed', session)
    const failed = await rows()
    expect(failed.every(({ payment_status }) => payment_status === 'failed')).toBe(true)
    expect(failed.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(50_001)
    expect(refundsOf(session.payment_intent ?? '')).toMatchObject([{ amount: 50_001 }])
  })

  test('replaces a report for all of them that was not verified, with one mail about it', async () => {
    const { checkout, rows, states, mails, pay } = await build([40_000, 20_000])
    const { body } = await checkout()
    expect((await pay({ expectedAmount: 60_000 })).status).toBe(200)
    await deliverAbout('checkout.session.completed', stripe.pay(sessionOf(body.url)))
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

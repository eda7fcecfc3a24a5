import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildInvoice, buildPayer } from '#tests/support/billing.ts'
import { openCardHouse } from '#tests/support/card-payments.ts'
import { buildAgent, buildCustomer } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { reconcilePayments } from './reconcile.ts'

let house: Awaited<ReturnType<typeof openCardHouse>>
beforeAll(async () => {
  house = await openCardHouse()
})
afterAll(() => house[Symbol.asyncDispose]())
beforeEach(() => house.stripe.trouble(undefined))

describe('to the page', () => {
  test('leads an address of the provider, for the ledger’s amount', async () => {
    const { book, checkout, stripe, payer } = house
    const booking = await book({ total_cents: 43_210 })
    await buildInvoice(house.app.context.db, booking.id)
    const { status, body } = await checkout(booking.id)
    expect([status, body.url]).toEqual([200, expect.stringMatching(/^https:\/\/checkout\.stripe\.example\//)])
    const [row] = await house.checkoutsOf(booking.id)
    expect(row).toMatchObject({ state: 'open', purpose: 'full', amount_cents: 43_200, url: body.url })
    const asked = stripe.asked.at(-1)
    expect(asked?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '43200',
      'line_items[0][price_data][currency]': 'usd',
      client_reference_id: row?.id,
      customer_email: payer.customer.email,
      success_url: `https://marquee.example/customer/dashboard?paid=${booking.id}`,
      cancel_url: 'https://marquee.example/customer/dashboard',
    })
    expect(asked?.form['line_items[0][price_data][product_data][name]']).toMatch(/^Vera Vane, Wedding, /)
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer sk_test_for_tests',
      'stripe-version': '2024-06-20',
      'idempotency-key': `checkout-${row?.id}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    })
    expect(await house.ledgerOf(booking.id)).toEqual([])
    expect(house.app.logged.join('')).not.toContain('sk_test_for_tests')
  })

  test('asking twice, or twenty times at once, leads to one page', async () => {
    const booking = await house.book()
    const answers = await Promise.all(Array.from({ length: 20 }, () => house.checkout(booking.id)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    expect(await house.checkoutsOf(booking.id)).toHaveLength(1)
  })

  test('a deposit or everything may be paid, as the customer likes', async () => {
    const booking = await house.book({ deposit_percent: 25 })
    await house.checkout(booking.id)
    await house.checkout(booking.id, 'full')
    expect((await house.checkout(booking.id, 'balance')).status).toBe(409)
    expect(await house.checkoutsOf(booking.id)).toMatchObject([
      { purpose: 'deposit', amount_cents: 10_000 },
      { purpose: 'full', amount_cents: 40_000 },
    ])
  })

  test('is refused for what cannot be paid by card', async () => {
    const { app, payer } = house
    const statusOf = async (booking: { id: string }) => (await house.checkout(booking.id)).status
    expect(await statusOf(await house.book({ status: 'cancelled' }))).toBe(409)
    expect(await statusOf(await house.book({ payment_status: 'paid' }))).toBe(409)
    expect(await statusOf(await house.book({ total_cents: null }))).toBe(422)
    const waiter = await buildAgent(app.context.db, { category: 'waiter' })
    expect(await statusOf(await payer.book({ agent_id: waiter.id }))).toBe(422)
    // Stripe takes no such sum
    expect(await statusOf(await house.book({ total_cents: 49 }))).toBe(422)
    expect(await statusOf(await (await buildPayer(app)).book())).toBe(404)
  })

  test('is for customers who have chosen a password', async () => {
    const { app, cookie } = house
    const booking = await house.book()
    const as = async (who?: string) => {
      const call = { params: { id: booking.id }, body: {}, ...(who !== undefined && { cookie: who }) }
      return (await app.call('POST /api/customer/bookings/:id/checkout', call)).status
    }
    expect([await as(), await as(cookie)]).toEqual([401, 403])
    const fresh = await buildCustomer(app.context.db, { must_change_password: true })
    expect(await as(await signIn(app, { role: 'customer', customerId: fresh.id }))).toBe(403)
  })

  test.each([500, 429, 401, 'hang up'] as const)(
    'with the provider away (%s) it is 503, and later the same',
    async (trouble) => {
      const booking = await house.book()
      house.stripe.trouble(trouble)
      const { status, body, headers } = await house.checkout(booking.id)
      expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'unavailable', true])
      house.stripe.trouble(undefined)
      expect((await house.checkout(booking.id)).status).toBe(200)
      expect(await house.checkoutsOf(booking.id)).toHaveLength(1)
    },
  )

  test('an answer that was lost leads to no second page', async () => {
    const booking = await house.book()
    const before = house.stripe.sessions.size
    house.stripe.trouble('answer lost')
    expect((await house.checkout(booking.id)).status).toBe(503)
    house.stripe.trouble(undefined)
    expect((await house.checkout(booking.id)).status).toBe(200)
    expect(house.stripe.sessions.size).toBe(before + 1)
  })

  test('the customer’s list says which bookings can be', async () => {
    const { app } = house
    const payer = await buildPayer(app)
    const model = await buildAgent(app.context.db, { category: 'model' })
    const waiter = await buildAgent(app.context.db, { category: 'waiter' })
    const can = await payer.book({ agent_id: model.id })
    await payer.book({ agent_id: waiter.id })
    await payer.book({ agent_id: model.id, payment_status: 'paid' })
    await payer.book({ agent_id: model.id, total_cents: null })
    for (const path of ['GET /api/customer/bookings', 'GET /api/bookings'] as const) {
      const { body } = await app.call(path, { cookie: payer.cookie })
      const cards = (body as { id: string; cardCheckout: boolean }[]).filter(({ cardCheckout }) => cardCheckout)
      expect(cards.map(({ id }) => id)).toEqual([can.id])
    }
  })

  test('the customer’s invoices say it too', async () => {
    const { app } = house
    const { db } = app.context
    const payer = await buildPayer(app)
    const model = await buildAgent(db, { category: 'model' })
    const waiter = await buildAgent(db, { category: 'waiter' })
    const can = await buildInvoice(db, (await payer.book({ agent_id: model.id })).id)
    const others = [
      await payer.book({ agent_id: waiter.id }),
      await payer.book({ agent_id: model.id, payment_status: 'paid' }),
      await payer.book({ agent_id: model.id, status: 'cancelled' }),
    ]
    for (const { id, payment_status } of others) {
      await buildInvoice(db, id, { status: payment_status === 'paid' ? 'paid' : 'pending' })
    }
    const { body } = await app.call('GET /api/customer/invoices', { cookie: payer.cookie })
    expect(body.filter(({ cardCheckout }) => cardCheckout).map(({ id }) => id)).toEqual([can.id])
    const details = await app.call('GET /api/customer/invoices/:id', { params: { id: can.id }, cookie: payer.cookie })
    expect(details.body.cardCheckout).toBe(true)
  })
})

describe('what was paid there', () => {
  test('settles the booking, verified, with the provider’s reference', async () => {
    const booking = await house.book({ deposit_percent: 25 })
    const invoice = await buildInvoice(house.app.context.db, booking.id)
    const deposit = await house.payByCard(booking.id)
    expect(deposit.status).toBe(200)
    expect(await house.ledgerOf(booking.id)).toMatchObject([
      {
        ...{ purpose: 'deposit', amount_cents: 10_800, payment_method: 'card', payment_status: 'completed' },
        ...{ transaction_id: deposit.intent, processor: 'stripe', processor_id: deposit.intent },
        ...{ reported_by: 'processor', verified_at: expect.any(Date), verified_by: null, invoice_id: invoice.id },
      },
    ])
    expect(await house.statusOf(booking.id)).toBe('pending')
    await house.payByCard(booking.id)
    expect(await house.statusOf(booking.id)).toBe('paid')
    expect((await house.checkoutsOf(booking.id)).map(({ state }) => state)).toEqual(['paid', 'paid'])
    const mails = await house.app.context.db
      .selectFrom('outbox_emails')
      .select('kind')
      .where('booking_id', '=', booking.id)
      .execute()
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'payment-notice',
      'payment-notice',
      'payment-received',
      'payment-received',
    ])
  })

  test('without an event, is found when the page has expired', async () => {
    const [paid, left] = [await house.book(), await house.book()]
    house.stripe.pay(house.sessionOf((await house.checkout(paid.id)).body.url))
    await house.checkout(left.id)
    await house.age(paid.id)
    await house.age(left.id)
    await reconcilePayments(house.app.context)
    expect(await house.statusOf(paid.id)).toBe('paid')
    expect(await house.checkoutsOf(left.id)).toMatchObject([{ state: 'expired' }])
    // and an event that comes after all changes nothing
    const [session] = [...house.stripe.sessions.values()]
      .filter(({ payment_status }) => payment_status === 'paid')
      .slice(-1)
    await house.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
    expect(await house.ledgerOf(paid.id)).toHaveLength(1)
  })

  describe('when it is not due any more', () => {
    const failed = { kind: 'payment', payment_status: 'failed', reported_by: 'processor', payment_method: 'card' }

    test('because it was paid otherwise, is refunded automatically; admins see why', async () => {
      const { app, cookie } = house
      const booking = await house.book()
      const { body } = await house.checkout(booking.id)
      const cash = { paymentMethod: 'cash' as const }
      await app.call('POST /api/admin/bookings/:id/payments', { params: { id: booking.id }, body: cash, cookie })
      const session = house.stripe.pay(house.sessionOf(body.url))
      const { status } = await house.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
      expect(status).toBe(200)
      expect(await house.ledgerOf(booking.id)).toMatchObject([
        { payment_method: 'cash', payment_status: 'completed' },
        { ...failed, amount_cents: 40_000, notes: 'Not due, given back by itself: This booking is already paid' },
      ])
      expect(await house.checkoutsOf(booking.id)).toMatchObject([{ state: 'returned' }])
      expect(
        house.stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent),
      ).toMatchObject([{ amount: 40_000, status: 'succeeded' }])
      const mails = await app.context.db
        .selectFrom('outbox_emails')
        .select(['recipient'])
        .where('booking_id', '=', booking.id)
        .where('kind', '=', 'payment-not-due')
        .execute()
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual([house.payer.customer.email, null].sort())
      const audit = await app.context.db
        .selectFrom('audit_log')
        .select('action')
        .where('entity_id', '=', booking.id)
        .where('action', '=', 'payment.not-due')
        .execute()
      expect(audit).toHaveLength(1)
    })

    test.each([
      ['another amount', { amount_total: 39_999 }],
      ['another currency', { currency: 'eur' }],
    ])('%s is not taken for what was asked for', async (_what, changes) => {
      const booking = await house.book()
      const { body } = await house.checkout(booking.id)
      const session = house.stripe.pay(house.sessionOf(body.url), changes)
      await house.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
      expect(await house.ledgerOf(booking.id)).toMatchObject([{ ...failed, amount_cents: session.amount_total }])
      expect(await house.statusOf(booking.id)).toBe('pending')
      expect(house.stripe.refunds.at(-1)).toMatchObject({ amount: session.amount_total })
    })

    test('two pages of one booking paid at once: one counts', async () => {
      const booking = await house.book({ deposit_percent: 50 })
      const urls = [(await house.checkout(booking.id)).body.url, (await house.checkout(booking.id, 'full')).body.url]
      const sessions = urls.map((url) => house.stripe.pay(house.sessionOf(url)))
      const answers = await Promise.all(
        sessions.map((object) => house.deliver(signEvent({ type: 'checkout.session.completed', object }))),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const rows = await house.ledgerOf(booking.id)
      expect(rows.map(({ payment_status }) => payment_status).sort()).toEqual(['completed', 'failed'])
    })

    test('and the provider is away: it goes back when that is there again, once', async () => {
      const booking = await house.book()
      const { body } = await house.checkout(booking.id)
      await house.app.context.db
        .updateTable('bookings')
        .set({ status: 'cancelled' })
        .where('id', '=', booking.id)
        .execute()
      const session = house.stripe.pay(house.sessionOf(body.url))
      house.stripe.trouble('answer lost', '/v1/refunds')
      const { status } = await house.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
      expect(status).toBe(200)
      expect(await house.checkoutsOf(booking.id)).toMatchObject([{ state: 'returning' }])
      house.stripe.trouble(undefined, '/v1/refunds')
      house.stripe.forgetKeys()
      await reconcilePayments(house.app.context)
      await reconcilePayments(house.app.context)
      expect(await house.checkoutsOf(booking.id)).toMatchObject([{ state: 'returned' }])
      const back = house.stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent)
      expect(back).toMatchObject([{ amount: 40_000 }])
    })

    test('and the provider cannot give it back, at once or later: it is asked for again', async () => {
      const { stripe, app } = house
      const booking = await house.book()
      const { body } = await house.checkout(booking.id)
      await app.context.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking.id).execute()
      const session = stripe.pay(house.sessionOf(body.url))
      stripe.refundsBecome('failed')
      await house.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
      stripe.refundsBecome('succeeded')
      const findBillState = async () => (await house.checkoutsOf(booking.id)).map(({ state }) => state)
      expect(await findBillState()).toEqual(['returning'])
      const askAgain = async () => {
        stripe.forgetKeys()
        await reconcilePayments(app.context)
        await reconcilePayments(app.context)
        expect(await findBillState()).toEqual(['returned'])
        const back = stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent)
        const [refund, ...others] = back.filter(({ status }) => status !== 'failed')
        expect(others).toEqual([])
        if (!refund) throw new Error('nothing went back')
        return refund
      }
      const refund = await askAgain()
      await house.deliver(signEvent({ type: 'refund.updated', object: refund }))
      expect(await findBillState()).toEqual(['returned'])
      refund.status = 'failed'
      await house.deliver(signEvent({ type: 'refund.failed', object: refund }))
      expect(await findBillState()).toEqual(['returning'])
      await askAgain()
    })
  })
})

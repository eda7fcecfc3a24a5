import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildInvoice, buildPayer } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { buildAgent, buildCustomer } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { reconcilePayments } from './reconcile.ts'

let agency: Awaited<ReturnType<typeof openCardAgency>>
beforeAll(async () => {
  agency = await openCardAgency()
})
afterAll(() => agency[Symbol.asyncDispose]())
beforeEach(() => agency.stripe.trouble(undefined))

describe('starting a checkout', () => {
  test('returns the address of the provider’s page for the amount due', async () => {
    const { book, checkout, stripe, payer } = agency
    const booking = await book({ total_cents: 43_210 })
    await buildInvoice(agency.app.context.db, booking.id)
    const { status, body } = await checkout(booking.id)
    expect([status, body.url]).toEqual([200, expect.stringMatching(/^https:\/\/checkout\.stripe\.example\//)])
    const [row] = await agency.checkoutsOf(booking.id)
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
    expect(await agency.ledgerOf(booking.id)).toEqual([])
    expect(agency.app.logged.join('')).not.toContain('sk_test_for_tests')
  })

  test('two requests, or twenty at once, open one page', async () => {
    const booking = await agency.book()
    const answers = await Promise.all(Array.from({ length: 20 }, () => agency.checkout(booking.id)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    expect(await agency.checkoutsOf(booking.id)).toHaveLength(1)
  })

  test('the customer may pay the deposit or everything', async () => {
    const booking = await agency.book({ deposit_percent: 25 })
    await agency.checkout(booking.id)
    await agency.checkout(booking.id, 'full')
    expect((await agency.checkout(booking.id, 'balance')).status).toBe(409)
    expect(await agency.checkoutsOf(booking.id)).toMatchObject([
      { purpose: 'deposit', amount_cents: 10_000 },
      { purpose: 'full', amount_cents: 40_000 },
    ])
  })

  test('is refused for what cannot be paid by card', async () => {
    const { app, payer } = agency
    const statusOf = async (booking: { id: string }) => (await agency.checkout(booking.id)).status
    expect(await statusOf(await agency.book({ status: 'cancelled' }))).toBe(409)
    expect(await statusOf(await agency.book({ payment_status: 'paid' }))).toBe(409)
    expect(await statusOf(await agency.book({ total_cents: null }))).toBe(422)
    const waiter = await buildAgent(app.context.db, { category: 'waiter' })
    expect(await statusOf(await payer.book({ agent_id: waiter.id }))).toBe(422)
    // Stripe takes no such sum
    expect(await statusOf(await agency.book({ total_cents: 49 }))).toBe(422)
    expect(await statusOf(await (await buildPayer(app)).book())).toBe(404)
  })

  test('is for customers who have chosen a password', async () => {
    const { app, cookie } = agency
    const booking = await agency.book()
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
      const booking = await agency.book()
      agency.stripe.trouble(trouble)
      const { status, body, headers } = await agency.checkout(booking.id)
      expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'unavailable', true])
      agency.stripe.trouble(undefined)
      expect((await agency.checkout(booking.id)).status).toBe(200)
      expect(await agency.checkoutsOf(booking.id)).toHaveLength(1)
    },
  )

  test('a lost answer opens no second page', async () => {
    const booking = await agency.book()
    const before = agency.stripe.sessions.size
    agency.stripe.trouble('answer lost')
    expect((await agency.checkout(booking.id)).status).toBe(503)
    agency.stripe.trouble(undefined)
    expect((await agency.checkout(booking.id)).status).toBe(200)
    expect(agency.stripe.sessions.size).toBe(before + 1)
  })

  test('the customer’s list shows which bookings can be paid by card', async () => {
    const { app } = agency
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

  test('the customer’s invoices show it too', async () => {
    const { app } = agency
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

describe('a payment at the provider', () => {
  test('settles the booking, verified, with the provider’s reference', async () => {
    const booking = await agency.book({ deposit_percent: 25 })
    const invoice = await buildInvoice(agency.app.context.db, booking.id)
    const deposit = await agency.payByCard(booking.id)
    expect(deposit.status).toBe(200)
    expect(await agency.ledgerOf(booking.id)).toMatchObject([
      {
        ...{ purpose: 'deposit', amount_cents: 10_800, payment_method: 'card', payment_status: 'completed' },
        ...{ transaction_id: deposit.intent, processor: 'stripe', processor_id: deposit.intent },
        ...{ reported_by: 'processor', verified_at: expect.any(Date), verified_by: null, invoice_id: invoice.id },
      },
    ])
    expect(await agency.statusOf(booking.id)).toBe('pending')
    await agency.payByCard(booking.id)
    expect(await agency.statusOf(booking.id)).toBe('paid')
    expect((await agency.checkoutsOf(booking.id)).map(({ state }) => state)).toEqual(['paid', 'paid'])
    const mails = await agency.app.context.db
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

  test('is found without an event once the page has expired', async () => {
    const [paid, left] = [await agency.book(), await agency.book()]
    agency.stripe.pay(agency.sessionOf((await agency.checkout(paid.id)).body.url))
    await agency.checkout(left.id)
    await agency.age(paid.id)
    await agency.age(left.id)
    await reconcilePayments(agency.app.context)
    expect(await agency.statusOf(paid.id)).toBe('paid')
    expect(await agency.checkoutsOf(left.id)).toMatchObject([{ state: 'expired' }])
    // and an event that comes after all changes nothing
    const [session] = [...agency.stripe.sessions.values()]
      .filter(({ payment_status }) => payment_status === 'paid')
      .slice(-1)
    await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
    expect(await agency.ledgerOf(paid.id)).toHaveLength(1)
  })

  describe('when it is not due any more', () => {
    const failed = { kind: 'payment', payment_status: 'failed', reported_by: 'processor', payment_method: 'card' }

    test('a payment of a booking that was paid otherwise is refunded automatically; admins see why', async () => {
      const { app, cookie } = agency
      const booking = await agency.book()
      const { body } = await agency.checkout(booking.id)
      const cash = { paymentMethod: 'cash' as const }
      await app.call('POST /api/admin/bookings/:id/payments', { params: { id: booking.id }, body: cash, cookie })
      const session = agency.stripe.pay(agency.sessionOf(body.url))
      const { status } = await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
      expect(status).toBe(200)
      expect(await agency.ledgerOf(booking.id)).toMatchObject([
        { payment_method: 'cash', payment_status: 'completed' },
        { ...failed, amount_cents: 40_000, notes: 'Not due, refunded automatically: This booking is already paid' },
      ])
      expect(await agency.checkoutsOf(booking.id)).toMatchObject([{ state: 'returned' }])
      expect(
        agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent),
      ).toMatchObject([{ amount: 40_000, status: 'succeeded' }])
      const mails = await app.context.db
        .selectFrom('outbox_emails')
        .select(['recipient'])
        .where('booking_id', '=', booking.id)
        .where('kind', '=', 'payment-not-due')
        .execute()
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual([agency.payer.customer.email, null].sort())
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
      const booking = await agency.book()
      const { body } = await agency.checkout(booking.id)
      const session = agency.stripe.pay(agency.sessionOf(body.url), changes)
      await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
      expect(await agency.ledgerOf(booking.id)).toMatchObject([{ ...failed, amount_cents: session.amount_total }])
      expect(await agency.statusOf(booking.id)).toBe('pending')
      expect(agency.stripe.refunds.at(-1)).toMatchObject({ amount: session.amount_total })
    })

    test('two pages of one booking paid at once: one counts', async () => {
      const booking = await agency.book({ deposit_percent: 50 })
      const urls = [(await agency.checkout(booking.id)).body.url, (await agency.checkout(booking.id, 'full')).body.url]
      const sessions = urls.map((url) => agency.stripe.pay(agency.sessionOf(url)))
      const answers = await Promise.all(
        sessions.map((object) => agency.deliver(signEvent({ type: 'checkout.session.completed', object }))),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const rows = await agency.ledgerOf(booking.id)
      expect(rows.map(({ payment_status }) => payment_status).sort()).toEqual(['completed', 'failed'])
    })

    test('an unavailable provider: the refund is made once, later', async () => {
      const booking = await agency.book()
      const { body } = await agency.checkout(booking.id)
      await agency.app.context.db
        .updateTable('bookings')
        .set({ status: 'cancelled' })
        .where('id', '=', booking.id)
        .execute()
      const session = agency.stripe.pay(agency.sessionOf(body.url))
      agency.stripe.trouble('answer lost', '/v1/refunds')
      const { status } = await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
      expect(status).toBe(200)
      expect(await agency.checkoutsOf(booking.id)).toMatchObject([{ state: 'returning' }])
      agency.stripe.trouble(undefined, '/v1/refunds')
      agency.stripe.forgetKeys()
      await reconcilePayments(agency.app.context)
      await reconcilePayments(agency.app.context)
      expect(await agency.checkoutsOf(booking.id)).toMatchObject([{ state: 'returned' }])
      const back = agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent)
      expect(back).toMatchObject([{ amount: 40_000 }])
    })

    test('a refund that fails at the provider, at once or later, is requested again', async () => {
      const { stripe, app } = agency
      const booking = await agency.book()
      const { body } = await agency.checkout(booking.id)
      await app.context.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking.id).execute()
      const session = stripe.pay(agency.sessionOf(body.url))
      stripe.refundsBecome('failed')
      await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
      stripe.refundsBecome('succeeded')
      const findBillState = async () => (await agency.checkoutsOf(booking.id)).map(({ state }) => state)
      expect(await findBillState()).toEqual(['returning'])
      const askAgain = async () => {
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
      await agency.deliver(signEvent({ type: 'refund.updated', object: refund }))
      expect(await findBillState()).toEqual(['returned'])
      refund.status = 'failed'
      await agency.deliver(signEvent({ type: 'refund.failed', object: refund }))
      expect(await findBillState()).toEqual(['returning'])
      await askAgain()
    })
  })
})

import { describe, expect, test } from 'vitest'
import { getPlace } from '#shared/model/place.ts'
import { buildInvoice, buildPayer } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { buildAgent, buildCustomer } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const agency = await openCardAgency()

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
      'line_items[0][price_data][currency]': getPlace().currency.toLowerCase(),
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

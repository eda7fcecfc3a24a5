import { describe, expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { reconcilePayments } from './reconcile.ts'

const agency = await openCardAgency()

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
      ['another currency', { currency: 'gbp' }],
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

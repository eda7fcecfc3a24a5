import { describe, expect, test } from 'vitest'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { reconcilePayments } from '../checkout/reconcile.ts'

const agency = await openCardAgency()

async function paid(more: Parameters<typeof agency.book>[0] = {}) {
  const booking = await agency.book(more)
  const { intent } = await agency.payByCard(booking.id)
  const [payment] = await agency.ledgerOf(booking.id)
  return { booking, intent, paymentId: payment?.id ?? '' }
}
const refund = (id: string, amount: number, key?: string) =>
  agency.app.call('POST /api/admin/payments/:id/refund', {
    ...{ params: { id }, body: { amount, reason: 'Rain' }, cookie: agency.cookie },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const backOf = (intent: string) => agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
const told = (type: string, object: unknown) => agency.deliver(signEvent({ type, object }))

describe('a refund of what the card provider took', () => {
  test('goes back through it, with our own id as its key', async () => {
    const { booking, intent, paymentId } = await paid()
    const { status, body } = await refund(paymentId, 15_000)
    expect([status, body]).toMatchObject([201, { kind: 'refund', amount: 15_000, paymentStatus: 'completed' }])
    const [made] = backOf(intent)
    expect(made).toMatchObject({ amount: 15_000, metadata: { refund_id: body.id } })
    expect(agency.stripe.asked.at(-1)?.headers['idempotency-key']).toBe(`refund-${body.id}`)
    const [, row] = await agency.ledgerOf(booking.id)
    expect(row).toMatchObject({ processor: 'stripe', processor_id: made?.id, notes: 'Rain', paid_at: expect.any(Date) })
    expect(await agency.statusOf(booking.id)).toBe('paid')
    await refund(paymentId, 25_000)
    expect(await agency.statusOf(booking.id)).toBe('refunded')
  })

  test('of an excess that ends after a dearer reissue is asked for again; not once it fails (P7.154)', async () => {
    const { app, cookie } = agency
    const { booking, intent, paymentId } = await paid({ status: 'confirmed' })
    const terms = { subtotal: 30_000, tax: 0, discount: 0, total: 30_000, dueDate: '2027-01-15', notes: null }
    const invoice = await app.call('POST /api/admin/generate-invoice', {
      ...{ cookie, body: { bookingId: booking.id, ...terms } },
    })
    agency.stripe.refundsBecome('pending')
    expect((await refund(paymentId, 10_000)).body).toMatchObject({ paymentStatus: 'pending' })
    const dearer = await app.call('POST /api/admin/invoices/:id/follow-booking', {
      ...{ params: { id: invoice.body.id }, cookie, body: { totalAmount: 400, reason: 'An hour more' } },
    })
    expect(dearer.body).toMatchObject({ total: 40_000, status: 'paid' })
    const details = async () =>
      (await app.call('GET /api/admin/bookings/:id', { params: { id: booking.id }, cookie })).body
    expect(await details()).toMatchObject({ paymentStatus: 'paid', owed: 0, settled: 40_000 })
    const [made] = backOf(intent)
    if (made) made.status = 'succeeded'
    await told('refund.updated', made)
    expect(await details()).toMatchObject({
      ...{ paymentStatus: 'pending', owed: 10_000, settled: 30_000 },
      invoice: { status: 'pending' },
    })
    if (made) made.status = 'failed'
    await told('refund.failed', made)
    expect(await details()).toMatchObject({ paymentStatus: 'paid', owed: 0, invoice: { status: 'paid' } })
  })

  test('twenty at once never give back more than was paid', async () => {
    const { intent, paymentId } = await paid()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(paymentId, 9_000)))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 201),
      ...Array.from({ length: 16 }, () => 409),
    ])
    expect(backOf(intent).reduce((sum, { amount }) => sum + amount, 0)).toBe(36_000)
  })

  test('twenty with one key are one, there and here', async () => {
    const { booking, intent, paymentId } = await paid()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(paymentId, 100, 'card-once')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect([backOf(intent).length, (await agency.ledgerOf(booking.id)).length]).toEqual([1, 2])
  })

  test.each(['hang up', 'answer lost', 500] as const)(
    'whose answer never comes (%s) waits, counts as given, and ends once',
    async (trouble) => {
      const { booking, intent, paymentId } = await paid()
      agency.stripe.trouble(trouble, '/v1/refunds')
      const { status, body } = await refund(paymentId, 40_000)
      expect([status, body]).toMatchObject([201, { paymentStatus: 'pending' }])
      expect((await refund(paymentId, 1)).status).toBe(409)
      expect(await agency.statusOf(booking.id)).toBe('paid')
      await agency.age(booking.id)
      await reconcilePayments(agency.app.context)
      expect((await agency.ledgerOf(booking.id))[1]).toMatchObject({ payment_status: 'pending' })
      agency.stripe.trouble(undefined, '/v1/refunds')
      // a day later Stripe knows our keys no more
      agency.stripe.forgetKeys()
      await reconcilePayments(agency.app.context)
      await reconcilePayments(agency.app.context)
      expect((await agency.ledgerOf(booking.id))[1]).toMatchObject({ payment_status: 'completed' })
      expect(backOf(intent)).toMatchObject([{ amount: 40_000 }])
      expect(await agency.statusOf(booking.id)).toBe('refunded')
    },
  )

  test('that is refused is a failed row, and nothing is given back', async () => {
    const { booking, intent, paymentId } = await paid()
    agency.stripe.refundAtDesk(intent, 40_000)
    const { status, body } = await refund(paymentId, 100)
    expect([status, body.error]).toEqual([
      409,
      'The card provider refused to give this money back. Nothing was refunded.',
    ])
    expect((await agency.ledgerOf(booking.id))[1]).toMatchObject({ kind: 'refund', payment_status: 'failed' })
    expect(await agency.statusOf(booking.id)).toBe('paid')
  })

  test('that Stripe takes its time for is done when Stripe says so; one that fails after all is taken back', async () => {
    agency.stripe.refundsBecome('pending')
    const { booking, paymentId, intent } = await paid()
    const { body } = await refund(paymentId, 40_000)
    expect(body.paymentStatus).toBe('pending')
    const [made] = backOf(intent)
    if (!made) throw new Error('no refund')
    made.status = 'succeeded'
    expect((await told('refund.updated', made)).status).toBe(200)
    expect(await agency.statusOf(booking.id)).toBe('refunded')
    made.status = 'failed'
    await told('refund.failed', made)
    expect(await agency.statusOf(booking.id)).toBe('paid')
    expect((await agency.ledgerOf(booking.id))[1]).toMatchObject({ payment_status: 'failed' })
    agency.stripe.refundsBecome('succeeded')
    expect((await refund(paymentId, 40_000)).status).toBe(201)
    expect(await agency.statusOf(booking.id)).toBe('refunded')
  })

  test('it cannot be reversed: it did arrive', async () => {
    const { paymentId } = await paid()
    const call = { params: { id: paymentId }, body: { reason: 'x' }, cookie: agency.cookie }
    expect((await agency.app.call('POST /api/admin/payments/:id/reverse', call)).status).toBe(409)
    const { body } = await agency.app.call('GET /api/admin/bookings/:id', {
      ...{
        params: {
          id: (
            await agency.app.context.db
              .selectFrom('payments')
              .select('booking_id')
              .where('id', '=', paymentId)
              .executeTakeFirstOrThrow()
          ).booking_id,
        },
        cookie: agency.cookie,
      },
    })
    expect(body.ledger).toMatchObject([{ reversible: false, refundable: 40_000, reversedAt: null, notes: null }])
  })
})

describe('a refund begun at the provider’s own desk', () => {
  const charge = (intent: string) => ({ id: 'ch_1', object: 'charge', payment_intent: intent, amount_refunded: 1 })

  test('comes into the ledger, once for any number of events', async () => {
    const { booking, intent, paymentId } = await paid()
    const made = agency.stripe.refundAtDesk(intent, 5_000)
    for (const type of ['refund.created', 'charge.refunded', 'charge.refunded']) {
      expect((await told(type, type === 'refund.created' ? made : charge(intent))).status).toBe(200)
    }
    expect(await agency.ledgerOf(booking.id)).toMatchObject([
      {},
      {
        ...{ kind: 'refund', payment_id: paymentId, amount_cents: 5_000, reported_by: 'processor' },
        ...{ processor_id: made.id, notes: 'Refunded at the card provider', entered_by: null },
      },
    ])
    expect((await refund(paymentId, 35_001)).status).toBe(409)
    agency.stripe.refundAtDesk(intent, 35_000)
    await told('charge.refunded', charge(intent))
    expect(await agency.statusOf(booking.id)).toBe('refunded')
  })

  test('reported at once from several sides is one row', async () => {
    const { booking, intent } = await paid()
    const made = agency.stripe.refundAtDesk(intent, 5_000)
    await Promise.all([
      ...Array.from({ length: 5 }, () => told('charge.refunded', charge(intent))),
      ...Array.from({ length: 5 }, () => told('refund.updated', made)),
    ])
    expect(await agency.ledgerOf(booking.id)).toHaveLength(2)
  })

  test('reported before the payment itself waits for it', async () => {
    const booking = await agency.book()
    const { body } = await agency.checkout(booking.id)
    const session = agency.stripe.pay(agency.sessionOf(body.url))
    const intent = session.payment_intent ?? ''
    agency.stripe.refundAtDesk(intent, 40_000)
    expect((await told('charge.refunded', charge(intent))).status).toBe(200)
    expect(await agency.ledgerOf(booking.id)).toEqual([])
    await told('checkout.session.completed', session)
    expect(await agency.ledgerOf(booking.id)).toMatchObject([
      { kind: 'payment' },
      { kind: 'refund', amount_cents: 40_000 },
    ])
    expect(await agency.statusOf(booking.id)).toBe('refunded')
  })

  test('with the provider unavailable is requested again', async () => {
    const { booking, intent } = await paid()
    agency.stripe.refundAtDesk(intent, 100)
    const event = signEvent({ type: 'charge.refunded', object: charge(intent) })
    agency.stripe.trouble(500)
    expect((await agency.deliver(event)).status).toBe(503)
    agency.stripe.trouble(undefined)
    expect((await agency.deliver(event)).status).toBe(200)
    expect(await agency.ledgerOf(booking.id)).toHaveLength(2)
  })

  test('of more than was paid is not entered, but audited', async () => {
    const { booking, intent, paymentId } = await paid()
    agency.stripe.refundAtDesk(intent, 40_001)
    await told('charge.refunded', charge(intent))
    expect(await agency.ledgerOf(booking.id)).toHaveLength(1)
    const audit = await agency.app.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', paymentId)
      .where('action', '=', 'payment.refund-unexplained')
      .execute()
    expect(audit).toHaveLength(1)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCardHouse } from '#tests/support/card-payments.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { reconcilePayments } from '../checkout/reconcile.ts'

let house: Awaited<ReturnType<typeof openCardHouse>>
beforeAll(async () => {
  house = await openCardHouse()
})
afterAll(() => house[Symbol.asyncDispose]())
beforeEach(() => {
  house.stripe.trouble(undefined)
  house.stripe.refundsBecome('succeeded')
})

async function paid(more: Parameters<typeof house.book>[0] = {}) {
  const booking = await house.book(more)
  const { intent } = await house.payByCard(booking.id)
  const [payment] = await house.ledgerOf(booking.id)
  return { booking, intent, paymentId: payment?.id ?? '' }
}
const refund = (id: string, amount: number, key?: string) =>
  house.app.call('POST /api/admin/payments/:id/refund', {
    ...{ params: { id }, body: { amount, reason: 'Rain' }, cookie: house.cookie },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const backOf = (intent: string) => house.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
const told = (type: string, object: unknown) => house.deliver(signEvent({ type, object }))

describe('a refund of what the card provider took', () => {
  test('goes back through it, with our own id as its key', async () => {
    const { booking, intent, paymentId } = await paid()
    const { status, body } = await refund(paymentId, 15_000)
    expect([status, body]).toMatchObject([201, { kind: 'refund', amount: 15_000, paymentStatus: 'completed' }])
    const [made] = backOf(intent)
    expect(made).toMatchObject({ amount: 15_000, metadata: { refund_id: body.id } })
    expect(house.stripe.asked.at(-1)?.headers['idempotency-key']).toBe(`refund-${body.id}`)
    const [, row] = await house.ledgerOf(booking.id)
    expect(row).toMatchObject({ processor: 'stripe', processor_id: made?.id, notes: 'Rain', paid_at: expect.any(Date) })
    expect(await house.statusOf(booking.id)).toBe('paid')
    await refund(paymentId, 25_000)
    expect(await house.statusOf(booking.id)).toBe('refunded')
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
    expect([backOf(intent).length, (await house.ledgerOf(booking.id)).length]).toEqual([1, 2])
  })

  test.each(['hang up', 'answer lost', 500] as const)(
    'whose answer never comes (%s) waits, counts as given, and ends once',
    async (trouble) => {
      const { booking, intent, paymentId } = await paid()
      house.stripe.trouble(trouble, '/v1/refunds')
      const { status, body } = await refund(paymentId, 40_000)
      expect([status, body]).toMatchObject([201, { paymentStatus: 'pending' }])
      expect((await refund(paymentId, 1)).status).toBe(409)
      expect(await house.statusOf(booking.id)).toBe('paid')
      await house.age(booking.id)
      await reconcilePayments(house.app.context)
      expect((await house.ledgerOf(booking.id))[1]).toMatchObject({ payment_status: 'pending' })
      house.stripe.trouble(undefined, '/v1/refunds')
      // a day later Stripe knows our keys no more
      house.stripe.forgetKeys()
      await reconcilePayments(house.app.context)
      await reconcilePayments(house.app.context)
      expect((await house.ledgerOf(booking.id))[1]).toMatchObject({ payment_status: 'completed' })
      expect(backOf(intent)).toMatchObject([{ amount: 40_000 }])
      expect(await house.statusOf(booking.id)).toBe('refunded')
    },
  )

  test('that is refused is a failed row, and nothing is given back', async () => {
    const { booking, intent, paymentId } = await paid()
    house.stripe.refundAtDesk(intent, 40_000)
    const { status, body } = await refund(paymentId, 100)
    expect([status, body.error]).toEqual([
      409,
      'The card provider refused to give this money back. Nothing was refunded.',
    ])
    expect((await house.ledgerOf(booking.id))[1]).toMatchObject({ kind: 'refund', payment_status: 'failed' })
    expect(await house.statusOf(booking.id)).toBe('paid')
  })

  test('that Stripe takes its time for is done when Stripe says so; one that fails after all is taken back', async () => {
    house.stripe.refundsBecome('pending')
    const { booking, paymentId, intent } = await paid()
    const { body } = await refund(paymentId, 40_000)
    expect(body.paymentStatus).toBe('pending')
    const [made] = backOf(intent)
    if (!made) throw new Error('no refund')
    made.status = 'succeeded'
    expect((await told('refund.updated', made)).status).toBe(200)
    expect(await house.statusOf(booking.id)).toBe('refunded')
    made.status = 'failed'
    await told('refund.failed', made)
    expect(await house.statusOf(booking.id)).toBe('paid')
    expect((await house.ledgerOf(booking.id))[1]).toMatchObject({ payment_status: 'failed' })
    house.stripe.refundsBecome('succeeded')
    expect((await refund(paymentId, 40_000)).status).toBe(201)
    expect(await house.statusOf(booking.id)).toBe('refunded')
  })

  test('it cannot be reversed: it did arrive', async () => {
    const { paymentId } = await paid()
    const call = { params: { id: paymentId }, body: { reason: 'x' }, cookie: house.cookie }
    expect((await house.app.call('POST /api/admin/payments/:id/reverse', call)).status).toBe(409)
    const { body } = await house.app.call('GET /api/admin/bookings/:id', {
      ...{
        params: {
          id: (
            await house.app.context.db
              .selectFrom('payments')
              .select('booking_id')
              .where('id', '=', paymentId)
              .executeTakeFirstOrThrow()
          ).booking_id,
        },
        cookie: house.cookie,
      },
    })
    expect(body.ledger).toMatchObject([{ reversible: false, refundable: 40_000, reversedAt: null, notes: null }])
  })
})

describe('a refund begun at the provider’s own desk', () => {
  const charge = (intent: string) => ({ id: 'ch_1', object: 'charge', payment_intent: intent, amount_refunded: 1 })

  test('comes into the ledger, once for any number of events', async () => {
    const { booking, intent, paymentId } = await paid()
    const made = house.stripe.refundAtDesk(intent, 5_000)
    for (const type of ['refund.created', 'charge.refunded', 'charge.refunded']) {
      expect((await told(type, type === 'refund.created' ? made : charge(intent))).status).toBe(200)
    }
    expect(await house.ledgerOf(booking.id)).toMatchObject([
      {},
      {
        ...{ kind: 'refund', payment_id: paymentId, amount_cents: 5_000, reported_by: 'processor' },
        ...{ processor_id: made.id, notes: 'Refunded at the card provider', entered_by: null },
      },
    ])
    expect((await refund(paymentId, 35_001)).status).toBe(409)
    house.stripe.refundAtDesk(intent, 35_000)
    await told('charge.refunded', charge(intent))
    expect(await house.statusOf(booking.id)).toBe('refunded')
  })

  test('reported at once from several sides is one row', async () => {
    const { booking, intent } = await paid()
    const made = house.stripe.refundAtDesk(intent, 5_000)
    await Promise.all([
      ...Array.from({ length: 5 }, () => told('charge.refunded', charge(intent))),
      ...Array.from({ length: 5 }, () => told('refund.updated', made)),
    ])
    expect(await house.ledgerOf(booking.id)).toHaveLength(2)
  })

  test('reported before the payment itself waits for it', async () => {
    const booking = await house.book()
    const { body } = await house.checkout(booking.id)
    const session = house.stripe.pay(house.sessionOf(body.url))
    const intent = session.payment_intent ?? ''
    house.stripe.refundAtDesk(intent, 40_000)
    expect((await told('charge.refunded', charge(intent))).status).toBe(200)
    expect(await house.ledgerOf(booking.id)).toEqual([])
    await told('checkout.session.completed', session)
    expect(await house.ledgerOf(booking.id)).toMatchObject([
      { kind: 'payment' },
      { kind: 'refund', amount_cents: 40_000 },
    ])
    expect(await house.statusOf(booking.id)).toBe('refunded')
  })

  test('with the provider unavailable is requested again', async () => {
    const { booking, intent } = await paid()
    house.stripe.refundAtDesk(intent, 100)
    const event = signEvent({ type: 'charge.refunded', object: charge(intent) })
    house.stripe.trouble(500)
    expect((await house.deliver(event)).status).toBe(503)
    house.stripe.trouble(undefined)
    expect((await house.deliver(event)).status).toBe(200)
    expect(await house.ledgerOf(booking.id)).toHaveLength(2)
  })

  test('of more than was paid is not entered, but audited', async () => {
    const { booking, intent, paymentId } = await paid()
    house.stripe.refundAtDesk(intent, 40_001)
    await told('charge.refunded', charge(intent))
    expect(await house.ledgerOf(booking.id)).toHaveLength(1)
    const audit = await house.app.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', paymentId)
      .where('action', '=', 'payment.refund-unexplained')
      .execute()
    expect(audit).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildPayer, buildPayment } from '#tests/support/billing.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { byZelle, CASH, makePaying, type Payment } from './test-support/paying.ts'

const app = await openTestApp()
const payer = await buildPayer(app, { email: 'renee@example.com' })

const { pay, ledgerOf, auditOf } = makePaying(() => ({ app, payer }))

describe('refused with a sentence, without any change', () => {
  const refusal = async (id: string, body?: Payment) => {
    const { status, body: answer } = await pay(id, body)
    return [status, answer.error]
  }

  test('what is paid, refunded, cancelled or free', async () => {
    const paid = await payer.book()
    await pay(paid.id)
    expect(await refusal(paid.id)).toEqual([409, 'This booking is already paid'])
    expect(await ledgerOf(paid.id)).toHaveLength(1)
    const refunded = await payer.book({ payment_status: 'refunded' })
    expect(await refusal(refunded.id)).toEqual([409, 'This booking was refunded, so there is nothing to pay'])
    const cancelled = await payer.book({ status: 'cancelled' })
    expect(await refusal(cancelled.id)).toEqual([409, "This booking was canceled, so there's nothing to pay"])
    const free = await payer.book({ total_cents: 0 })
    expect(await refusal(free.id)).toEqual([409, 'There is nothing to pay on this booking'])
    for (const { id } of [refunded, cancelled, free]) expect(await ledgerOf(id)).toEqual([])
  })

  test('a booking whose price is not known', async () => {
    const booking = await payer.book({ total_cents: null })
    expect(await refusal(booking.id)).toEqual([422, 'The price of this booking is still to be confirmed'])
  })

  test.each([
    {},
    { transactionId: '' },
    { transactionId: '  ' },
    { transactionId: null },
    { transactionId: '\u200b' },
    { transactionId: ' \u2060\u00ad ' },
  ])('a method without a reference: %j', async (more) => {
    const booking = await payer.book()
    const { status, body } = await pay(booking.id, { paymentMethod: 'card', ...more })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ transactionId: 'Please enter a transaction or reference number' })
  })

  test('a card number instead of a reference, which is logged nowhere', async () => {
    const booking = await payer.book()
    const { status, body } = await pay(booking.id, { paymentMethod: 'card', transactionId: '4242 4242-42424242' })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['transactionId']])
    expect(JSON.stringify(body)).not.toContain('4242')
    expect(app.logged.join('')).not.toContain('4242')
    for (const transactionId of ['4242424242424242', '4242\u200b42424242\u200b4242']) {
      expect((await pay(booking.id, { paymentMethod: 'cash', transactionId })).status).toBe(400)
    }
  })

  test('the same method and reference twice on one booking, in any case of letters, with invisible characters', async () => {
    const booking = await payer.book({ deposit_percent: 50 })
    await pay(booking.id, { paymentMethod: 'zelle', transactionId: 'Twice' })
    expect((await pay(booking.id, { paymentMethod: 'zelle', transactionId: 'Tw\u200bice' })).status).toBe(409)
    expect(await refusal(booking.id, { paymentMethod: 'zelle', transactionId: 'tWICE' })).toEqual([
      409,
      'This reference is already recorded for this booking',
    ])
    expect((await pay(booking.id, { paymentMethod: 'card', transactionId: 'Twice' })).status).toBe(200)
  })

  test('what was paid and given back in part', async () => {
    const booking = await payer.book({ deposit_percent: 50 })
    await pay(booking.id)
    await pay(booking.id)
    const { db } = app.context
    const [, balance] = await ledgerOf(booking.id)
    await buildPayment(db, booking.id, { kind: 'refund', payment_id: balance?.id ?? '', amount_cents: 100 })
    await db.updateTable('bookings').set({ payment_status: 'pending' }).where('id', '=', booking.id).execute()
    expect(await refusal(booking.id)).toEqual([409, 'There is nothing to pay on this booking'])
  })

  test.each([
    { paymentMethod: 'bitcoin' },
    {},
    { paymentMethod: 'cash', purpose: 'tip' },
    { paymentMethod: 'zelle', transactionId: 'x'.repeat(201) },
    { paymentMethod: 'zelle', transactionId: 7 },
    { paymentMethod: 'zelle', transactionId: 'a\u0000b' },
    [],
  ])('a payload that cannot be: %j', async (payload) => {
    const booking = await payer.book()
    const url = `/api/customer/bookings/${booking.id}/pay`
    const { status } = await app.send({ method: 'POST', url, payload, headers: { cookie: payer.cookie } })
    expect(status).toBe(400)
    expect(await ledgerOf(booking.id)).toEqual([])
  })

  test('fields that may not be set are dropped', async () => {
    const booking = await payer.book()
    const sent = { ...CASH, amount: 1, amountCents: 1, paidAt: '2020-01-01', paymentStatus: 'failed', verified: true }
    await pay(booking.id, sent)
    expect(await ledgerOf(booking.id)).toMatchObject([
      { amount_cents: 40_000, payment_status: 'completed', verified_at: null },
    ])
  })
})

test('a reference that stands for a payment of another booking is accepted and flagged', async () => {
  const reference = byZelle()
  const [one, other] = [await payer.book(), await (await buildPayer(app)).book()]
  await buildPayment(app.context.db, other.id, { payment_method: 'zelle', transaction_id: reference.transactionId })
  expect((await pay(one.id, reference)).status).toBe(200)
  const [payment] = await ledgerOf(one.id)
  const [entry] = await auditOf(payment?.id ?? '')
  expect(entry?.after).toMatchObject({ referenceUsedElsewhere: true })
})

test('another customer cannot pay a booking, nor learn of it', async () => {
  const booking = await payer.book()
  const other = await buildPayer(app)
  const { status, body } = await pay(booking.id, CASH, { cookie: other.cookie })
  expect([status, body.error]).toEqual([404, 'We do not know this booking'])
  expect((await pay(randomUUID())).status).toBe(404)
  expect((await pay('not-an-id')).status).toBe(400)
  expect(await ledgerOf(booking.id)).toEqual([])
})

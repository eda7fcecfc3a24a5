import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInvoice, buildPayer, buildPayment } from '#tests/support/billing.ts'
import { buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { settleBooking } from './settle-booking.ts'

let app: TestApp
let payer: Awaited<ReturnType<typeof buildPayer>>
beforeAll(async () => {
  app = await startTestApp()
  payer = await buildPayer(app, { email: 'renee@example.com' })
})
afterAll(() => app[Symbol.asyncDispose]())

const CASH = { paymentMethod: 'cash' as const }
let references = 0
const byZelle = () => {
  references += 1
  return { paymentMethod: 'zelle' as const, transactionId: `ZELLE-${references}` }
}

interface Payment {
  paymentMethod: 'cash' | 'card' | 'zelle'
  transactionId?: string | null
  purpose?: 'full' | 'deposit' | 'balance'
  expectedAmount?: number
}

const pay = (
  id: string,
  body: Payment = CASH,
  { cookie = payer.cookie, key }: { cookie?: string; key?: string } = {},
) =>
  app.call('POST /api/customer/bookings/:id/pay', {
    params: { id },
    body,
    cookie,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const ledgerOf = (id: string) =>
  app.context.db.selectFrom('payments').selectAll().where('booking_id', '=', id).orderBy('created_at').execute()
const bookingOf = (id: string) =>
  app.context.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const auditOf = (entityId: string) =>
  app.context.db.selectFrom('audit_log').selectAll().where('entity_id', '=', entityId).orderBy('id').execute()

describe('the amount the payer saw', () => {
  test('is refused once another is due, and recorded when it is what is due (P7.51)', async () => {
    const booking = await payer.book()
    expect((await pay(booking.id, { ...byZelle(), expectedAmount: 40_000 }, { cookie: payer.cookie })).status).toBe(200)

    const changed = await payer.book()
    await app.context.db.updateTable('bookings').set({ total_cents: 48_000 }).where('id', '=', changed.id).execute()
    const refused = await pay(changed.id, { ...byZelle(), expectedAmount: 40_000 }, { key: 'seen-before' })
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: '$480.00 is due on this booking, not $400.00', code: 'conflict' },
    ])
    expect(await ledgerOf(changed.id)).toEqual([])
    expect((await pay(changed.id, { ...byZelle(), expectedAmount: 48_000 }, { key: 'seen-before' })).status).toBe(200)
    expect((await ledgerOf(changed.id)).map(({ amount_cents }) => amount_cents)).toEqual([48_000])
  })

  test('is that of the part: a deposit that has changed is refused too', async () => {
    const booking = await payer.book({ deposit_percent: 25 })
    const deposit = { ...CASH, purpose: 'deposit' as const }
    expect((await pay(booking.id, { ...deposit, expectedAmount: 40_000 })).body.error).toBe(
      '$100.00 is due on this booking, not $400.00',
    )
    expect((await pay(booking.id, { ...deposit, expectedAmount: 10_000 })).status).toBe(200)
    expect((await pay(booking.id, { ...CASH, expectedAmount: 30_000 })).status).toBe(200)
  })

  test.each([0, -1, 1.5, '40000', 1e300, null])('that is none (%s) is refused with 400', async (expectedAmount) => {
    const { id } = await payer.book()
    const { status, body } = await app.send({
      ...{ method: 'POST', url: `/api/customer/bookings/${id}/pay`, headers: { cookie: payer.cookie } },
      payload: { ...CASH, expectedAmount },
    })
    expect([status, body]).toMatchObject([400, { fields: { expectedAmount: 'Not an amount' } }])
  })
})

describe('a payment of what is due', () => {
  test('is entered as completed and unverified, and the booking is paid', async () => {
    const booking = await payer.book()
    const nudges = app.nudges()
    const { status, body, headers } = await pay(booking.id, { paymentMethod: 'zelle', transactionId: ' ZEL 1 ' })
    expect([status, body]).toEqual([200, { success: true }])
    expect(headers['idempotent-replayed']).toBeUndefined()
    expect(await ledgerOf(booking.id)).toMatchObject([
      {
        kind: 'payment',
        purpose: 'full',
        amount_cents: 40_000,
        payment_method: 'zelle',
        payment_status: 'completed',
        transaction_id: 'ZEL 1',
        reported_by: 'customer',
        verified_at: null,
        invoice_id: null,
        paid_at: expect.any(Date),
      },
    ])
    expect((await bookingOf(booking.id)).payment_status).toBe('paid')
    expect(app.nudges()).toBe(nudges + 1)
  })

  test('is audited and mailed within the same transaction', async () => {
    const booking = await payer.book()
    await pay(booking.id, { paymentMethod: 'card', transactionId: 'AUTH 77' })
    const [payment] = await ledgerOf(booking.id)
    expect(await auditOf(payment?.id ?? '')).toMatchObject([
      {
        actor_role: 'customer',
        actor_id: payer.customer.id,
        action: 'payment.recorded',
        after: { amountCents: 40_000, purpose: 'full', paymentMethod: 'card', transactionId: 'AUTH 77' },
        request_id: expect.any(String),
      },
    ])
    expect(await auditOf(booking.id)).toMatchObject([
      { action: 'booking.paid', before: { paymentStatus: 'pending' }, after: { paymentStatus: 'paid' } },
    ])
    const mails = await app.context.db
      .selectFrom('outbox_emails')
      .select(['kind', 'recipient', 'customer_id', 'data'])
      .where('booking_id', '=', booking.id)
      .orderBy('kind')
      .execute()
    const data = { paymentId: payment?.id }
    expect(mails).toEqual([
      { kind: 'payment-notice', recipient: null, customer_id: payer.customer.id, data },
      { kind: 'payment-received', recipient: 'renee@example.com', customer_id: payer.customer.id, data },
    ])
  })

  test('takes the total of the live invoice, which is paid then too; a voided one counts for nothing', async () => {
    const booking = await payer.book()
    await buildInvoice(app.context.db, booking.id, {
      voided_at: new Date(),
      subtotal_cents: 90_000,
      total_cents: 93_200,
    })
    const invoice = await buildInvoice(app.context.db, booking.id)
    expect((await pay(booking.id)).status).toBe(200)
    expect(await ledgerOf(booking.id)).toMatchObject([{ amount_cents: 43_200, invoice_id: invoice.id }])
    const stored = await app.context.db
      .selectFrom('invoices')
      .select(['status', 'voided_at'])
      .where('booking_id', '=', booking.id)
      .orderBy('total_cents')
      .execute()
    expect(stored).toEqual([
      { status: 'paid', voided_at: null },
      { status: 'pending', voided_at: expect.any(Date) },
    ])
    expect(await auditOf(invoice.id)).toMatchObject([{ action: 'invoice.paid', before: { status: 'pending' } }])
  })

  test('is the deposit, then the balance; the booking is paid when nothing is owed', async () => {
    const booking = await payer.book({ total_cents: 40_001, deposit_percent: 50 })
    expect((await pay(booking.id, { ...byZelle(), purpose: 'balance' })).status).toBe(409)
    expect((await pay(booking.id)).status).toBe(200)
    expect((await bookingOf(booking.id)).payment_status).toBe('pending')
    expect((await pay(booking.id, { ...byZelle(), purpose: 'deposit' })).body.error).toBe(
      'This part of the price is not due',
    )
    // the invoice came after the deposit
    const invoice = await buildInvoice(app.context.db, booking.id)
    expect((await pay(booking.id)).status).toBe(200)
    expect(await ledgerOf(booking.id)).toMatchObject([
      { purpose: 'deposit', amount_cents: 20_001, invoice_id: null },
      { purpose: 'balance', amount_cents: 23_199, invoice_id: invoice.id },
    ])
    expect((await bookingOf(booking.id)).payment_status).toBe('paid')
  })

  test('may be everything though a deposit was agreed', async () => {
    const booking = await payer.book({ deposit_percent: 50 })
    expect((await pay(booking.id, { ...CASH, purpose: 'full' })).status).toBe(200)
    expect(await ledgerOf(booking.id)).toMatchObject([{ purpose: 'full', amount_cents: 40_000 }])
    expect((await bookingOf(booking.id)).payment_status).toBe('paid')
  })

  test('can be made anew when the first was reversed, with another reference', async () => {
    const booking = await payer.book()
    const reference = byZelle()
    await pay(booking.id, reference)
    const [first] = await ledgerOf(booking.id)
    const { db } = app.context
    await db.updateTable('payments').set({ reversed_at: new Date() }).where('booking_id', '=', booking.id).execute()
    await buildPayment(db, booking.id, { kind: 'reversal', payment_id: first?.id ?? '' })
    await db.updateTable('bookings').set({ payment_status: 'pending' }).where('id', '=', booking.id).execute()
    const again = await pay(booking.id, reference)
    expect([again.status, again.body.error]).toEqual([409, 'This reference is already recorded for this booking'])
    expect((await pay(booking.id, byZelle())).status).toBe(200)
    expect((await bookingOf(booking.id)).payment_status).toBe('paid')
  })
})

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

describe('concurrent payments', () => {
  test('twenty payments of one booking make one row, and the others are refused with 409 (S46)', async () => {
    const booking = await payer.book()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(booking.id, byZelle())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await ledgerOf(booking.id)).toHaveLength(1)
  })

  test('twenty of one with a deposit make two', async () => {
    const booking = await payer.book({ deposit_percent: 30 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(booking.id, byZelle())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await ledgerOf(booking.id)).toMatchObject([{ amount_cents: 12_000 }, { amount_cents: 28_000 }])
  })

  test('twenty with one idempotency key make one row, and all get the same answer (S50)', async () => {
    const booking = await payer.book()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(booking.id, CASH, { key: 'at-once' })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
    expect(await ledgerOf(booking.id)).toHaveLength(1)
  })
})

describe('an idempotency key', () => {
  test('answers a repeat as the first, and does nothing', async () => {
    const booking = await payer.book()
    await pay(booking.id, CASH, { key: 'repeat' })
    const nudges = app.nudges()
    const { status, body, headers } = await pay(booking.id, { ...CASH, transactionId: '' }, { key: 'repeat' })
    expect([status, body, headers['idempotent-replayed']]).toEqual([200, { success: true }, 'true'])
    expect([await ledgerOf(booking.id), app.nudges()]).toMatchObject([[{}], nudges])
  })

  test('with another body or for another booking is refused with 422', async () => {
    const [one, other] = [await payer.book(), await payer.book()]
    await pay(one.id, CASH, { key: 'changed' })
    expect((await pay(one.id, byZelle(), { key: 'changed' })).status).toBe(422)
    expect((await pay(other.id, CASH, { key: 'changed' })).status).toBe(422)
    expect(await ledgerOf(other.id)).toEqual([])
  })

  test('is not used up by a refusal, belongs to its customer, and is free again after 24 hours', async () => {
    const booking = await payer.book({ total_cents: null })
    expect((await pay(booking.id, CASH, { key: 'mine' })).status).toBe(422)
    const { db } = app.context
    await db.updateTable('bookings').set({ total_cents: 100 }).where('id', '=', booking.id).execute()
    expect((await pay(booking.id, CASH, { key: 'mine' })).status).toBe(200)
    const other = await buildPayer(app)
    expect((await pay((await other.book()).id, CASH, { key: 'mine', cookie: other.cookie })).status).toBe(200)
    const longAgo = new Date(Date.now() - 24.1 * 3_600_000)
    await db.updateTable('idempotency_keys').set({ created_at: longAgo }).where('key', '=', 'mine').execute()
    expect((await pay((await payer.book()).id, CASH, { key: 'mine' })).status).toBe(200)
  })

  test.each(['', 'a b', 'k'.repeat(256), 'clé'])('that cannot be used is refused with 400: %j', async (key) => {
    expect((await pay((await payer.book()).id, CASH, { key })).status).toBe(400)
  })
})

describe('who verifies a payment', () => {
  test('an admin: any booking, verified at once, and no notice to the agency', async () => {
    const booking = await payer.book()
    const { id: userId } = await buildUser(app.context.db)
    await signIn(app, { role: 'admin', userId })
    const reporter = {
      by: 'office',
      actor: { role: 'admin', staffRole: 'owner', userId, sessionId: randomUUID() },
    } as const
    const how = { method: 'cash', reference: null, requestId: 'test' } as const
    expect(await settleBooking(app.context, { bookingId: booking.id, reporter, ...how })).toMatchObject({
      replayed: false,
    })
    expect(await ledgerOf(booking.id)).toMatchObject([
      { reported_by: 'office', verified_at: expect.any(Date), verified_by: userId },
    ])
    const mails = await app.context.db
      .selectFrom('outbox_emails')
      .select('kind')
      .where('booking_id', '=', booking.id)
      .execute()
    expect(mails).toEqual([{ kind: 'payment-received' }])
  })

  test('the card provider: verified without an admin', async () => {
    const booking = await payer.book()
    const how = { method: 'card', reference: 'pi_123', requestId: 'test' } as const
    await settleBooking(app.context, { bookingId: booking.id, reporter: { by: 'processor', actor: null }, ...how })
    expect(await ledgerOf(booking.id)).toMatchObject([
      { reported_by: 'processor', verified_at: expect.any(Date), verified_by: null },
    ])
  })
})

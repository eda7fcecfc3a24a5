import { describe, expect, test } from 'vitest'
import { buildInvoice, buildPayer, buildPayment } from '#tests/support/billing.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { byZelle, CASH, makePaying } from './test-support/paying.ts'

const app = await openTestApp()
const payer = await buildPayer(app, { email: 'renee@example.com' })

const { pay, ledgerOf, bookingOf, auditOf } = makePaying(() => ({ app, payer }))

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

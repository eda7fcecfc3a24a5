import { describe, expect, test } from 'vitest'
import { countStatuses, sendAtOnce } from '#tests/support/at-once.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { randomNumbers } from '#tests/support/random.ts'

const { app, admin: cookie, adminId } = await openOffice()

let references = 0
const record = async (id: string, more: { purpose?: 'full' | 'deposit' | 'balance' } = {}) => {
  references += 1
  const body = { paymentMethod: 'zelle' as const, transactionId: `Z${references}`, ...more }
  return app.call('POST /api/admin/bookings/:id/payments', { params: { id }, body, cookie })
}
const reverse = (id: string, reason = 'It never came') =>
  app.call('POST /api/admin/payments/:id/reverse', { params: { id }, body: { reason }, cookie })
const refund = (id: string, amount: number, { key, reason = 'Rain' }: { key?: string; reason?: string } = {}) =>
  app.call('POST /api/admin/payments/:id/refund', {
    ...{ params: { id }, body: { amount, reason }, cookie },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const bookingOf = (id: string) =>
  app.context.db
    .selectFrom('bookings')
    .select(['payment_status', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const ledgerOf = (id: string) =>
  app.context.db.selectFrom('payments').selectAll().where('booking_id', '=', id).orderBy('created_at').execute()
const auditOf = (entityId: string) =>
  app.context.db.selectFrom('audit_log').selectAll().where('entity_id', '=', entityId).orderBy('id').execute()
const mailsOf = (id: string) =>
  app.context.db.selectFrom('outbox_emails').select('kind').where('booking_id', '=', id).orderBy('created_at').execute()

describe('a reversal', () => {
  test('is a row of its own; booking and invoice are open again, and can be paid again', async () => {
    const booking = await buildBooking(app.context.db)
    const invoice = await buildInvoice(app.context.db, booking.id)
    const { body: payment } = await record(booking.id)
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'paid' })
    const nudges = app.nudges()
    const { status, body } = await reverse(payment.id)
    expect([status, body]).toMatchObject([
      200,
      { id: payment.id, reversedAt: expect.any(String), refunded: 43_200, refundable: 0, reversible: false },
    ])
    expect(app.nudges()).toBe(nudges + 1)
    expect(await ledgerOf(booking.id)).toMatchObject([
      { kind: 'payment', payment_status: 'completed', reversed_at: expect.any(Date) },
      {
        ...{ kind: 'reversal', payment_id: payment.id, amount_cents: 43_200, payment_status: 'completed' },
        ...{ notes: 'It never came', reported_by: 'office', entered_by: adminId, invoice_id: invoice.id },
      },
    ])
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'pending' })
    const stored = await app.context.db.selectFrom('invoices').select('status').where('id', '=', invoice.id).execute()
    expect(stored).toEqual([{ status: 'pending' }])
    expect((await auditOf(payment.id)).at(-1)).toMatchObject({ action: 'payment.reversed', reason: 'It never came' })
    expect((await auditOf(booking.id)).at(-1)).toMatchObject({ action: 'booking.unpaid' })
    expect((await auditOf(invoice.id)).at(-1)).toMatchObject({ action: 'invoice.unpaid' })
    expect((await mailsOf(booking.id)).at(-1)).toEqual({ kind: 'payment-reversed' })
    expect((await record(booking.id)).body).toMatchObject({ amount: 43_200, purpose: 'full' })
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'paid' })
  })

  test('of a deposit whose balance stands leaves what can be paid', async () => {
    const booking = await buildBooking(app.context.db, { deposit_percent: 50 })
    const { body: deposit } = await record(booking.id)
    await record(booking.id)
    await reverse(deposit.id)
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'pending' })
    const again = await record(booking.id)
    expect([again.status, again.body]).toMatchObject([201, { purpose: 'deposit', amount: 20_000 }])
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'paid' })
  })

  test('of the last remaining payment, before or after the rest is refunded, leaves the booking refunded', async () => {
    for (const reversedFirst of [true, false]) {
      const booking = await buildBooking(app.context.db, { deposit_percent: 50, total_cents: 40_000 })
      const { body: deposit } = await record(booking.id)
      const { body: balance } = await record(booking.id)
      if (reversedFirst) await reverse(deposit.id)
      await refund(balance.id, 20_000)
      if (!reversedFirst) await reverse(deposit.id)
      expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'refunded' })
    }
  })

  test('is refused for reversed, partly refunded, failed and card-provider payments, and for reversals', async () => {
    const { db } = app.context
    const refusal = async (id: string) => {
      const { status, body } = await reverse(id)
      return [status, body.error]
    }
    const one = await buildBooking(db, { deposit_percent: 50 })
    const { body: deposit } = await record(one.id)
    const { body: balance } = await record(one.id)
    await reverse(deposit.id)
    expect(await refusal(deposit.id)).toEqual([409, 'This payment is reversed already'])
    await refund(balance.id, 1)
    expect((await refusal(balance.id))[1]).toMatch(/refunded/)
    const [, , reversal] = await ledgerOf(one.id)
    expect(await refusal(reversal?.id ?? '')).toEqual([409, 'Only a payment can be reversed'])
    const other = await buildBooking(db)
    const failed = await buildPayment(db, other.id, { payment_status: 'failed' })
    expect(await refusal(failed.id)).toEqual([409, 'This payment did not go through'])
    const card = await buildPayment(db, other.id, { processor: 'stripe', processor_id: 'pi_reverse' })
    expect((await refusal(card.id))[1]).toMatch(/Refund it instead/)
    expect((await reverse(card.id, '  ')).status).toBe(400)
  })

  test('twenty at once make one row', async () => {
    const booking = await buildBooking(app.context.db)
    const { body } = await record(booking.id)
    const answers = await sendAtOnce(20, () => reverse(body.id))
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 })
    expect(await ledgerOf(booking.id)).toHaveLength(2)
  })
})

describe('a refund', () => {
  /** A booking of $400 and its payment. */
  async function recordWhole() {
    const booking = await buildBooking(app.context.db)
    return { booking, payment: (await record(booking.id)).body }
  }

  test('in part is a row of its own, the booking stays paid and nothing is owed again', async () => {
    const { booking, payment } = await recordWhole()
    const { status, body } = await refund(payment.id, 12_345)
    expect([status, body]).toMatchObject([
      201,
      { kind: 'refund', paymentId: payment.id, amount: 12_345, paymentStatus: 'completed', notes: 'Rain' },
    ])
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'paid' })
    expect((await record(booking.id)).status).toBe(409)
    expect((await auditOf(payment.id)).at(-1)).toMatchObject({ action: 'payment.refunded', reason: 'Rain' })
    expect((await mailsOf(booking.id)).at(-1)).toEqual({ kind: 'payment-refunded' })
  })

  test('of everything, in however many parts, makes the booking refunded', async () => {
    const booking = await buildBooking(app.context.db, { deposit_percent: 50 })
    const { body: deposit } = await record(booking.id)
    const { body: balance } = await record(booking.id)
    await refund(deposit.id, 20_000)
    await refund(balance.id, 19_999)
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'paid' })
    await refund(balance.id, 1)
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'refunded' })
    expect((await auditOf(booking.id)).at(-1)).toMatchObject({ action: 'booking.refunded' })
    expect((await record(booking.id)).status).toBe(409)
  })

  test('of part of a deposit is not owed again with the balance', async () => {
    const booking = await buildBooking(app.context.db, { deposit_percent: 50 })
    const { body: deposit } = await record(booking.id)
    await refund(deposit.id, 5_000)
    expect((await record(booking.id)).body).toMatchObject({ purpose: 'balance', amount: 20_000 })
    expect(await bookingOf(booking.id)).toMatchObject({ payment_status: 'paid' })
  })

  test('of more than what is left is refused with a sentence', async () => {
    const { booking, payment } = await recordWhole()
    await refund(payment.id, 30_000)
    const { status, body } = await refund(payment.id, 10_001)
    expect([status, body]).toEqual([
      409,
      {
        error: 'You can refund at most $100.00 of this payment',
        code: 'conflict',
        fields: { amount: 'You can refund at most $100.00 of this payment' },
      },
    ])
    await refund(payment.id, 10_000)
    expect((await refund(payment.id, 1)).body.error).toBe('This payment is already fully refunded')
    expect(await ledgerOf(booking.id)).toHaveLength(3)
  })

  test('of an unverified payment verifies it', async () => {
    const booking = await buildBooking(app.context.db)
    const payment = await buildPayment(app.context.db, booking.id)
    await refund(payment.id, 100)
    expect(await ledgerOf(booking.id)).toMatchObject([{ verified_by: adminId }, { kind: 'refund' }])
    expect((await auditOf(payment.id)).at(-1)?.after).toMatchObject({ verified: true })
  })

  test('is refused for anything but a completed payment', async () => {
    const { db } = app.context
    const booking = await buildBooking(db)
    const reversed = await buildPayment(db, booking.id, { reversed_at: new Date() })
    const failed = await buildPayment(db, booking.id, { payment_status: 'failed' })
    const back = await buildPayment(db, booking.id, { kind: 'reversal', payment_id: reversed.id })
    for (const { id } of [reversed, failed, back]) expect((await refund(id, 1)).status).toBe(409)
  })

  test.each([0, -1, 1.5, '100', 100_000_001, null])('with an invalid amount (%j) is 400', async (amount) => {
    const { payment } = await recordWhole()
    expect((await refund(payment.id, amount as number)).status).toBe(400)
    expect((await refund(payment.id, 1, { reason: ' ' })).status).toBe(400)
  })

  test('twenty at once never give back more than was paid', async () => {
    const { booking, payment } = await recordWhole()
    const answers = await sendAtOnce(20, () => refund(payment.id, 9_000))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    const back = (await ledgerOf(booking.id)).filter(({ kind }) => kind === 'refund')
    expect(back.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(36_000)
  })

  test('twenty with one idempotency key are one, and a repeat shows it', async () => {
    const { booking, payment } = await recordWhole()
    const answers = await sendAtOnce(20, () => refund(payment.id, 100, { key: 'one' }))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19)
    expect(await ledgerOf(booking.id)).toHaveLength(2)
    expect((await refund(payment.id, 101, { key: 'one' })).status).toBe(422)
  })

  test('and a reversal at once: only one succeeds', async () => {
    for (let round = 0; round < 5; round++) {
      const booking = await buildBooking(app.context.db)
      const { body: payment } = await record(booking.id)
      const answers = await Promise.all([refund(payment.id, 40_000), reverse(payment.id)])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      expect(await ledgerOf(booking.id)).toHaveLength(2)
    }
  })
})

test('1,000 random steps of paying, refunding and reversing add up to the cent', async () => {
  const random = randomNumbers(20_261_122)
  let steps = 0
  while (steps < 1000) {
    const total_cents = random(2, 3_000_000)
    const deposit_percent = random(0, 1) === 0 ? null : random(1, 99)
    const booking = await buildBooking(app.context.db, { total_cents, deposit_percent })
    const live = new Map<string, { amount: number; back: number }>()
    for (let i = 0; i < random(3, 12); i++, steps++) {
      const [id, payment] = [...live][random(0, Math.max(0, live.size - 1))] ?? []
      const choice = random(0, 3)
      if (choice === 0 || id === undefined || payment === undefined) {
        const { status, body } = await record(booking.id)
        if (status === 201) live.set(body.id, { amount: body.amount, back: 0 })
        else expect(status).toBe(409)
      } else if (choice === 1) {
        const { status } = await reverse(id)
        expect(status).toBe(payment.back === 0 ? 200 : 409)
        if (status === 200) live.delete(id)
      } else {
        const amount = random(1, payment.amount)
        const { status } = await refund(id, amount)
        expect(status).toBe(amount <= payment.amount - payment.back ? 201 : 409)
        if (status === 201) payment.back += amount
      }
    }
    const rows = await ledgerOf(booking.id)
    const sum = rows.reduce((cents, { kind, amount_cents }) => cents + (kind === 'payment' ? 1 : -1) * amount_cents, 0)
    const settled = [...live.values()].reduce((cents, { amount }) => cents + amount, 0)
    const back = [...live.values()].reduce((cents, payment) => cents + payment.back, 0)
    expect(sum).toBe(settled - back)
    expect(settled).toBeLessThanOrEqual(total_cents)
    const { payment_status } = await bookingOf(booking.id)
    if (payment_status === 'paid') expect(settled).toBe(total_cents)
    if (payment_status === 'refunded') expect(sum).toBe(0)
    if (payment_status === 'pending') expect(settled).toBeLessThan(total_cents)
  }
}, 120_000)

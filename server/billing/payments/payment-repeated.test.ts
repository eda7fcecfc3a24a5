import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { countStatuses, sendAtOnce } from '#tests/support/at-once.ts'
import { buildPayer } from '#tests/support/billing.ts'
import { buildUser } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'
import { settleBooking } from './settle-booking.ts'
import { byZelle, CASH, makePaying } from './test-support/paying.ts'

const app = await openTestApp()
const payer = await buildPayer(app, { email: 'renee@example.com' })

const { pay, ledgerOf } = makePaying(() => ({ app, payer }))

describe('concurrent payments', () => {
  test('twenty payments of one booking make one row, and the others are refused with 409 (S46)', async () => {
    const booking = await payer.book()
    const answers = await sendAtOnce(20, () => pay(booking.id, byZelle()))
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 })
    expect(await ledgerOf(booking.id)).toHaveLength(1)
  })

  test('twenty of one with a deposit make two', async () => {
    const booking = await payer.book({ deposit_percent: 30 })
    const answers = await sendAtOnce(20, () => pay(booking.id, byZelle()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await ledgerOf(booking.id)).toMatchObject([{ amount_cents: 12_000 }, { amount_cents: 28_000 }])
  })

  test('twenty with one idempotency key make one row, and all get the same answer (S50)', async () => {
    const booking = await payer.book()
    const answers = await sendAtOnce(20, () => pay(booking.id, CASH, { key: 'at-once' }))
    expect(countStatuses(answers)).toEqual({ 200: 20 })
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

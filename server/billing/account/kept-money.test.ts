import { describe, expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { openEarning } from '../test-support/earning.ts'

const { app, admin, agent, book, pay: recordPayment, setStatus, refund } = await openEarning()
const pay = async (...what: Parameters<typeof recordPayment>) => (await recordPayment(...what)).id

/** Cancels a booking and keeps a claim of it. */
async function cancel(id: string, keep: number) {
  await setStatus(id, 'cancelled')
  await app.context.db
    .insertInto('booking_cancellations')
    .values({
      ...{ booking_id: id, cause: 'customer', reason_code: 'other', keep_percent: 50 },
      ...{ policy_keep_cents: keep, keep_cents: keep, by_customer: true },
    })
    .execute()
}
const dueBack = async (id: string) =>
  (
    await app.context.db
      .selectFrom('booking_accounts')
      .select('excess_cents')
      .where('booking_id', '=', id)
      .executeTakeFirst()
  )?.excess_cents
const work = async (id: string) =>
  (await app.call('GET /api/admin/work', { cookie: admin })).body.items
    .filter((item) => 'booking' in item && item.booking?.id === id)
    .map(({ kind }) => kind)
const statement = async () => (await app.call('GET /api/agent/statement', { cookie: agent().cookie, query: {} })).body
const entries = (id: string) =>
  app.context.db
    .selectFrom('agent_earnings')
    .select(['cents', 'kept_cents', 'correction'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()

describe('what goes back of a canceled booking (P15.10)', () => {
  test('is the verified money beyond the claim, until it is refunded', async () => {
    const { id } = await book()
    const payment = await pay(id)
    await cancel(id, 20_000)
    expect([await dueBack(id), await work(id)]).toEqual([20_000, ['refund']])
    await refund(payment, 5000)
    expect(await dueBack(id)).toBe(15_000)
    await refund(payment, 15_000)
    expect([await dueBack(id), await work(id)]).toEqual([0, []])
    await refund(payment, 1000)
    expect(await dueBack(id)).toBe(0)
  })

  test('leaves out what is only reported until it is verified, and counts a refund on its way', async () => {
    const customer = await buildCustomer(app.context.db)
    const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
    const { id } = await book({ customer_id: customer.id })
    const body = { paymentMethod: 'cash' as const }
    expect((await app.call('POST /api/customer/bookings/:id/pay', { params: { id }, body, cookie })).status).toBe(200)
    await cancel(id, 10_000)
    expect(await dueBack(id)).toBe(0)
    const payment = await app.context.db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    await app.call('POST /api/admin/payments/:id/verify', { params: { id: payment.id }, cookie: admin })
    expect(await dueBack(id)).toBe(30_000)
    await app.context.db
      .insertInto('payments')
      .values({
        ...{ booking_id: id, kind: 'refund', payment_id: payment.id, amount_cents: 12_000, purpose: 'full' },
        ...{ payment_method: 'card', payment_status: 'pending' },
      })
      .execute()
    expect(await dueBack(id)).toBe(18_000)
  })

  test('is nothing without a cancellation, with a higher claim, and after the booking is reopened', async () => {
    const [plain, dear] = [await book(), await book()]
    await pay(plain.id)
    await setStatus(plain.id, 'cancelled')
    await pay(dear.id)
    await cancel(dear.id, 40_000)
    expect([await dueBack(plain.id), await dueBack(dear.id)]).toEqual([0, 0])
    await app.context.db.updateTable('booking_cancellations').set({ keep_cents: 0 }).execute()
    expect(await dueBack(dear.id)).toBe(40_000)
    await setStatus(dear.id, 'confirmed')
    expect(await dueBack(dear.id)).toBe(0)
  })
})

describe('talent’s share of kept money (P15.12)', () => {
  test('is the usual share of it without tax, on a line of its own', async () => {
    const { id } = await book()
    await buildInvoice(app.context.db, id, {
      ...{ subtotal_cents: 40_000, discount_cents: 0, tax_cents: 3200, total_cents: 43_200 },
    })
    await pay(id)
    await cancel(id, 21_600)
    // 70 % of 200.00
    expect(await statement()).toMatchObject({
      total: 14_000,
      lines: [{ bookingId: id, share: 14_000, parts: [{ title: 'Canceled booking', share: 14_000 }] }],
    })
    expect(await entries(id)).toEqual([{ cents: 14_000, kept_cents: 21_600, correction: false }])
  })

  test('is at most of what was paid and verified, and a later refund is an adjustment', async () => {
    const { id } = await book({ deposit_percent: 25 })
    const payment = await pay(id, 'deposit')
    await cancel(id, 40_000)
    expect((await statement()).total).toBe(7000)
    await refund(payment, 4000)
    expect(await entries(id)).toEqual([
      { cents: 7000, kept_cents: 10_000, correction: false },
      { cents: -2800, kept_cents: 6000, correction: true },
    ])
    expect((await statement()).lines).toMatchObject([{ parts: [{ title: 'Canceled booking', share: 4200 }] }])
  })

  test('follows the setting when there is one, and keeps what it was entered with', async () => {
    const { db } = app.context
    await db.updateTable('agency_settings').set({ kept_share_percent: 25 }).execute()
    const { id } = await book()
    const payment = await pay(id)
    await cancel(id, 20_000)
    await db.updateTable('agency_settings').set({ kept_share_percent: 0 }).execute()
    expect((await statement()).total).toBe(5000)
    await refund(payment, 30_000)
    expect((await statement()).total).toBe(2500)
  })

  test('of a flat amount is the part of it that was kept', async () => {
    const { db } = app.context
    await db
      .updateTable('agents')
      .set({ share_percent: null, share_flat_cents: 30_000 })
      .where('id', '=', agent().id)
      .execute()
    const { id } = await book()
    await pay(id)
    await cancel(id, 10_000)
    expect((await statement()).total).toBe(7500)
  })

  test('is nothing when nothing is kept, and goes when the booking is reopened; completed, it earns as usual', async () => {
    const [free, back] = [await book(), await book({ event_date: new Date(Date.now() + 60 * 86_400_000) })]
    await pay(free.id)
    await cancel(free.id, 0)
    expect(await entries(free.id)).toEqual([])
    await app.context.db.updateTable('agency_settings').set({ kept_share_percent: 10 }).execute()
    await pay(back.id)
    await cancel(back.id, 40_000)
    await setStatus(back.id, 'confirmed')
    await setStatus(back.id, 'completed')
    expect(await entries(back.id)).toEqual([
      { cents: 4000, kept_cents: 40_000, correction: false },
      { cents: -4000, kept_cents: 0, correction: true },
      { cents: 28_000, kept_cents: null, correction: false },
    ])
    expect((await statement()).total).toBe(28_000)
  })
})

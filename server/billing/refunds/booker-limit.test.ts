import { describe, expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import { buildBooking, buildUser } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const app = await openTestApp()
const owner = (await enter('owner')).cookie

async function enter(staff_role: 'owner' | 'booker') {
  const { id } = await buildUser(app.context.db, { staff_role })
  return { id, cookie: await signIn(app, { role: 'admin', userId: id }) }
}
async function pay(cents = 40_000) {
  const booking = await buildBooking(app.context.db, { total_cents: cents })
  return buildPayment(app.context.db, booking.id, { amount_cents: cents })
}
const refund = (cookie: string, id: string, amount: number) =>
  app.call('POST /api/admin/payments/:id/refund', { params: { id }, body: { amount, reason: 'Rain' }, cookie })
const reverse = (cookie: string, id: string) =>
  app.call('POST /api/admin/payments/:id/reverse', { params: { id }, body: { reason: 'It never came' }, cookie })
const limitOf = async (cookie: string, id: string) =>
  (await app.call('GET /api/admin/payments/:id/return-limit', { params: { id }, cookie })).body.bookerLimit
const returned = async (id: string) =>
  app.context.db.selectFrom('payments').select('amount_cents').where('payment_id', '=', id).execute()

describe('what bookers may give back of a payment (P6.49)', () => {
  test('is $250 unless the owner says otherwise, and the reader learns it', async () => {
    const { id } = await pay()
    const { cookie } = await enter('booker')
    expect(await limitOf(cookie, id)).toEqual({ limit: 25_000, left: 25_000 })
    expect(await limitOf(owner, id)).toBeNull()
    expect((await refund(cookie, id, 10_000)).status).toBe(201)
    expect(await limitOf(cookie, id)).toEqual({ limit: 25_000, left: 15_000 })
  })

  test('is refused beyond it in a sentence, with nothing changed; an owner may', async () => {
    const { id } = await pay()
    const { cookie } = await enter('booker')
    const whole = await refund(cookie, id, 25_001)
    expect([whole.status, whole.body]).toEqual([
      403,
      { error: 'A booker can refund up to $250.00 of a payment. Please ask an owner.', code: 'forbidden' },
    ])
    expect((await refund(cookie, id, 20_000)).status).toBe(201)
    expect((await refund(cookie, id, 5_001)).body.error).toBe(
      'A booker can refund up to $250.00 of a payment, and $50.00 of that is left. Please ask an owner.',
    )
    expect(await returned(id)).toHaveLength(1)
    expect((await refund(owner, id, 20_000)).status).toBe(201)
  })

  test('counts all bookers together, however many small ones, and no owner', async () => {
    const { id } = await pay()
    const bookers = [await enter('booker'), await enter('booker'), await enter('booker')]
    expect((await refund(owner, id, 10_000)).status).toBe(201)
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, i) => refund(bookers[i % 3]?.cookie ?? '', id, 2_500)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(8)
    expect(await returned(id)).toHaveLength(11)
  })

  test('holds for reversals, which are of the whole payment', async () => {
    const { cookie } = await enter('booker')
    const [small, large] = [await pay(25_000), await pay(25_001)]
    expect((await reverse(cookie, small.id)).status).toBe(200)
    const refused = await reverse(cookie, large.id)
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect(await returned(large.id)).toEqual([])
    expect((await reverse(owner, large.id)).status).toBe(200)
  })

  test('follows the role as it is when the money is given back', async () => {
    const { id } = await pay()
    const { id: userId, cookie } = await enter('booker')
    expect((await refund(cookie, id, 30_000)).status).toBe(403)
    await app.context.db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', userId).execute()
    expect((await refund(cookie, id, 30_000)).status).toBe(201)
  })

  test('a limit of $0 leaves refunds to owners', async () => {
    const { id } = await pay()
    const { cookie } = await enter('booker')
    const { body: settings } = await app.call('GET /api/admin/settings', { cookie: owner })
    const body = { ...settings, bookerRefundLimit: 0 }
    expect((await app.call('PUT /api/admin/settings', { body, cookie: owner })).body.bookerRefundLimit).toBe(0)
    expect((await refund(cookie, id, 1)).status).toBe(403)
    expect(await limitOf(cookie, id)).toEqual({ limit: 0, left: 0 })
    await app.call('PUT /api/admin/settings', { body: settings, cookie: owner })
  })
})

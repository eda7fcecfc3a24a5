import { describe, expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import {
  buildAgent,
  buildBooking,
  buildCategory,
  buildCustomer,
  buildTestimonial,
  buildUser,
} from '#tests/support/factories.ts'
import { startOffice } from '#tests/support/office.ts'
import { signIn, type TestApp } from '#tests/support/start-test-app.ts'
import { foldTallies } from './reports/fold-tallies.ts'

async function startAsAdmin() {
  const { app, admin: cookie } = await startOffice()
  return {
    app,
    db: app.context.db,
    cookie,
    read: async () => (await app.call('GET /api/admin/summary', { cookie })).body,
  }
}

async function callAs(app: TestApp, role: 'agent' | 'customer') {
  const { db } = app.context
  const who =
    role === 'agent' ? { userId: (await buildUser(db, { role })).id } : { customerId: (await buildCustomer(db)).id }
  return app.call('GET /api/admin/summary', { cookie: await signIn(app, { role, ...who }) })
}

describe('GET /api/admin/summary', () => {
  test('is all zeros in an empty database, rated 5', async () => {
    const { read } = await startAsAdmin()
    expect(await read()).toEqual({
      agents: { total: 0, active: 0, withoutRate: 0 },
      bookings: { total: 0, pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
      testimonials: { total: 0, pending: 0, approved: 0 },
      averageRating: 5,
      waiting: { bookings: 0, payments: 0, testimonials: 0, chats: 0, disputes: 0, contactWishes: 0, applications: 0 },
      revenueByCategory: [],
    })
  })

  test('counts and sums everything, folded or not', async () => {
    const { db, read } = await startAsAdmin()
    await buildCategory(db, 'waiter')
    const dj = await buildAgent(db, { category: 'dj' })
    const model = await buildAgent(db, { category: 'model', availability: false, hourly_rate: null })
    await buildAgent(db, { archived_at: new Date() })
    const booking = await buildBooking(db, { agent_id: dj.id })
    const other = await buildBooking(db, { agent_id: model.id, status: 'completed' })
    await buildBooking(db, { agent_id: dj.id, status: 'cancelled' })
    await buildPayment(db, other.id, { amount_cents: 90_000, verified_at: new Date() })
    const paid = await buildPayment(db, booking.id, { amount_cents: 50_000 })
    await buildPayment(db, booking.id, { kind: 'refund', payment_id: paid.id, amount_cents: 20_000 })
    await buildTestimonial(db, { rating: 4 })
    await buildTestimonial(db, { rating: 5 })
    await buildTestimonial(db, { rating: 1, is_approved: false })
    const expected = {
      agents: { total: 2, active: 1, withoutRate: 1 },
      bookings: { total: 3, pending: 1, confirmed: 0, completed: 1, cancelled: 1 },
      testimonials: { total: 3, pending: 1, approved: 2 },
      averageRating: 4.5,
      waiting: { bookings: 1, payments: 1, testimonials: 1, chats: 0, disputes: 0, contactWishes: 0, applications: 0 },
      revenueByCategory: [
        { category: 'model', displayName: 'model', cents: 90_000 },
        { category: 'dj', displayName: 'dj', cents: 30_000 },
        { category: 'waiter', displayName: 'waiter', cents: 0 },
      ],
    }
    expect(await read()).toEqual(expected)
    await foldTallies(db)
    expect(await read()).toEqual(expected)
    await db
      .updateTable('categories')
      .set({ name: 'disc_jockey', display_name: 'DJs' })
      .where('name', '=', 'dj')
      .execute()
    expect((await read()).revenueByCategory?.[1]).toEqual({
      category: 'disc_jockey',
      displayName: 'DJs',
      cents: 30_000,
    })
  })

  test('is for admins', async () => {
    const { app } = await startAsAdmin()
    expect((await app.call('GET /api/admin/summary')).status).toBe(401)
    expect((await callAs(app, 'agent')).status).toBe(403)
    expect((await callAs(app, 'customer')).status).toBe(403)
  })
})

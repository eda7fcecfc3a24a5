import { describe, expect, onTestFinished, test } from 'vitest'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCategory, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { startOffice } from '#tests/support/office.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { foldTallies } from './fold-tallies.ts'

async function startAsAdmin(now?: Date) {
  const { app, admin: cookie } = await startOffice(now && { context: { now: () => now } })
  return {
    app,
    db: app.context.db,
    cookie,
    read: async () => (await app.call('GET /api/admin/billing', { cookie })).body,
  }
}

describe('GET /api/admin/billing', () => {
  test('is all zeros in an empty database', async () => {
    const { read } = await startAsAdmin()
    expect(await read()).toEqual({
      revenue: { total: 0, unverified: 0 },
      pending: 0,
      invoices: { total: 0, paid: 0, pending: 0, overdue: 0, owed: 0 },
      averageBooking: null,
      recentPayments: [],
    })
  })

  test('says how the money stands, folded or not', async () => {
    const { db, read } = await startAsAdmin(new Date('2026-05-20T12:00:00Z'))
    const paid = await buildBooking(db, { total_cents: 40_000, payment_status: 'paid' })
    const open = await buildBooking(db, { total_cents: 30_001 })
    const late = await buildBooking(db, { total_cents: 20_000 })
    const cancelled = await buildBooking(db, { total_cents: 99_900 })
    const refunded = await buildBooking(db, { payment_status: 'refunded', total_cents: null })
    await buildBooking(db, { total_cents: null })
    await buildInvoice(db, paid.id, { status: 'paid' })
    // until the end of the day it is due, an invoice isn't overdue
    await buildInvoice(db, open.id, { due_date: '2026-05-21T03:59:59Z' })
    await buildInvoice(db, late.id, { due_date: '2026-05-20T03:59:59Z' })
    await buildInvoice(db, cancelled.id)
    await buildInvoice(db, refunded.id, { due_date: '2026-05-01T03:59:59Z' })
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', cancelled.id).execute()
    const payment = await buildPayment(db, paid.id, { amount_cents: 43_200, verified_at: new Date() })
    await buildPayment(db, paid.id, { kind: 'refund', payment_id: payment.id, amount_cents: 3200 })
    await buildPayment(db, late.id, { amount_cents: 3200, purpose: 'deposit' })
    const expected = {
      revenue: { total: 43_200, unverified: 3200 },
      pending: 43_200 + 40_000,
      invoices: { total: 3, paid: 1, pending: 1, overdue: 1, owed: 83_200 },
      averageBooking: 30_000,
    }
    expect(await read()).toMatchObject(expected)
    await foldTallies(db)
    expect(await read()).toMatchObject(expected)
  })

  test('turns an invoice overdue as the day ends in Atlanta, on the night clocks change too', async () => {
    let now = new Date('2026-11-02T04:59:59Z')
    const app = await startTestApp({ context: { now: () => now } })
    onTestFinished(() => app[Symbol.asyncDispose]())
    const { db } = app.context
    const { cookie } = await signInAdmin(app)
    await buildInvoice(db, (await buildBooking(db)).id, { due_date: '2026-11-02T04:59:59Z' })
    const read = async () => (await app.call('GET /api/admin/billing', { cookie })).body.invoices
    expect(await read()).toMatchObject({ pending: 1, overdue: 0 })
    now = new Date('2026-11-02T05:00:00Z')
    expect(await read()).toMatchObject({ pending: 0, overdue: 1 })
  })

  test('shows the five newest payments', async () => {
    const { db, read } = await startAsAdmin()
    const booking = await buildBooking(db)
    const ids: string[] = []
    for (let i = 0; i < 7; i++) {
      const at = new Date(Date.UTC(2026, 0, 1 + i))
      const values = { paid_at: at, reversed_at: at, amount_cents: 100 + i }
      ids.push((await buildPayment(db, booking.id, values)).id)
    }
    await buildPayment(db, booking.id, { kind: 'refund', payment_id: ids[0] ?? null, amount_cents: 5 })
    const { recentPayments } = await read()
    expect(recentPayments.map(({ id }) => id)).toEqual(ids.slice(2).reverse())
    expect(recentPayments[0]).toMatchObject({ amount: 106, customer: { name: booking.customer_name } })
  })

  test.each(['GET /api/admin/billing', 'GET /api/admin/revenue', 'GET /api/admin/reports'] as const)(
    '%s is for admins',
    async (call) => {
      const { app, db } = await startAsAdmin()
      expect((await app.call(call)).status).toBe(401)
      const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
      expect((await app.call(call, { cookie: agent })).status).toBe(403)
      const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
      expect((await app.call(call, { cookie: customer })).status).toBe(403)
    },
  )
})

describe('GET /api/admin/revenue', () => {
  test('is revenue by category in a span of days, of all time when none is named', async () => {
    const { app, db, cookie } = await startAsAdmin()
    await buildCategory(db, 'waiter')
    const dj = await buildBooking(db, { agent_id: (await buildAgent(db, { category: 'dj' })).id })
    const model = await buildBooking(db, { agent_id: (await buildAgent(db, { category: 'model' })).id })
    await buildPayment(db, dj.id, { amount_cents: 5000, paid_at: '2026-03-08T04:59:59Z' })
    const paid = await buildPayment(db, model.id, { amount_cents: 9000, paid_at: '2026-03-08T05:00:00Z' })
    await buildPayment(db, model.id, {
      ...{ kind: 'refund' as const, payment_id: paid.id, amount_cents: 2000, paid_at: '2026-03-09T04:00:00Z' },
    })
    const read = async (query: object) => {
      const { body } = await app.call('GET /api/admin/revenue', { cookie, query })
      return body.map(({ category, cents }) => [category, cents])
    }
    expect(await read({})).toEqual([
      ['model', 7000],
      ['dj', 5000],
      ['waiter', 0],
    ])
    expect(await read({ from: '2026-03-08', to: '2026-03-09' })).toEqual([
      ['model', 9000],
      ['dj', 0],
      ['waiter', 0],
    ])
    expect((await app.call('GET /api/admin/revenue', { cookie, query: { from: 'never' } })).body).toMatchObject({
      code: 'invalid_request',
      fields: { from: expect.any(String) },
    })
  })
})

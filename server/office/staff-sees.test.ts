import { expect, test } from 'vitest'
import type { StaffRole } from '#shared/model/role.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { buildBooking, buildUser } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

const enter = async (staff_role: StaffRole) =>
  signIn(app, { role: 'admin', userId: (await buildUser(app.context.db, { staff_role })).id })

test('a booker gets the summary and the billing overview without revenue (P1.14)', async () => {
  const booking = await buildBooking(app.context.db)
  await buildPayment(app.context.db, booking.id, { amount_cents: 10_000 })
  const [owner, booker] = [await enter('owner'), await enter('booker')]

  const { body: whole } = await app.call('GET /api/admin/summary', { cookie: owner })
  const { revenueByCategory, ...rest } = whole
  expect(revenueByCategory).toContainEqual(expect.objectContaining({ cents: 10_000 }))
  expect((await app.call('GET /api/admin/summary', { cookie: booker })).body).toEqual(rest)

  const { body: billing } = await app.call('GET /api/admin/billing', { cookie: owner })
  const { revenue, averageBooking, ...work } = billing
  expect([revenue?.total, averageBooking]).toEqual([10_000, 40_000])
  expect((await app.call('GET /api/admin/billing', { cookie: booker })).body).toEqual(work)
  expect(work.recentPayments).toHaveLength(1)
})

test('the metrics are for owners, not for bookers (P1.14)', async () => {
  const read = async (cookie: string) =>
    (await app.send({ method: 'GET', url: '/api/metrics', headers: { cookie }, remoteAddress: '203.0.113.7' })).status
  expect(await read(await enter('owner'))).toBe(200)
  expect(await read(await enter('booker'))).toBe(404)
})

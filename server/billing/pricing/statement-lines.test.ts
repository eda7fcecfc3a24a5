import { expect, test } from 'vitest'
import { PRICE_LINES } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildUser } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const { app, admin } = await openOffice()

/** A completed booking with these lines, paid in cash to the office. */
async function earn(lines: readonly (typeof PRICE_LINES)[number][], share: { percent?: number; flat?: number }) {
  const { db } = app.context
  const user = await buildUser(db, { role: 'agent' })
  const agent = await buildAgent(db, {
    ...{ user_id: user.id, share_percent: share.percent ?? null, share_flat_cents: share.flat ?? null },
  })
  const { id } = await buildBooking(db, { agent_id: agent.id, status: 'completed', completed_at: new Date() })
  const params = { id }
  const price = { lines: [...lines], reason: 'As agreed' }
  const set = await app.call('PUT /api/admin/bookings/:id/price', { params, body: price, cookie: admin })
  const body = { paymentMethod: 'cash' as const }
  const paid = await app.call('POST /api/admin/bookings/:id/payments', { params, body, cookie: admin })
  expect([set.status, paid.status]).toEqual([200, 201])
  const cookie = await signIn(app, { role: 'agent', userId: user.id })
  const read = async () => (await app.call('GET /api/agent/statement', { cookie })).body.lines[0]
  return { paymentId: paid.body.id, read }
}

test('talent gets its share of what is shared, all of its own, nothing of the agency’s; parts add up', async () => {
  const { read } = await earn(PRICE_LINES, { percent: 33 })
  // 33 % of 400.00 - 48.50, and 60.00
  expect(await read()).toMatchObject({
    share: 17_600,
    parts: [
      { title: 'Talent', share: 13_200 },
      { title: 'Round trip to Macon', share: 6000 },
      { title: 'Discount', share: -1600 },
    ],
  })
})

test('a flat amount takes the place of what is shared', async () => {
  const line = await (await earn(PRICE_LINES, { flat: 10_000 })).read()
  expect(line?.share).toBe(16_000)
  expect(line?.parts.reduce((sum, { share }) => sum + share, 0)).toBe(16_000)
})

test('a part that is refunded is taken from all of it in proportion, as a correction', async () => {
  const { paymentId, read } = await earn([PRICE_LINES[1]], { percent: 50 })
  const refund = { params: { id: paymentId }, body: { amount: 1500, reason: 'Came by train' }, cookie: admin }
  expect((await app.call('POST /api/admin/payments/:id/refund', refund)).status).toBe(201)
  expect(await read()).toMatchObject({
    share: 4500,
    parts: [
      { title: 'Round trip to Macon', share: 6000 },
      { title: 'Correction', share: -1500 },
    ],
  })
})

test('an earning is never below nothing', async () => {
  const lines = [
    { kind: 'fee', share: 'agency', amount: 10_000 },
    { kind: 'discount', share: 'talent', amount: 5000, label: 'Came late' },
  ]
  const { read } = await earn(lines as unknown as (typeof PRICE_LINES)[number][], { percent: 50 }) // lines all the same
  expect((await read())?.share ?? 0).toBe(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInBooker } from '#tests/support/sign-in.ts'
import { startStage } from './test-support/stage.ts'

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const LINES = [
  { kind: 'talent', share: 'shared', hours: 4, rate: 20_000 },
  { kind: 'travel', share: 'talent', label: 'Macon', amount: 6_000 },
  { kind: 'fee', share: 'agency', label: 'Planning', amount: 4_000 },
  { kind: 'discount', share: 'shared', label: 'Two performers', amount: 10_000 },
] as const

test('owners see what talent gets and the agency keeps of a proposal, bookers do not; payouts agree (P16.12)', async () => {
  const { app, db, admin, ask, show } = stage
  await db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
  const { eventId, bookingIds, agents } = await ask(['Imani Okafor', 'Zoë Ångström'])
  await db
    .updateTable('agents')
    .set({ share_flat_cents: 50_000 })
    .where('id', '=', agents[1] ?? '')
    .execute()
  const priced = await app.call('PUT /api/admin/bookings/:id/price', {
    ...{ cookie: admin, params: { id: bookingIds[0] ?? '' } },
    body: { lines: [...LINES], reason: 'Travel, a fee and a discount' } as never,
  })
  expect(priced.status).toBe(200)
  // 70 % of $700.00, all of $60.00; a flat $500.00 of the other
  const talentCents = 49_000 + 6_000 + 50_000
  const seen = await show(eventId)
  expect(seen.margin).toEqual({ talentCents, agencyCents: 160_000 - talentCents })
  const booker = await signInBooker(app)
  const { body } = await app.call('GET /api/admin/event-proposals/:id', { cookie: booker, params: { id: eventId } })
  expect([body.draft?.priceCents, body.margin]).toEqual([160_000, null])
})

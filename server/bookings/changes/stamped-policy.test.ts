import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { DEFAULT_CANCELLATION_POLICY } from '#shared/model/cancellation.ts'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'

const { app, admin: cookie } = await openOffice()

const FIRST = { tiers: [{ hours: 0, keepPercent: 10 }] }
const SECOND = { tiers: [{ hours: 0, keepPercent: 20 }] }
/** Saves a policy as an owner does. */
async function decide(cancellationPolicy: typeof FIRST) {
  const { version: _, ...settings } = (await app.call('GET /api/admin/settings', { cookie })).body
  const saved = await app.call('PUT /api/admin/settings', { cookie, body: { ...settings, cancellationPolicy } })
  expect(saved.status).toBe(200)
}

beforeEach(() => decide(FIRST))

type Status = 'pending' | 'confirmed' | 'completed' | 'cancelled'
const set = async (id: string, status: Status) =>
  expect((await app.call('PUT /api/bookings/:id', { params: { id }, body: { status }, cookie })).status).toBe(200)
const undo = async (id: string) =>
  expect((await app.call('POST /api/admin/bookings/:id/undo', { params: { id }, cookie })).status).toBe(200)
const policyOf = async (id: string) =>
  (
    await app.context.db
      .selectFrom('bookings')
      .select('cancellation_policy')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).cancellation_policy

test('the default of the database is the default of the model (P15.1)', async () => {
  await app.context.db.updateTable('agency_settings').set({ cancellation_policy: null }).execute()
  const { id } = await buildBooking(app.context.db)
  await set(id, 'confirmed')
  expect(await policyOf(id)).toEqual(DEFAULT_CANCELLATION_POLICY)
})

test('a booking keeps the policy it was confirmed with; pending it has none (P15.4)', async () => {
  const { id } = await buildBooking(app.context.db)
  expect(await policyOf(id)).toBeNull()
  await set(id, 'confirmed')
  await decide(SECOND)
  expect(await policyOf(id)).toEqual(FIRST)
  await set(id, 'completed')
  expect(await policyOf(id)).toEqual(FIRST)
  await set(id, 'cancelled')
  expect(await policyOf(id)).toEqual(FIRST)
  await set(id, 'pending')
  expect(await policyOf(id)).toBeNull()
  await set(id, 'confirmed')
  expect(await policyOf(id)).toEqual(SECOND)
})

test('bookings confirmed in a selection, entered as confirmed or completed at once have it (P15.4)', async () => {
  const { db } = app.context
  const [selected, done] = [await buildBooking(db), await buildBooking(db)]
  const body = { bookings: [{ id: selected.id, version: selected.version }] }
  await app.call('POST /api/admin/bookings/confirm', { cookie, body })
  await set(done.id, 'completed')
  const entered = await app.call('POST /api/admin/bookings', {
    cookie,
    body: {
      ...{ agentId: (await buildAgent(db)).id, customerName: 'Dana Whitfield', customerEmail: 'dana@example.com' },
      ...{ eventDate: '2031-05-04T20:00:00Z', duration: 3, eventType: 'wedding', status: 'confirmed' as const },
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(entered.status).toBe(201)
  for (const id of [selected.id, done.id, entered.body.id]) expect(await policyOf(id)).toEqual(FIRST)
})

test('an undo gives back what there was (P15.4)', async () => {
  const { id } = await buildBooking(app.context.db)
  await set(id, 'confirmed')
  await undo(id)
  expect(await policyOf(id)).toBeNull()
  await set(id, 'confirmed')
  await decide(SECOND)
  for (const status of ['pending', 'completed', 'cancelled'] as const) {
    await set(id, status)
    await undo(id)
    expect(await policyOf(id), status).toEqual(FIRST)
  }
  await set(id, 'cancelled')
  await set(id, 'confirmed')
  expect(await policyOf(id)).toEqual(SECOND)
  await undo(id)
  expect(await policyOf(id)).toEqual(FIRST)
})

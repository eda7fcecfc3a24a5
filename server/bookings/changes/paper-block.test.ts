import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildLogin } from '#tests/support/accounts.ts'
import { bookingBody, makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCategory } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
const cookies = { owner: '', booker: '' }
beforeAll(async () => {
  app = await startTestApp()
  for (const staffRole of ['owner', 'booker'] as const) {
    const { id } = await buildLogin(app, 'admin', staffRole)
    cookies[staffRole] = await signIn(app, { role: 'admin', userId: id })
  }
})
afterAll(() => app[Symbol.asyncDispose]())

const { rowOf, auditOf } = makeBookingReaders(() => app.context.db)
const confirm = (id: string, cookie: string, more = {}) =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status: 'confirmed', ...more }, cookie })

/** An agent of a category of its own, which requires a permit and a card. */
async function hire() {
  const { db } = app.context
  const category = await buildCategory(db, `c_${Math.random().toString(36).slice(2)}`)
  const agent = await buildAgent(db, { name: 'Imani Okafor', category })
  const kinds = await db
    .insertInto('paper_kinds')
    .values(['Card', 'Permit'].map((name) => ({ category, name, required: true })))
    .returning(['id', 'name'])
    .execute()
  const enter = (name: string, expires_on: string | null) =>
    db
      .insertInto('agent_papers')
      .values({ agent_id: agent.id, kind_id: kinds.find((kind) => kind.name === name)?.id ?? '', name, expires_on })
      .execute()
  return { agent, enter }
}

test('a missing or lapsed paper stops a confirmation: bookers cannot override it, owners with a reason (P6.92)', async () => {
  const { agent, enter } = await hire()
  await enter('Permit', '2026-01-31')
  const booking = await buildBooking(app.context.db, { agent_id: agent.id })
  const sentence = 'Papers of Imani Okafor: Card is missing, Permit expired on January 31, 2026.'
  const anyway = { confirmAnyway: true, reason: 'Renewed by phone' }
  for (const more of [{}, anyway]) {
    const { status, body } = await confirm(booking.id, cookies.booker, more)
    expect([status, body.error, body.blocks, body.fields]).toEqual([
      409,
      sentence,
      [{ code: 'lapsed-paper', sentence, mayOverride: false }],
      { confirmAnyway: 'Only an owner can confirm it anyway' },
    ])
  }
  expect((await confirm(booking.id, cookies.owner)).body.blocks).toMatchObject([{ mayOverride: true }])
  expect((await rowOf(booking.id)).status).toBe('pending')
  expect((await confirm(booking.id, cookies.owner, anyway)).status).toBe(200)
  expect(await auditOf(booking.id)).toMatchObject([
    { action: 'booking.confirmed-anyway', after: { overrides: ['lapsed-paper'] }, reason: 'Renewed by phone' },
  ])
})

test('with every required paper in order bookings are confirmed, and one by phone needs them too', async () => {
  const { agent, enter } = await hire()
  await enter('Permit', '2099-01-31')
  const entered = await app.call('POST /api/admin/bookings', {
    body: { ...bookingBody(agent.id), status: 'confirmed' },
    cookie: cookies.booker,
  })
  expect([entered.status, entered.body]).toMatchObject([409, { blocks: [{ code: 'lapsed-paper' }] }])
  await enter('Card', null)
  const booking = await buildBooking(app.context.db, { agent_id: agent.id })
  expect((await confirm(booking.id, cookies.booker)).status).toBe(200)
})

test("the office lists one agent's bookings, newest first, page by page (P6.86)", async () => {
  const { db } = app.context
  const agent = await buildAgent(db)
  await buildBooking(db)
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const [first, second] = [
    await buildBooking(db, { agent_id: agent.id, created_at: at(1) }),
    await buildBooking(db, { agent_id: agent.id, created_at: at(2) }),
  ]
  const list = (query: object) =>
    app.call('GET /api/admin/bookings-with-details', { query: { agentId: agent.id, ...query }, cookie: cookies.booker })
  const page = await list({ limit: 1 })
  expect(page.body.map(({ id }) => id)).toEqual([second.id])
  const cursor = /cursor=([^&>]+)/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await list({ limit: 1, cursor })).body.map(({ id }) => id)).toEqual([first.id])
  expect((await list({ agentId: 'nobody' })).status).toBe(400)
})

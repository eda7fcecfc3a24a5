import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bookings } from '#server/db/types.ts'
import { compareOnBoard } from '#shared/model/board-order.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { buildAgent, buildBooking, buildUser } from '#tests/support/factories.ts'
import { readPages } from '#tests/support/pages.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS)

let app: TestApp
let cookies: Awaited<ReturnType<typeof signInEach>>['cookies']
beforeAll(async () => {
  app = await startTestApp()
  ;({ cookies } = await signInEach(app))
  const { db } = app.context
  const answering = await buildAgent(db, { user_id: (await buildUser(db, { role: 'agent' })).id })
  const busy = await buildAgent(db)
  const build = (customer_name: string, hours: number, values: Partial<Insertable<Bookings>> = {}) =>
    buildBooking(db, { customer_name, event_date: inHours(hours), created_at: inHours(-1), ...values })
  const old = { agent_id: answering.id, created_at: inHours(-30) }
  await build('soon', 20)
  await build('later', 3000)
  await build('over', -20)
  await build('long over', -2000)
  await build('unanswered', 900, old)
  await build('declined late', 2000, { agent_answer: 'declined' })
  await build('declined soon', 400, { agent_answer: 'declined' })
  await build('declined, over', -300, { agent_answer: 'declined' })
  await build('clash', 1000, { agent_id: busy.id })
  await build('taken', 1000, { agent_id: busy.id, status: 'confirmed', payment_status: 'paid' })
  await build('unpaid soon', 100, { status: 'confirmed', total_cents: 40_000 })
  await build('unpaid sooner', 90, { status: 'confirmed', total_cents: 40_000 })
  await build('unpaid, far away', 500, { status: 'confirmed', total_cents: 40_000 })
  await build('paid', 30, { status: 'confirmed', total_cents: 40_000, payment_status: 'paid' })
  await build('to complete', -30, { status: 'confirmed' })
  await build('done lately', -48, { status: 'completed' })
  await build('done', -480, { status: 'completed' })
  await build('done long ago', -4800, { status: 'completed' })
})
afterAll(() => app[Symbol.asyncDispose]())

type Query = { status: BookingStatus; from?: string; cursor?: string; limit?: string }
const list = (query: Query, cookie: string | undefined = cookies.admin) =>
  app.call('GET /api/admin/bookings-board', { query, ...(cookie !== undefined && { cookie }) })

/** The customers of a column in its order, read page by page. */
async function listNames(query: Query, limit: number): Promise<string[]> {
  const url = `/api/admin/bookings-board?${new URLSearchParams({ ...query, limit: String(limit) })}`
  const pages = await readPages<{ customerName: string }>(app, url, cookies.admin)
  return pages.flat().map(({ customerName }) => customerName)
}

describe('the order of a column, page by page (P6.170)', () => {
  test.each<[BookingStatus, string[]]>([
    [
      'pending',
      [
        ...['declined soon', 'declined late', 'declined, over', 'clash', 'unanswered'],
        ...['soon', 'later', 'long over', 'over'],
      ],
    ],
    ['confirmed', ['unpaid sooner', 'unpaid soon', 'paid', 'unpaid, far away', 'taken', 'to complete']],
    ['completed', ['done lately', 'done', 'done long ago']],
    ['cancelled', []],
  ])('%s', async (status, expected) => {
    for (const limit of [1, 2, 100]) expect(await listNames({ status }, limit), `${limit} a page`).toEqual(expected)
    const { body } = await list({ status })
    expect(body.toSorted(compareOnBoard(status, new Date()))).toEqual(body)
  })

  test('from a day on', async () => {
    const from = inHours(-100).toISOString().slice(0, 10)
    expect(await listNames({ status: 'completed', from }, 1)).toEqual(['done lately'])
    expect(await listNames({ status: 'pending', from }, 2)).not.toContain('long over')
  })

  test('rows say why they wait', async () => {
    const { body } = await list({ status: 'pending', limit: '5' })
    expect(body.map(({ waitsFor }) => waitsFor)).toEqual([
      ...['declined', 'declined', 'declined', 'conflict', 'unanswered'],
    ])
  })
})

test('more than are ranked follow by their events, each once', async () => {
  const app = await startTestApp()
  try {
    const { cookies } = await signInEach(app)
    const { db } = app.context
    const { agent_id, customer_id } = await buildBooking(db, { agent_answer: 'accepted', event_date: inHours(5) })
    const who = { agent_id, customer_id, customer_name: 'Dana', customer_email: 'dana@example.com' }
    const build = (count: number, hours: number) =>
      db
        .insertInto('bookings')
        .values(
          Array.from({ length: count }, (_, i) => ({
            ...{ ...who, agent_answer: 'accepted', event_type: 'wedding', event_duration: 1 },
            event_date: inHours(hours * (10 + i)),
          })),
        )
        .execute()
    await build(520, 30)
    await build(130, -30)
    const url = '/api/admin/bookings-board?status=pending&limit=70'
    const pages = await readPages<{ eventDate: string }>(app, url, cookies.admin)
    const seen = pages.flat().map(({ eventDate }) => eventDate)
    const now = new Date().toISOString()
    const coming = seen.filter((at) => at >= now)
    const over = seen.filter((at) => at < now)
    expect(new Set(seen).size).toBe(651)
    expect(seen).toEqual([...coming.toSorted(), ...over.toSorted()])
  } finally {
    await app[Symbol.asyncDispose]()
  }
})

test('only admins read it', async () => {
  expect((await app.call('GET /api/admin/bookings-board', { query: { status: 'pending' } })).status).toBe(401)
  for (const role of ['agent', 'customer'] as const) {
    expect((await list({ status: 'pending' }, cookies[role])).status).toBe(403)
  }
  await app.context.db.updateTable('users').set({ staff_role: 'booker' }).where('role', '=', 'admin').execute()
  expect((await list({ status: 'pending' })).status).toBe(200)
  await app.context.db.updateTable('users').set({ staff_role: 'owner' }).where('role', '=', 'admin').execute()
})

test.each([
  {},
  { status: 'lost' },
  { status: 'pending', from: 'soon' },
  { status: 'pending', limit: '101' },
  { status: 'pending', cursor: 'x' },
  { status: 'pending', cursor: Buffer.from('{"rank":0,"at":"soon"}').toString('base64url') },
])('%o is refused', async (query) => {
  expect((await list(query as Query)).status).toBe(400)
})

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { openChat } from '#tests/support/chat.ts'
import { buildAgent, buildBooking, buildTestimonial, buildUser } from '#tests/support/factories.ts'
import { type LargeDatabase, openLargeDatabase, recordPlans } from '#tests/support/plans.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { listWork } from './list-work.ts'

const HOUR_MS = 3_600_000
const OWNER = { role: 'admin', staffRole: 'owner', userId: randomUUID(), sessionId: randomUUID() } as const
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

async function start() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const { cookies } = await signInEach(app)
  return { app, db, cookies, read: async () => (await app.call('GET /api/admin/work', { cookie: cookies.admin })).body }
}

describe('GET /api/admin/work', () => {
  test('is empty when nothing waits', async () => {
    const { read } = await start()
    expect(await read()).toEqual({ items: [], more: false })
  })

  test('lists every kind once, the most pressing first, with what its row needs', async () => {
    const chat = await openChat()
    const { app, db } = chat
    const cookie = await chat.signInAdmin()
    await chat.ask(await chat.open())
    const rated = await buildAgent(db, { user_id: (await buildUser(db, { role: 'agent' })).id })
    const busy = await buildAgent(db)
    await buildAgent(db, { hourly_rate: null })
    await buildTestimonial(db, { is_approved: false })
    const unreached = await buildBooking(db, { event_date: inHours(30) })
    const day = (days: number) =>
      inHours(24 * days)
        .toISOString()
        .slice(0, 10)
    const papers = [3, 400, -2, -400].map((days) => ({
      agent_id: rated.id,
      name: `Paper ${days}`,
      expires_on: day(days),
    }))
    await db.insertInto('agent_papers').values(papers).execute()
    const near = await buildBooking(db, { agent_id: rated.id, event_date: inHours(40), created_at: inHours(-1) })
    const late = await buildBooking(db, { agent_id: rated.id, event_date: inHours(900), created_at: inHours(-25) })
    const unpaid = await buildBooking(db, { status: 'confirmed', event_date: inHours(100), total_cents: 50_000 })
    await buildPayment(db, unpaid.id, { amount_cents: 20_000 })
    const taken = await buildBooking(db, { agent_id: busy.id, status: 'confirmed', event_date: inHours(600) })
    const conflicting = await buildBooking(db, { agent_id: busy.id, event_date: taken.event_date })
    const declined = await buildBooking(db, { agent_answer: 'declined', event_date: inHours(2000) })
    const { body } = await app.call('GET /api/admin/work', { cookie })
    expect(body.items.map(({ kind, booking }) => [kind, booking?.id ?? null])).toEqual([
      ['declined', declined.id],
      ['chat', null],
      ['conflict', conflicting.id],
      ['unpaid', unpaid.id],
      ['unanswered', late.id],
      ['no_email', unreached.id],
      ['pending', near.id],
      ['payment', null],
      ['paper_lapsed', null],
      ['paper_lapsed', null],
      ['paper_expiring', null],
      ['review', null],
      ['no_rate', null],
    ])
    const find = (kind: string) => body.items.find((item) => item.kind === kind)
    expect(find('chat')).toMatchObject({ conversation: { name: 'Dana Whitfield' }, booking: null, count: null })
    expect(find('unpaid')).toMatchObject({
      booking: { owed: 30_000, waitsFor: 'unpaid', customerName: unpaid.customer_name },
    })
    expect(find('review')).toMatchObject({ count: 1, at: null })
    expect(body.items.flatMap(({ paper }) => paper ?? []).map(({ name }) => name)).toEqual([
      ...['Paper -400', 'Paper -2', 'Paper 3'],
    ])
    expect(find('paper_expiring')?.paper).toMatchObject({ agentId: rated.id, agentName: rated.name, expiresOn: day(3) })
    expect(body.more).toBe(false)
  })

  test('a booking leaves the list with its answer, and says why it is in the list wherever it is shown', async () => {
    const { app, db, read, cookies } = await start()
    const { id } = await buildBooking(db, { agent_answer: 'declined' })
    const listed = await app.call('GET /api/admin/bookings-with-details', { cookie: cookies.admin })
    expect(listed.body).toMatchObject([{ id, waitsFor: 'declined' }])
    await app.call('PUT /api/bookings/:id', { cookie: cookies.admin, params: { id }, body: { status: 'cancelled' } })
    expect(await read()).toEqual({ items: [], more: false })
  })

  test('40 items at most, and says that there is more; past requests come last', async () => {
    const { db, read } = await start()
    const agent = await buildAgent(db)
    const past = await buildBooking(db, { agent_id: agent.id, event_date: inHours(-50) })
    const first = await buildBooking(db, { agent_id: agent.id, event_date: inHours(10) })
    expect((await read()).items.map(({ booking }) => booking?.id)).toEqual([first.id, past.id])
    for (let i = 1; i <= 40; i++) await buildBooking(db, { agent_id: agent.id, event_date: inHours(10 + i * 100) })
    const { items, more } = await read()
    expect([items.length, items[0]?.booking?.id, more]).toEqual([40, first.id, true])
  })

  test('is for both kinds of staff, and for nobody else', async () => {
    const { app, cookies, db } = await start()
    expect((await app.call('GET /api/admin/work')).status).toBe(401)
    for (const role of ['agent', 'customer'] as const) {
      expect((await app.call('GET /api/admin/work', { cookie: cookies[role] })).status).toBe(403)
    }
    await db
      .updateTable('users')
      .set({ staff_role: 'booker', username: randomUUID() })
      .where('role', '=', 'admin')
      .execute()
    expect((await app.call('GET /api/admin/work', { cookie: cookies.admin })).status).toBe(200)
  })
})

test('a request of talent without an email waits for a call, until there is an email or an answer (P3.51)', async () => {
  const { db, read } = await start()
  const { id: agentId } = await buildAgent(db)
  const { id } = await buildBooking(db, { agent_id: agentId })
  const kinds = async () => (await read()).items.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['no_email'])
  await db.insertInto('agent_contacts').values({ agent_id: agentId, email: 'imani@example.com' }).execute()
  expect(await kinds()).toEqual(['pending'])
  await db.deleteFrom('agent_contacts').execute()
  await db.updateTable('bookings').set({ agent_answer: 'accepted' }).where('id', '=', id).execute()
  expect(await kinds()).toEqual(['pending'])
})

test('papers are listed for admins who may open them, without their number, and of the roster alone (P3.52)', async () => {
  const { app, db, read, cookies } = await start()
  const { id: agentId } = await buildAgent(db)
  const paper = { agent_id: agentId, name: 'Massage license', number: 'MT-77', expires_on: '2026-01-01' }
  await db.insertInto('agent_papers').values(paper).execute()
  const listed = await read()
  expect(listed.items).toMatchObject([{ kind: 'paper_lapsed', paper: { agentId, name: 'Massage license' } }])
  expect(JSON.stringify(listed)).not.toContain('MT-77')
  const { id: userId } = await buildUser(db, { staff_role: 'booker' })
  const booker = await signIn(app, { role: 'admin', userId })
  const seen = async () => (await app.call('GET /api/admin/work', { cookie: booker })).body.items.length
  expect(await seen()).toBe(0)
  await app.call('PUT /api/admin/settings/private-access', { cookie: cookies.admin, body: { allowed: true } })
  expect(await seen()).toBe(1)
  await db.updateTable('agents').set({ archived_at: new Date() }).execute()
  expect((await read()).items).toEqual([])
})

describe('among many bookings', () => {
  let database: LargeDatabase
  let db: Database
  let pool: pg.Pool
  beforeAll(async () => {
    database = await openLargeDatabase(inject('cluster'), { agents: 300, bookings: 30_000 })
    ;({ db, pool } = database)
    await pool.query(`insert into agent_papers (agent_id, name, expires_on)
      select a.id, 'License ' || n, current_date + 60 + n from agents a, generate_series(1, 100) n`)
    await pool.query('analyze agent_papers')
  }, 180_000)
  afterAll(() => database[Symbol.asyncDispose]())

  test('work is found by indexes, never by reading all bookings', async () => {
    const plan = await recordPlans(pool, () => listWork(db, new Date(), OWNER))
    for (const index of ['bookings_pending', 'bookings_declined', 'agent_papers_expiring'])
      expect(plan).toContain(index)
    // either reads the confirmed bookings of a week alone
    expect(plan).toMatch(
      /bookings_unpaid|using bookings_by_state on bookings \w+ .*\n.*status = 'confirmed'.* AND \(event_date <= /,
    )
    expect(plan).not.toMatch(/Seq Scan on (bookings|agent_papers)/)
  })
})

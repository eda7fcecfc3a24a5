import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/contract/endpoint.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCategory, buildTestimonial } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '#tests/support/start-test-app.ts'
import { HOLD_MS } from './answers/prepared.ts'

const Name = z.object({ name: z.string() })
const call = (path: `/api/${string}`) =>
  endpoint({ method: 'POST', path, access: 'public', summary: 'Renames every category', body: Name, response: Name })
const rename = call('/api/renames')
const renameAndLock = call('/api/renames-and-locks')

/** The product with calls that rename every category; the second also keeps the list from being made anew. */
async function start(options: TestAppOptions): Promise<{ app: TestApp; other: pg.Client }> {
  const app = await startTestApp({
    ...options,
    extra: (route) => {
      route(rename, async ({ body }) => {
        await sql`with renamed as (
          update
            categories set display_name = ${body.name} returning id
        ) select count(*) from renamed`.execute(app.context.db)
        return body
      })
      route(renameAndLock, async ({ body }) => {
        await app.context.db.updateTable('categories').set({ display_name: body.name }).execute()
        await other.query('begin')
        await other.query('lock table categories in access exclusive mode')
        return body
      })
    },
  })
  const other = new pg.Client(app.database.connection)
  await other.connect()
  return { app, other }
}

// a busy machine takes longer than anybody would wait
let app: TestApp
let cookie: string
beforeAll(async () => {
  const started = await start({ holdMs: 15_000 })
  app = started.app
  await started.other.end()
  cookie = (await signInAdmin(app)).cookie
})
afterAll(() => app[Symbol.asyncDispose]())

const namesAt = async ({ call }: TestApp) => (await call('GET /api/categories')).body.map((one) => one.displayName)
const categoryNames = () => namesAt(app)
const agentsAt = async () => (await app.call('GET /api/agents')).body
const heldWrites = ({ context }: TestApp) =>
  Object.fromEntries(
    context.metrics
      .take([])
      .counters.filter(({ name }) => name === 'marquee_held_writes_total')
      .map(({ kind, count }) => [kind, count]),
  )

describe('a writer reads their write immediately (P11.6)', () => {
  test('fifty changes of an agent, each followed by the list', async () => {
    const { id } = await buildAgent(app.context.db)
    for (let i = 0; i < 50; i++) {
      const bio = `Life ${i}`
      expect((await app.call('PUT /api/agents/:id', { params: { id }, body: { bio }, cookie })).status).toBe(200)
      expect((await agentsAt()).map((agent) => agent.bio)).toContain(bio)
    }
  })

  test('twenty at once: each finds its own', async () => {
    const missing: string[] = []
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const body = { name: `at_once_${i}`, displayName: `At once ${i}` }
        expect((await app.call('POST /api/categories', { body, cookie })).status).toBe(201)
        if (!(await categoryNames()).includes(body.displayName)) missing.push(body.displayName)
      }),
    )
    expect(missing).toEqual([])
  })

  test('a review that is approved, and an agent whose booking was completed', async () => {
    const { db } = app.context
    const { id } = await buildTestimonial(db, { content: 'What a night.', is_approved: false })
    await app.call('PUT /api/testimonials/:id', { params: { id }, body: { isApproved: true }, cookie })
    const approved = (await app.call('GET /api/testimonials/approved')).body
    expect(approved.map(({ content }) => content)).toContain('What a night.')

    const booking = await buildBooking(db, { status: 'confirmed', event_date: new Date(Date.now() - 86_400_000) })
    await app.call('PUT /api/bookings/:id', { params: { id: booking.id }, body: { status: 'completed' }, cookie })
    const agent = (await agentsAt()).find(({ id }) => id === booking.agent_id)
    expect(agent?.totalBookings).toBe(1)
  })

  test('a statement of hand-written SQL counts too', async () => {
    await buildCategory(app.context.db)
    await app.send({ method: 'POST', url: '/api/renames', payload: { name: 'By hand' } })
    expect(await categoryNames()).toContain('By hand')
  })

  test('also while nothing is heard of changes', async () => {
    await buildCategory(app.context.db)
    await app.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'marquee listener' and datname = current_database()`,
    )
    await app.send({ method: 'POST', url: '/api/renames', payload: { name: 'Unheard' } })
    expect(await categoryNames()).toContain('Unheard')
  })
})

test('a list that cannot be made anew holds the answer no longer than its bound, which is counted', async () => {
  const { app, other } = await start({})
  await using _app = app
  await buildCategory(app.context.db)
  const before = performance.now()
  const { status } = await app.send({ method: 'POST', url: '/api/renames-and-locks', payload: { name: 'Late' } })
  // the lock is still held
  expect(status).toBe(200)
  expect(performance.now() - before).toBeGreaterThanOrEqual(HOLD_MS - 5)
  expect(heldWrites(app)).toEqual({ late: 1 })
  expect(await namesAt(app)).not.toContain('Late')
  await other.query('rollback')
  await expect.poll(() => namesAt(app)).toContain('Late')
  await other.end()
})

test('a write that no public list is made of is not held', async () => {
  const agent = await buildAgent(app.context.db)
  const before = heldWrites(app)
  await app.call('POST /api/chat/init')
  const payload = bookingBody(agent.id)
  expect((await app.send({ method: 'POST', url: '/api/bookings', payload })).status).toBe(201)
  expect(heldWrites(app)).toEqual(before)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'
import { rememberSessions } from './remember-sessions.ts'

// longer than the test, so that only a change can be what empties it
const app = await openTestApp({ rememberSessionsMs: 600_000 })
await vi.waitFor(() => expect(app.context.changes.isListening()).toBe(true))

const readBookings = (cookie: string) => app.call('GET /api/customer/bookings', { cookie })

async function enterCustomer(): Promise<{ id: string; cookie: string }> {
  const { id } = await buildCustomer(app.context.db, { must_change_password: false })
  return { id, cookie: await signIn(app, { role: 'customer', customerId: id }) }
}

/** Statements that look a session up. */
function countLookUps(): () => number {
  const spy = vi.spyOn(app.context.pool, 'query')
  return () => spy.mock.calls.filter(([asked]) => (asked as { name?: string }).name === 'find-sessions').length
}

test('reads within a second look a session up once', async () => {
  const { cookie } = await enterCustomer()
  const lookUps = countLookUps()
  for (let i = 0; i < 5; i++) expect((await readBookings(cookie)).status).toBe(200)
  expect(lookUps()).toBe(1)
  vi.restoreAllMocks()
})

test('who logs out is out with the next request', async () => {
  const { cookie } = await enterCustomer()
  expect((await readBookings(cookie)).status).toBe(200)
  await app.call('POST /api/customer/logout', { cookie })
  expect((await readBookings(cookie)).status).toBe(401)
})

test('a suspension and a changed role made by another process hold as soon as they are heard', async () => {
  const { db } = app.context
  const { id, cookie } = await enterCustomer()
  expect((await readBookings(cookie)).status).toBe(200)
  await db.updateTable('customers').set({ status: 'suspended' }).where('id', '=', id).execute()
  await vi.waitFor(async () => expect((await readBookings(cookie)).status).toBe(401))

  const owner = await buildUser(db)
  const ownerCookie = await signIn(app, { role: 'admin', userId: owner.id })
  const readTeam = () => app.call('GET /api/admin/team', { cookie: ownerCookie })
  expect((await readTeam()).status).toBe(200)
  await db.updateTable('users').set({ staff_role: 'booker' }).where('id', '=', owner.id).execute()
  await vi.waitFor(async () => expect((await readTeam()).status).toBe(403))
})

test('the first password of a customer, which a mail carries, is not announced; the next one is', async () => {
  const { db } = app.context
  const heard: string[] = []
  app.context.changes.onChange((name) => void heard.push(name))
  const { id } = await buildCustomer(db, { password_hash: null })
  const setHash = async (password_hash: string) => {
    await db.updateTable('customers').set({ password_hash }).where('id', '=', id).execute()
    await app.context.changes.caughtUp()
    return heard.filter((name) => name === 'sessions').length
  }
  expect([await setHash('first'), await setHash('second')]).toEqual([0, 1])
})

test('a write looks at the row each time', async () => {
  const { cookie } = await enterCustomer()
  expect((await readBookings(cookie)).status).toBe(200)
  const lookUps = countLookUps()
  await app.call('POST /api/customer/logout', { cookie })
  expect(lookUps()).toBe(1)
  vi.restoreAllMocks()
})

test('nothing is remembered while changes are not heard', async () => {
  const { db, changes } = app.context
  const { id, cookie } = await enterCustomer()
  expect((await readBookings(cookie)).status).toBe(200)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'marquee listener' and datname = current_database()`.execute(db)
  await vi.waitFor(() => expect(changes.isListening()).toBe(false))
  await db.deleteFrom('sessions').where('customer_id', '=', id).execute()
  expect((await readBookings(cookie)).status).toBe(401)
  await vi.waitFor(() => expect(changes.isListening()).toBe(true), { timeout: 5000 })
})

test('what was read before a change is not remembered after it', async () => {
  const listeners: ((table: string) => void)[] = []
  const changes = {
    onChange: (one: (table: string) => void) => listeners.push(one),
    onResume() {},
    isListening: () => true,
  }
  const remembered = rememberSessions<string>(changes, 1000)
  const slow = remembered.find('a', false, async () => {
    await sleep(20)
    return ['before']
  })
  for (const listener of listeners) listener('sessions')
  expect(await slow).toEqual(['before'])
  expect(await remembered.find('a', false, async () => ['after'])).toEqual(['after'])
})

test('a cookie of no session is looked up each time', async () => {
  const changes = { onChange() {}, onResume() {}, isListening: () => true }
  const remembered = rememberSessions<string>(changes, 60_000)
  let asked = 0
  const find = async () => {
    asked += 1
    return []
  }
  for (let i = 0; i < 3; i++) expect(await remembered.find('x', false, find)).toEqual([])
  expect(asked).toBe(3)
})

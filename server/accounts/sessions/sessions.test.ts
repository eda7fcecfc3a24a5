import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Role } from '#shared/model/role.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { openTestApp, signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { sessionCookieName } from './sessions.ts'

const app = await openTestApp()

const roleOf = async (cookie: string) => (await app.call('GET /api/auth/status', { cookie })).body.role

async function someone(role: Role): Promise<{ role: Role; userId?: string; customerId?: string }> {
  const { db } = app.context
  if (role === 'customer') return { role, customerId: (await buildCustomer(db)).id }
  return { role, userId: (await buildUser(db, { role })).id }
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

describe('a session is not accepted', () => {
  test('after it expired', async () => {
    for (const role of ['admin', 'agent', 'customer'] as const) {
      const who = await someone(role)
      expect(await roleOf(await signIn(app, who))).toBe(role)
      expect(await roleOf(await signIn(app, { ...who, expiresAt: ago(0.01) }))).toBeNull()
    }
  })

  test.each([
    ['admin', 12],
    ['agent', 720],
    ['customer', 720],
  ] as const)("when idle too long: an %s's after %i hours (P1.10)", async (role, hours) => {
    const who = await someone(role)
    expect(await roleOf(await signIn(app, { ...who, lastSeenAt: ago(hours - 0.1) }))).toBe(role)
    expect(await roleOf(await signIn(app, { ...who, lastSeenAt: ago(hours + 0.1) }))).toBeNull()
  })

  test('when it was ended on the server', async () => {
    const who = await someone('admin')
    const cookie = await signIn(app, who)
    await app.context.db
      .deleteFrom('sessions')
      .where('user_id', '=', who.userId ?? '')
      .execute()
    expect(await roleOf(cookie)).toBeNull()
  })

  test('when its customer is no longer active (P1.9)', async () => {
    const who = await someone('customer')
    const cookie = await signIn(app, who)
    const { db } = app.context
    for (const status of ['suspended', 'erased'] as const) {
      await db
        .updateTable('customers')
        .set({ status })
        .where('id', '=', who.customerId ?? '')
        .execute()
      expect(await roleOf(cookie)).toBeNull()
    }
  })

  test('when its user was archived, ended, deleted or given another role', async () => {
    const { db } = app.context
    for (const change of [
      { archived_at: new Date() },
      { ended_at: new Date() },
      { role: 'agent' as const, staff_role: null },
    ]) {
      const who = await someone('admin')
      const cookie = await signIn(app, who)
      await db
        .updateTable('users')
        .set(change)
        .where('id', '=', who.userId ?? '')
        .execute()
      expect(await roleOf(cookie)).toBeNull()
    }
    const who = await someone('agent')
    const cookie = await signIn(app, who)
    await db
      .deleteFrom('users')
      .where('id', '=', who.userId ?? '')
      .execute()
    expect(await roleOf(cookie)).toBeNull()
  })
})

test('a session in use does not become idle but still ends at its expiry', async () => {
  const who = await someone('admin')
  const expiresAt = new Date(Date.now() + 3_600_000)
  const cookie = await signIn(app, { ...who, lastSeenAt: ago(11), expiresAt })
  expect(await roleOf(cookie)).toBe('admin')
  const read = () =>
    app.context.db
      .selectFrom('sessions')
      .select(['last_seen_at', 'expires_at'])
      .where('user_id', '=', who.userId ?? '')
      .executeTakeFirstOrThrow()
  const seen = await read()
  expect(Date.now() - seen.last_seen_at.getTime()).toBeLessThan(60_000)
  expect(seen.expires_at).toEqual(expiresAt)
  await roleOf(cookie)
  expect(await read(), 'and not every request writes').toEqual(seen)
})

test('a planted cookie of the same name before or after ours is passed over', async () => {
  const cookie = await signIn(app, await someone('customer'))
  const planted = `session=${'x'.repeat(43)}`
  expect(await roleOf(`${planted}; ${cookie}`)).toBe('customer')
  expect(await roleOf(`${cookie}; ${planted}`)).toBe('customer')
  expect(await roleOf(`session=; ${planted}; ${cookie}`)).toBe('customer')
  const over = await signIn(app, { ...(await someone('agent')), expiresAt: ago(1) })
  expect(await roleOf(`${over}; ${cookie}`)).toBe('customer')
  // of two that are valid the first counts
  const admin = await signIn(app, await someone('admin'))
  expect([await roleOf(`${admin}; ${cookie}`), await roleOf(`${cookie}; ${admin}`)]).toEqual(['admin', 'customer'])
  const flood = Array.from({ length: 8 }, (_, i) => `session=planted${i}`).join('; ')
  expect(await roleOf(`${flood}; ${cookie}`)).toBeNull()
})

test('a process whose clock is wrong signs nobody out', async () => {
  const { id } = await buildCustomer(app.context.db)
  const cookie = await signIn(app, { role: 'customer', customerId: id })
  onTestFinished(() => void vi.useRealTimers())
  for (const days of [-400, 400]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
    expect((await app.call('GET /api/customer/session', { cookie })).status, `${days} days off`).toBe(200)
    vi.useRealTimers()
  }
})

test('only the hash of a token is stored (S1)', async () => {
  const cookie = await signIn(app, await someone('admin'))
  const token = cookie.split('=')[1] ?? ''
  const { rows } = await app.database.pool.query('select s::text as row from sessions s')
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows) expect(row).not.toContain(token)
  expect(await roleOf(`session=${token.slice(0, -1)}`)).toBeNull()
})

test('over TLS the cookie is bound to this host, and the plain one is ignored', async () => {
  expect(sessionCookieName({ secure: true })).toBe('__Host-session')
  await using secure = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' } })
  const { id } = await buildUser(secure.context.db)
  const cookie = await signIn(secure, { role: 'admin', userId: id })
  expect(cookie).toMatch(/^__Host-session=/)
  expect((await secure.call('GET /api/auth/status', { cookie })).body.role).toBe('admin')
  const plain = cookie.replace('__Host-', '')
  expect((await secure.call('GET /api/auth/status', { cookie: plain })).body.role).toBeNull()
})

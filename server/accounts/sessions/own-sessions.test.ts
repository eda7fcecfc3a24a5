import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/model/role.ts'
import { buildLogin, logIn, readCookie, readRole } from '#tests/support/accounts.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const ROLES = ['admin', 'agent', 'customer'] as const

const app = await openTestApp({ env: { PUBLIC_URL: 'http://marquee.example' } })

async function enter(role: Role) {
  const login = await buildLogin(app, role)
  const open = async (from: { remoteAddress?: string; agent?: string } = {}) => {
    const headers = from.agent === undefined ? {} : { 'user-agent': from.agent }
    const { agent: _, ...address } = from
    return readCookie(await logIn(app, role, login.email, undefined, { headers, ...address }))
  }
  return { ...login, open, cookie: await open({ remoteAddress: '203.0.113.7', agent: FIREFOX }) }
}

const list = (cookie: string, query: Record<string, string> = {}) =>
  app.call('GET /api/auth/sessions', { cookie, query })
const endOne = (cookie: string, id: string) => app.call('DELETE /api/auth/sessions/:id', { params: { id }, cookie })
/** Gives a customer 9,999 sessions more, each a second older than the one before. */
const addSessions = (customerId: string) =>
  app.database.pool.query(
    `insert into sessions (token_hash, role, customer_id, expires_at, created_at)
     select sha256(convert_to('s' || n || $1, 'UTF8')), 'customer', $1::uuid, now() + interval '1 day',
       now() - make_interval(secs => n) from generate_series(1, 9999) n`,
    [customerId],
  )
const GONE = 'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'

describe('the list of own sessions (P1.18)', () => {
  test.each(ROLES)('shows an %s the device, address and last use of each, and which is this one', async (role) => {
    const person = await enter(role)
    const other = await person.open({ remoteAddress: '2001:db8::5' })
    await enter(role)
    const { status, body } = await list(other)
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        ...{ id: expect.any(String), device: 'Unknown device', current: true },
        ...{ address: '127.0.0.1', since: expect.any(String), lastSeen: expect.any(String) },
      },
      {
        ...{ id: expect.any(String), device: 'Firefox on Linux', current: false },
        ...{ address: '203.0.113.7', since: expect.any(String), lastSeen: expect.any(String) },
      },
    ])
  })

  test('has no sessions that expired or idled too long', async () => {
    const { id, cookie } = await enter('admin')
    await signIn(app, { role: 'admin', userId: id, expiresAt: new Date(Date.now() - 1000) })
    await signIn(app, { role: 'admin', userId: id, lastSeenAt: new Date(Date.now() - 13 * 3_600_000) })
    expect((await list(cookie)).body).toHaveLength(1)
  })

  test('pages through 10,000 sessions by key; the next log-in leaves 50', async () => {
    const person = await enter('customer')
    await addSessions(person.id)
    const first = await list(person.cookie)
    expect(first.body).toHaveLength(100)
    expect(first.body[0]?.current).toBe(true)
    const cursor = /cursor=([^&]+)/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await list(person.cookie, { cursor })
    const ids = new Set([...first.body, ...second.body].map(({ id }) => id))
    expect(ids.size).toBe(200)
    const newest = await person.open()
    const kept = await list(newest)
    expect(kept.body).toHaveLength(50)
    expect(kept.headers.link).toBeUndefined()
    expect(await readRole(app, person.cookie), 'the newest stay').toBe('customer')
  })

  test('is refused for a stranger, a foreign cursor and a wrong limit', async () => {
    const { cookie } = await enter('agent')
    expect((await app.call('GET /api/auth/sessions')).status).toBe(401)
    for (const query of [{ cursor: 'x' }, { limit: '0' }, { limit: '1000' }] as Record<string, string>[]) {
      expect((await list(cookie, query)).status).toBe(400)
    }
  })
})

describe('ending one session (P1.18)', () => {
  test.each(ROLES)("ends that one of an %s, and nobody else's", async (role) => {
    const [person, another] = [await enter(role), await enter(role)]
    const other = await person.open()
    const [current, before] = (await list(other)).body
    expect((await endOne(another.cookie, before?.id ?? '')).status).toBe(404)
    expect(await readRole(app, person.cookie)).toBe(role)
    const { status, body, headers } = await endOne(other, before?.id ?? '')
    expect([status, body, headers['set-cookie']]).toEqual([200, { success: true }, undefined])
    expect([await readRole(app, person.cookie), await readRole(app, other)]).toEqual([null, role])
    expect((await endOne(other, before?.id ?? '')).status).toBe(404)
    const own = await endOne(other, current?.id ?? '')
    expect([own.status, own.headers['set-cookie']]).toEqual([200, GONE])
    expect(await readRole(app, other)).toBeNull()
  })

  test("does not reach another role's session of the same person", async () => {
    const [admin, customer] = [await enter('admin'), await enter('customer')]
    const [session] = (await list(customer.cookie)).body
    expect((await endOne(admin.cookie, session?.id ?? '')).status).toBe(404)
    expect((await endOne(admin.cookie, randomUUID())).status).toBe(404)
    expect((await endOne(admin.cookie, 'x')).status).toBe(400)
    expect((await app.call('DELETE /api/auth/sessions/:id', { params: { id: randomUUID() } })).status).toBe(401)
    expect(await readRole(app, customer.cookie)).toBe('customer')
  })

  test('twenty at once end it once', async () => {
    const person = await enter('agent')
    const other = await person.open()
    const id = (await list(other)).body[1]?.id ?? ''
    const answers = await Promise.all(Array.from({ length: 20 }, () => endOne(other, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)])
  })
})

describe('signing out everywhere (P1.18)', () => {
  test.each(ROLES)('ends every session of an %s, this one too, and is audited', async (role) => {
    const [person, another] = [await enter(role), await enter(role)]
    const other = await person.open()
    const { status, body, headers } = await app.call('DELETE /api/auth/sessions', { cookie: other })
    expect([status, body]).toEqual([200, { success: true, sessions: 2, feeds: 0 }])
    expect(headers['set-cookie']).toBe(GONE)
    expect([await readRole(app, person.cookie), await readRole(app, other)]).toEqual([null, null])
    expect(await readRole(app, another.cookie)).toBe(role)
    const audit = await app.context.db
      .selectFrom('audit_log')
      .select(['actor_id', 'after'])
      .where('action', '=', `${role}.signed-out-everywhere`)
      .where('entity_id', '=', person.id)
      .execute()
    expect(audit).toEqual([{ actor_id: person.id, after: { sessions: 2, feeds: 0 } }])
    expect((await app.call('DELETE /api/auth/sessions', { cookie: other })).status).toBe(401)
  })

  test('ends 10,000 sessions at once, and the open stream of one of them', async () => {
    const person = await enter('customer')
    const other = await person.open()
    await addSessions(person.id)
    const url = '/api/customer/events'
    const stream = await app.app.inject({ method: 'GET', url, headers: { cookie: other }, payloadAsStream: true })
    let heard = ''
    const over = (async () => {
      for await (const chunk of stream.stream()) heard += String(chunk)
    })()
    const { status, body } = await app.call('DELETE /api/auth/sessions', { cookie: person.cookie })
    expect([status, body]).toEqual([200, { success: true, sessions: 10_001, feeds: 0 }])
    await over
    expect(heard).toContain('event: ended')
    const left = await app.database.pool.query('select from sessions where customer_id = $1', [person.id])
    expect(left.rowCount).toBe(0)
  })

  test("ends an agent's calendar feed with them", async () => {
    const { id, cookie } = await enter('agent')
    await buildAgent(app.context.db, { user_id: id })
    const { url } = (await app.call('POST /api/agent/calendar-feed', { cookie })).body
    expect((await app.call('DELETE /api/auth/sessions', { cookie })).body).toMatchObject({ sessions: 1, feeds: 1 })
    expect((await app.send({ method: 'GET', url: new URL(url).pathname })).status).toBe(404)
  })
})

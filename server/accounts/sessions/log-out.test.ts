import { describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { ROLES } from '#shared/model/role.ts'
import { buildLogin, logIn, readCookie, readRole } from '#tests/support/accounts.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

const GONE = 'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'

async function enter(role: (typeof ROLES)[number]) {
  const login = await buildLogin(app, role)
  return { ...login, cookie: readCookie(await logIn(app, role, login.email)) }
}

describe('logging out', () => {
  test('ends the session on the server, for every role and through either path (S2)', async () => {
    for (const door of ROLES) {
      for (const role of ROLES) {
        const { cookie } = await enter(role)
        const { status, body, headers } = await app.call(`POST /api/${door}/logout`, { cookie })
        expect([status, body, headers['set-cookie']]).toEqual([200, { success: true }, GONE])
        expect(await readRole(app, cookie)).toBeNull()
      }
    }
  })

  test('ends only that session', async () => {
    const { email, cookie } = await enter('customer')
    const other = readCookie(await logIn(app, 'customer', email))
    await app.call('POST /api/customer/logout', { cookie })
    expect(await readRole(app, other)).toBe('customer')
  })

  test('ends the session behind a planted cookie of the same name, too', async () => {
    const { cookie } = await enter('customer')
    await app.call('POST /api/customer/logout', { cookie: `session=planted; ${cookie}` })
    expect(await readRole(app, cookie)).toBeNull()
  })

  test('works without a session, with one that is over, and with nonsense', async () => {
    for (const cookie of ['', 'session=', 'session=nonsense', 'theme=dark; =; session']) {
      const { status, headers } = await app.call('POST /api/admin/logout', { cookie })
      expect([status, headers['set-cookie']]).toEqual([200, GONE])
    }
  })

  test('is refused from another site (S32)', async () => {
    const { cookie } = await enter('agent')
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      expect((await app.call('POST /api/agent/logout', { cookie, headers })).status).toBe(403)
    }
    expect(await readRole(app, cookie)).toBe('agent')
  })
})

describe('who is signed in', () => {
  test('a customer', async () => {
    const { email, cookie } = await enter('customer')
    const { status, body } = await app.call('GET /api/customer/session', { cookie })
    expect([status, body]).toEqual([
      200,
      {
        authenticated: true,
        customer: { name: expect.any(String), email, phone: null, mustChangePassword: false, taxExempt: false },
      },
    ])
  })

  test('a customer who pays no tax (P7.156)', async () => {
    const { id, cookie } = await enter('customer')
    await app.context.db
      .updateTable('customers')
      .set({ tax_exempt: true, tax_exempt_number: '12-345' })
      .where('id', '=', id)
      .execute()
    const { body } = await app.call('GET /api/customer/session', { cookie })
    expect(body.customer.taxExempt).toBe(true)
    expect(JSON.stringify(body)).not.toContain('12-345')
  })

  test('an agent, by the name of the profile where there is one', async () => {
    const { id, username, cookie } = await enter('agent')
    const read = () => app.call('GET /api/agent/session', { cookie })
    expect((await read()).body).toEqual({ authenticated: true, agent: { name: username }, user: { username } })
    await buildAgent(app.context.db, { user_id: id, name: 'Vera Vane' })
    expect((await read()).body).toEqual({ authenticated: true, agent: { name: 'Vera Vane' }, user: { username } })
  })

  test('an admin', async () => {
    const { username, email, cookie } = await enter('admin')
    const { body } = await app.call('GET /api/admin/session', { cookie })
    expect(body).toEqual({ authenticated: true, admin: { username, email, staffRole: 'owner' } })
  })

  test('nobody, or another account', async () => {
    const [customer, agent, admin] = [await enter('customer'), await enter('agent'), await enter('admin')]
    const status = async (call: 'customer' | 'admin', cookie: string) =>
      (await app.call(`GET /api/${call}/session`, { cookie })).status
    expect([await status('customer', ''), await status('admin', '')]).toEqual([401, 401])
    expect(await status('customer', agent.cookie)).toBe(403)
    expect(await status('admin', customer.cookie)).toBe(403)
    for (const cookie of ['', customer.cookie, admin.cookie]) {
      const { status, body } = await app.call('GET /api/agent/session', { cookie })
      expect([status, body]).toEqual([200, { authenticated: false }])
    }
  })
})

test('a session survives a restart of the server (S4)', async () => {
  const { cookie } = await enter('admin')
  const another = await buildApp(app.context, { site: 'no-such-folder' })
  const { body } = await another.inject({ method: 'GET', url: '/api/auth/status', headers: { cookie } })
  await another.close()
  expect(JSON.parse(body).role).toBe('admin')
})

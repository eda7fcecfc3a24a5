import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/model/role.ts'
import { buildLogin, hashOnce, logIn, PASSWORD, readCookie, readRole } from '#tests/support/accounts.ts'
import { buildAgent, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { openTestApp, startTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

const REFUSAL = {
  customer: 'Invalid email or password',
  agent: 'Invalid credentials',
  admin: 'Invalid email or password',
}

describe('an account signs in', () => {
  test('as a customer, by email address in any case, with blanks around it', async () => {
    const { email } = await buildLogin(app, 'customer')
    const { status, body, headers } = await logIn(app, 'customer', `  ${email.toUpperCase()} `)
    expect([status, body]).toEqual([
      200,
      { success: true, customer: { name: expect.any(String), mustChangePassword: false } },
    ])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('as an agent, by user name or email address, with the name of the profile', async () => {
    const { id, email, username } = await buildLogin(app, 'agent')
    expect((await logIn(app, 'agent', username)).body).toEqual({ success: true, agent: { name: username } })
    await buildAgent(app.context.db, { user_id: id, name: 'Vera Vane' })
    for (const name of [username.toUpperCase(), email]) {
      expect((await logIn(app, 'agent', name)).body).toEqual({ success: true, agent: { name: 'Vera Vane' } })
    }
  })

  test('as an admin, by email address or user name, which is audited', async () => {
    const { id, email, username } = await buildLogin(app, 'admin')
    for (const name of [email, username]) {
      expect((await logIn(app, 'admin', name)).body).toEqual({ success: true, admin: { username, email } })
    }
    const audit = await app.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(audit).toHaveLength(2)
    expect(audit[0]).toMatchObject({ action: 'admin.logged-in', actor_role: 'admin', actor_id: id, entity: 'user' })
    expect(audit[0]?.request_id).toBeTruthy()
  })

  test('with a temporary password that still works, and must change it (P1.6)', async () => {
    const { email } = await buildCustomer(app.context.db, {
      password_hash: await hashOnce(PASSWORD),
      must_change_password: true,
      temporary_password_expires_at: new Date(Date.now() + 60_000),
    })
    expect((await logIn(app, 'customer', email)).body).toMatchObject({ customer: { mustChangePassword: true } })
  })

  test("with an email address that is another account's user name: the address counts", async () => {
    const { email } = await buildLogin(app, 'agent')
    await buildUser(app.context.db, {
      role: 'agent',
      username: email,
      password_hash: await hashOnce('another password'),
    })
    expect((await logIn(app, 'agent', email)).status).toBe(200)
    expect((await logIn(app, 'agent', email, 'another password')).status).toBe(401)
  })
})

describe('every other log-in is refused with the same message (S6)', () => {
  async function refused(role: Role, name: string, password = PASSWORD) {
    const { status, body, headers } = await logIn(app, role, name, password)
    expect([status, body]).toEqual([401, { error: REFUSAL[role], code: 'unauthenticated' }])
    expect(headers['set-cookie']).toBeUndefined()
  }

  test.each(['customer', 'agent', 'admin'] as const)('an unknown name or a wrong password (%s)', async (role) => {
    await refused(role, 'nobody@example.com')
    const { email, id } = await buildLogin(app, role)
    for (const wrong of ['wrong password', PASSWORD.toLowerCase(), ` ${PASSWORD}`, PASSWORD.normalize('NFD')]) {
      await refused(role, email, wrong)
    }
    await refused(role, id)
  })

  test('a role of another log-in', async () => {
    for (const role of ['customer', 'agent', 'admin'] as const) {
      const { email } = await buildLogin(app, role)
      for (const other of ['customer', 'agent', 'admin'] as const) if (other !== role) await refused(other, email)
    }
  })

  test('inactive customers and those without a password or with an expired one (P1.9, S11)', async () => {
    const { db } = app.context
    const password_hash = await hashOnce(PASSWORD)
    const past = new Date(Date.now() - 1000)
    for (const values of [
      { password_hash, status: 'suspended' as const },
      { password_hash, status: 'erased' as const },
      { password_hash: null },
      { password_hash, must_change_password: true, temporary_password_expires_at: past },
    ]) {
      await refused('customer', (await buildCustomer(db, values)).email)
    }
  })

  test('an archived user and one with an invalid hash', async () => {
    const { db } = app.context
    const archived = await buildUser(db, { archived_at: new Date(), password_hash: await hashOnce(PASSWORD) })
    await refused('admin', archived.email)
    await refused('admin', (await buildUser(db)).email, 'none')
  })
})

describe('a malformed log-in is 400, before any hashing', () => {
  test.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { email: 'Email is required', password: 'Password is required' }],
    ['blanks', { email: ' ', password: '' }, { email: 'Email is required', password: 'Password is required' }],
    ['other types', { email: 1, password: ['x'] }, { email: 'Email is required', password: 'Password is required' }],
    ['a long name', { email: 'x'.repeat(255), password: 'x' }, { email: 'At most 254 characters' }],
    ['129 characters', { email: 'x', password: 'x'.repeat(129) }, { password: 'At most 128 characters' }],
    ['129 of two units each', { email: 'x', password: '🎷'.repeat(129) }, { password: 'At most 128 characters' }],
    ['very many', { email: 'x', password: 'x'.repeat(200_000) }, { password: 'At most 128 characters' }],
    ['half a character', { email: 'x', password: 'x\ud800' }, { password: 'Contains characters that cannot be used' }],
  ])('%s', async (_what, payload, fields) => {
    const { status, body } = await app.send({ method: 'POST', url: '/api/customer/login', payload })
    expect([status, body]).toEqual([400, { error: expect.any(String), code: 'invalid_request', fields }])
  })

  test('a name the database cannot store is refused, not a 500', async () => {
    expect((await logIn(app, 'customer', 'a\0@example.com')).status).toBe(400)
  })

  test('any 128 characters are a password', async () => {
    for (const password of ['🎷'.repeat(128), 'e\u0301\u0000'.repeat(42)]) {
      const { email } = await buildCustomer(app.context.db, { password_hash: await hashOnce(password) })
      expect((await logIn(app, 'customer', email, password)).status).toBe(200)
      expect((await logIn(app, 'customer', email, password.slice(0, -1))).status, 'it is not cut').not.toBe(200)
    }
  })
})

describe('the session', () => {
  const LIFE = { admin: 7, agent: 90, customer: 90 } as const

  test.each(['admin', 'agent', 'customer'] as const)(
    'of an %s is a cookie the browser keeps to itself (S1)',
    async (role) => {
      const { email } = await buildLogin(app, role)
      const answer = await logIn(app, role, email)
      const [pair, ...attributes] = String([answer.headers['set-cookie']].flat()[0]).split('; ')
      expect(pair).toMatch(/^session=[\w-]{43}$/)
      expect(attributes.sort()).toEqual(['HttpOnly', `Max-Age=${LIFE[role] * 86_400}`, 'Path=/', 'SameSite=Lax'])
      expect(await readRole(app, readCookie(answer))).toBe(role)
    },
  )

  test('over TLS is bound to this host (S1)', async () => {
    await using secure = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' } })
    const { email } = await buildLogin(secure, 'agent')
    const answer = await logIn(secure, 'agent', email)
    const [pair, ...attributes] = String([answer.headers['set-cookie']].flat()[0]).split('; ')
    expect(pair).toMatch(/^__Host-session=[\w-]{43}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Lax', 'Secure'])
    const out = await secure.call('POST /api/agent/logout', { cookie: readCookie(answer) })
    expect(out.headers['set-cookie']).toBe('__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
    expect(await readRole(secure, readCookie(answer))).toBeNull()
  })

  test('is stored with its expiry and the browser’s name, shortened to fit', async () => {
    const { id, email } = await buildLogin(app, 'admin')
    await logIn(app, 'admin', email, PASSWORD, { headers: { 'user-agent': `Mozilla ${'x'.repeat(1000)}` } })
    const row = await app.context.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.user_agent).toHaveLength(400)
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(7 * 86_400_000)
  })

  test('is new at every log-in, and the browser’s previous one ends, for any account (S2)', async () => {
    const [customer, agent] = [await buildLogin(app, 'customer'), await buildLogin(app, 'agent')]
    const first = readCookie(await logIn(app, 'customer', customer.email))
    const second = readCookie(await logIn(app, 'customer', customer.email, PASSWORD, { cookie: first }))
    const third = readCookie(await logIn(app, 'agent', agent.email, PASSWORD, { cookie: second }))
    expect(new Set([first, second, third]).size).toBe(3)
    expect(await Promise.all([first, second, third].map((cookie) => readRole(app, cookie)))).toEqual([
      null,
      null,
      'agent',
    ])
  })

  test('stays when another log-in is refused', async () => {
    const { email } = await buildLogin(app, 'customer')
    const cookie = readCookie(await logIn(app, 'customer', email))
    expect((await logIn(app, 'customer', email, 'wrong password', { cookie })).status).toBe(401)
    expect(await readRole(app, cookie)).toBe('customer')
  })

  test('never takes over a planted token (S2)', async () => {
    const { email } = await buildLogin(app, 'customer')
    const planted = `session=${'A'.repeat(43)}`
    const answer = await logIn(app, 'customer', email, PASSWORD, { cookie: planted })
    expect(readCookie(answer)).not.toBe(planted)
    expect(await readRole(app, planted)).toBeNull()
  })

  test('other browsers keep their sessions, up to the newest fifty of an account', async () => {
    const { id, email } = await buildLogin(app, 'customer')
    const first = readCookie(await logIn(app, 'customer', email))
    const second = readCookie(await logIn(app, 'customer', email))
    expect(await readRole(app, first)).toBe('customer')
    await app.database.pool.query(
      `insert into sessions (token_hash, role, customer_id, expires_at, created_at)
       select sha256(n::text::bytea), 'customer', $1, now() + interval '1 day', now() + interval '1 ms' * n
       from generate_series(1, 55) as n`,
      [id],
    )
    const newest = await Promise.all(Array.from({ length: 3 }, () => logIn(app, 'customer', email)))
    const { rows } = await app.database.pool.query('select count(*)::int as n from sessions where customer_id = $1', [
      id,
    ])
    expect(rows[0].n).toBe(50)
    expect(await readRole(app, first)).toBeNull()
    expect(await readRole(app, second)).toBeNull()
    for (const answer of newest) expect(await readRole(app, readCookie(answer))).toBe('customer')
  })
})

test('what happens at the log-in is logged, without a name or a secret (S68)', async () => {
  const { id, email } = await buildLogin(app, 'customer')
  const from = app.logged.length
  const cookie = readCookie(await logIn(app, 'customer', email))
  await logIn(app, 'customer', email, 'a wrong secret')
  await logIn(app, 'customer', 'unknown-person@example.com', 'a wrong secret')
  await app.call('POST /api/customer/logout', { cookie })
  const lines = app.logged.slice(from)
  const events = lines.map((line) => JSON.parse(line)).filter(({ role }) => role === 'customer')
  expect(events.map(({ msg, account }) => [msg, account])).toEqual([
    ['logged in', id],
    ['log-in refused', id],
    ['log-in refused', undefined],
    ['logged out', id],
  ])
  const text = app.logged.join('')
  for (const secret of [email, 'unknown-person', PASSWORD, 'a wrong secret', cookie.split('=')[1] ?? '']) {
    expect(text).not.toContain(secret)
  }
})

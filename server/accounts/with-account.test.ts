import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildAgent, buildBooking, buildCategory, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { expectAdminsOnly } from '#tests/support/refusals.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const PASSWORD = 'copper lantern 7'

const app = await openTestApp()
await buildCategory(app.context.db)
const { cookies } = await signInEach(app)

let count = 0
const create = (login: object = {}, agentData: object = {}) => {
  count += 1
  const body = {
    agentData: { name: 'Vera Lux', category: 'model', ...agentData },
    username: `vera-${count}`,
    email: `vera-${count}@example.com`,
    password: PASSWORD,
    ...login,
  }
  return app.call('POST /api/agents/with-account', { body, cookie: cookies.admin })
}
const logIn = (username: string, password = PASSWORD) =>
  app.call('POST /api/agent/login', { body: { username, password } })
const countRows = async () => {
  const { db } = app.context
  const [agents, users] = await Promise.all([
    db.selectFrom('agents').select('id').execute(),
    db.selectFrom('users').select('id').execute(),
  ])
  return { agents: agents.length, users: users.length }
}

test.each([
  ['POST', '/api/agents/with-account'],
  ['DELETE', `/api/agents/${randomUUID()}`],
  ['POST', '/api/admin/invite-codes'],
] as const)('%s %s: admins alone', (method, url) => expectAdminsOnly(app, cookies, { method, url }, [400, 404]))

describe('POST /api/agents/with-account', () => {
  test('makes an agent who can sign in, audited, without the password anywhere', async () => {
    const { status, body } = await create({ username: 'Vera', email: 'Vera@Example.com' }, { hourlyRate: 90 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Vera Lux',
      hourlyRate: 90,
      login: { username: 'Vera', email: 'vera@example.com' },
    })
    expect((await logIn('vera')).body).toMatchObject({ success: true, agent: { name: 'Vera Lux' } })
    const { db } = app.context
    const user = await db.selectFrom('users').selectAll().where('username', '=', 'Vera').executeTakeFirstOrThrow()
    expect([user.role, user.password_hash.startsWith('$argon2id$')]).toEqual(['agent', true])
    const entries = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', 'in', [body.id, user.id])
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['agent.login-created', 'agent.created'])
    expect(JSON.stringify(entries) + app.logged.join('')).not.toContain(PASSWORD)
  })

  test.each([
    ['username', { username: '' }],
    ['username', { username: 'x'.repeat(201) }],
    ['email', { email: '' }],
    ['email', { email: 'no address' }],
    ['email', { email: 'a@example.com, b@example.com' }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['password', { password: '' }],
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(129) }],
    ['password', { password: 'password' }],
    ['password', { username: 'somebody', password: 'somebody' }],
    ['agentData.name', {}, { name: '' }],
    ['agentData.category', {}, { category: '' }],
  ])('a wrong %s is refused and nothing is made: %j', async (field, login, agentData: object = {}) => {
    const before = await countRows()
    const { status, body } = await create(login, agentData)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await countRows()).toEqual(before)
  })

  test('an unknown category leaves no account behind', async () => {
    const before = await countRows()
    const { status, body } = await create({}, { category: 'juggler' })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['category']])
    expect(await countRows()).toEqual(before)
  })

  test('the accounts of users, archived users and customers are never taken over (S24)', async () => {
    const { db } = app.context
    const admin = await buildUser(db, { username: 'Boss', email: 'boss@example.com' })
    await buildUser(db, { role: 'agent', username: 'gone', email: 'gone@example.com', archived_at: new Date() })
    await buildCustomer(db, { email: 'customer@example.com' })
    const USERNAME = { username: 'This username is taken' }
    const EMAIL = { email: 'There is already an account with this email address' }
    const before = await countRows()
    for (const [login, fields] of [
      [{ username: 'boss' }, USERNAME],
      [{ email: 'BOSS@example.com' }, EMAIL],
      [
        { username: 'BOSS', email: 'boss@example.com' },
        { ...USERNAME, ...EMAIL },
      ],
      [{ email: 'gone@example.com' }, EMAIL],
      [{ email: 'Customer@example.com' }, EMAIL],
    ] as const) {
      const { status, body } = await create(login)
      expect([status, body.code, body.fields]).toEqual([409, 'conflict', fields])
    }
    expect(await countRows()).toEqual(before)
    const after = await db.selectFrom('users').selectAll().where('id', '=', admin.id).executeTakeFirstOrThrow()
    expect(after).toEqual(admin)
  })

  test('one of 20 concurrent requests with one username or address succeeds', async () => {
    for (const same of [{ username: 'Racer' }, { email: 'racer@example.com' }]) {
      const before = await countRows()
      const answers = await Promise.all(Array.from({ length: 20 }, () => create(same)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
      for (const { status, body } of answers)
        if (status === 409) expect(Object.keys(body.fields ?? {})).toEqual(Object.keys(same))
      expect(await countRows()).toEqual({ agents: before.agents + 1, users: before.users + 1 })
    }
  })
})

describe('DELETE /api/agents/:id', () => {
  const archive = (id: string) => app.call('DELETE /api/agents/:id', { params: { id }, cookie: cookies.admin })

  test('ends the log-in, its sessions, its links and its calendar; the bookings stay (P6.8, S2)', async () => {
    const { db } = app.context
    const { body: agent } = await create({ username: 'leaving' })
    const user = await db.selectFrom('users').select('id').where('username', '=', 'leaving').executeTakeFirstOrThrow()
    const cookie = await signIn(app, { role: 'agent', userId: user.id })
    const booking = await buildBooking(db, { agent_id: agent.id, status: 'confirmed' })
    const feed = { agent_id: agent.id, token_hash: Buffer.alloc(32, 9) }
    await db.insertInto('calendar_feeds').values(feed).execute()
    const link = { token_hash: Buffer.alloc(32, 7), purpose: 'reset_password' as const, user_id: user.id }
    await db
      .insertInto('one_time_links')
      .values({ ...link, expires_at: new Date(Date.now() + 3_600_000) })
      .execute()
    expect((await app.call('GET /api/agent/session', { cookie })).body).toMatchObject({ authenticated: true })

    const { status, body } = await archive(agent.id)
    expect([status, body]).toEqual([200, { success: true }])
    expect((await app.call('GET /api/agent/session', { cookie })).body).toEqual({ authenticated: false })
    expect((await logIn('leaving')).status).toBe(401)
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()).toEqual([])
    const row = await db.selectFrom('agents').selectAll().where('id', '=', agent.id).executeTakeFirstOrThrow()
    expect([row.archived_at, row.user_id]).toEqual([expect.any(Date), user.id])
    expect(await db.selectFrom('calendar_feeds').select('agent_id').execute()).toEqual([])
    const links = await db.selectFrom('one_time_links').select('used_at').where('user_id', '=', user.id).execute()
    expect(links).toEqual([{ used_at: expect.any(Date) }])
    const kept = await db.selectFrom('bookings').select('status').where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(kept.status).toBe('confirmed')
    const [entry] = await db.selectFrom('audit_log').selectAll().where('action', '=', 'agent.archived').execute()
    expect(entry).toMatchObject({ entity_id: agent.id, before: { name: 'Vera Lux', category: 'model', login: true } })

    expect((await archive(agent.id)).status).toBe(404)
    // the name and the address stay theirs
    expect((await create({ username: 'leaving' })).status).toBe(409)
  })

  test('an agent without a log-in; many at once archive once; an unknown id and one that is none', async () => {
    const agent = await buildAgent(app.context.db)
    const answers = await Promise.all(Array.from({ length: 5 }, () => archive(agent.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    expect((await archive(randomUUID())).status).toBe(404)
    expect((await archive('7')).status).toBe(400)
  })
})

import { describe, expect, test } from 'vitest'
import { drawPosters } from '#server/catalog/images/draw-posters.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { readCookie } from '#tests/support/accounts.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCategory, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { openTestApp, startTestApp } from '#tests/support/start-test-app.ts'

const PASSWORD = 'copper lantern 7'

const app = await openTestApp()
await buildCategory(app.context.db, 'dj')
await buildCategory(app.context.db, 'model')

let count = 0
/** An invite that can be used unless said otherwise. */
async function invite(values: { used?: boolean; expires_at?: Date; email?: string } = {}, { context } = app) {
  count += 1
  const { used = false, expires_at = new Date(Date.now() + DAY_MS), email = `invited-${count}@example.com` } = values
  const code = `AGENT-TEST-${String(count).padStart(4, '0')}`
  const used_at = used ? new Date() : null
  await context.db
    .insertInto('agent_invite_codes')
    .values({ code, email, category: 'dj', expires_at, used, used_at })
    .execute()
  return { code, email }
}
const validate = (code: string) => app.call('POST /api/agent/validate-invite', { body: { code } })
const register = (code: string, more: object = {}, agentData: object = {}, on = app) => {
  const body = {
    code,
    username: `joins-${count}`,
    password: PASSWORD,
    agentData: { name: 'Vera Lux', ...agentData },
    ...more,
  }
  return on.call('POST /api/agent/register', { body })
}
const countUsers = async () => (await app.context.db.selectFrom('users').select('id').execute()).length
const isUsed = async (code: string) => {
  const invites = app.context.db.selectFrom('agent_invite_codes').select('used').where('code', '=', code)
  return (await invites.executeTakeFirstOrThrow()).used
}

describe('POST /api/agent/validate-invite', () => {
  test('shows the invitee of a code, in any case and with spaces around it, without using the code up', async () => {
    const { code, email } = await invite()
    for (const typed of [code, code.toLowerCase(), `  ${code}\t`]) {
      expect(await validate(typed)).toMatchObject({ status: 200, body: { email, category: 'dj' } })
    }
    expect(await isUsed(code)).toBe(false)
  })

  test('unknown, used and expired codes are refused in one sentence', async () => {
    const codes = [
      (await invite({ used: true })).code,
      (await invite({ expires_at: new Date(Date.now() - 1) })).code,
      'AGENT-NONE-NONE',
    ]
    for (const code of codes) {
      expect(await validate(code)).toMatchObject({ status: 400, body: { error: 'Invalid invite code' } })
      // before anything is said of the password, or hashed
      expect(await register(code, { password: '123' })).toMatchObject({
        status: 400,
        body: { error: 'Invalid invite code' },
      })
    }
  })

  test.each([{}, { code: '' }, { code: ' ' }, { code: 7 }, { code: 'x'.repeat(41) }])('%j is 400', async (payload) => {
    const { status, body } = await app.send({ method: 'POST', url: '/api/agent/validate-invite', payload })
    expect([status, body]).toEqual([400, expect.objectContaining({ fields: { code: expect.any(String) } })])
  })

  test('accepts twenty wrong codes an hour per address; right ones are not counted (S23)', async () => {
    await using strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } })
    await buildCategory(strict.context.db, 'dj')
    const { code } = await invite({}, strict)
    const send = (typed: string, remoteAddress = '10.1.1.1') =>
      strict.send({ method: 'POST', url: '/api/agent/validate-invite', payload: { code: typed }, remoteAddress })
    for (let n = 0; n < 30; n++) expect((await send(code)).status).toBe(200)
    for (let n = 0; n < 20; n++) expect((await send(`AGENT-NOPE-${n}`)).status).toBe(400)
    const refused = await send(code)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await send(code, '10.1.1.2')).status).toBe(200)
  })
})

describe('POST /api/agent/register', () => {
  test('creates the log-in and the profile, signs in, and is audited without the password', async () => {
    const { code, email } = await invite()
    const sent = { email: 'mine@example.com', category: 'model', hourlyRate: 900, rating: 1, userId: 'x' }
    const answer = await register(code.toLowerCase(), { role: 'admin', username: 'VeraLux' }, { bio: 'Jazz.', ...sent })
    expect([answer.status, answer.body]).toEqual([201, { success: true, agent: { name: 'Vera Lux' } }])
    const { body: session } = await app.call('GET /api/agent/session', { cookie: readCookie(answer) })
    expect(session).toMatchObject({ authenticated: true, agent: { name: 'Vera Lux' }, user: { username: 'VeraLux' } })

    const { db } = app.context
    const user = await db.selectFrom('users').selectAll().where('username', '=', 'VeraLux').executeTakeFirstOrThrow()
    expect([user.role, user.email, user.password_hash.slice(0, 10)]).toEqual(['agent', email, '$argon2id$'])
    const agent = await db.selectFrom('agents').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
    expect(agent).toMatchObject({ name: 'Vera Lux', category: 'dj', bio: 'Jazz.', hourly_rate: null, rating: 5 })
    expect(
      await db.selectFrom('poster_jobs').select('requested_by').where('agent_id', '=', agent.id).execute(),
    ).toEqual([{ requested_by: user.id }])
    expect(await drawPosters(app.context)).toBeGreaterThan(0)
    const drawn = db.selectFrom('agents').select('poster_image').where('id', '=', agent.id)
    expect((await drawn.executeTakeFirstOrThrow()).poster_image).toMatch(/^\/api\/images\//)
    const spent = db.selectFrom('agent_invite_codes').select(['used', 'used_by']).where('code', '=', code)
    expect(await spent.executeTakeFirstOrThrow()).toEqual({ used: true, used_by: user.id })
    const entries = await db.selectFrom('audit_log').selectAll().where('actor_id', '=', user.id).orderBy('id').execute()
    expect(entries.map(({ action }) => action)).toEqual(['agent.registered', 'agent.created'])
    expect(JSON.stringify(entries) + app.logged.join('')).not.toContain(PASSWORD)
    expect(app.logged.join('')).not.toContain(code)
    expect((await register(code, { username: 'again' })).body.error).toBe('Invalid invite code')
  })

  test.each([
    ['username', { username: ' ' }],
    ['username', { username: 'x'.repeat(201) }],
    ['password', { password: '12345' }],
    ['password', { password: 'password' }],
    ['password', { password: 'x'.repeat(129) }],
    ['agentData.name', { agentData: { name: '' } }],
    ['agentData.bio', { agentData: { name: 'Vera', bio: 'x'.repeat(5001) } }],
    ['agentData', { agentData: undefined }],
  ])('a wrong %s is 400 and leaves the code good', async (field, more) => {
    const { code } = await invite()
    const { status, body } = await register(code, more)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await isUsed(code)).toBe(false)
  })

  test("the agent's own email address is refused as a password", async () => {
    const { code, email } = await invite()
    expect((await register(code, { password: email.toUpperCase() })).status).toBe(400)
  })

  test('a taken name or address is 409 and does not use the code up (S24)', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent', username: 'TakenName' })
    const archived = await buildUser(db, { role: 'agent', archived_at: new Date() })
    const customer = await buildCustomer(db)
    const before = await countUsers()
    const byName = await invite()
    expect((await register(byName.code, { username: 'takenname' })).body).toMatchObject({
      fields: { username: 'This username is taken' },
    })
    for (const email of [user.email, archived.email, customer.email.toUpperCase()]) {
      const { code } = await invite({ email })
      const { status, body } = await register(code)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([409, ['email']])
      expect(await isUsed(code)).toBe(false)
    }
    expect(await countUsers()).toBe(before)
    expect((await register(byName.code, { username: 'another-name' })).status).toBe(201)
  })

  test('a customer whom only a booking made does not bar the invited address; both accounts stay apart (S24)', async () => {
    const { db } = app.context
    const { code, email } = await invite()
    const hirer = await buildAgent(db)
    const booked = await app.call('POST /api/bookings', {
      body: { ...bookingBody(hirer.id), customerEmail: email.toUpperCase() },
    })
    expect(booked.status).toBe(201)
    const read = () => db.selectFrom('customers').selectAll().where('email', 'ilike', email).executeTakeFirstOrThrow()
    const before = await read()
    expect((await register(code)).status).toBe(201)
    expect(await read()).toEqual(before)
  })

  test('twenty at once with one code make one account', async () => {
    const { code, email } = await invite()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => register(code, { username: `race-${n}` }, { name: `Racer ${n}` })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400 || status === 409)).toHaveLength(19)
    const { db } = app.context
    expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
    expect(await db.selectFrom('agents').select('id').where('name', 'like', 'Racer %').execute()).toHaveLength(1)
  })

  test('two invites of one address, or one name, at once make one account each', async () => {
    const [one, two] = [await invite({ email: 'twice@example.com' }), await invite({ email: 'Twice@example.com' })]
    const sameAddress = await Promise.all([
      register(one.code, { username: 'twice-a' }),
      register(two.code, { username: 'twice-b' }),
    ])
    expect(sameAddress.map(({ status }) => status).sort()).toEqual([201, 409])
    const [three, four] = [await invite(), await invite()]
    const sameName = await Promise.all([
      register(three.code, { username: 'thrice' }),
      register(four.code, { username: 'Thrice' }),
    ])
    expect(sameName.map(({ status }) => status).sort()).toEqual([201, 409])
    expect([await isUsed(three.code), await isUsed(four.code)].filter(Boolean)).toHaveLength(1)
  })
})

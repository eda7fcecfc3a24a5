import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/model/day.ts'
import { readCookie } from '#tests/support/accounts.ts'
import { buildAgent, buildBooking, buildCategory, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { openOffice } from '#tests/support/office.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const { app, admin: cookie } = await openOffice()
await buildCategory(app.context.db, 'dj')
await buildCategory(app.context.db, 'model')

const lena = () => buildAgent(app.context.db, { name: 'Lena Park', category: 'dj', bio: 'Vinyl.', hourly_rate: 120 })
const inviteTo = (agentId: string, email = `${randomUUID()}@example.com`) =>
  app.call('POST /api/admin/invite-codes', { body: { email, agentId }, cookie })
const validate = (code: string) => app.call('POST /api/agent/validate-invite', { body: { code } })
const register = (code: string, agentData: object = {}) =>
  app.call('POST /api/agent/register', {
    body: {
      code,
      username: randomUUID(),
      password: 'copper lantern 7',
      agentData: { name: 'Somebody Else', bio: 'Vinyl and house.', ...agentData },
    },
  })
const archive = (id: string) => app.call('DELETE /api/agents/:id', { params: { id }, cookie })
const isUsed = async (code: string) => {
  const row = app.context.db.selectFrom('agent_invite_codes').select('used').where('code', '=', code)
  return (await row.executeTakeFirstOrThrow()).used
}

describe('an invite to claim a profile (P5.28)', () => {
  test('is for owners: the profile brings its statements along', async () => {
    const { id: userId } = await buildUser(app.context.db, { staff_role: 'booker' })
    const booker = await signIn(app, { role: 'admin', userId })
    const { id: agentId } = await lena()
    const email = `${randomUUID()}@example.com`
    const asked = (body: { agentId: string } | { category: string }) =>
      app.call('POST /api/admin/invite-codes', { body: { email, ...body }, cookie: booker })
    expect((await asked({ agentId })).status).toBe(403)
    const invites = app.context.db.selectFrom('agent_invite_codes').select('id').where('email', '=', email)
    expect(await invites.execute()).toEqual([])
    expect((await asked({ category: 'dj' })).status).toBe(201)
  })

  test('attaches the login to the agent: name, category, rate and bookings stay', async () => {
    const { db } = app.context
    const agent = await lena()
    const booking = await buildBooking(db, { agent_id: agent.id })
    const { status, body } = await inviteTo(agent.id, 'lena@example.com')
    expect(status).toBe(201)
    const profile = { name: 'Lena Park', bio: 'Vinyl.', experience: agent.experience }
    expect((await validate(body.code)).body).toEqual({ email: 'lena@example.com', category: 'dj', profile })
    const agents = async () => (await db.selectFrom('agents').select('id').execute()).length
    const before = await agents()
    const joined = await register(body.code)
    expect([joined.status, joined.body.agent]).toEqual([201, { name: 'Lena Park' }])
    expect(await agents()).toBe(before)
    const own = (await app.call('GET /api/agent/profile', { cookie: readCookie(joined) })).body
    expect(own).toMatchObject({ id: agent.id, name: 'Lena Park', category: 'dj', hourlyRate: 120, published: true })
    expect(own.bio).toBe('Vinyl and house.')
    const { body: bookings } = await app.call('GET /api/agent/bookings', { cookie: readCookie(joined) })
    expect(bookings.map(({ id }) => id)).toEqual([booking.id])
    const { body: shown } = await app.call('GET /api/admin/agents/:id', { params: { id: agent.id }, cookie })
    expect(shown.login?.email).toBe('lena@example.com')
    const audit = db.selectFrom('audit_log').select('action').where('entity_id', '=', agent.id)
    expect((await audit.execute()).map(({ action }) => action)).toEqual(['agent.claimed'])
  })

  test('is mailed in words of its own, and not once the profile has a login', async () => {
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const agent = await lena()
    await inviteTo(agent.id, 'lena-mail@example.com')
    await deliver(app, mailer)
    const mails = () => smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes('lena-mail@example.com'))
    expect(mails().map(({ subject }) => subject)).toEqual(['Your Marquee profile is ready for you'])
    expect(mails()[0]?.text).toMatch(/^Hi Lena,\n\nCreate your login/)
  })

  test('takes the place of an earlier one for the same profile', async () => {
    const agent = await lena()
    const [first, second] = [(await inviteTo(agent.id)).body, (await inviteTo(agent.id)).body]
    expect((await validate(first.code)).status).toBe(400)
    expect((await validate(second.code)).status).toBe(200)
  })

  test('is refused for an agent with a login, an archived or unknown one, and without category or agent', async () => {
    const claimed = await lena()
    await register((await inviteTo(claimed.id)).body.code)
    expect((await inviteTo(claimed.id)).status).toBe(409)
    const archived = await lena()
    await archive(archived.id)
    expect((await inviteTo(archived.id)).status).toBe(404)
    expect((await inviteTo(randomUUID())).status).toBe(404)
    const nothing = await app.call('POST /api/admin/invite-codes', { body: { email: 'x@example.com' }, cookie })
    expect([nothing.status, nothing.body.fields]).toEqual([400, { category: 'Category is required' }])
  })

  test('cannot be used once the agent is archived; the code stays unused', async () => {
    const agent = await lena()
    const { code } = (await inviteTo(agent.id)).body
    await archive(agent.id)
    for (const { status, body } of [await validate(code), await register(code)]) {
      expect([status, body.error]).toEqual([409, 'This profile is no longer on our roster. Please call us.'])
    }
    expect(await isUsed(code)).toBe(false)
  })

  test('of two claims at once one wins, the other is refused in words', async () => {
    const agent = await lena()
    const { code } = (await inviteTo(agent.id)).body
    const second = {
      code: `AGENT-RACE-${randomUUID().slice(0, 4)}`.toUpperCase(),
      email: `${randomUUID()}@example.com`,
    }
    const expires_at = new Date(Date.now() + DAY_MS)
    const row = { ...second, category: 'dj', agent_id: agent.id, expires_at }
    await app.context.db.insertInto('agent_invite_codes').values(row).execute()
    const answers = await Promise.all([register(code), register(second.code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error).toBe('This profile has a login already. Sign in, or reset your password there.')
    const used = [await isUsed(code), await isUsed(second.code)]
    expect(used.sort()).toEqual([false, true])
  })
})

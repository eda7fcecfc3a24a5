import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, readCookie, readDevice, readRole } from '#tests/support/accounts.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let smtp: TestSmtp
let owner: { id: string; cookie: string }
beforeAll(async () => {
  app = await startTestApp({ env: { BRAND_NAME: 'Lantern & Co', PUBLIC_URL: 'https://lantern.example/' } })
  smtp = await startSmtp()
  owner = await signInAdmin(app)
})
afterAll(async () => {
  await smtp[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

const newEmail = () => `${randomUUID()}@example.com`
const invite = (email: string, staffRole: 'owner' | 'booker' = 'booker', { cookie } = owner) =>
  app.call('POST /api/admin/team/invitations', { body: { email, staffRole }, cookie })
const revoke = (id: string) =>
  app.call('DELETE /api/admin/team/invitations/:id', { params: { id }, cookie: owner.cookie })
const open = async (email: string) =>
  (await app.call('GET /api/admin/team/invitations', { cookie: owner.cookie })).body.filter(
    (one) => one.email === email,
  )
const show = (token: string) => app.call('POST /api/admin/invitation', { body: { token } })
const join = (token: string, password = PASSWORD) => app.call('POST /api/admin/join', { body: { token, password } })

/** The mails that arrive at an address once everything due has left. */
async function arrivedAt(email: string) {
  using mailer = mailTo(smtp.url)
  await deliver(app, mailer)
  return smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(email))
}
const tokenIn = (text = '') => /\/admin\/login\?invite=(\S+)/.exec(text)?.[1] ?? ''
/** Invites an address. @returns the token its mail brought */
async function inviteByMail(email: string, staffRole: 'owner' | 'booker' = 'booker') {
  expect((await invite(email, staffRole)).status).toBe(201)
  const mails = await arrivedAt(email)
  return tokenIn(mails.at(-1)?.text)
}
const age = (email: string) =>
  app.database.pool.query(`update staff_invitations set expires_at = now() - interval '1 second' where email = $1`, [
    email,
  ])

describe('an invitation of a colleague (P1.15)', () => {
  test('arrives with role, link and its end; the link joins once and signs in', async () => {
    const email = newEmail()
    const { status, body } = await invite(email.toUpperCase(), 'booker')
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        email,
        staffRole: 'booker',
        invitedBy: expect.any(String),
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ])
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(7 * 86_400_000)
    const [mail, ...more] = await arrivedAt(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe("You're invited to the Lantern & Co office")
    expect(mail?.text).toContain('Your role: Booker')
    expect(mail?.text).toMatch(/https:\/\/lantern\.example\/admin\/login\?invite=[\w-]{43}\s/)
    expect(mail?.text).toMatch(/Expires: \w+, \w+ \d+, 20\d\d at \d+:\d\d [AP]M/)
    const token = tokenIn(mail?.text)
    // looking uses nothing up
    for (let look = 0; look < 2; look++) expect((await show(token)).body).toEqual({ email, staffRole: 'booker' })

    const joined = await join(token)
    expect([joined.status, joined.body]).toEqual([201, { success: true, admin: { username: email, email } }])
    const cookie = readCookie(joined)
    expect(readDevice(joined), 'the browser is known from now on').not.toBe('')
    expect((await app.call('GET /api/admin/session', { cookie })).body.admin).toEqual({
      username: email,
      email,
      staffRole: 'booker',
    })
    expect((await app.call('GET /api/admin/team', { cookie })).status).toBe(403)
    expect(await open(email)).toEqual([])
    for (const again of [await show(token), await join(token)]) expect(again.status).toBe(422)
    expect((await app.call('POST /api/admin/login', { body: { email, password: PASSWORD } })).status).toBe(200)
    const [team] = (await app.call('GET /api/admin/team', { cookie: owner.cookie })).body.filter(
      (one) => one.email === email,
    )
    expect(team?.lastSignInAt).toEqual(expect.any(String))
    const audit = await app.context.db.selectFrom('audit_log').select(['action', 'actor_id']).orderBy('id').execute()
    expect(audit).toContainEqual({ action: 'staff.invited', actor_id: owner.id })
    expect(audit).toContainEqual({ action: 'staff.joined', actor_id: team?.id })
  })

  test('leaves no token in the database, the outbox or the log', async () => {
    const token = await inviteByMail(newEmail())
    expect(token).toHaveLength(43)
    await join(token)
    const { rows } = await app.database.pool.query(
      'select o::text as row from outbox_emails o union all select l::text from one_time_links l union all select i::text from staff_invitations i union all select a::text from audit_log a',
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(app.logged.join('')).not.toContain(token)
  })

  test('stops when it is revoked, expired, or replaced by another', async () => {
    const email = newEmail()
    const first = await inviteByMail(email)
    const second = await inviteByMail(email, 'owner')
    expect((await show(first)).status).toBe(422)
    expect((await show(second)).body.staffRole).toBe('owner')
    const [only, ...others] = await open(email)
    expect(others).toEqual([])
    expect((await revoke(only?.id ?? '')).status).toBe(200)
    expect((await revoke(only?.id ?? '')).status).toBe(404)
    expect((await join(second)).status).toBe(422)
    const third = await inviteByMail(email)
    await age(email)
    expect((await join(third)).status).toBe(422)
    expect(await open(email)).toEqual([])
    expect(await app.context.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([])
  })

  test('revoked before its mail leaves brings no mail', async () => {
    const email = newEmail()
    const { body } = await invite(email)
    await revoke(body.id)
    expect(await arrivedAt(email)).toEqual([])
  })

  test('ends with the owner who sent it', async () => {
    const email = newEmail()
    const { id } = await buildUser(app.context.db)
    const other = { id, cookie: await signIn(app, { role: 'admin', userId: id }) }
    await invite(email, 'owner', other)
    const token = tokenIn((await arrivedAt(email)).at(-1)?.text)
    await app.call('PUT /api/admin/team/:id/role', {
      params: { id },
      body: { staffRole: 'booker' },
      cookie: owner.cookie,
    })
    expect(await open(email)).toEqual([])
    expect((await join(token)).status).toBe(422)
  })

  test('is good after a refused registration, whose password is too short or too common', async () => {
    const email = newEmail()
    const token = await inviteByMail(email)
    for (const password of ['short', 'password1', email]) {
      expect(await join(token, password)).toMatchObject({
        status: 400,
        body: { fields: { password: expect.any(String) } },
      })
    }
    expect((await join(token)).status).toBe(201)
  })

  test('never takes over an account: an address in use is 409, also when it came into use later', async () => {
    const { email: taken } = await buildUser(app.context.db, { role: 'agent' })
    const ended = await buildUser(app.context.db, { ended_at: new Date() })
    expect(await invite(taken)).toMatchObject({ status: 409, body: { fields: { email: expect.any(String) } } })
    expect((await invite(ended.email)).body.error).toContain('restore it instead')
    const email = newEmail()
    const token = await inviteByMail(email)
    const agent = await buildUser(app.context.db, { role: 'agent', email })
    expect((await join(token)).status).toBe(409)
    const { password_hash } = await app.context.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', agent.id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toBe('none')
    await app.context.db.deleteFrom('users').where('id', '=', agent.id).execute()
    expect((await join(token)).status, 'the refusal used nothing up').toBe(201)
  })

  test('reaches a person who booked once; the customer account stays as it is', async () => {
    const customer = await buildCustomer(app.context.db, { password_hash: 'theirs' })
    const token = await inviteByMail(customer.email)
    expect((await join(token)).status).toBe(201)
    const now = await app.context.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow()
    expect(now).toEqual(customer)
  })

  test('twenty at once with one link are one account', async () => {
    const email = newEmail()
    const token = await inviteByMail(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status } of answers) expect([201, 409, 422, 503]).toContain(status)
    expect(await app.context.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  test('two owners who invite one address at once leave one open invitation', async () => {
    const email = newEmail()
    const other = await signInAdmin(app)
    const answers = await Promise.all([invite(email), invite(email, 'owner', other), invite(email)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await open(email)).toHaveLength(1)
  })

  test('is refused without an address, a role, or after five in an hour', async () => {
    expect((await invite('nobody')).body.fields).toHaveProperty('email')
    expect((await invite(newEmail(), 'admin' as 'owner')).body.fields).toHaveProperty('staffRole')
    const email = newEmail()
    for (let i = 0; i < 5; i++) expect((await invite(email)).status).toBe(201)
    const sixth = await invite(email)
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '3600'])
    for (const token of ['', 'x'.repeat(201)]) expect((await show(token)).status).toBe(400)
    expect((await show('A'.repeat(43))).status).toBe(422)
  })

  test('a mail that is tried again brings a second link, and the first works too', async () => {
    const email = newEmail()
    const { body } = await invite(email)
    const first = tokenIn((await arrivedAt(email)).at(-1)?.text)
    await app.context.db
      .updateTable('outbox_emails')
      .set({ state: 'queued', next_attempt_at: new Date() })
      .where('recipient', '=', email)
      .execute()
    const second = tokenIn((await arrivedAt(email)).at(-1)?.text)
    expect(second).not.toBe(first)
    expect((await show(second)).status).toBe(200)
    const joined = await join(first)
    expect(joined.status).toBe(201)
    expect((await show(second)).status).toBe(422)
    expect(await readRole(app, readCookie(joined))).toBe('admin')
    expect(body.email).toBe(email)
  })
})

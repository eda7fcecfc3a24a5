import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/model/role.ts'
import { buildLogin, logIn, PASSWORD, passTime, readCookie, readDevice, readRole } from '#tests/support/accounts.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { type ArrivedMail, startSmtp } from '#tests/support/smtp.ts'
import { openTestApp, startTestApp } from '#tests/support/start-test-app.ts'
import { accountKey } from '../sessions/throttle.ts'
import { ANSWER_MS } from './forgot-password.ts'

const NEXT = 'Sechs Lampen, kein Vorhang'
const DEAD = { error: 'This link no longer works. Please ask for a new one.', code: 'not_possible' }

const app = await openTestApp({ env: { PUBLIC_URL: 'http://marquee.example' } })

const forgot = (role: Role, email: string) => app.call('POST /api/auth/forgot-password', { body: { role, email } })
const reset = (token: string, newPassword = NEXT) =>
  app.call('POST /api/auth/reset-password', { body: { token, newPassword } })

/** Delivers what waits and gives what came for an address. */
async function mailsTo(email: string): Promise<ArrivedMail[]> {
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await deliver(app, mailer)
  return smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(email))
}

const LANDING = /http:\/\/marquee\.example(\S+[?](?:token|reset)=)([\w-]{43})$/m

async function askForLink(role: Role, email: string): Promise<{ landing: string; token: string }> {
  expect((await forgot(role, email)).status).toBe(200)
  const [mail] = await mailsTo(email)
  const [, landing = '', token = ''] = LANDING.exec(mail?.text ?? '') ?? []
  expect(token).not.toBe('')
  return { landing, token }
}

const queued = async () => {
  const { rows } = await app.database.pool.query(
    "select count(*)::int as n from outbox_emails where kind = 'password-link'",
  )
  return rows[0].n as number // count(*) is a number
}

describe('asking for a link', () => {
  test('mails a link to the account’s own address (P1.8)', async () => {
    for (const [role, landing] of [
      ['customer', '/customer/change-password?token='],
      ['agent', '/agent/login?reset='],
      ['admin', '/admin/login?reset='],
    ] as const) {
      const { email } = await buildLogin(app, role)
      const nudges = app.nudges()
      const { status, body } = await forgot(role, email.toUpperCase())
      expect([status, body]).toEqual([200, { success: true }])
      expect(app.nudges()).toBe(nudges + 1)
      const [mail, ...more] = await mailsTo(email)
      expect(more).toEqual([])
      expect(mail?.subject).toBe('Reset your Marquee password')
      expect(LANDING.exec(mail?.text ?? '')?.[1]).toBe(landing)
      expect(mail?.text).toContain('expires in 30 minutes')
    }
  })

  test('answers the same and queues nothing for an unknown account', async () => {
    const { db } = app.context
    const [customer, admin] = [await buildLogin(app, 'customer'), await buildLogin(app, 'admin')]
    const before = await queued()
    for (const [role, email] of [
      ['customer', 'nobody@example.com'],
      ['customer', (await buildCustomer(db, { status: 'suspended' })).email],
      ['customer', (await buildCustomer(db, { status: 'erased' })).email],
      ['admin', (await buildUser(db, { archived_at: new Date() })).email],
      ['admin', customer.email],
      ['agent', admin.email],
    ] as const) {
      const { status, body, headers } = await forgot(role, email)
      expect([status, body]).toEqual([200, { success: true }])
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(await queued()).toBe(before)
  })

  test('never answers sooner than it takes to queue a mail (S6)', async () => {
    const { email } = await buildCustomer(app.context.db)
    for (const address of [email, 'nobody@example.com']) {
      const from = performance.now()
      await forgot('customer', address)
      expect(performance.now() - from).toBeGreaterThanOrEqual(ANSWER_MS - 1)
    }
  })

  test('is limited to three times an hour, also concurrently (S16)', async () => {
    const { email } = await buildLogin(app, 'customer')
    const before = await queued()
    const answers = await Promise.all(Array.from({ length: 12 }, () => forgot('customer', email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await queued()).toBe(before + 3)
    await passTime(app, 3600)
    await forgot('customer', email)
    expect(await queued()).toBe(before + 4)
  })

  test('is counted for each network and each known device: what strangers ask uses up nobody else’s links (P1.29)', async () => {
    const { email } = await buildLogin(app, 'customer')
    const device = readDevice(await logIn(app, 'customer', email))
    const ask = async (remoteAddress: string, cookie?: string) => {
      const before = await queued()
      const payload = { role: 'customer', email }
      const headers = cookie === undefined ? {} : { cookie }
      await app.send({ method: 'POST', url: '/api/auth/forgot-password', payload, headers, remoteAddress })
      return (await queued()) - before
    }
    for (const mails of [1, 1, 1, 0]) expect(await ask('198.51.100.1')).toBe(mails)
    expect(await ask('203.0.113.7'), 'the owner at home').toBe(1)
    expect(await ask('198.51.100.1', device), 'her browser at the same network').toBe(1)
    expect((await mailsTo(email)).length).toBeGreaterThanOrEqual(5)
    // a crowd of networks: nine in the hour, then one every ten minutes for any asker
    for (let i = 0; i < 12; i++) await ask(`192.0.2.${i}`)
    expect(await ask('203.0.113.8')).toBe(0)
    for (let round = 0; round < 3; round++) {
      await passTime(app, 601)
      expect(await ask(`203.0.113.${10 + round}`)).toBe(1)
      expect(await ask('192.0.2.99')).toBe(0)
    }
  })

  test('is limited to twenty times an hour from one address', async () => {
    await using strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.1' } })
    const body = { role: 'customer' as const, email: 'nobody@example.com' }
    const ask = () => strict.call('POST /api/auth/forgot-password', { body })
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
    const third = await ask()
    expect(third.status).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(3000)
  })

  test.each([
    [{ role: 'customer' }, { email: 'Invalid email address' }],
    [{ role: 'customer', email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'Invalid email address' }],
    [{ role: 'customer', email: ['a@b.example'] }, { email: 'Invalid email address' }],
    [{ role: 'owner', email: 'a@b.example' }, { role: expect.any(String) }],
  ])('with %j is 400', async (payload, fields) => {
    const { status, body } = await app.send({ method: 'POST', url: '/api/auth/forgot-password', payload })
    expect([status, body]).toMatchObject([400, { fields }])
  })
})

describe('using a link', () => {
  test('sets the password, ends every session and every other link, and notifies by mail', async () => {
    for (const role of ['customer', 'agent', 'admin'] as const) {
      const { id, email } = await buildLogin(app, role)
      const cookie = readCookie(await logIn(app, role, email))
      const [first, second] = [await askForLink(role, email), await askForLink(role, email)]
      const { status, body, headers } = await reset(second.token)
      expect([status, body]).toEqual([200, { success: true, role, signedIn: false }])
      expect(readCookie({ headers }), 'a known device, no session').toMatch(/^device=/)
      expect(await readRole(app, cookie)).toBeNull()
      for (const { token } of [first, second]) {
        const again = await reset(token, `${NEXT}!`)
        expect([again.status, again.body]).toEqual([422, DEAD])
      }
      expect((await logIn(app, role, email)).status).toBe(401)
      expect((await logIn(app, role, email, NEXT)).status).toBe(200)
      const [mail] = await mailsTo(email)
      expect(mail?.subject).toBe('Your Marquee password was changed')
      const audit = await app.context.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .where('entity_id', '=', id)
        .where('action', 'like', '%.password-reset')
        .execute()
      expect(audit).toEqual([{ action: `${role}.password-reset`, actor_id: null }])
    }
  })

  test('lets in a customer whose first mail was lost, and clears the forced change (S16)', async () => {
    const { id, email } = await buildCustomer(app.context.db, { password_hash: null, must_change_password: true })
    const { token } = await askForLink('customer', email)
    expect((await reset(token)).status).toBe(200)
    expect((await logIn(app, 'customer', email, NEXT)).body).toMatchObject({ customer: { mustChangePassword: false } })
    const { rows } = await app.database.pool.query('select * from customers where id = $1', [id])
    expect(rows[0].temporary_password_expires_at).toBeNull()
  })

  test('works once when tried twenty times at once', async () => {
    const { email } = await buildLogin(app, 'customer')
    const { token } = await askForLink('customer', email)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => reset(token, `${NEXT} ${i}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, body } of refused) expect([status, body]).toEqual([422, DEAD])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await logIn(app, 'customer', email, `${NEXT} ${winner}`)).status).toBe(200)
  })

  test('does not use the link up when the password is refused', async () => {
    const { email } = await buildLogin(app, 'agent')
    const { token } = await askForLink('agent', email)
    for (const [password, said] of [
      ['five5', 'Password must be at least 6 characters long'],
      ['qwerty', 'This password is too common. Please choose another.'],
    ] as const) {
      const { status, body } = await reset(token, password)
      expect([status, body]).toMatchObject([400, { error: said, fields: { newPassword: said } }])
    }
    expect((await reset(token, 'sechs6')).status).toBe(200)
  })

  test('unlocks an account that was locked by wrong guesses', async () => {
    const { email } = await buildLogin(app, 'customer')
    const { token } = await askForLink('customer', email)
    const failure = { account: accountKey('customer', email), address: '203.0.113.1' }
    await app.context.db.insertInto('login_failures').values(Array(12).fill(failure)).execute()
    const there = { remoteAddress: failure.address }
    expect((await logIn(app, 'customer', email, PASSWORD, there)).status).toBe(429)
    expect((await reset(token)).status).toBe(200)
    expect((await logIn(app, 'customer', email, NEXT, there)).status).toBe(200)
  })

  test('refuses unknown, expired and misused links and those of inactive accounts with one message', async () => {
    const { id, email } = await buildLogin(app, 'customer')
    const { token } = await askForLink('customer', email)
    const links = app.context.db.updateTable('one_time_links').where('customer_id', '=', id)
    const dead = async (of = token) => {
      const { status, body } = await reset(of)
      expect([status, body]).toEqual([422, DEAD])
    }
    await dead('x')
    await dead(token.slice(0, -1))
    await links.set({ purpose: 'review' }).execute()
    await dead()
    await links.set({ purpose: 'reset_password', expires_at: new Date(Date.now() - 1000) }).execute()
    await dead()
    await links.set({ expires_at: new Date(Date.now() + 60_000) }).execute()
    const customer = app.context.db.updateTable('customers').where('id', '=', id)
    await customer.set({ status: 'suspended' }).execute()
    await dead()
    await customer.set({ status: 'active' }).execute()
    expect((await reset(token)).status).toBe(200)
    expect((await app.send({ method: 'POST', url: '/api/auth/reset-password', payload: {} })).status).toBe(400)
  })
})

describe('the link itself', () => {
  test('is valid for thirty minutes after the mail was sent and stored only in the mail (S44)', async () => {
    const { id, email } = await buildLogin(app, 'customer')
    await forgot('customer', email)
    const links = () => app.context.db.selectFrom('one_time_links').selectAll().where('customer_id', '=', id).execute()
    expect(await links(), 'none before the mail leaves').toEqual([])
    const [mail] = await mailsTo(email)
    const token = LANDING.exec(mail?.text ?? '')?.[2] ?? ''
    const [link] = await links()
    expect((link?.expires_at.getTime() ?? 0) - (link?.created_at.getTime() ?? 0)).toBe(30 * 60_000)
    const { rows } = await app.database.pool.query(
      'select o::text as row from outbox_emails o union all select l::text from one_time_links l',
    )
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
    await reset(token)
    const text = app.logged.join('')
    for (const secret of [token, email, NEXT, PASSWORD]) expect(text).not.toContain(secret)
  })

  test('is not made for an account that is inactive when the mail is sent', async () => {
    const { id, email } = await buildLogin(app, 'customer')
    await forgot('customer', email)
    await app.context.db.updateTable('customers').set({ status: 'erased' }).where('id', '=', id).execute()
    expect(await mailsTo(email)).toEqual([])
  })

  test('is made anew when sending is tried again', async () => {
    const { email } = await buildLogin(app, 'customer')
    await forgot('customer', email)
    using nowhere = mailTo('smtp://127.0.0.1:1')
    await deliver(app, nowhere)
    await app.database.pool.query("update outbox_emails set next_attempt_at = now() where state = 'queued'")
    const [mail] = await mailsTo(email)
    expect((await reset(LANDING.exec(mail?.text ?? '')?.[2] ?? '')).status).toBe(200)
  })
})

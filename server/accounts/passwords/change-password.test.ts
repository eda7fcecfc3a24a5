import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/contract/endpoint.ts'
import { buildLogin, hashOnce, logIn, PASSWORD, passTime, readCookie, readRole } from '#tests/support/accounts.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { deliverTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const NEXT = 'Sechs Lampen, kein Vorhang'
const WRONG = { currentPassword: 'Current password is incorrect' }

const guarded = endpoint({
  method: 'POST',
  path: '/api/guarded',
  access: ['customer'],
  summary: 'A write that waits for the first change',
  response: z.object({}),
  afterPasswordChange: true,
})

const app = await openTestApp({ extra: (route) => route(guarded, () => ({})) })

const change = (cookie: string, newPassword = NEXT, currentPassword = PASSWORD) =>
  app.call('POST /api/customer/change-password', { cookie, body: { currentPassword, newPassword } })

async function enter() {
  const login = await buildLogin(app, 'customer')
  return { ...login, cookie: readCookie(await logIn(app, 'customer', login.email)) }
}

test('a changed password replaces the old one and ends every other session (S2)', async () => {
  const { id, email, cookie } = await enter()
  const elsewhere = readCookie(await logIn(app, 'customer', email))
  const nudges = app.nudges()
  const answer = await change(cookie)
  expect([answer.status, answer.body]).toEqual([200, { success: true }])
  const rotated = readCookie(answer)
  expect(rotated).toMatch(/^session=[\w-]{43}$/)
  expect(rotated).not.toBe(cookie)
  expect(await Promise.all([cookie, elsewhere, rotated].map((one) => readRole(app, one)))).toEqual([
    null,
    null,
    'customer',
  ])
  expect((await logIn(app, 'customer', email)).status).toBe(401)
  expect((await logIn(app, 'customer', email, NEXT)).status).toBe(200)

  expect(app.nudges()).toBe(nudges + 1)
  await using smtp = await startSmtp()
  const [mail] = await deliverTo(app, smtp, email)
  expect(mail?.subject).toBe('Your Marquee password was changed')
  const audit = await app.context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audit).toMatchObject([{ action: 'customer.password-changed', actor_id: id, before: null, after: null }])
  for (const secret of [PASSWORD, NEXT]) expect(app.logged.join('')).not.toContain(secret)
})

test('an account with a temporary password can write only after changing it (P1.6, S15)', async () => {
  const customer = await buildCustomer(app.context.db, {
    password_hash: await hashOnce(PASSWORD),
    must_change_password: true,
    temporary_password_expires_at: new Date(Date.now() + 60_000),
  })
  const cookie = readCookie(await logIn(app, 'customer', customer.email))
  const write = (as: string) => app.send({ method: 'POST', url: '/api/guarded', headers: { cookie: as } })
  expect((await write(cookie)).status).toBe(403)
  expect((await app.call('GET /api/customer/session', { cookie })).body.customer.mustChangePassword).toBe(true)
  const rotated = readCookie(await change(cookie))
  expect((await write(rotated)).status).toBe(200)
  const row = await app.context.db
    .selectFrom('customers')
    .select(['must_change_password', 'temporary_password_expires_at'])
    .where('id', '=', customer.id)
    .executeTakeFirst()
  expect(row).toEqual({ must_change_password: false, temporary_password_expires_at: null })
})

describe('a weak password is refused with a sentence (P1.7, S8)', () => {
  const COMMON = 'This password is too common. Please choose another.'
  const OWN = "Your password can't be your email address or name. Please choose another."

  test('and nothing changes', async () => {
    const { email, cookie } = await enter()
    const cases: [password: string, said: string][] = [
      ['seven77', 'Password must be at least 8 characters long'],
      ['🎷🎷🎷🎷', 'Password must be at least 8 characters long'],
      ['PassWord1', COMMON],
      ['Marquee-2026!', COMMON],
      [email.toUpperCase(), OWN],
      [PASSWORD, 'Choose a password that is different from the current one'],
    ]
    for (const [password, said] of cases) {
      const { status, body } = await change(cookie, password)
      expect([status, body]).toEqual([400, { error: said, code: 'invalid_request', fields: { newPassword: said } }])
    }
    const long = await change(cookie, 'x'.repeat(129))
    expect([long.status, long.body.fields]).toEqual([400, { newPassword: 'At most 128 characters' }])
    expect(await readRole(app, cookie)).toBe('customer')
    expect((await change(cookie, '🎷'.repeat(128))).status).toBe(200)
  })
})

test('strangers are 401, other roles 403', async () => {
  expect((await change('')).status).toBe(401)
  for (const role of ['agent', 'admin'] as const) {
    const { email } = await buildLogin(app, role)
    expect((await change(readCookie(await logIn(app, role, email)))).status).toBe(403)
  }
})

describe('guesses at the current password', () => {
  test('are throttled like log-ins, with a separate count (S9)', async () => {
    const { email, cookie } = await enter()
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(cookie, NEXT, 'wrong password')))
    const wrong = answers.filter(({ status }) => status === 400)
    expect(wrong).toHaveLength(10)
    for (const { body } of wrong) expect(body).toMatchObject({ fields: WRONG })
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(50)
    expect((await change(cookie)).status).toBe(429)
    expect((await logIn(app, 'customer', email)).status, 'the log-in is not locked with it').toBe(200)
    await passTime(app, 61)
    expect((await change(cookie)).status).toBe(200)
  })

  test('end no session and change nothing', async () => {
    const { email, cookie } = await enter()
    expect((await change(cookie, NEXT, 'wrong password')).status).toBe(400)
    expect(await readRole(app, cookie)).toBe('customer')
    expect((await logIn(app, 'customer', email)).status).toBe(200)
  })
})

test('one of several concurrent changes succeeds, and one session is left', async () => {
  const { id, cookie } = await enter()
  const words = ['Sieben', 'Acht', 'Neun', 'Zehn', 'Elf']
  const answers = await Promise.all(words.map((word) => change(cookie, `${word} Lampen, ein Vorhang`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status } of answers) expect([200, 400, 401]).toContain(status)
  const { rows } = await app.database.pool.query('select count(*)::int as n from sessions where customer_id = $1', [id])
  expect(rows[0].n).toBe(1)
})

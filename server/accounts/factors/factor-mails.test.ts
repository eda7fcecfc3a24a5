import { expect, test } from 'vitest'
import { buildLogin, logIn, PASSWORD, readCookie } from '#tests/support/accounts.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { addApp, addPasskey, enterStaff, startFactorApp } from '#tests/support/factors.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'

/** Sends what waits over SMTP, until so many mails arrived. */
async function receive(app: TestApp, count: number) {
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  for (let round = 0; round < 20 && smtp.arrived.length < count; round++) {
    await makeDue(app)
    await deliver(app, mailer)
  }
  return smtp.arrived
}

test.each(['admin', 'agent'] as const)(
  'every change of the own factors of an %s is mailed to them (P1.61)',
  async (role) => {
    const app = await startFactorApp()
    const { cookie, email } = await enterStaff(app, role)
    const nudges = app.nudges()
    const { secret } = await addApp(app, { cookie })
    const { passkey, recoveryCodes } = await addPasskey(app, { cookie }, 'Office laptop')
    const made = await app.call('POST /api/auth/recovery-codes', { cookie })
    expect((await app.call('POST /api/auth/passkeys/remove', { cookie, body: { id: passkey.id } })).status).toBe(200)
    expect((await app.call('DELETE /api/auth/authenticator-app', { cookie })).status).toBe(200)
    expect(app.nudges() - nudges).toBe(5)
    const mails = (await receive(app, 5)).filter(({ envelopeTo }) => envelopeTo.includes(email))
    const found = (subject: string) => mails.find((mail) => mail.subject === `${subject} your Marquee account`)
    expect(mails.map(({ subject }) => subject?.replace(' your Marquee account', '')).sort()).toEqual([
      'A passkey was added to',
      'A passkey was removed from',
      'An authenticator app was added to',
      'New recovery codes were created for',
      'The authenticator app was removed from',
    ])
    expect(found('A passkey was added to')?.text).toContain('It signs you in without your password.')
    const alone = 'Only your password protects your account now'
    expect(found('A passkey was removed from')?.text).not.toContain(alone)
    expect(found('The authenticator app was removed from')?.text).toContain(alone)
    for (const { text, source } of mails) {
      expect(text).toContain("If it wasn't, choose a new password")
      for (const kept of [secret, ...recoveryCodes, ...made.body.recoveryCodes]) expect(source).not.toContain(kept)
    }
  },
)

test('a change that is refused mails nothing (P1.61)', async () => {
  const app = await startFactorApp()
  const { cookie } = await enterStaff(app)
  expect((await app.call('DELETE /api/auth/authenticator-app', { cookie })).status).toBe(404)
  expect((await app.call('POST /api/auth/recovery-codes', { cookie })).status).toBe(409)
  expect(await receive(app, 1)).toEqual([])
})

test("an owner resets an agent's second factor: sessions end, the password signs in, both get a mail (P1.60)", async () => {
  const app = await startFactorApp()
  const [owner, login] = [await enterStaff(app), await enterStaff(app, 'agent')]
  const agent = await buildAgent(app.context.db, { user_id: login.id, name: 'Ines Vale' })
  await addApp(app, login)
  await addPasskey(app, login)
  const shown = async () =>
    (await app.call('GET /api/admin/agents/:id', { cookie: owner.cookie, params: { id: agent.id } })).body
  expect((await shown()).login?.hasSecondFactor).toBe(true)
  const reset = (cookie: string, id = agent.id) =>
    app.call('POST /api/agents/:id/reset-second-factor', { cookie, params: { id } })
  await receive(app, 2)

  expect((await reset(owner.cookie)).body).toEqual({ success: true })
  expect((await shown()).login?.hasSecondFactor).toBe(false)
  expect((await app.call('GET /api/auth/security', { cookie: login.cookie })).status).toBe(401)
  const again = await app.call('POST /api/agent/login', { body: { username: login.username, password: PASSWORD } })
  expect([again.status, again.body]).toMatchObject([200, { success: true }])
  const left = await app.database.pool.query('select from recovery_codes where user_id = $1', [login.id])
  expect(left.rowCount).toBe(0)
  const arrived = await receive(app, 2)
  const subjects = Object.fromEntries(arrived.map(({ envelopeTo, subject }) => [envelopeTo[0], subject]))
  expect(subjects).toEqual({
    [login.email]: 'Your Marquee second factor was reset',
    [owner.email]: 'You reset the second factor of Ines Vale',
  })
  expect((await reset(owner.cookie)).body).toMatchObject({ error: 'This account has no second factor' })
})

test("an agent's reset is refused for strangers, agents, bookers, an unverified owner and agents without a log-in (P1.60)", async () => {
  const app = await startFactorApp()
  const { db } = app.context
  const [owner, login] = [await enterStaff(app), await enterStaff(app, 'agent')]
  const booker = await buildLogin(app, 'admin', 'booker')
  const agent = await buildAgent(db, { user_id: login.id })
  await addApp(app, login)
  const reset = async (cookie: string | undefined, id = agent.id) =>
    (await app.call('POST /api/agents/:id/reset-second-factor', { ...(cookie && { cookie }), params: { id } })).status
  expect(await reset(undefined)).toBe(401)
  expect(await reset(login.cookie)).toBe(403)
  expect(await reset(readCookie(await logIn(app, 'admin', booker.email)))).toBe(403)
  expect(await reset(owner.cookie, (await buildAgent(db)).id)).toBe(422)
  expect(await reset(owner.cookie, '00000000-0000-4000-8000-000000000000')).toBe(404)
  expect(await reset(owner.cookie, 'none')).toBe(400)
  await ageSession(app, owner.cookie)
  expect(await reset(owner.cookie)).toBe(403)
  expect((await db.selectFrom('authenticator_apps').select('user_id').execute()).length).toBe(1)
})

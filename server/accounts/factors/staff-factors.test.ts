import { describe, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildLogin, logIn, PASSWORD, passTime, readCookie, readRole } from '#tests/support/accounts.ts'
import { addApp, addPasskey, enterStaff, openFactorApp } from '#tests/support/factors.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const app = await openFactorApp()

const NEXT = 'Sechs Lampen, kein Vorhang'

async function enterBooker() {
  const login = await buildLogin(app, 'admin', 'booker')
  return { ...login, cookie: readCookie(await logIn(app, 'admin', login.email)) }
}
const reset = (cookie: string, id: string) =>
  app.call('POST /api/admin/team/:id/reset-second-factor', { cookie, params: { id } })
const requireFactor = (cookie: string, required: boolean) =>
  app.call('PUT /api/admin/settings/second-factor', { cookie, body: { required } })

describe("an owner resets a colleague's second factor (P1.26)", () => {
  test('the factors and sessions end, the password signs in again, and both get a mail', async () => {
    const [owner, colleague] = [await enterStaff(app), await enterBooker()]
    await addApp(app, colleague)
    await addPasskey(app, colleague)
    expect((await reset(owner.cookie, colleague.id)).status).toBe(200)
    expect(await readRole(app, colleague.cookie)).toBeNull()
    expect((await logIn(app, 'admin', colleague.email)).body).toHaveProperty('admin')
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    for (let i = 0; i < 3; i++) await deliver(app, mailer)
    const subjectsTo = (email: string) =>
      smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(email)).map(({ subject }) => subject)
    expect(subjectsTo(colleague.email)).toContain('Your Marquee second factor was reset')
    expect(subjectsTo(owner.email)).toContainEqual(expect.stringMatching(/^You reset the second factor of \S/))
    const audit = await app.context.db
      .selectFrom('audit_log')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'second-factor.reset')
      .where('entity_id', '=', colleague.id)
      .execute()
    expect(audit).toEqual([{ actor_id: owner.id, before: null, after: null }])
  })

  test('is refused for a booker, an unverified owner, the own account, agents and accounts without a factor', async () => {
    const [owner, other, booker, agent] = [
      await enterStaff(app),
      await enterStaff(app),
      await enterBooker(),
      await enterStaff(app, 'agent'),
    ]
    for (const person of [owner, other, agent]) await addApp(app, person)
    expect((await reset(booker.cookie, other.id)).status).toBe(403)
    expect((await reset(owner.cookie, owner.id)).status).toBe(409)
    expect((await reset(owner.cookie, agent.id)).status).toBe(404)
    expect((await reset(owner.cookie, booker.id)).status).toBe(409)
    await ageSession(app, owner.cookie)
    expect((await reset(owner.cookie, other.id)).body).toMatchObject({ code: 'reauthentication_required' })
    expect((await logIn(app, 'admin', other.email)).body).toHaveProperty('secondFactor')
  })
})

describe('a required second factor (P1.26)', () => {
  test('an admin without one is refused every call but those that add one, until one is added', async () => {
    const [owner, booker, agent] = [await enterStaff(app), await enterBooker(), await enterStaff(app, 'agent')]
    await addApp(app, owner)
    expect((await requireFactor(booker.cookie, true)).status).toBe(403)
    expect((await requireFactor(owner.cookie, true)).body).toEqual({ required: true })
    try {
      const session = await app.call('GET /api/admin/session', { cookie: booker.cookie })
      expect(session.body.mustAddFactor).toBe(true)
      const all: readonly Endpoint[] = endpoints
      const refused = all.filter(
        ({ access, beforeSecondFactor, signed }) =>
          access !== 'public' && access.includes('admin') && !beforeSecondFactor && !signed,
      )
      expect(refused.length).toBeGreaterThan(40)
      for (const { method, path } of refused) {
        const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
        const { status, body } = await app.send({ method, url, headers: { cookie: booker.cookie } })
        expect([status, body], `${method} ${path}`).toMatchObject([403, { code: 'second_factor_required' }])
      }
      // public calls that answer admins in another way take them for a stranger
      const reviews = await app.call('GET /api/testimonials', { cookie: booker.cookie })
      expect(reviews.status).toBe(200)
      expect((await app.call('GET /api/admin/summary', { cookie: owner.cookie })).status).toBe(200)
      expect((await app.call('GET /api/agent/events', { cookie: agent.cookie })).status).not.toBe(403)
      await addApp(app, booker)
      expect((await app.call('GET /api/admin/summary', { cookie: booker.cookie })).status).toBe(200)
      const last = await app.call('DELETE /api/auth/authenticator-app', { cookie: booker.cookie })
      expect([last.status, last.body]).toMatchObject([
        409,
        { error: expect.stringContaining('requires a second factor') },
      ])
      await addPasskey(app, booker)
      expect((await app.call('DELETE /api/auth/authenticator-app', { cookie: booker.cookie })).status).toBe(200)
    } finally {
      await requireFactor(owner.cookie, false)
    }
    const entries = await app.context.db
      .selectFrom('audit_log')
      .select('after')
      .where('actor_id', '=', owner.id)
      .where('action', '=', 'settings.changed')
      .orderBy('id')
      .execute()
    expect(entries).toEqual([{ after: { requireSecondFactor: true } }, { after: { requireSecondFactor: false } }])
  })
})

describe.each(['admin', 'agent'] as const)('an %s changes the own password (P1.25)', (role) => {
  const change = (cookie: string, currentPassword = PASSWORD, newPassword = NEXT) =>
    app.call('POST /api/auth/change-password', { cookie, body: { currentPassword, newPassword } })

  test('with the current one: every other session ends, and the new one signs in', async () => {
    const person = await enterStaff(app, role)
    const elsewhere = readCookie(await logIn(app, role, person.email))
    expect(await change(person.cookie, 'not the one')).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'Current password is incorrect' } },
    })
    const answer = await change(person.cookie)
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    const cookies = answer.headers['set-cookie']
    const rotated = (Array.isArray(cookies) ? cookies : [String(cookies)]).find((cookie) =>
      cookie.startsWith('session='),
    )
    expect(await readRole(app, rotated?.split(';')[0] ?? '')).toBe(role)
    expect(await Promise.all([person.cookie, elsewhere].map((one) => readRole(app, one)))).toEqual([null, null])
    expect((await logIn(app, role, person.email)).status).toBe(401)
    expect((await logIn(app, role, person.email, NEXT)).status).toBe(200)
  })

  test('guesses are throttled; a common password and one that is too long are refused (S9, P1.7)', async () => {
    const { cookie } = await enterStaff(app, role)
    for (const [newPassword, status] of [
      ['password123', 400],
      ['x'.repeat(129), 400],
      [PASSWORD, 400],
    ] as const) {
      expect((await change(cookie, PASSWORD, newPassword)).status).toBe(status)
    }
    for (let i = 0; i < 10; i++) expect((await change(cookie, 'wrong password')).status).toBe(400)
    expect((await change(cookie)).status).toBe(429)
    await passTime(app, 61)
    expect((await change(cookie)).status).toBe(200)
  })
})

import { describe, expect, test } from 'vitest'
import { logIn, PASSWORD, passTime, readCookie, readRole } from '#tests/support/accounts.ts'
import {
  addApp,
  addPasskey,
  enterCode,
  enterStaff,
  openFactorApp,
  passFirstStep,
  type SignedIn,
  showCode,
  WRONG_CODE,
} from '#tests/support/factors.ts'

const app = await openFactorApp()

const enterWith = (...step: [token: string, code: string, method?: 'app' | 'recovery-code']) => enterCode(app, ...step)
const securityOf = async ({ cookie }: SignedIn) => (await app.call('GET /api/auth/security', { cookie })).body
const sessionsOf = async ({ id }: SignedIn) =>
  (await app.context.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).length

describe.each(['admin', 'agent'] as const)('an %s with an authenticator app', (role) => {
  test('signs in with password and code; the password alone opens no session (P1.24)', async () => {
    const person = await enterStaff(app, role)
    const { secret } = await addApp(app, person)
    const before = await sessionsOf(person)
    const first = await passFirstStep(app, person)
    expect([first.status, first.headers['set-cookie'], first.methods]).toEqual([
      200,
      undefined,
      ['app', 'recovery-code'],
    ])
    expect(first.body).not.toHaveProperty('success')
    expect(await sessionsOf(person)).toBe(before)
    const answer = await enterWith(first.token, showCode(secret))
    expect([answer.status, answer.body]).toEqual([200, { success: true, role }])
    expect(await readRole(app, readCookie(answer))).toBe(role)
  })
})

test('accounts without a second factor sign in as before, customers too', async () => {
  for (const role of ['admin', 'agent'] as const) {
    const { email } = await enterStaff(app, role)
    expect((await logIn(app, role, email)).body).toEqual({ success: true, [role]: expect.any(Object) })
  }
})

describe('a code of the app (S82)', () => {
  test('is accepted once, even many times at once, and no older one after it', async () => {
    const person = await enterStaff(app)
    const { secret } = await addApp(app, person)
    const tokens = await Promise.all(Array.from({ length: 4 }, () => passFirstStep(app, person)))
    const code = showCode(secret)
    const answers = await Promise.all(tokens.map(({ token }) => enterWith(token, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    await passTime(app, 1000)
    const { token } = await passFirstStep(app, person)
    for (const used of [code, showCode(secret, -30)]) {
      expect(await enterWith(token, used)).toMatchObject({ status: 401, body: WRONG_CODE })
    }
    expect((await enterWith(token, showCode(secret, 30))).status).toBe(200)
  })

  test('may be a step early or late, not two, and may be typed with a space', async () => {
    const person = await enterStaff(app)
    const { secret } = await addApp(app, person)
    await app.database.pool.query('update authenticator_apps set last_step = 0')
    const { token } = await passFirstStep(app, person)
    expect((await enterWith(token, showCode(secret, -61))).status).toBe(401)
    expect((await enterWith(token, showCode(secret, 61))).status).toBe(401)
    const late = showCode(secret, -30)
    expect((await enterWith(token, `${late.slice(0, 3)} ${late.slice(3)}`)).status).toBe(200)
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '\0', 'x'.repeat(5000)])('%j is none', async (code) => {
    const person = await enterStaff(app)
    await addApp(app, person)
    const { token } = await passFirstStep(app, person)
    expect([400, 401]).toContain((await enterWith(token, code)).status)
  })

  test("of another account's app is none", async () => {
    const [person, other] = [await enterStaff(app), await enterStaff(app)]
    await addApp(app, person)
    const { secret } = await addApp(app, other)
    expect((await enterWith((await passFirstStep(app, person)).token, showCode(secret))).status).toBe(401)
  })

  test('ten wrong ones lock the codes of the account; right passwords between them do not help (S5)', async () => {
    const person = await enterStaff(app)
    const { secret } = await addApp(app, person)
    for (let round = 0; round < 2; round++) {
      const { token } = await passFirstStep(app, person)
      for (let i = 0; i < 5; i++) expect((await enterWith(token, '000000')).status).toBe(401)
    }
    const { token } = await passFirstStep(app, person)
    const locked = await enterWith(token, showCode(secret))
    expect([locked.status, Number(locked.headers['retry-after'])]).toEqual([429, 60])
    await passTime(app, 61)
    expect((await enterWith(token, showCode(secret))).status).toBe(200)
    const next = await passFirstStep(app, person)
    for (let i = 0; i < 9; i++) expect((await enterWith(next.token, '000000')).status).toBe(401)
    expect((await enterWith(next.token, showCode(secret, 30))).status, 'a success forgets them').toBe(200)
  })
})

describe('the token that stands for the password', () => {
  test('is worth nothing when used, expired, made up or after a password change', async () => {
    const person = await enterStaff(app)
    const { secret } = await addApp(app, person)
    const used = await passFirstStep(app, person)
    expect((await enterWith(used.token, showCode(secret))).status).toBe(200)
    const late = await passFirstStep(app, person)
    await app.database.pool.query("update factor_challenges set expires_at = now() where purpose = 'second-factor'")
    const changed = await passFirstStep(app, person)
    const body = { currentPassword: PASSWORD, newPassword: 'Sechs Lampen, kein Vorhang' }
    expect((await app.call('POST /api/auth/change-password', { cookie: person.cookie, body })).status).toBe(200)
    for (const token of [used.token, late.token, changed.token, 'made-up', '\0']) {
      const { status } = await enterWith(token, showCode(secret, 30))
      expect([400, 422], token).toContain(status)
    }
  })

  test('ends with the access, also when the account is restored within its five minutes (P1.17)', async () => {
    const person = await enterStaff(app)
    const { secret } = await addApp(app, person)
    const { token } = await passFirstStep(app, person)
    expect((await app.call('DELETE /api/auth/sessions', { cookie: person.cookie })).status).toBe(200)
    expect((await enterWith(token, showCode(secret))).status, 'signed out everywhere').toBe(422)
    const [owner, next] = [await enterStaff(app), await passFirstStep(app, person)]
    for (const change of ['end', 'restore'] as const) {
      const call = { cookie: owner.cookie, params: { id: person.id } }
      expect((await app.call(`POST /api/admin/team/:id/${change}`, call)).status).toBe(200)
    }
    expect((await enterWith(next.token, showCode(secret))).status, 'ended and restored').toBe(422)
  })

  test('opens no session of its own', async () => {
    const person = await enterStaff(app)
    await addApp(app, person)
    const { token } = await passFirstStep(app, person)
    expect(await readRole(app, `session=${token}`)).toBeNull()
  })
})

describe('recovery codes (P1.23)', () => {
  test('come with the first factor, sign in once each, and are counted', async () => {
    const person = await enterStaff(app)
    const { recoveryCodes } = await addApp(app, person)
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}(-[2-9A-HJ-NP-Z]{6}){3}$/)
    const [first = '', second = ''] = recoveryCodes
    const { token } = await passFirstStep(app, person)
    expect((await enterWith(token, first, 'recovery-code')).status).toBe(200)
    const again = await passFirstStep(app, person)
    expect(await enterWith(again.token, first, 'recovery-code')).toMatchObject({ status: 401, body: WRONG_CODE })
    const typed = second.toLowerCase().replaceAll('-', ' ')
    expect((await enterWith(again.token, typed, 'recovery-code')).status).toBe(200)
    expect((await securityOf(person)).recoveryCodes).toBe(8)
    const actions = await app.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', person.id)
      .execute()
    expect(actions.filter(({ action }) => action === 'recovery-code.used')).toHaveLength(2)
  })

  test('the same code from several log-ins at once signs in once (S82)', async () => {
    const person = await enterStaff(app)
    const { recoveryCodes } = await addApp(app, person)
    const tokens = await Promise.all(Array.from({ length: 4 }, () => passFirstStep(app, person)))
    const answers = await Promise.all(
      tokens.map(({ token }) => enterWith(token, recoveryCodes[0] ?? '', 'recovery-code')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  test('two right codes with one token sign in once, and the other code stays unused', async () => {
    const person = await enterStaff(app)
    const { recoveryCodes } = await addApp(app, person)
    const { token } = await passFirstStep(app, person)
    const answers = await Promise.all(recoveryCodes.slice(0, 2).map((code) => enterWith(token, code, 'recovery-code')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await securityOf(person)).recoveryCodes).toBe(9)
  })

  test('new ones end the old ones; a second factor more makes none; the last factor takes them along', async () => {
    const person = await enterStaff(app)
    const { cookie } = person
    const { recoveryCodes: old } = await addApp(app, person)
    expect((await addPasskey(app, person)).recoveryCodes).toEqual([])
    const { body } = await app.call('POST /api/auth/recovery-codes', { cookie })
    expect(body.recoveryCodes).toHaveLength(10)
    const { token } = await passFirstStep(app, person)
    expect((await enterWith(token, old[3] ?? '', 'recovery-code')).status).toBe(401)
    expect((await enterWith(token, body.recoveryCodes[3] ?? '', 'recovery-code')).status).toBe(200)
    expect((await app.call('DELETE /api/auth/authenticator-app', { cookie })).status).toBe(200)
    expect((await securityOf(person)).recoveryCodes).toBe(9)
    const { passkeys } = await securityOf(person)
    await app.call('POST /api/auth/passkeys/remove', { cookie, body: { id: passkeys[0]?.id ?? '' } })
    expect(await securityOf(person)).toMatchObject({ passkeys: [], appSince: null, recoveryCodes: 0 })
    expect((await app.call('POST /api/auth/recovery-codes', { cookie })).status).toBe(409)
    expect((await app.call('DELETE /api/auth/authenticator-app', { cookie })).status).toBe(404)
  })
})

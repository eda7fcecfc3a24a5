import { describe, expect, test } from 'vitest'
import { logIn } from '#tests/support/accounts.ts'
import {
  addApp,
  enterCode,
  enterStaff,
  openFactorApp,
  passFirstStep,
  showCode,
  WRONG_CODE,
} from '#tests/support/factors.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { until } from '#tests/support/until.ts'

const app = await openFactorApp()

const enterWith = (...step: [token: string, code: string, method?: 'app' | 'recovery-code']) => enterCode(app, ...step)

describe('setting up an app', () => {
  test.each(['POST /api/auth/authenticator-app', 'POST /api/auth/passkeys/options'] as const)(
    'is refused by %s in a session that ends at that moment',
    async (begin) => {
      const { id, cookie } = await enterStaff(app)
      const client = await app.database.pool.connect()
      try {
        await client.query('begin')
        await client.query('delete from sessions where user_id = $1', [id])
        const begun = app.call(begin, { cookie, headers: { host: 'localhost' } })
        await until(async () => {
          const { rowCount } = await app.database.pool.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
          return rowCount === 1
        })
        await client.query('commit')
        expect((await begun).status).toBe(401)
      } finally {
        client.release()
      }
    },
  )

  test('counts with its first code alone; a wrong one may be tried again; a new app replaces the old one', async () => {
    const person = await enterStaff(app)
    const { cookie, email } = person
    const begin = async () => (await app.call('POST /api/auth/authenticator-app', { cookie })).body
    const confirm = (token: string, code: string, as = cookie) =>
      app.call('POST /api/auth/authenticator-app/confirm', { cookie: as, body: { token, code } })
    const { token, secret, uri } = await begin()
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(uri)).toContain(`Marquee:${email}`)
    expect((await logIn(app, 'admin', email)).body).toHaveProperty('admin')
    expect(await confirm(token, '000000')).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    })
    const other = await enterStaff(app)
    expect((await confirm(token, showCode(secret), other.cookie)).status).toBe(422)
    expect((await confirm(token, showCode(secret))).status).toBe(200)
    expect((await confirm(token, showCode(secret))).status).toBe(422)
    const next = await begin()
    expect((await confirm(next.token, showCode(next.secret, -30))).body).toEqual({ recoveryCodes: null })
    const step = await passFirstStep(app, person)
    expect((await enterWith(step.token, showCode(secret, 30))).status).toBe(401)
    expect((await enterWith(step.token, showCode(next.secret))).status).toBe(200)
  })

  test('is refused without a verified session, and so is every change of the factors', async () => {
    const { cookie } = await enterStaff(app)
    await ageSession(app, cookie)
    for (const call of [
      'POST /api/auth/authenticator-app',
      'DELETE /api/auth/authenticator-app',
      'POST /api/auth/recovery-codes',
    ] as const) {
      expect((await app.call(call, { cookie })).body).toMatchObject({ code: 'reauthentication_required' })
    }
  })

  test('nothing stored, logged or audited holds the secret or a recovery code', async () => {
    const person = await enterStaff(app)
    const { secret, recoveryCodes } = await addApp(app, person)
    const tables = ['authenticator_apps', 'recovery_codes', 'factor_challenges', 'audit_log', 'outbox_emails']
    const texts = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await app.database.pool.query(
          `select coalesce(json_agg(t), '[]')::text as text from ${table} t`,
        )
        return rows[0].text as string
      }),
    )
    const all = texts.join('') + app.logged.join('')
    const bytes = Buffer.from(secret).toString('hex')
    for (const hidden of [secret, bytes, ...recoveryCodes, recoveryCodes[0]?.replaceAll('-', '') ?? '']) {
      expect(all).not.toContain(hidden)
    }
  })
})

test('a session is verified again by a code, which is used by it; wrong ones count (P1.21)', async () => {
  const person = await enterStaff(app, 'agent')
  const { cookie } = person
  const { secret } = await addApp(app, person)
  await ageSession(app, cookie)
  const verify = (code: string) => app.call('POST /api/auth/verification/app', { cookie, body: { code } })
  expect(await verify('000000')).toMatchObject({ status: 400, body: WRONG_CODE })
  const code = showCode(secret)
  expect((await verify(code)).status).toBe(200)
  expect((await app.call('GET /api/auth/verification', { cookie })).status).toBe(200)
  expect((await verify(code)).status).toBe(400)
  const { token } = await passFirstStep(app, person)
  expect((await enterWith(token, code)).status).toBe(401)
  for (let i = 0; i < 9; i++) await verify('000000')
  expect((await verify(showCode(secret, 30))).status).toBe(429)
})

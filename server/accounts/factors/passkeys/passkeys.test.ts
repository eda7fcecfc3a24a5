import { describe, expect, test } from 'vitest'
import { logIn, readCookie, readRole } from '#tests/support/accounts.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { AT_SITE, addPasskey, askForPasskey, enterStaff, SITE, type SignedIn } from '#tests/support/factors.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { openTestApp, startTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

type Credential = ReturnType<ReturnType<typeof createAuthenticator>['answer']>
const enterWith = (
  credential: Credential,
  role: 'admin' | 'agent' = 'admin',
  headers: Record<string, string> = AT_SITE,
) => app.call('POST /api/auth/passkey/login', { headers, body: { role, credential } })
const optionsFor = async ({ cookie }: SignedIn) =>
  (await app.call('POST /api/auth/passkeys/options', { cookie, headers: AT_SITE })).body
const add = ({ cookie }: SignedIn, credential: ReturnType<ReturnType<typeof createAuthenticator>['create']>) =>
  app.call('POST /api/auth/passkeys', { cookie, headers: AT_SITE, body: { name: 'Blue key', credential } })
const securityOf = async ({ cookie }: SignedIn) =>
  (await app.call('GET /api/auth/security', { cookie, headers: AT_SITE })).body
const auditOf = async (id: string) => {
  const rows = await app.context.db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute()
  return rows.map(({ action }) => action)
}

const REFUSED = { error: 'This passkey does not work here. Sign in with your password.', code: 'unauthenticated' }

describe.each(['admin', 'agent'] as const)('an %s', (role) => {
  test('adds a passkey, sees it, signs in with it alone and removes it; then it is refused (P1.22)', async () => {
    const person = await enterStaff(app, role)
    const { device, passkey, recoveryCodes } = await addPasskey(app, person, 'Blue key')
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'Blue key',
      createdAt: expect.any(String),
      lastUsedAt: null,
    })
    expect(recoveryCodes).toHaveLength(10)
    const answer = await enterWith(device.answer(await askForPasskey(app)), role)
    expect([answer.status, answer.body]).toEqual([200, { success: true, role }])
    expect(await readRole(app, readCookie(answer))).toBe(role)
    const { passkeys, passkeysPossible } = await securityOf(person)
    expect([passkeys.map(({ name }) => name), passkeysPossible]).toEqual([['Blue key'], true])
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
    const removed = await app.call('POST /api/auth/passkeys/remove', {
      cookie: person.cookie,
      body: { id: passkey.id },
    })
    expect(removed.status).toBe(200)
    expect(await securityOf(person)).toMatchObject({ passkeys: [], recoveryCodes: 0 })
    const late = await enterWith(device.answer(await askForPasskey(app)), role)
    expect([late.status, late.body]).toEqual([401, REFUSED])
    expect(await auditOf(person.id)).toEqual(expect.arrayContaining(['passkey.added', 'passkey.removed']))
    // the password alone signs in again
    expect((await logIn(app, role, person.email)).body).toHaveProperty(role)
  })
})

describe('a log-in with a passkey refuses (S81)', () => {
  test('a challenge that was used, for another purpose, expired or never given', async () => {
    const person = await enterStaff(app)
    const { device } = await addPasskey(app, person)
    const options = await askForPasskey(app)
    expect((await enterWith(device.answer(options))).status).toBe(200)
    const forAdding = await optionsFor(person)
    const late = await askForPasskey(app)
    await app.database.pool.query("update factor_challenges set expires_at = now() where purpose = 'passkey-login'")
    for (const challenge of [options, forAdding, late, { challenge: Buffer.alloc(32).toString('base64url') }]) {
      expect(await enterWith(device.answer(challenge))).toMatchObject({ status: 401, body: REFUSED })
    }
  })

  test('the same answer sent twenty times at once opens one session', async () => {
    const person = await enterStaff(app)
    const { device } = await addPasskey(app, person)
    const credential = device.answer(await askForPasskey(app))
    const answers = await Promise.all(Array.from({ length: 20 }, () => enterWith(credential)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 401)])
  })

  test.each([
    ['another origin', { origin: 'https://marquee.evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['another RP id', { rpId: 'evil.example' }],
    ['a person the device did not verify', { verified: false }],
  ])('%s, and uses the challenge up', async (_what, bent) => {
    const person = await enterStaff(app)
    const { device } = await addPasskey(app, person)
    const options = await askForPasskey(app)
    for (const bend of [bent, {}]) {
      expect(await enterWith(device.answer(options, bend))).toMatchObject({ status: 401, body: REFUSED })
    }
    expect((await enterWith(device.answer(await askForPasskey(app)))).status).toBe(200)
  })

  test('a copied key, whose counter does not grow, and audits it', async () => {
    const person = await enterStaff(app)
    const { device } = await addPasskey(app, person)
    expect((await enterWith(device.answer(await askForPasskey(app), { counter: 7 }))).status).toBe(200)
    for (const counter of [7, 3, 0]) {
      const answer = await enterWith(device.answer(await askForPasskey(app), { counter }))
      expect([answer.status, answer.body]).toEqual([401, REFUSED])
    }
    expect((await auditOf(person.id)).filter((action) => action === 'passkey.copy-refused')).toHaveLength(3)
    expect((await enterWith(device.answer(await askForPasskey(app), { counter: 8 }))).status).toBe(200)
  })

  test('no device that does not count', async () => {
    const person = await enterStaff(app)
    const { device } = await addPasskey(app, person)
    for (let i = 0; i < 2; i++) {
      expect((await enterWith(device.answer(await askForPasskey(app), { counter: 0 }))).status).toBe(200)
    }
  })

  test('another key under a known id, an unknown key, another role, and an account that ended', async () => {
    const [person, agent] = [await enterStaff(app), await enterStaff(app, 'agent')]
    const { device } = await addPasskey(app, person)
    const forged = createAuthenticator(SITE, Buffer.from(device.id, 'base64url'))
    const unknown = createAuthenticator(SITE)
    const { device: ofAgent } = await addPasskey(app, agent)
    for (const one of [forged, unknown, ofAgent]) {
      expect(await enterWith(one.answer(await askForPasskey(app)))).toMatchObject({ status: 401, body: REFUSED })
    }
    await app.context.db.updateTable('users').set({ archived_at: new Date() }).where('id', '=', person.id).execute()
    expect((await enterWith(device.answer(await askForPasskey(app)))).status).toBe(401)
  })

  test.each([
    ['clientDataJSON', '!!!'],
    ['clientDataJSON', Buffer.from('[1]').toString('base64url')],
    ['clientDataJSON', Buffer.from('{"type":"webauthn.get"}').toString('base64url')],
    ['authenticatorData', 'AA'],
    ['signature', 'AA'],
    ['signature', '\0'],
    ['userHandle', '\0\ud800'],
  ])('a %s of %j with a 4xx', async (part, value) => {
    const person = await enterStaff(app)
    const { device } = await addPasskey(app, person)
    const credential = device.answer(await askForPasskey(app))
    const response = { ...credential.response, [part]: value }
    const { status } = await enterWith({ ...credential, response })
    expect(status).toBeGreaterThanOrEqual(part === 'userHandle' ? 200 : 400)
    expect(status).toBeLessThan(500)
  })

  test('every host but its own, in words', async () => {
    const { status, body } = await app.call('POST /api/auth/passkey/options', { headers: { host: '127.0.0.1:3000' } })
    expect([status, body]).toMatchObject([422, { error: expect.stringContaining('Passkeys need a host name') }])
  })
})

describe('a new passkey', () => {
  test('answers a challenge of this very session, once, from this site, from a verified person', async () => {
    const [person, other] = [await enterStaff(app), await enterStaff(app)]
    const device = createAuthenticator(SITE)
    const attempts = [
      device.create(await optionsFor(other)),
      device.create(await optionsFor(person), { origin: 'https://evil.example' }),
      device.create(await optionsFor(person), { rpId: 'evil.example' }),
      device.create(await optionsFor(person), { verified: false }),
      device.create(await askForPasskey(app)),
    ]
    for (const attempt of attempts) expect((await add(person, attempt)).status).toBe(422)
    const right = device.create(await optionsFor(person))
    expect((await add(person, right)).status).toBe(201)
    expect((await add(person, right)).status).toBe(422)
    const twice = device.create(await optionsFor(other))
    expect(await add(other, twice)).toMatchObject({ status: 409, body: { error: 'This passkey is added already' } })
    expect((await securityOf(other)).recoveryCodes).toBe(0)
  })

  test('needs a verified session; so does removing one', async () => {
    const person = await enterStaff(app)
    const { passkey } = await addPasskey(app, person)
    const credential = createAuthenticator(SITE).create(await optionsFor(person))
    await ageSession(app, person.cookie)
    const remove = app.call('POST /api/auth/passkeys/remove', { cookie: person.cookie, body: { id: passkey.id } })
    for (const { status, body } of [await add(person, credential), await remove]) {
      expect([status, body]).toMatchObject([403, { code: 'reauthentication_required' }])
    }
    expect((await securityOf(person)).passkeys).toHaveLength(1)
  })

  test("of another's account is not found when it is to be removed", async () => {
    const [person, other] = [await enterStaff(app), await enterStaff(app)]
    const { passkey } = await addPasskey(app, person)
    const { status } = await app.call('POST /api/auth/passkeys/remove', {
      cookie: other.cookie,
      body: { id: passkey.id },
    })
    expect(status).toBe(404)
    expect((await securityOf(person)).passkeys).toHaveLength(1)
  })

  test('is one of twenty at most', async () => {
    const person = await enterStaff(app)
    await addPasskey(app, person)
    await app.database.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, name)
       select $1::uuid, 'key-' || n || $1::uuid, '\\x00', 0, 'Key' from generate_series(1, 19) n`,
      [person.id],
    )
    const answer = await app.call('POST /api/auth/passkeys/options', { cookie: person.cookie, headers: AT_SITE })
    expect(answer.status).toBe(409)
  })
})

test('a session is verified again by a passkey of its own account, for its own challenge (P1.21)', async () => {
  const [person, other] = [await enterStaff(app), await enterStaff(app)]
  const { device } = await addPasskey(app, person)
  const { device: foreign } = await addPasskey(app, other)
  for (const one of [person, other]) await ageSession(app, one.cookie)
  const ask = async ({ cookie }: SignedIn) =>
    (await app.call('POST /api/auth/verification/passkey-options', { cookie, headers: AT_SITE })).body
  const verify = async (credential: Credential, { cookie } = person) =>
    (await app.call('POST /api/auth/verification/passkey', { cookie, headers: AT_SITE, body: { credential } })).status
  const options = await ask(person)
  expect(options.allowCredentials?.map(({ id }) => id)).toEqual([device.id])
  expect(await verify(foreign.answer(await ask(person)))).toBe(400)
  expect(await verify(device.answer(await ask(other)))).toBe(400)
  expect(await verify(device.answer(await askForPasskey(app)))).toBe(400)
  expect((await app.call('GET /api/auth/verification', { cookie: person.cookie })).status).toBe(403)
  const credential = device.answer(options)
  expect(await verify(credential)).toBe(200)
  expect((await app.call('GET /api/auth/verification', { cookie: person.cookie })).status).toBe(200)
  expect(await verify(credential)).toBe(400)
})

test('behind a host name of its own the site takes passkeys for that name alone', async () => {
  await using own = await startTestApp({ env: { PUBLIC_URL: 'https://book.marquee.example' } })
  const headers = { host: 'book.marquee.example' }
  const { body } = await own.call('POST /api/auth/passkey/options', { headers })
  expect(body.rpId).toBe('book.marquee.example')
  const other = await own.call('POST /api/auth/passkey/options', { headers: AT_SITE })
  expect(other.body.rpId).toBe('book.marquee.example')
})

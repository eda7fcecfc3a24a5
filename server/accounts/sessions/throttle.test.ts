import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/model/role.ts'
import { buildLogin, logIn, PASSWORD, passTime } from '#tests/support/accounts.ts'
import { openTestApp, startTestApp } from '#tests/support/start-test-app.ts'
import { accountKey, lockSeconds } from './throttle.ts'

const app = await openTestApp()

/** Writes failures down instead of making them. */
async function fail(role: Role, name: string, times: number, address = '127.0.0.1') {
  await app.context.db
    .insertInto('login_failures')
    .values(Array.from({ length: times }, () => ({ account: accountKey(role, name), address })))
    .execute()
}

const failuresOf = async (role: Role, name: string) => {
  const rows = await app.context.db
    .selectFrom('login_failures')
    .select('id')
    .where('account', '=', accountKey(role, name))
    .execute()
  return rows.length
}

async function retryAfter(name: string, password = PASSWORD): Promise<number> {
  const { status, headers, body } = await logIn(app, 'customer', name, password)
  expect(status).toBe(429)
  expect(body).toMatchObject({ code: 'too_many_requests', error: expect.stringMatching(/^Too many attempts\./) })
  return Number(headers['retry-after'])
}

test('an account is locked from the tenth failure on, twice as long each time, a quarter of an hour at most (S5)', () => {
  const lockOf = (failures: number) => lockSeconds(failures)
  expect([0, 9, 10, 11, 12, 13, 14, 30].map(lockOf)).toEqual([0, 0, 60, 120, 240, 480, 900, 900])
})

describe('an account locked after ten failures (S5)', () => {
  test('a locked account refuses the right password with the same message, known or not', async () => {
    const { email } = await buildLogin(app, 'customer')
    for (const name of [email, 'nobody-known@example.com']) {
      for (let i = 0; i < 10; i++) expect((await logIn(app, 'customer', name, 'wrong password')).status).toBe(401)
      expect(await retryAfter(name, 'wrong password')).toBe(60)
      expect(await retryAfter(name)).toBeGreaterThan(55)
      expect(await failuresOf('customer', name), 'a refused try is none').toBe(10)
    }
  })

  test('each further failure locks it for longer; its owner signs in when the lock ends', async () => {
    const { email } = await buildLogin(app, 'customer')
    await fail('customer', email, 10)
    for (const lock of [60, 120, 240]) {
      expect(await retryAfter(email)).toBeGreaterThan(lock - 5)
      expect(await retryAfter(email)).toBeLessThanOrEqual(lock)
      await passTime(app, lock - 10)
      expect(await retryAfter(email)).toBeLessThanOrEqual(10)
      await passTime(app, 11)
      expect((await logIn(app, 'customer', email, 'wrong password')).status).toBe(401)
    }
    expect(await retryAfter(email)).toBeGreaterThan(475)
    await passTime(app, 481)
    expect((await logIn(app, 'customer', email)).status).toBe(200)
    expect(await failuresOf('customer', email), 'a success forgets them').toBe(0)
    for (let i = 0; i < 2; i++) expect((await logIn(app, 'customer', email, 'wrong password')).status).toBe(401)
  })

  test('a lock lasts at most 15 minutes; then the failures are forgotten', async () => {
    const { email } = await buildLogin(app, 'customer')
    await fail('customer', email, 40)
    expect(await retryAfter(email)).toBeLessThanOrEqual(900)
    await passTime(app, 901)
    for (let i = 0; i < 9; i++) expect((await logIn(app, 'customer', email, 'wrong password')).status).toBe(401)
    expect((await logIn(app, 'customer', email)).status).toBe(200)
  })

  test('with two names each has five failures of its own, in any letters (P1.28)', async () => {
    const { email, username } = await buildLogin(app, 'agent')
    for (let i = 0; i < 5; i++) {
      expect((await logIn(app, 'agent', email, 'wrong password')).status).toBe(401)
      expect((await logIn(app, 'agent', username.toUpperCase(), 'wrong password')).status).toBe(401)
    }
    for (const name of [email, username]) expect((await logIn(app, 'agent', name)).status).toBe(429)
  })

  test('it is locked for every address that failed, at any RATE_LIMIT_SCALE; other accounts and roles are not', async () => {
    const [one, other] = [await buildLogin(app, 'customer'), await buildLogin(app, 'customer')]
    await fail('customer', one.email, 5, '203.0.113.1')
    await fail('customer', one.email, 5, '203.0.113.2')
    for (const remoteAddress of ['203.0.113.1', '203.0.113.2']) {
      expect((await logIn(app, 'customer', one.email, PASSWORD, { remoteAddress })).status).toBe(429)
    }
    expect((await logIn(app, 'customer', other.email)).status).toBe(200)
    expect((await logIn(app, 'agent', one.email)).status).toBe(401)
  })

  test('failures dated in the future by a fast clock do not lock it (S64)', async () => {
    const { email } = await buildLogin(app, 'customer')
    await fail('customer', email, 12)
    await passTime(app, -3600)
    expect((await logIn(app, 'customer', email)).status).toBe(200)
  })
})

test('neither names nor passwords are among the failures', async () => {
  await logIn(app, 'customer', 'Someone-Typed-This@example.com', 'and-that')
  const { rows } = await app.database.pool.query('select f::text as row from login_failures f')
  expect(rows.map(({ row }) => row).join()).not.toMatch(/someone-typed|and-that|@/i)
})

describe('the limit of accounts an address may fail at (S5)', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({ remoteAddress, headers })

  test('an address may fail at 50 accounts (times RATE_LIMIT_SCALE); other addresses are not affected', async () => {
    await using strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.2' } })
    const { email } = await buildLogin(strict, 'customer')
    const address = '2001:db8::1'
    for (let i = 0; i < 10; i++) {
      const { status } = await logIn(strict, 'customer', `guess-${i}@example.com`, 'x', from(address))
      expect(status).toBe(401)
    }
    const refused = await logIn(strict, 'customer', email, PASSWORD, from(address))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(850)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    // one it failed at already may be tried on, up to its own limit
    expect((await logIn(strict, 'customer', 'guess-3@example.com', 'x', from(address))).status).toBe(401)
    // a household has one address of this kind, and X-Forwarded-For is only believed of a configured proxy
    const forwarded = { 'x-forwarded-for': '198.51.100.7' }
    for (const same of [from('2001:db8::abcd:2'), from(address, forwarded)]) {
      expect((await logIn(strict, 'customer', email, PASSWORD, same)).status).toBe(429)
    }
    expect((await logIn(strict, 'customer', email, PASSWORD, from('2001:db8:0:1::1'))).status).toBe(200)
    await passTime(strict, 901)
    expect((await logIn(strict, 'customer', email, PASSWORD, from(address))).status).toBe(200)
  })

  test('parallel failures are all counted', async () => {
    await using strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.2' } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => logIn(strict, 'customer', `guess-${i}@example.com`, 'x')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

import { describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import {
  buildLogin,
  type From,
  type Login,
  logIn as logInAt,
  PASSWORD,
  passTime,
  readDevice,
} from '#tests/support/accounts.ts'
import { openTestApp, startTestApp } from '#tests/support/start-test-app.ts'
import { writePasswordLink } from '../passwords/password-links.ts'

const app = await openTestApp()

const from = (remoteAddress: string, cookie?: string): From => ({ remoteAddress, cookie })
const attackers = (count: number) =>
  Array.from({ length: count }, (_, i) => `198.51.${Math.floor(i / 200)}.${(i % 200) + 1}`)
const HOME = '203.0.113.7'
const WRONG = 'wrong password'

const logIn = ({ role, email }: Login, password = PASSWORD, at: From = {}) => logInAt(app, role, email, password, at)
const guess = (login: Login, address: string) => logIn(login, WRONG, from(address))

/** Seconds to wait; 0 when the password was looked at. */
function waitOf({ status, headers }: Awaited<ReturnType<typeof guess>>): number {
  expect([200, 401, 429]).toContain(status)
  return status === 429 ? Number(headers['retry-after']) : 0
}

/** A browser that signed in: its device cookie alone. */
async function knownBrowser(login: Login, cookie?: string): Promise<string> {
  const answer = await logIn(login, PASSWORD, from(HOME, cookie))
  expect(answer.status).toBe(200)
  return readDevice(answer)
}

/**
 * Guesses from each address whenever its wait is over, for so long: the most that these addresses can do.
 * @param step seconds between looks at the clock
 * @param meanwhile runs at each step
 * @returns guesses that were looked at
 */
async function attack(
  login: Login,
  { addresses, seconds, step = 15 }: { addresses: string[]; seconds: number; step?: number },
  meanwhile: (at: number) => Promise<unknown> = async () => {},
): Promise<number> {
  const free = new Map(addresses.map((address) => [address, 0]))
  let looked = 0
  for (let at = 0; at < seconds; at += step) {
    for (const [address, due] of free) {
      if (due > at) continue
      const wait = waitOf(await guess(login, address))
      if (wait === 0) looked += 1
      free.set(address, at + wait)
    }
    await meanwhile(at)
    await passTime(app, step)
  }
  return looked
}

describe('a browser that signed in before', () => {
  test('signs in at once while wrong guesses come from everywhere, its own network too (P1.27)', async () => {
    for (const role of ['customer', 'agent', 'admin'] as const) {
      const login = await buildLogin(app, role)
      const device = await knownBrowser(login)
      let entered = 0
      for (let round = 0; round < 20; round++) {
        for (const address of [...attackers(5), HOME]) await guess(login, address)
        if ((await logIn(login, PASSWORD, from(HOME, device))).status === 200) entered += 1
      }
      expect(entered).toBe(20)
    }
    // 60 log-ins at their full cost
  }, 60_000)

  test('has its own ten failures, which lock it alone', async () => {
    const login = await buildLogin(app, 'customer')
    const [one, other] = [await knownBrowser(login), await knownBrowser(login)]
    for (let i = 0; i < 10; i++) expect((await logIn(login, WRONG, from(HOME, one))).status).toBe(401)
    const refused = await logIn(login, PASSWORD, from(HOME, one))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    for (const cookie of [other, undefined]) expect((await logIn(login, PASSWORD, from(HOME, cookie))).status).toBe(200)
    await passTime(app, 61)
    expect((await logIn(login, PASSWORD, from(HOME, one))).status).toBe(200)
  })

  test('is not refused for what others of its network do at other accounts', async () => {
    await using strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.2' } })
    const { email } = await buildLogin(strict, 'customer')
    const device = readDevice(await logInAt(strict, 'customer', email, PASSWORD, from(HOME)))
    for (let i = 0; i < 10; i++) await logInAt(strict, 'customer', `guess-${i}@example.com`, WRONG, from(HOME))
    expect((await logInAt(strict, 'customer', email, PASSWORD, from(HOME))).status).toBe(429)
    expect((await logInAt(strict, 'customer', email, PASSWORD, from(HOME, device))).status).toBe(200)
  })

  test('keeps its count in the database: another process and a restart know it', async () => {
    const login = await buildLogin(app, 'customer')
    const device = await knownBrowser(login)
    for (let i = 0; i < 5; i++) await logIn(login, WRONG, from(HOME, device))
    const other = await buildApp(app.context, { site: 'no-such-folder' })
    const elsewhere = (password: string) =>
      other.inject({
        method: 'POST',
        url: '/api/customer/login',
        payload: { email: login.email, password },
        headers: { cookie: device },
      })
    for (let i = 0; i < 5; i++) expect((await elsewhere(WRONG)).statusCode).toBe(401)
    expect((await elsewhere(PASSWORD)).statusCode).toBe(429)
    expect((await logIn(login, PASSWORD, from(HOME, device))).status).toBe(429)
    await other.close()
  })
})

describe('a browser that is not known, while the account is attacked', () => {
  test('gets in at once when one network guesses without a pause, and the guesser is refused', async () => {
    const login = await buildLogin(app, 'customer')
    for (let i = 0; i < 30; i++) await guess(login, '198.51.100.1')
    expect(waitOf(await guess(login, '198.51.100.1'))).toBeGreaterThan(0)
    expect((await logIn(login, PASSWORD, from(HOME))).status).toBe(200)
    expect(waitOf(await guess(login, '198.51.100.1')), 'her log-in gives nobody new tries').toBeGreaterThan(0)
  })

  test('gets its turn within 15 minutes while 50 networks take theirs, and they guess no more than that (S5)', async () => {
    const login = await buildLogin(app, 'customer')
    const networks = attackers(50)
    let [due, waited, entered] = [0, 0, -1]
    const owner = async (at: number) => {
      if (at < due || entered >= 0) return
      const answer = await logIn(login, PASSWORD, from(HOME))
      if (answer.status === 200) entered = at
      else {
        waited += 1
        due = at + waitOf(answer)
      }
    }
    const looked = await attack(login, { addresses: networks, seconds: 900 }, owner)
    expect(entered).toBeGreaterThan(0)
    expect(entered).toBeLessThanOrEqual(900)
    expect(waited, 'the time it is given is kept').toBe(1)
    expect(looked).toBeLessThanOrEqual(10 + 60)
    // each network had its two failures; from now on it is ten in 15 minutes and a few as locks end, as for one network
    await attack(login, { addresses: networks, seconds: 900 })
    expect(await attack(login, { addresses: networks, seconds: 1800, step: 30 })).toBeLessThanOrEqual(2 * 15)
    expect((await logIn(login, PASSWORD, from('203.0.113.8'))).status).toBe(200)
  }, 90_000)

  test('a network with two failures of its own gets no turn for a day', async () => {
    const login = await buildLogin(app, 'customer')
    for (const address of attackers(10)) await guess(login, address)
    for (let i = 0; i < 2; i++) {
      expect(waitOf(await guess(login, HOME))).toBe(0)
      await passTime(app, 15)
    }
    expect(waitOf(await guess(login, HOME))).toBeGreaterThan(60)
    await passTime(app, 20 * 3600)
    for (const address of attackers(10)) await guess(login, address)
    expect(waitOf(await guess(login, HOME)), 'hours later').toBeGreaterThan(15)
    await passTime(app, 5 * 3600)
    for (const address of attackers(22).slice(12)) await guess(login, address)
    expect(waitOf(await guess(login, HOME)), 'a day later').toBe(0)
  })

  test('a turn waits for five minutes; who comes later gets another', async () => {
    const login = await buildLogin(app, 'customer')
    for (const address of attackers(12)) await guess(login, address)
    const turnOf = async () => waitOf(await guess(login, HOME))
    const wait = await turnOf()
    expect(wait).toBeGreaterThan(0)
    await passTime(app, wait + 310)
    const mine = await app.database.pool.query('select taken from login_turns where address = $1', [HOME])
    expect(mine.rows).toContainEqual({ taken: false })
    expect((await logIn(login, PASSWORD, from(HOME))).status, 'nobody else waits').toBe(200)
  })

  test('a day has 120 turns at one name, however many networks ask', async () => {
    const login = await buildLogin(app, 'customer')
    const day = new Date(Date.now() - 3600_000)
    for (const address of attackers(10)) await guess(login, address)
    const [row] = (await app.database.pool.query('select account from login_failures order by id desc limit 1')).rows
    await app.database.pool.query(
      `insert into login_failures (account, address, failed_at, by_turn)
       select $1, '192.0.2.' || n, $2, true from generate_series(1, 120) as n`,
      [row.account, day],
    )
    expect(waitOf(await guess(login, HOME))).toBeGreaterThan(15)
  })

  test('does not wait once it chose a new password with a mailed link: it is known then', async () => {
    const login = await buildLogin(app, 'customer')
    for (const address of [HOME, HOME, ...attackers(20)]) await guess(login, address)
    expect((await logIn(login, PASSWORD, from(HOME))).status).toBe(429)
    await writePasswordLink(app.context.db, login, {
      token: 'a-token-of-a-mail-that-arrived',
      purpose: 'reset_password',
    })
    const answer = await app.call('POST /api/auth/reset-password', {
      body: { token: 'a-token-of-a-mail-that-arrived', newPassword: 'Sieben Lampen, ein Licht' },
    })
    expect(answer.status).toBe(200)
    const device = readDevice(answer)
    for (let i = 0; i < 30; i++) await guess(login, attackers(30)[i] ?? HOME)
    expect((await logIn(login, 'Sieben Lampen, ein Licht', from(HOME, device))).status).toBe(200)
  })
})

describe('two names of one account', () => {
  test('wrong tries under the user name show nothing about the email, and both names together have ten (S5)', async () => {
    const login = await buildLogin(app, 'agent')
    const stranger = 'somebody-else'
    const tries = async (name: string, times: number) => {
      const answers = []
      for (let i = 0; i < times; i++) answers.push((await logInAt(app, 'agent', name, WRONG)).status)
      return answers
    }
    const known = [await tries(login.username, 10), await tries(login.email, 10)]
    const unknown = [await tries(stranger, 10), await tries('somebody-else@example.com', 10)]
    expect(known).toEqual(unknown)
    expect(known.flat().filter((status) => status === 401)).toHaveLength(10)
  })

  test('a name in other letters that the database takes for the same has the same count', async () => {
    const login = await buildLogin(app, 'agent')
    // the Kelvin sign is a k in small letters
    await app.context.db.updateTable('users').set({ username: 'kk-talent' }).where('id', '=', login.id).execute()
    const names = ['kk-talent', 'KK-talent', '\u212ak-talent', 'k\u212a-talent', '\u212a\u212a-TALENT', 'Kk-talent']
    const answers = []
    for (const name of names) answers.push((await logInAt(app, 'agent', name, WRONG)).status)
    const same = (await app.database.pool.query('select lower($1) = $2 as same', ['\u212ak', 'kk'])).rows[0].same
    const counted = same ? names.length : names.filter((name) => !name.includes('\u212a')).length
    expect(answers.filter((status) => status === 429)).toHaveLength(Math.max(0, counted - 5))
  })
})

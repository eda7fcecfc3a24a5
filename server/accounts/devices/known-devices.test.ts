import { describe, expect, test } from 'vitest'
import { buildLogin, logIn, PASSWORD, readCookie, readCookies, readDevice } from '#tests/support/accounts.ts'
import { openTestApp, startTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

const WRONG = 'wrong password'
const deviceHeader = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.includes('device=')) ?? ''

/** Locks an account for every browser that is not known: all its failures, turns included, come from this network. */
async function lock(email: string): Promise<void> {
  for (let i = 0; i < 12; i++) await logIn(app, 'customer', email, WRONG)
}
const isKnown = async (email: string, cookie: string, password = PASSWORD) =>
  (await logIn(app, 'customer', email, password, { cookie })).status === 200

describe('the device cookie', () => {
  test('is one the browser keeps to itself for a year, and its token is stored as a hash (P1.27)', async () => {
    const { email } = await buildLogin(app, 'customer')
    const { headers } = await logIn(app, 'customer', email)
    const [pair = '', ...attributes] = deviceHeader(headers).split('; ')
    expect(pair).toMatch(/^device=[\w-]{43}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax'])
    const { rows } = await app.database.pool.query('select d::text as row from known_devices d')
    expect(rows.map(({ row }) => row).join()).not.toContain(pair.slice('device='.length))
    expect(app.logged.join('')).not.toContain(pair.slice('device='.length))
  })

  test('over TLS is bound to this host', async () => {
    await using secure = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' } })
    const { email } = await buildLogin(secure, 'agent')
    const [pair, ...attributes] = deviceHeader((await logIn(secure, 'agent', email)).headers).split('; ')
    expect(pair).toMatch(/^__Host-device=[\w-]{43}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  test('stays when its browser logs out, is the same at the next log-in, and opens nothing alone', async () => {
    const { email } = await buildLogin(app, 'customer')
    const entered = await logIn(app, 'customer', email)
    const out = await app.call('POST /api/customer/logout', { cookie: readCookies(entered) })
    expect(deviceHeader(out.headers)).toBe('')
    const device = readDevice(entered)
    expect((await app.call('GET /api/auth/status', { cookie: device })).body.role).toBeNull()
    expect(readDevice(await logIn(app, 'customer', email, PASSWORD, { cookie: device }))).toBe(device)
  })

  test('is not set by a refused log-in', async () => {
    const { email } = await buildLogin(app, 'customer')
    expect((await logIn(app, 'customer', email, WRONG)).headers['set-cookie']).toBeUndefined()
  })
})

describe('a browser is known', () => {
  test('to every account that signed in with it, and to no other', async () => {
    const [one, two, three] = [
      await buildLogin(app, 'customer'),
      await buildLogin(app, 'customer'),
      await buildLogin(app, 'customer'),
    ]
    const first = readDevice(await logIn(app, 'customer', one.email))
    const both = readDevice(await logIn(app, 'customer', two.email, PASSWORD, { cookie: first }))
    for (const { email } of [one, two, three]) await lock(email)
    expect(await isKnown(one.email, both)).toBe(true)
    expect(await isKnown(two.email, both)).toBe(true)
    expect(await isKnown(three.email, both), 'a cookie of another account').toBe(false)
    expect(await isKnown(two.email, first), 'a token that was planted before').toBe(false)
    for (const forged of ['device=', `device=${'A'.repeat(43)}`, 'device=%00', `device=${both.slice(7, -1)}`]) {
      expect(await isKnown(one.email, forged)).toBe(false)
    }
  })

  test('until the password is changed or reset, which leaves the browser that did it', async () => {
    const { email } = await buildLogin(app, 'customer')
    const [mine, other] = [await logIn(app, 'customer', email), readDevice(await logIn(app, 'customer', email))]
    const changed = await app.call('POST /api/customer/change-password', {
      cookie: readCookies(mine),
      body: { currentPassword: PASSWORD, newPassword: 'Acht Lampen, kein Licht' },
    })
    expect(changed.status).toBe(200)
    await lock(email)
    expect(await isKnown(email, readDevice(changed), 'Acht Lampen, kein Licht')).toBe(true)
    expect(await isKnown(email, other, 'Acht Lampen, kein Licht')).toBe(false)
  })

  test('for a year after its last log-in', async () => {
    const { email } = await buildLogin(app, 'customer')
    const device = readDevice(await logIn(app, 'customer', email))
    await lock(email)
    await app.database.pool.query("update known_devices set last_used_at = now() - interval '364 days'")
    expect(await isKnown(email, device)).toBe(true)
    await app.database.pool.query("update known_devices set last_used_at = now() - interval '366 days'")
    expect(await isKnown(email, device)).toBe(false)
  })

  test('up to the latest fifty of an account', async () => {
    const { id, email } = await buildLogin(app, 'customer')
    const first = readDevice(await logIn(app, 'customer', email))
    await app.database.pool.query(
      `insert into known_devices (token_hash, customer_id, last_used_at)
       select sha256(n::text::bytea), $1, now() + interval '1 ms' * n from generate_series(1, 55) as n`,
      [id],
    )
    await Promise.all(Array.from({ length: 5 }, () => logIn(app, 'customer', email)))
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from known_devices where customer_id = $1',
      [id],
    )
    expect(rows[0].n).toBeLessThanOrEqual(50 + 4)
    await lock(email)
    expect(await isKnown(email, first)).toBe(false)
  })
})

test('twenty log-ins of one browser at once all work, and none ends the device', async () => {
  const { email } = await buildLogin(app, 'customer')
  const device = readDevice(await logIn(app, 'customer', email))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => logIn(app, 'customer', email, PASSWORD, { cookie: device })),
  )
  expect(answers.map((answer) => [answer.status, readDevice(answer)])).toEqual(Array(20).fill([200, device]))
  expect(new Set(answers.map(readCookie)).size).toBe(20)
})

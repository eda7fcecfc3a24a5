import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/model/role.ts'
import { buildLogin, logIn, PASSWORD, passTime, readCookie } from '#tests/support/accounts.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

async function enter(role: Role = 'admin') {
  const login = await buildLogin(app, role)
  return { ...login, cookie: readCookie(await logIn(app, role, login.email)) }
}
const isVerified = async (cookie: string) => (await app.call('GET /api/auth/verification', { cookie })).status === 200
const verify = (cookie: string, password = PASSWORD) =>
  app.call('POST /api/auth/verification', { cookie, body: { password } })

describe.each(['admin', 'agent', 'customer'] as const)('a session of the role %s', (role) => {
  test('is verified by signing in, not any more after ten minutes, and again after the password', async () => {
    const { cookie } = await enter(role)
    expect(await isVerified(cookie)).toBe(true)
    await ageSession(app, cookie, 9.8)
    expect(await isVerified(cookie)).toBe(true)
    await ageSession(app, cookie, 0.3)
    const refused = await app.call('GET /api/auth/verification', { cookie })
    expect([refused.status, refused.body]).toEqual([
      403,
      { error: 'Confirm that it is you, then try again', code: 'reauthentication_required' },
    ])
    const answer = await verify(cookie)
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    expect(await isVerified(cookie)).toBe(true)
  })
})

test('an unverified session refunds nothing, exports nothing and changes no secret; other calls go on (P1.21)', async () => {
  const { cookie } = await enter()
  const booking = await buildBooking(app.context.db)
  const payment = await buildPayment(app.context.db, booking.id, { amount_cents: 5000 })
  await ageSession(app, cookie)
  const refund = () =>
    app.call('POST /api/admin/payments/:id/refund', {
      ...{ cookie, params: { id: payment.id }, body: { amount: 5000, reason: 'Rain' } },
    })
  const exported = () => app.send({ method: 'GET', url: '/api/admin/exports/bookings', headers: { cookie } })
  const secret = () =>
    app.call('PUT /api/admin/chat-settings', { cookie, body: { openaiApiKey: 'sk-of-somebody-else-entirely' } })
  for (const call of [refund, exported, secret]) {
    expect(await call()).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } })
  }
  expect(await app.context.db.selectFrom('payments').select('id').execute()).toEqual([{ id: payment.id }])
  expect((await app.call('GET /api/admin/chat-settings', { cookie })).body.hasOpenaiApiKey).toBe(false)
  await verify(cookie)
  for (const call of [refund, exported, secret]) expect((await call()).status).toBeLessThan(300)
})

test('one session is verified, not the others of the account', async () => {
  const { cookie, email } = await enter()
  const elsewhere = readCookie(await logIn(app, 'admin', email))
  for (const one of [cookie, elsewhere]) await ageSession(app, one)
  await verify(cookie)
  expect([await isVerified(cookie), await isVerified(elsewhere)]).toEqual([true, false])
})

test('a wrong password verifies nothing; after ten the right one is refused too, and log-in is not (S9)', async () => {
  const { cookie, email } = await enter()
  await ageSession(app, cookie)
  for (let i = 0; i < 10; i++) {
    const { status, body } = await verify(cookie, 'wrong password')
    expect([status, body]).toMatchObject([400, { fields: { password: 'Password is incorrect' } }])
  }
  expect((await verify(cookie)).status).toBe(429)
  expect(await isVerified(cookie)).toBe(false)
  expect((await logIn(app, 'admin', email)).status).toBe(200)
  await passTime(app, 61)
  expect((await verify(cookie)).status).toBe(200)
  expect(app.logged.join('')).not.toContain(PASSWORD)
})

test.each([{}, { password: '' }, { password: 5 }, { password: 'x'.repeat(129) }])(
  'a body of %j is refused and verifies nothing',
  async (payload) => {
    const { cookie } = await enter('agent')
    await ageSession(app, cookie)
    const { status } = await app.send({ method: 'POST', url: '/api/auth/verification', headers: { cookie }, payload })
    expect(status).toBe(400)
    expect(await isVerified(cookie)).toBe(false)
  },
)

test('a stranger can verify nothing', async () => {
  expect((await app.call('POST /api/auth/verification', { body: { password: PASSWORD } })).status).toBe(401)
  expect((await app.call('GET /api/auth/verification')).status).toBe(401)
})

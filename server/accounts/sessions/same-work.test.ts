import { expect, test, vi } from 'vitest'
import { buildLogin, hashOnce, logIn, PASSWORD } from '#tests/support/accounts.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const derivations = vi.hoisted(() => ({ count: 0 }))
vi.mock('#server/accounts/passwords/hash-thread.ts', async (load) => {
  const thread = await load<typeof import('#server/accounts/passwords/hash-thread.ts')>()
  const deriveTag: typeof thread.deriveTag = (...order) => {
    derivations.count += 1
    return thread.deriveTag(...order)
  }
  return { ...thread, deriveTag }
})

const app = await openTestApp()

test('a log-in computes one hash for any account and outcome, a malformed one none (S6, S7)', async () => {
  const { db } = app.context
  const password_hash = await hashOnce(PASSWORD)
  const { email } = await buildLogin(app, 'customer')
  const suspended = await buildCustomer(db, { password_hash, status: 'suspended' })
  const late = await buildCustomer(db, { password_hash, temporary_password_expires_at: new Date(0) })
  const without = await buildCustomer(db, { password_hash: null })
  const cases: [name: string, password: string, status: number, derived: number][] = [
    [email, PASSWORD, 200, 1],
    [email, 'wrong password', 401, 1],
    ['nobody@example.com', PASSWORD, 401, 1],
    [suspended.email, PASSWORD, 401, 1],
    [late.email, PASSWORD, 401, 1],
    [without.email, PASSWORD, 401, 1],
    [email, 'x'.repeat(129), 400, 0],
  ]
  for (const [name, password, status, derived] of cases) {
    derivations.count = 0
    expect((await logIn(app, 'customer', name, password)).status).toBe(status)
    expect(derivations.count, name).toBe(derived)
  }
})

test('twenty wrong passwords at once are ten tries, for a known and an unknown name alike (S5, S7)', async () => {
  const { email } = await buildLogin(app, 'customer')
  for (const name of [email, 'unknown-twenty@example.com']) {
    derivations.count = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(app, 'customer', name, 'wrong password')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
    expect(derivations.count).toBe(10)
  }
})

test('twenty right passwords at once all sign in (S5)', async () => {
  const { email } = await buildLogin(app, 'customer')
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(app, 'customer', email)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
})

import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { verifyByHand } from '#tests/support/passwords.ts'
import { ensureAdmin } from '../ensure-admin.ts'
import { hashPassword, makeTemporaryPassword } from './password.ts'

test('a hash is argon2id of 19 MiB and two passes, salted, and verifies (S7)', async () => {
  const [one, two] = [await hashPassword('Ünïcode 🎷 '), await hashPassword('Ünïcode 🎷 ')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(two).not.toBe(one)
  expect(verifyByHand('Ünïcode 🎷 ', one)).toBe(true)
  for (const other of ['Ünïcode 🎷', 'ünïcode 🎷 ', '']) expect(verifyByHand(other, one)).toBe(false)
})

test('concurrent hashes are all made', async () => {
  const hashes = await Promise.all(Array.from({ length: 9 }, (_, i) => hashPassword(`password ${i}`)))
  expect(hashes.every((hash, i) => verifyByHand(`password ${i}`, hash))).toBe(true)
})

test('people do not wait for a hash that nobody waits for (S7)', async () => {
  const order: string[] = []
  const make = (name: string, later: boolean) => hashPassword(name, { later }).then(() => order.push(name))
  await make('begin', true)
  await Promise.all([...Array.from({ length: 6 }, () => make('later', true)), make('now', false)])
  expect(order.at(-1)).toBe('later')
  expect(order.filter((name) => name === 'later')).toHaveLength(6)
})

test('temporary passwords are long and never the same', () => {
  const made = new Set(Array.from({ length: 200 }, makeTemporaryPassword))
  expect(made.size).toBe(200)
  for (const password of made) expect(password.length).toBeGreaterThanOrEqual(16)
})

test('the admin of the environment is made once, and an existing password is left alone (S10)', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  const made = await Promise.all([
    ensureAdmin(db, { email: 'Boss@example.com', password: 'first password' }),
    ensureAdmin(db, { email: 'boss@Example.com', password: 'first password' }),
  ])
  expect(made.sort()).toEqual([false, true])
  expect(await ensureAdmin(db, { email: 'boss@example.com', password: 'second password' })).toBe(false)
  const users = await db.selectFrom('users').select(['email', 'role', 'password_hash']).execute()
  expect(users).toMatchObject([{ email: 'boss@example.com', role: 'admin' }])
  expect(verifyByHand('first password', users[0]?.password_hash ?? '')).toBe(true)
})

import { expect, onTestFinished, test } from 'vitest'
import { buildLogin, logIn, readCookie, readRole } from '#tests/support/accounts.ts'
import { connectionUrl } from '#tests/support/database.ts'
import { runScript } from '#tests/support/run-script.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { openStream, untilListening } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'
import { readAccessRequest } from './access-request.ts'

/** A running product, and commands on its database. */
async function open() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await untilListening(app, 1)
  const env = { DATABASE_URL: connectionUrl(app.database.connection), SECRET_KEY: 'x'.repeat(32), DATA_DIR: '/nowhere' }
  const command = (script: string, ...args: string[]) => runScript(script, args, env)
  const enter = async (role: 'admin' | 'agent' | 'customer') => {
    const login = await buildLogin(app, role)
    return { ...login, cookie: readCookie(await logIn(app, role, login.email)) }
  }
  return { app, command, enter }
}

test('sessions:end signs an account out, and its open page in the running product ends', async () => {
  const { app, command, enter } = await open()
  const [admin, stays] = [await enter('admin'), await enter('admin')]
  const stream = await openStream(app.app, '/api/admin/events', admin.cookie)
  const ended = await command('sessions-end', admin.email.toUpperCase())
  expect([ended.code, ended.err]).toEqual([0, ''])
  expect(ended.out).toContain('Ended for the admin: sessions 1, calendar feeds 0.')
  await until(() => stream.ended)
  expect(stream.text).toContain('event: ended')
  expect([await readRole(app, admin.cookie), await readRole(app, stays.cookie)]).toEqual([null, 'admin'])
  expect((await logIn(app, 'admin', admin.email)).status).toBe(200)
  const unknown = await command('sessions-end', 'nobody@example.com')
  expect(unknown).toEqual({ code: 1, out: '', err: 'No account has that name. Nothing was changed.\n' })
  const otherRole = await command('sessions-end', stays.email, '--role', 'customer')
  expect(otherRole.code).toBe(1)
  expect(await readRole(app, stays.cookie)).toBe('admin')
}, 120_000)

test('admin:list lists the admins; admin:end ends one and never the last owner', async () => {
  const { app, command, enter } = await open()
  const [first, second] = [await enter('admin'), await enter('admin')]
  const list = await command('admin-list')
  expect([list.code, list.err]).toEqual([0, ''])
  expect(list.out).toMatch(new RegExp(`^${first.email} +${first.username} +owner +last sign-in \\d{4}-`, 'm'))
  expect(list.out).not.toContain('argon2')
  const ended = await command('admin-end', second.email)
  expect([ended.code, ended.err]).toEqual([0, ''])
  expect([await readRole(app, first.cookie), await readRole(app, second.cookie)]).toEqual(['admin', null])
  expect((await logIn(app, 'admin', second.email)).status).toBe(401)
  expect((await command('admin-list')).out).toMatch(new RegExp(`^${second.email} .* ended \\d{4}-`, 'm'))
  const last = await command('admin-end', first.username)
  expect([last.code, last.out]).toEqual([1, ''])
  expect(last.err).toContain('this is the last one')
  expect(await readRole(app, first.cookie)).toBe('admin')
  expect((await command('admin-end', 'nobody@example.com')).err).toContain('There is no such colleague')
}, 120_000)

test('customer:suspend suspends and restores', async () => {
  const { app, command, enter } = await open()
  const { id, email, cookie } = await enter('customer')
  expect((await command('customer-suspend', email)).code).toBe(2)
  expect(await readRole(app, cookie)).toBe('customer')
  const suspended = await command('customer-suspend', email, '--reason', 'Threatened an agent')
  expect([suspended.code, suspended.err]).toEqual([0, ''])
  expect(await readRole(app, cookie)).toBeNull()
  expect((await logIn(app, 'customer', email)).status).toBe(401)
  expect((await command('customer-suspend', email, '--restore')).code).toBe(0)
  expect((await logIn(app, 'customer', email)).status).toBe(200)
  const audit = await app.context.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'actor_id'])
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'customer.suspended', reason: 'Threatened an agent', actor_id: null },
    { action: 'customer.restored', reason: null, actor_id: null },
  ])
  expect((await command('customer-suspend', 'nobody@example.com', '--restore')).code).toBe(1)
}, 120_000)

test('a missing name, two names, unknown options and roles are refused', () => {
  const options = { role: { type: 'string' as const } }
  for (const args of [[], [' '], ['a', 'b'], ['a', '--no'], ['a', '--role', 'boss'], ['x'.repeat(255)]]) {
    expect(readAccessRequest(args, options, 'Say whose')).toEqual(expect.any(String))
  }
  expect(readAccessRequest(['a@example.com', '--role', 'agent'], options, '')).toEqual({
    ...{ name: 'a@example.com', role: 'agent', reason: undefined, restore: false },
  })
})

import { expect, test } from 'vitest'
import { logIn, readRole } from '#tests/support/accounts.ts'
import { connectionUrl } from '#tests/support/database.ts'
import { addApp, addPasskey, enterStaff, startFactorApp } from '#tests/support/factors.ts'
import { runScript } from '#tests/support/run-script.ts'

test('admin:reset-factor lets an admin or agent who lost the device sign in with the password again (P1.26)', async () => {
  const app = await startFactorApp()
  const env = { DATABASE_URL: connectionUrl(app.database.connection), SECRET_KEY: 'x'.repeat(32), DATA_DIR: '/nowhere' }
  const command = (...args: string[]) => runScript('admin-reset-factor', args, env)
  for (const role of ['admin', 'agent'] as const) {
    const person = await enterStaff(app, role)
    await addApp(app, person)
    await addPasskey(app, person)
    expect((await logIn(app, role, person.email)).body).toHaveProperty('secondFactor')
    const done = await command(role === 'admin' ? person.email.toUpperCase() : person.username)
    expect([done.code, done.err]).toEqual([0, ''])
    expect(done.out).toContain(person.email)
    expect(await readRole(app, person.cookie)).toBeNull()
    expect((await logIn(app, role, person.email)).body).toHaveProperty(role)
    const left = await app.database.pool.query('select from recovery_codes where user_id = $1', [person.id])
    expect(left.rowCount).toBe(0)
    const again = await command(person.email)
    expect([again.code, again.err]).toEqual([1, 'This account has no second factor. Nothing was changed.\n'])
  }
  const mails = await app.context.db
    .selectFrom('outbox_emails')
    .select(['kind'])
    .where('kind', '=', 'second-factor-reset')
    .execute()
  expect(mails).toEqual([{ kind: 'second-factor-reset' }, { kind: 'second-factor-reset' }])
  expect((await command('nobody@example.com')).err).toBe('No admin or agent has that name. Nothing was changed.\n')
  expect((await command()).code).toBe(2)
}, 120_000)

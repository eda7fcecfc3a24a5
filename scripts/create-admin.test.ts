import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, inject, test } from 'vitest'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { verifyByHand } from '#tests/support/passwords.ts'
import { makeTempFolder } from '#tests/support/site.ts'

async function createAdmin(env: Record<string, string>, args: string[], stdin = '') {
  const child = spawn(process.execPath, [path.resolve('scripts/create-admin.ts'), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  })
  child.stdin.end(stdin)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

describe('npm run create-admin', () => {
  test('makes an admin once, with a password that is printed or piped in (S10)', async () => {
    await using database = await openTestDatabase(inject('cluster'))
    const env = { DATABASE_URL: connectionUrl(database.connection), SECRET_KEY: 'x'.repeat(32) }
    const made = await createAdmin(env, ['--email', 'Boss@example.com'])
    expect([made.code, made.err]).toEqual([0, ''])
    const password = /^Password, shown this once: (\S{20})$/m.exec(made.out)?.[1] ?? ''
    const again = await createAdmin(env, ['--email', 'boss@EXAMPLE.com'])
    expect(again).toEqual({
      code: 1,
      out: '',
      err: 'A user has that email or user name already. Nothing was changed.\n',
    })
    const piped = ['--email', 'two@example.com', '--username', 'second', '--password-stdin']
    const second = await createAdmin(env, piped, 'Ünïcode 🎷 \n')
    expect([second.code, second.err]).toEqual([0, ''])
    expect(second.out).not.toContain('Password')

    const { rows } = await database.pool.query(
      'select username, email, role, password_hash from users order by created_at',
    )
    expect(rows).toMatchObject([
      { username: 'boss@example.com', email: 'boss@example.com', role: 'admin' },
      { username: 'second', email: 'two@example.com', role: 'admin' },
    ])
    expect(verifyByHand(password, rows[0].password_hash)).toBe(true)
    expect(verifyByHand('Ünïcode 🎷 ', rows[1].password_hash)).toBe(true)
    const { rows: audit } = await database.pool.query('select action from audit_log')
    expect(audit).toEqual([{ action: 'admin.created' }, { action: 'admin.created' }])
  })

  test('prints the path of the embedded database, in case another was meant', async () => {
    const folder = makeTempFolder()
    const { code, out } = await createAdmin({ DATA_DIR: folder }, ['--email', 'boss@example.com'])
    expect([code, out.split('\n')[1]]).toEqual([0, `Database: ${folder}`])
  })

  test.each([
    [[], '', 'Say whose account it is'],
    [['--email', 'nobody'], '', 'Say whose account it is'],
    [['--email', 'a@example.com', '--username', ' '], '', 'The user name must have'],
    [['--email', 'a@example.com', '--password-stdin'], 'short\n', 'Password must be at least 8 characters long'],
    [['--email', 'a@example.com', '--password-stdin'], 'password123', 'This password is too common.'],
    [['--email', 'boss.person@example.com', '--password-stdin'], 'Boss.Person', "Your password can't be"],
    [['--role', 'admin'], '', 'role'],
  ])('%j is refused before any database is looked for', async (args, stdin, said) => {
    const { code, out, err } = await createAdmin({ DATA_DIR: '/nowhere' }, args, stdin)
    expect([code === 1 || code === 2, out]).toEqual([true, ''])
    expect(err).toContain(said)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, inject, test } from 'vitest'
import { makeFolder } from '#server/db/embedded/test-support/app.ts'
import { createLog } from '#server/log.ts'
import { createSecretBox } from '#server/settings/secret-box.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { runScript } from '#tests/support/run-script.ts'
import { chooseFile } from './backup.ts'
import { readRequest } from './restore.ts'

test('backup and restore commands: from a managed database to an empty machine, with their output (S66)', async () => {
  const folder = makeFolder()
  const file = path.join(folder, 'house.gz')
  await using database = await openTestDatabase(inject('cluster'))
  const key = 'x'.repeat(32)
  const box = createSecretBox({ secretKey: key, dataDir: folder }, createLog({ logLevel: 'silent' }))
  await database.pool.query('update chat_settings set openai_api_key = $1', [box.seal('sk-test', 'openai-api-key')])
  await database.pool.query("insert into customers (email, name) values ('ada@example.com', 'Ada')")
  await database.pool.query(
    `with owner as (
      insert into users (email, username, password_hash, role, staff_role)
      values ('owner@example.com', 'owner', 'none', 'admin', 'owner') returning id)
    insert into authenticator_apps (user_id, sealed_secret, last_step) select id, $1, 0 from owner`,
    [box.seal('JBSWY3DP', 'authenticator-app')],
  )
  const managed = { DATABASE_URL: connectionUrl(database.connection), SECRET_KEY: key }
  const made = await runScript('backup', ['--to', file], managed)
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toMatch(/^9 rows of \d+ tables are in .*house\.gz \(0\.0 MB, /)
  expect(made.out).toContain('the value of SECRET_KEY')

  const machine = { DATA_DIR: path.join(folder, 'data') }
  const restored = await runScript('restore', [file], machine)
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toMatch(/^9 rows of \d+ tables are restored/)
  expect(restored.out).toContain(
    "Sealed with another SECRET_KEY, and so empty: the assistant's key and the authenticator apps of admins and agents.",
  )
  expect(restored.out).toContain('sign in with a recovery code')
  const again = await runScript('restore', [file], machine)
  expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('in this database (users, ') })
  const withKey = await runScript('restore', [file, '--replace'], { ...machine, SECRET_KEY: key })
  expect(withKey).toMatchObject({ code: 0, out: expect.not.stringContaining('Sealed') })

  const onMachine = await runScript('backup', [], machine)
  expect(onMachine).toMatchObject({ code: 0, err: '' })
  expect(onMachine.out).toContain('Not in it: who is signed in.')
  const backups = path.join(folder, 'data', 'backups')
  const [name = ''] = readdirSync(backups)
  expect(name).toMatch(/^marquee-2\d{3}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/)
  expect(statSync(path.join(backups, name)).mode & 0o777).toBe(0o600)
  // a key that was made for the first stored secret is named
  const keyFile = path.join(folder, 'data', 'secret.key')
  writeFileSync(keyFile, 'a key of this machine')
  expect((await runScript('backup', [], machine)).out).toContain(keyFile)
}, 120_000)

test('a copy elsewhere is encrypted, and tried and restored with the key (S122)', async () => {
  const folder = makeFolder()
  const identity = await generateX25519Identity()
  const key = path.join(folder, 'backup.key')
  writeFileSync(key, identity)
  await using database = await openTestDatabase(inject('cluster'))
  await database.pool.query("insert into customers (email, name) values ('ada@example.com', 'Ada')")
  const env = {
    ...{
      DATABASE_URL: connectionUrl(database.connection),
      SECRET_KEY: 'x'.repeat(32),
      DATA_DIR: path.join(folder, 'here'),
    },
    ...{ BACKUP_TO: `cat > '${folder}'/"$BACKUP_NAME"`, BACKUP_RECIPIENT: await identityToRecipient(identity) },
  }
  const made = await runScript('backup', [], env)
  expect(made).toMatchObject({ code: 0, err: '' })
  const [, name = ''] = /An encrypted copy is elsewhere: (marquee-\S+Z\.gz\.age)\n/.exec(made.out) ?? []
  const copy = path.join(folder, name)
  expect(readFileSync(copy, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)

  const machine = { DATA_DIR: path.join(folder, 'there') }
  const refused = await runScript('restore', [copy], machine)
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--identity FILE') })
  const tried = await runScript('restore', [copy, '--try', '--identity', key], machine)
  expect(tried).toMatchObject({ code: 0, err: '' })
  expect(tried.out).toMatch(/^This backup can be restored: 7 rows of \d+ tables/)
  expect(existsSync(machine.DATA_DIR)).toBe(false)
  const restored = await runScript('restore', [copy, '--identity', key], machine)
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toMatch(/^7 rows of \d+ tables are restored/)
  const failing = await runScript('backup', [], { ...env, BACKUP_TO: 'echo "no such bucket" >&2; exit 9' })
  expect(failing.code).toBe(1)
  expect(failing.err).toContain('The backup is complete; its copy elsewhere is not.')
  expect(failing.err).toContain('The command of BACKUP_TO ended with 9. no such bucket')
}, 120_000)

test('invalid options of the commands are refused before a database is opened', () => {
  const config = { backupDir: '/b' }
  const now = new Date('2026-11-22T09:10:11Z')
  expect(chooseFile([], config, now)).toBe('/b/marquee-2026-11-22T09-10-11Z.gz')
  expect(chooseFile(['--to', '/x.gz'], config, now)).toBe('/x.gz')
  expect(chooseFile(['/x.gz'], config, now)).toBe('/x.gz')
  for (const args of [
    ['--to', ''],
    ['a', 'b'],
    ['a', '--to', 'b'],
    ['--from', 'a'],
  ]) {
    expect(() => chooseFile(args, config, now), args.join(' ')).toThrow(TypeError)
  }
  expect(readRequest(['/x.gz', '--replace'])).toEqual({
    ...{ file: '/x.gz', replace: true, isTry: false, identity: undefined },
  })
  expect(readRequest(['/x.gz', '--try', '--identity', '/k'])).toMatchObject({ isTry: true, identity: '/k' })
  for (const args of [[], ['a', 'b'], ['--force', 'a'], ['a', '--try', '--replace']]) {
    expect(() => readRequest(args), args.join(' ')).toThrow(TypeError)
  }
})

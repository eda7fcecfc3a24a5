import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, inject, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { findLastBackup, listBackups } from './backup-folder.ts'
import { makeDailyBackup } from './daily-backup.ts'
import { openCopy } from './open-copy.ts'
import { sendBackup } from './send-backup.ts'
import { makeFolder } from './test-support/contents.ts'

/** A key pair, with the private key in a file as age-keygen writes it. */
async function makeKey(folder: string, name = 'key.txt') {
  const identity = await generateX25519Identity()
  const file = path.join(folder, name)
  writeFileSync(file, `# created: today\n${identity}\n`)
  return { file, recipient: await identityToRecipient(identity) }
}

test('a copy is encrypted, named, and opened again with the key alone (S122)', async () => {
  const folder = makeFolder()
  const key = await makeKey(folder)
  const other = await makeKey(folder, 'other.txt')
  const backup = path.join(folder, 'marquee-2026-11-27T09-10-00Z.gz')
  // more than a pipe holds, and more than one chunk of the cipher
  const content = Buffer.alloc(300_000, 'rows of people ')
  writeFileSync(backup, content)
  await sendBackup(backup, { command: `cat > '${folder}'/"$BACKUP_NAME"`, recipient: key.recipient })
  const copy = `${backup}.age`
  expect(readFileSync(copy).includes('rows of people')).toBe(false)
  {
    await using opened = await openCopy(copy, key.file)
    expect(readFileSync(opened.file).equals(content)).toBe(true)
  }
  await expect(openCopy(copy, undefined)).rejects.toThrow('This copy is encrypted. Name the file of its key')
  await expect(openCopy(copy, other.file)).rejects.toThrow('cannot be decrypted: another key, or damaged')
  await expect(openCopy(copy, backup)).rejects.toThrow('There is no age key in')
  writeFileSync(other.file, 'AGE-SECRET-KEY-1QQQ')
  await expect(openCopy(copy, other.file)).rejects.toThrow('is not whole')
  const misspelled = { command: 'cat > /dev/null', recipient: `age1${'q'.repeat(58)}` }
  await expect(sendBackup(backup, misspelled)).rejects.toThrow('BACKUP_RECIPIENT is not an age public key')
  const damaged = readFileSync(copy)
  damaged[150_000] = (damaged[150_000] ?? 0) ^ 1
  writeFileSync(copy, damaged)
  await expect(openCopy(copy, key.file)).rejects.toThrow('another key, or damaged')
  // what was decrypted does not stay
  expect(readdirSync(folder).sort()).toEqual(
    ['key.txt', path.basename(backup), path.basename(copy), 'other.txt'].sort(),
  )
  await using plain = await openCopy(backup, undefined)
  expect(plain.file).toBe(backup)
})

test.each([
  ['fails', 'echo "no route to host" >&2; cat > /dev/null; exit 3', 'ended with 3. no route to host'],
  ['is unknown', 'no-such-program', 'ended with 127.'],
  ['takes a part', 'head -c 1000 > /dev/null', 'did not take the whole backup'],
])('a command that %s is an error in words', async (_, command, words) => {
  const folder = makeFolder()
  const { recipient } = await makeKey(folder)
  const backup = path.join(folder, 'backup.gz')
  writeFileSync(backup, Buffer.alloc(2_000_000, 7))
  await expect(sendBackup(backup, { command, recipient })).rejects.toThrow(words)
})

test('the nightly backup is copied elsewhere once; a failed copy is shown and tried again an hour later (S122)', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const folder = makeFolder()
  const backups = path.join(folder, 'backups')
  const key = await makeKey(folder)
  const log = createLog({ logLevel: 'silent' })
  const run = (time: string, command: string) =>
    makeDailyBackup(database.connection, {
      ...{ folder: backups, elsewhere: { command, recipient: key.recipient } },
      ...{ log, now: new Date(time) },
    })
  await run('2026-11-22T09:10:00Z', 'echo "disk full" >&2; exit 1')
  const [made, ...others] = await listBackups(backups)
  expect(others).toEqual([])
  expect(await findLastBackup(backups)).toMatchObject({
    last: { file: made?.file },
    failure: { message: 'The command of BACKUP_TO ended with 1. disk full' },
  })
  const keep = `cat > '${folder}'/"$BACKUP_NAME"; echo sent >> '${folder}/sent'`
  await run('2026-11-22T10:10:00Z', keep)
  await run('2026-11-22T11:10:00Z', keep)
  expect(readFileSync(path.join(folder, 'sent'), 'utf8')).toBe('sent\n')
  expect(await findLastBackup(backups)).toMatchObject({ failure: undefined })
  await using opened = await openCopy(path.join(folder, 'marquee-daily-2026-11-22T09-10-00Z.gz.age'), key.file)
  expect(readFileSync(opened.file).equals(readFileSync(made?.file ?? ''))).toBe(true)
  // the next night is copied, too
  await run('2026-11-23T09:10:00Z', keep)
  expect(readFileSync(path.join(folder, 'sent'), 'utf8')).toBe('sent\nsent\n')
})

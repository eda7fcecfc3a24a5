import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { findExpired, findLastBackup, isBackupDue, listBackups, nameBackup, sweepBackups } from './backup-folder.ts'
import { makeDailyBackup } from './daily-backup.ts'
import { takeBackupTurn, withSession } from './session.ts'
import { makeFolder } from './test-support/contents.ts'

const log = createLog({ logLevel: 'silent' })
const at = (time: string) => new Date(time)
const daily = (time: string) => ({ file: time, at: at(time), daily: true })

test('a backup is due every night at 4:10 in Atlanta, winter and summer, and made up for when missed', () => {
  expect(isBackupDue([], at('2026-11-22T15:00:00Z')), 'the first').toBe(true)
  const winter = [daily('2026-11-21T09:10:30Z')]
  expect(isBackupDue(winter, at('2026-11-21T20:10:00Z'))).toBe(false)
  expect(isBackupDue(winter, at('2026-11-22T08:10:00Z')), '3:10').toBe(false)
  expect(isBackupDue(winter, at('2026-11-22T09:10:00Z')), '4:10').toBe(true)
  expect(isBackupDue(winter, at('2026-11-25T17:10:00Z')), 'after days asleep').toBe(true)
  const summer = [daily('2026-07-01T08:10:00Z')]
  expect(isBackupDue(summer, at('2026-07-02T07:10:00Z'))).toBe(false)
  expect(isBackupDue(summer, at('2026-07-02T08:10:00Z'))).toBe(true)
  expect(isBackupDue([{ ...daily('2026-11-22T09:10:00Z'), daily: false }], at('2026-11-22T09:20:00Z'))).toBe(true)
})

test('the daily backups of 7 days and of 4 weeks before them are kept, and all manual ones', () => {
  const nights = Array.from({ length: 60 }, (_, i) =>
    daily(new Date(Date.UTC(2026, 10, 22, 9, 10) - i * 86_400_000).toISOString()),
  )
  const byHand = { ...daily('2026-01-01T12:00:00Z'), daily: false }
  const twice = daily('2026-11-22T08:00:00Z')
  const all = [...nights, byHand, twice]
  const expired = findExpired(all)
  expect(expired).not.toContain(byHand)
  expect(expired).toContain(twice)
  // 22 November 2026 is a Sunday, and weeks begin on Monday
  expect(
    all.filter((one) => one.daily && !expired.includes(one)).map((one) => one.at.toISOString().slice(0, 10)),
  ).toEqual([
    ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
    ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-25'],
  ])
})

test('the folder lists its backups; strangers and what is still being written stay untouched', async () => {
  const folder = makeFolder()
  const names = [
    nameBackup(at('2026-11-22T09:10:00Z'), 'daily'),
    nameBackup(at('2026-11-22T08:10:00Z'), 'daily'),
    nameBackup(at('2026-11-20T12:00:00Z'), 'by hand'),
    'notes.txt',
    'marquee-daily-2026-11-22T10-10-00Z.gz.77.part',
    'marquee-daily-2026-11-01T10-10-00Z.gz.78.part',
  ]
  for (const name of names) writeFileSync(path.join(folder, name), 'x')
  const now = new Date()
  utimesSync(path.join(folder, names[5] ?? ''), now, new Date(now.getTime() - 90_000_000))
  await sweepBackups(folder, now)
  expect(readdirSync(folder).sort()).toEqual([names[0], names[2], names[3], names[4]].sort())
  expect((await listBackups(folder)).map((one) => one.daily)).toEqual([true, false])
})

test('the daily backup is made when due, and a failure is there to see until the next success', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const folder = path.join(makeFolder(), 'backups')
  const now = at('2026-11-22T09:10:03.400Z')
  expect(await findLastBackup(folder)).toEqual({ last: undefined, failure: undefined })

  const nobody = { host: '127.0.0.1', port: 1, user: 'nobody' }
  expect(await makeDailyBackup(nobody, { folder, log, now })).toBeUndefined()
  expect(await findLastBackup(folder)).toEqual({
    last: undefined,
    failure: { at: now, message: expect.stringContaining('ECONNREFUSED') },
  })

  const made = await makeDailyBackup(database.connection, { folder, log, now })
  expect(made?.file).toBe(path.join(folder, 'marquee-daily-2026-11-22T09-10-03Z.gz'))
  expect(await findLastBackup(folder)).toEqual({
    last: { file: made?.file, at: at('2026-11-22T09:10:03Z'), bytes: made?.bytes },
    failure: undefined,
  })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await makeDailyBackup(database.connection, { folder, log, now: at('2026-11-22T10:10:00Z') })).toBeUndefined()

  const later = at('2026-11-23T09:10:00.900Z')
  await withSession(database.connection, 'marquee backup', async (client) => {
    await takeBackupTurn(client)
    expect(await makeDailyBackup(database.connection, { folder, log, now: later })).toBeUndefined()
  })
  expect(await findLastBackup(folder)).toMatchObject({
    last: { file: made?.file },
    failure: { at: later, message: 'Another backup is being made.' },
  })
})

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withFolderLock } from './folder-lock.ts'
import { makeFolder } from './test-support/app.ts'

/** No process began then, so the lock is abandoned even though the id is in use. */
const ABANDONED = JSON.stringify({ pid: process.pid, startTime: 'never', ticket: 'old' })

test('lets one at a time in, also when all find an abandoned lock', async () => {
  const file = path.join(makeFolder(), 'lock')
  writeFileSync(file, ABANDONED)
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 8 }, () =>
      withFolderLock(file, async () => {
        inside++
        most = Math.max(most, inside)
        await sleep(5)
        inside--
      }),
    ),
  )
  expect(most).toBe(1)
  expect(readdirSync(path.dirname(file))).toEqual([])
})

test('takes over from a breaker that was itself killed', async () => {
  const file = path.join(makeFolder(), 'lock')
  writeFileSync(file, ABANDONED)
  writeFileSync(`${file}.abandoned-old`, JSON.stringify({ pid: process.pid, startTime: 'never', ticket: 'older' }))
  expect(await withFolderLock(file, async () => 'in')).toBe('in')
  expect(readdirSync(path.dirname(file))).toEqual([])
})

test('is released when the task fails, and given up when cancelled', async () => {
  const file = path.join(makeFolder(), 'lock')
  await expect(
    withFolderLock(file, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
  await withFolderLock(file, async () => {
    const second = withFolderLock(
      file,
      async () => 'in',
      () => true,
    )
    expect(await second).toBeUndefined()
  })
})

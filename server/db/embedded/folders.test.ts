import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, symlinkSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { chooseAccount } from './account.ts'
import { nameSocket, nameSystemHome, prepareFolders, prepareSocketFolder, SYSTEM_FOLDER } from './folders.ts'
import { answers, makeFolder, start } from './test-support/app.ts'

const isRoot = process.getuid?.() === 0

function makeRootOnlyFolder(): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o711 })
  const dir = mkdtempSync(path.join(homedir(), 'marquee-test-'))
  onTestFinished(() => {
    rmSync(nameSystemHome(dir), { recursive: true, force: true })
    // Only when nothing else is in it: it may be in use.
    if (readdirSync(SYSTEM_FOLDER).length === 0) rmdirSync(SYSTEM_FOLDER)
    rmSync(dir, { recursive: true, force: true })
  })
  return dir
}

describe('as root', () => {
  test.skipIf(!isRoot)(
    'a folder only root may enter: the data lives under /var/lib/marquee, and the log says so',
    async () => {
      const dir = makeRootOnlyFolder()
      const lines: string[] = []
      const database = await start(dir, { log: (line) => lines.push(line) })
      expect(await answers(database.config)).toBe(true)
      expect(existsSync(path.join(nameSystemHome(dir), 'data', 'PG_VERSION'))).toBe(true)
      expect(existsSync(path.join(dir, 'data'))).toBe(false)
      expect(lines.join('\n')).toContain(`can't enter ${dir}: the data is kept in ${nameSystemHome(dir)}`)
      await database.stop()
      expect(await answers((await start(dir)).config)).toBe(true)
    },
  )

  test.skipIf(!isRoot)(
    'data left behind by an account that can no longer reach it is not replaced by an empty database',
    () => {
      const dir = makeRootOnlyFolder()
      mkdirSync(path.join(dir, 'data', 'PG_VERSION'), { recursive: true })
      expect(() => prepareFolders(dir, () => {})).toThrow(/can't enter/)
    },
  )

  test.skipIf(!isRoot)('the server runs as another account, the one that owns the data', async () => {
    const dir = makeFolder()
    await start(dir)
    const account = chooseAccount(path.join(dir, 'data'))
    expect(account.identity.uid).toBeGreaterThan(0)
    expect(account.identity).toEqual(chooseAccount('/').identity)
  })
})

describe('the socket folder', () => {
  test('stays within the path limit and apart for every folder', () => {
    const names = ['a', 'a'.repeat(200)].map((name) => {
      const dir = path.join(makeFolder(), name)
      return prepareFolders(dir, () => {}).socketFolder
    })
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(Buffer.byteLength(nameSocket(name))).toBeLessThanOrEqual(103)
  })

  test('is the same for a folder reached through a link', () => {
    const dir = makeFolder()
    const link = path.join(makeFolder(), 'link')
    symlinkSync(dir, link)
    expect(prepareFolders(link, () => {})).toEqual(prepareFolders(dir, () => {}))
  })

  test('is refused when another account made it first', () => {
    const folders = prepareFolders(makeFolder(), () => {})
    const elsewhere = path.join(tmpdir(), path.basename(folders.socketFolder))
    symlinkSync('/', elsewhere)
    onTestFinished(() => rmSync(elsewhere))
    expect(() => prepareSocketFolder(folders)).toThrow(/belongs to somebody else/)
  })
})

import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chooseAccount } from './account.ts'
import { addLinks, findPackage, prepareBinaries } from './binaries.ts'
import { makeFolder } from './test-support/app.ts'

test('makes the library links npm does not pack, and again without harm', () => {
  const { root } = findPackage(`${process.platform}-${process.arch}`)
  const native = makeFolder()
  mkdirSync(path.join(native, 'lib'))
  copyFileSync(path.join(root, 'native', 'pg-symlinks.json'), path.join(native, 'pg-symlinks.json'))
  addLinks(native)
  addLinks(native)
  const name = process.platform === 'darwin' ? 'libpq.dylib' : 'libpq.so'
  expect(readlinkSync(path.join(native, 'lib', name))).toMatch(/^libpq\./)
})

test('leaves a library that is already there alone', () => {
  const native = makeFolder()
  mkdirSync(path.join(native, 'lib'))
  writeFileSync(path.join(native, 'lib', 'x.so'), 'real')
  const links = [{ source: 'native/lib/x.so.1', target: 'native/lib/x.so' }]
  writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify(links))
  addLinks(native)
  expect(() => readlinkSync(path.join(native, 'lib', 'x.so'))).toThrow()
})

test('names the way out on a machine without an embedded PostgreSQL', () => {
  expect(() => findPackage('win32-x64')).toThrow('there is no embedded PostgreSQL for win32-x64: set DATABASE_URL')
  const missing = process.platform === 'darwin' ? 'linux-x64' : 'darwin-x64'
  expect(() => findPackage(missing)).toThrow(/is not installed: run npm ci, or set DATABASE_URL/)
})

test.skipIf(process.getuid?.() !== 0)("as root, copies what the server's account can't reach, once and whole", () => {
  const { root, version } = findPackage(`${process.platform}-${process.arch}`)
  const found = { root: path.join(makeFolder(), 'package'), version }
  cpSync(root, found.root, { recursive: true, verbatimSymlinks: true })
  chmodSync(found.root, 0o700)
  const copies = makeFolder()
  const lines: string[] = []
  for (let i = 0; i < 2; i++) {
    const bin = prepareBinaries(chooseAccount(copies), copies, (line) => lines.push(line), found)
    expect(bin).toBe(path.join(copies, `postgres-${version}`, 'bin'))
  }
  expect(lines).toHaveLength(1)
  expect(readdirSync(copies)).toEqual([`postgres-${version}`])
})

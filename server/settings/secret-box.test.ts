import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createSecretBox, maskSecret } from './secret-box.ts'
import { findSecretKey } from './secret-key.ts'

function openBox(secretKey: string | undefined, dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-secret-'))) {
  const logged: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => logged.push(line) })
  return { ...createSecretBox({ secretKey, dataDir }, log), logged, dataDir }
}

describe('a secret box', () => {
  test('opens what it sealed, only for the same use, with different bytes each time', () => {
    const box = openBox('k'.repeat(32))
    const sealed = box.seal('sk-geheim-ü', 'openai-api-key')
    expect(box.open(sealed, 'openai-api-key')).toBe('sk-geheim-ü')
    expect(sealed.equals(box.seal('sk-geheim-ü', 'openai-api-key'))).toBe(false)
    expect(sealed.toString('latin1')).not.toContain('geheim')
    expect(box.logged).toEqual([])
    expect(box.open(sealed, 'redis-password')).toBeNull()
    expect(box.open(null, 'redis-password')).toBeNull()
  })

  test('gives nothing with another key, or of bytes that were changed, and says so once', () => {
    const sealed = openBox('k'.repeat(32)).seal('sk-secret', 'openai-api-key')
    const other = openBox('l'.repeat(32))
    expect(other.open(sealed, 'openai-api-key')).toBeNull()
    for (const at of [0, 1, 15, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(other.open(changed, 'openai-api-key')).toBeNull()
      expect(openBox('k'.repeat(32)).open(changed, 'openai-api-key')).toBeNull()
    }
    expect(other.open(Buffer.alloc(0), 'openai-api-key')).toBeNull()
    expect(other.logged).toHaveLength(1)
    expect(other.logged[0]).not.toContain('sk-secret')
  })

  test('has a mark that is the same for the same key alone', () => {
    const box = openBox('k'.repeat(32))
    expect(box.mark()).toMatch(/^[0-9a-f]{16}$/)
    expect(openBox('k'.repeat(32)).mark()).toBe(box.mark())
    expect(openBox('l'.repeat(32)).mark()).not.toBe(box.mark())
    expect(box.mark()).not.toContain(Buffer.from('k'.repeat(8)).toString('hex'))
  })

  test('makes a key of its own in DATA_DIR when none is given: once, for its owner alone', () => {
    const first = openBox(undefined)
    const sealed = first.seal('sk-secret', 'openai-api-key')
    const file = path.join(first.dataDir, 'secret.key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8').trim().length).toBeGreaterThanOrEqual(32)
    expect(readdirSync(first.dataDir)).toEqual(['secret.key'])
    expect(openBox(undefined, first.dataDir).open(sealed, 'openai-api-key')).toBe('sk-secret')
    expect(findSecretKey({ secretKey: undefined, dataDir: path.join(first.dataDir, 'deeper', 'down') })).toHaveLength(
      43,
    )
    writeFileSync(file, '\n')
    expect(() => findSecretKey({ secretKey: undefined, dataDir: first.dataDir })).toThrow('empty')
  })
})

test.each([
  [null, ''],
  ['', ''],
  ['short', '••••••••'],
  ['sk-0123456789abcd', '••••••••abcd'],
])('the mask of %j is %j', (secret, mask) => {
  expect(maskSecret(secret)).toBe(mask)
})

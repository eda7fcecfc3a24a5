import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** Hashes once in a thread of low priority, as an account without rights. */
const HASH_ONCE = `
const { Worker } = require('node:worker_threads')
if (process.getuid() === 0) process.setuid(65534)
const worker = new Worker(process.argv[1], { workerData: { isLow: true } })
worker.on('error', (error) => { console.log(error.message); process.exit() })
worker.on('message', (tag) => { console.log(tag.length); process.exit() })
worker.postMessage({ message: Buffer.from('a'), nonce: Buffer.alloc(16), tagLength: 32, memory: 64, passes: 1, parallelism: 1 })`

test('a service of low priority hashes, too: it may not raise itself', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'hash-worker.ts')
  copyFileSync(path.join(import.meta.dirname, 'hash-worker.ts'), file)
  const { stdout } = await promisify(execFile)('nice', ['-n', '15', process.execPath, '-e', HASH_ONCE, file])
  expect(stdout.trim()).toBe('32')
})

import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { RunningServer } from '#tests/support/running-server.ts'
import { until } from '#tests/support/until.ts'
import { findLosses, prepareWriters, startWriters } from '#tests/support/writers.ts'

const DISK = '256m'
const RECOVERS_MS = 60_000

/** A separate disk for the product; undefined when this account may not mount one. */
const disk = (() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'none', folder], { stdio: 'ignore' })
    return folder
  } catch {
    console.warn('SKIPPED: the test of a full disk needs the right to mount a tmpfs (run it as root)')
    rmSync(folder, { recursive: true })
    return undefined
  }
})()

/** Fills the disk completely. */
function fill(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (const size of [1_048_576, 4096]) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size))
      } catch {
        // full
      }
    }
  } finally {
    closeSync(handle)
  }
}

describe.runIf(disk !== undefined)('a full disk', () => {
  test('refuses writes, continues reading, and recovers automatically without loss (S63)', async () => {
    const folder = disk ?? ''
    const dataDir = path.join(folder, 'data')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o755)
    const product = new RunningServer(
      { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' },
      { args: ['--no-build'], dataDir },
    )
    onTestFinished(async () => {
      await product.close()
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    })
    await product.open()
    const setup = await prepareWriters(product)
    const writers = startWriters(product, setup)
    await until(() => writers.acknowledged.bookings.length > 10, 60_000)

    fill(path.join(folder, 'ballast'))
    // long texts, so that the existing pages are soon full
    const refused: number[] = []
    for (let tries = 0; tries < 2000 && refused.length < 20; tries++) {
      const body = JSON.stringify(
        bookingBody(setup.agentId, { customerEmail: `long-${tries}@example.org`, specialRequests: 'x'.repeat(5000) }),
      )
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${product.url}/api/bookings`, { method: 'POST', body, headers })
      await answer.arrayBuffer()
      if (!answer.ok) refused.push(answer.status)
      if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(refused.length, 'the disk never was full').toBe(20)
    expect(refused.filter((status) => status !== 503 && status !== 507)).toEqual([])
    expect((await fetch(`${product.url}/api/agents`)).status).toBe(200)
    expect((await fetch(`${product.url}/api/health/live`)).status).toBe(200)
    const own = await fetch(`${product.url}/api/customer/bookings`, { headers: { cookie: setup.cookie } })
    console.log(`with a full disk: writes ${[...new Set(refused)]}, own bookings ${own.status}`)
    // the database still reads, unless its log has no space: then it waits for space
    expect([200, 503]).toContain(own.status)
    await sleep(1000)

    rmSync(path.join(folder, 'ballast'))
    const before = writers.acknowledged.bookings.length
    const started = performance.now()
    await until(() => writers.acknowledged.bookings.length > before + 5, RECOVERS_MS)
    console.log(`writes again ${Math.round(performance.now() - started)} ms after there was room`)
    await writers.stop()
    expect([...writers.statuses.keys()].filter((status) => ![200, 201, 503, 507].includes(status))).toEqual([])
    expect(await findLosses(product, writers.acknowledged)).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'
import { connectionUrl } from '#tests/support/database.ts'
import { prometheusBinary, promtoolBinary, TestPrometheus } from '#tests/support/prometheus.ts'
import { RunningServer } from '#tests/support/running-server.ts'
import { until } from '#tests/support/until.ts'

const RULES = 'deploy/prometheus/alerts.yml'
const TOKEN = 'a-token-that-prometheus-knows'
const SEEN_MS = 60_000

describe.runIf(prometheusBinary !== undefined && promtoolBinary !== undefined)('alerts', () => {
  test('are accepted by promtool, and fire for the figures they are meant for', () => {
    const run = (...args: string[]) => execFileSync(promtoolBinary ?? '', args, { encoding: 'utf8' })
    expect(run('check', 'rules', RULES)).toMatch(/SUCCESS: \d+ rules found/)
    expect(run('test', 'rules', RULES.replace('.yml', '.test.yml'))).toContain('SUCCESS')
  })

  test('are silent for a product that is well, fire when its database is gone and end when it is back, and fire when the product is gone', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'marquee-managed-'))
    chmodSync(dir, 0o755)
    let managed = await startEmbeddedDatabase({ dir })
    onTestFinished(async () => {
      await managed.stop()
      rmSync(dir, { recursive: true, force: true })
    })
    const admin = new pg.Client(managed.config)
    await admin.connect()
    await admin.query('create database managed')
    await admin.end()
    const product = new RunningServer(
      {
        ...{ DATABASE_URL: connectionUrl({ ...managed.config, database: 'managed' }), METRICS_TOKEN: TOKEN },
        ...{ SECRET_KEY: 'a-secret-key-that-only-tests-know', LOG_LEVEL: 'fatal' },
      },
      { args: ['--no-build'] },
    )
    onTestFinished(() => product.close())
    await product.open()
    const prometheus = new TestPrometheus()
    onTestFinished(() => prometheus.close())
    // at once instead of after minutes
    const rules = readFileSync(RULES, 'utf8').replace(/for: \w+/g, 'for: 0s')
    await prometheus.start(new URL(product.url).host, TOKEN, rules)

    await until(async () => (await prometheus.rules()).every(({ health }) => health === 'ok'), SEEN_MS)
    expect((await prometheus.rules()).length).toBeGreaterThan(10)
    // until it was read once, it counts as gone
    await until(async () => !(await prometheus.firing()).includes('MarqueeDown'), SEEN_MS)
    expect(await prometheus.firing()).toEqual([])

    await managed.stop()
    await until(async () => (await prometheus.firing()).includes('MarqueeDatabaseDown'), SEEN_MS)
    expect(await prometheus.firing()).not.toContain('MarqueeDown')
    managed = await startEmbeddedDatabase({ dir })
    await until(async () => !(await prometheus.firing()).includes('MarqueeDatabaseDown'), SEEN_MS)

    product.killApp()
    await until(async () => (await prometheus.firing()).includes('MarqueeDown'), SEEN_MS)
  })
})

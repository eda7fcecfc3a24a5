import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { findPgBouncer, pgbouncerBinary, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { runTests } from '#tests/support/run-tests.ts'
import { freePort, RunningServer } from '#tests/support/running-server.ts'
import { until } from '#tests/support/until.ts'

/** The suites that write most; each of their requests goes through the pooler. */
const SUITES = ['server/bookings', 'server/billing', 'server/accounts']
/** Three to five minutes as a rule; a machine that needs more is not waited for. */
const SUITES_MS = 20 * 60_000

describe.runIf(pgbouncerBinary !== undefined)('PgBouncer in transaction mode', () => {
  test('the product starts with a direct address, hears of changes and runs jobs; without one it does not start (S97)', async () => {
    await using database = await openTestDatabase(inject('cluster'))
    using pooler = await startPgBouncer(inject('cluster'), { pool_mode: 'transaction' })
    const direct = connectionUrl(database.connection)
    const env = {
      DATABASE_URL: connectionUrl({ ...database.connection, host: pooler.host, port: pooler.port }),
      SECRET_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'fatal',
    }
    const refused = spawnSync('node', ['scripts/start.js', '--no-build'], {
      env: { ...process.env, ...env, PORT: String(await freePort()), DEMO_DATA: '0' },
      encoding: 'utf8',
    })
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(/^Marquee cannot start:\n.*transaction mode.*set DATABASE_DIRECT_URL.*\n$/)
    expect(refused.stdout).toBe('')

    const product = new RunningServer({ ...env, DATABASE_DIRECT_URL: direct }, { args: ['--no-build'], empty: true })
    onTestFinished(() => product.close())
    await product.open()
    const read = async () =>
      (await fetch(`${product.url}/api/agents`)).json() as Promise<
        { id: string; name: string; hourlyRate: string | null; availability: boolean }[]
      >
    const agent = (await read()).find(({ hourlyRate, availability }) => hourlyRate !== null && availability)
    const answer = await fetch(`${product.url}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bookingBody(agent?.id ?? '', { customerEmail: 'pooled@example.com' })),
    })
    expect(answer.status).toBe(201)
    await until(async () => (await product.mailsTo('pooled@example.com')).length > 0, 60_000)
    await database.pool.query(`update agents set name = 'Heard of' where id = $1`, [agent?.id])
    await until(async () => (await read()).some(({ name }) => name === 'Heard of'))
  })

  for (const keeping of [false, true]) {
    const which = keeping ? 'with named statements (1.21 and later)' : 'without named statements (before 1.21)'
    const binary = findPgBouncer({ keeping })
    if (binary === undefined) console.warn(`SKIPPED: there is no PgBouncer ${which}; PGBOUNCER may name one`)
    // a suite already tries a failed test again; to run all of them a second time would take too long
    const options = { timeout: SUITES_MS + 60_000, retry: 0 }
    test.runIf(binary)(`bookings, billing and accounts pass through it ${which}`, options, async () => {
      const env = { TEST_POOLER: 'transaction', PGBOUNCER: binary ?? '' }
      const { passed, failed, said } = await runTests(SUITES, env, SUITES_MS)
      console.log(`${passed} tests passed through the pooler ${which}`)
      expect(failed, said).toEqual([])
      expect(passed).toBeGreaterThan(1000)
    })
  }
})

import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { pgbouncerBinary, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { freePort, RunningServer } from '#tests/support/running-server.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

/** The suites that write most; each of their requests goes through the pooler. */
const SUITES = ['server/bookings', 'server/billing', 'server/accounts']
/** Three to five minutes as a rule; a machine that needs more is not waited for. */
const SUITES_MS = 20 * 60_000
/** How much of what the suites write is shown when they fail, in characters. */
const SAID = 5_000

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

  // a suite already tries a failed test again; to run all of them a second time would take too long
  test('bookings, billing and accounts pass through it', { timeout: SUITES_MS + 60_000, retry: 0 }, async () => {
    const file = path.join(makeTempFolder(), 'report.json')
    const said = await runSuites(file)
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
    }
    const failed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`)
    console.log(`${report.numPassedTests} tests passed through the pooler`)
    expect(failed, said).toEqual([])
    expect(report.numPassedTests).toBeGreaterThan(1000)
  })
})

/**
 * Runs the suites through a pooler and ends them, with all they started, after SUITES_MS.
 * @param file where vitest writes its report
 * @returns the last of what they wrote
 * @throws Error with it when they took too long
 */
async function runSuites(file: string): Promise<string> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = spawn('npx', ['vitest', 'run', '--project', 'server', ...reporters, ...SUITES], {
    env: { ...process.env, TEST_POOLER: 'transaction' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID)
    })
  let late = false
  const timer = setTimeout(() => {
    late = true
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  }, SUITES_MS)
  await once(child, 'close')
  clearTimeout(timer)
  if (late) throw new Error(`the suites did not end within ${SUITES_MS / 60_000} minutes:\n${said}`)
  return said
}

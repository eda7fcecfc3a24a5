import { randomBytes } from 'node:crypto'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import {
  askPostgres,
  initPostgres,
  makePostgresFolder,
  postgresBinaries,
  runAsPostgres,
  runPostgres,
  servePostgres,
} from '#tests/support/postgres-programs.ts'
import { freePort, RunningServer } from '#tests/support/running-server.ts'

const MANUAL = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8')

/** The lines that docs/operations.md writes into a file of PostgreSQL, with the test's folder in the place of Debian's. */
function linesFor(file: string, folder: string): string {
  const lines = new RegExp(`> \\S*/${file.replaceAll('.', '\\.')} <<'END'\\n([^]*?)^END$`, 'm').exec(MANUAL)?.[1]
  if (lines === undefined) throw new Error(`the manual writes no ${file}`)
  return lines.replaceAll('/var/lib/postgresql', folder)
}

describe.runIf(postgresBinaries !== undefined)('a PostgreSQL of one’s own', () => {
  test('goes back to the moment before a mistake by the settings of docs/operations.md', async () => {
    const folder = makePostgresFolder('marquee-archive-')
    const inside = (name: string) => path.join(folder, name)
    const [main, lost, copy, archive] = [inside('main'), inside('lost'), inside('copy'), inside('archive')]
    const port = await freePort()
    const stop = () => runPostgres('pg_ctl', 'stop', '-m', 'fast', '-D', main)
    onTestFinished(async () => {
      await stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    })
    await initPostgres(main)
    await runAsPostgres('mkdir', archive)
    appendFileSync(path.join(main, 'postgresql.conf'), `\n${linesFor('archive.conf', folder)}`)
    await servePostgres(main, port)
    await askPostgres(port, 'create database managed', 'postgres')

    const product = new RunningServer(
      {
        DATABASE_URL: `postgresql://owner:any@127.0.0.1:${port}/managed`,
        ...{ SECRET_KEY: randomBytes(32).toString('hex'), RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' },
      },
      { args: ['--no-build'], empty: true },
    )
    onTestFinished(() => product.close())
    await product.open()
    const [agent] = await askPostgres<{ id: string }>(
      port,
      'select id from agents where hourly_rate is not null and availability order by created_at limit 1',
    )
    const book = async (customerEmail: string) => {
      const answer = await fetch(`${product.url}/api/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bookingBody(agent?.id ?? '', { customerEmail })),
      })
      await answer.arrayBuffer()
      expect(answer.status).toBe(201)
    }
    const booked = async () =>
      (
        await askPostgres<{ email: string }>(
          port,
          "select customer_email as email from bookings where customer_email like '%@moment.example' order by 1",
        )
      ).map(({ email }) => email)

    await runPostgres(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      `${port}`,
      '-U',
      'owner',
      '--pgdata',
      copy,
      '--checkpoint',
      'fast',
    )
    await book('after-the-copy@moment.example')
    await sleep(1100)
    const [moment] = await askPostgres<{ now: string }>(
      port,
      "select to_char(now(), 'YYYY-MM-DD HH24:MI:SS.MSOF') as now",
    )
    await sleep(1100)
    // the mistake
    await askPostgres(port, "update agents set name = 'Nobody', bio = null")
    await book('after-the-mistake@moment.example')
    expect(await booked()).toEqual(['after-the-copy@moment.example', 'after-the-mistake@moment.example'])

    await product.stop()
    await stop()
    await runAsPostgres('mv', main, lost)
    await runAsPostgres('cp', '-a', copy, main)
    await runAsPostgres('sh', '-c', `cp -an ${lost}/pg_wal/0* ${archive}/`)
    const recovery = linesFor('moment.conf', folder).replace(/(recovery_target_time = ).*/, `$1'${moment?.now}'`)
    appendFileSync(path.join(main, 'postgresql.conf'), recovery)
    await runAsPostgres('touch', path.join(main, 'recovery.signal'))
    await servePostgres(main, port)
    expect(readFileSync(`${main}.log`, 'utf8')).toContain('recovery stopping before commit')
    await product.open()
    expect(await booked()).toEqual(['after-the-copy@moment.example'])
    expect(await askPostgres(port, "select from agents where name = 'Nobody'")).toEqual([])
    await book('after-the-way-back@moment.example')
    expect(await booked()).toHaveLength(2)
  }, 300_000)
})

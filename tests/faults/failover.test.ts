import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { postgresBinaries } from '#tests/support/postgres-programs.ts'
import { ReplicatedDatabase } from '#tests/support/replica.ts'
import { RunningServer } from '#tests/support/running-server.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { until } from '#tests/support/until.ts'
import { findLosses, prepareWriters, startWriters } from '#tests/support/writers.ts'

/** How long the replica follows nobody before it is promoted, in milliseconds. */
const REPLICA_MS = 6_000
/** How often the primary is lost. */
const ROUNDS = 10
/** Jobs go on within a second of the promotion; a machine that is busy with other work may need longer. */
const BACK_MS = 60_000

describe.runIf(postgresBinaries !== undefined)('a failover to a replica', () => {
  test('that is promoted some seconds after the primary died: jobs, mail and writes go on without a restart (S95, S96)', async () => {
    const database = new ReplicatedDatabase()
    onTestFinished(() => database.close())
    await database.start()
    await using smtp = await startSmtp()
    const product = new RunningServer(
      {
        ...{ DATABASE_URL: database.proxyUrl, SMTP_URL: smtp.url, SECRET_KEY: randomBytes(32).toString('hex') },
        ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' },
      },
      { args: ['--no-build'], empty: true },
    )
    onTestFinished(() => product.close())
    await product.open()
    const client = new pg.Client(database.proxyUrl)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ id: string }>(
      'select id from agents where hourly_rate is not null and availability order by created_at limit 1',
    )
    await client.end()
    const book = async (customerEmail: string) => {
      const answer = await fetch(`${product.url}/api/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bookingBody(rows[0]?.id ?? '', { customerEmail })),
      })
      await answer.arrayBuffer()
      return answer.status
    }
    const mailed = (email: string) => smtp.arrived.some(({ envelopeTo }) => envelopeTo.includes(email))
    expect(await book('before@example.com')).toBe(201)
    await until(() => mailed('before@example.com'), BACK_MS)
    // what the replica has not got by now would be lost with the primary
    await sleep(1000)

    database.losePrimary()
    await sleep(REPLICA_MS)
    expect(await product.isReady()).toBe(false)
    expect(await book('meanwhile@example.com')).toBe(503)
    await database.promote()
    const promoted = performance.now()
    await until(() => product.isReady(), BACK_MS)
    await until(async () => (await book('after@example.com')) === 201, BACK_MS)
    await until(() => mailed('after@example.com'), BACK_MS)
    console.log(`mail of a new booking ${Math.round(performance.now() - promoted)} ms after the promotion`)
    // the crontab is followed again, too
    const again = new pg.Client(database.proxyUrl)
    await again.connect()
    onTestFinished(() => again.end())
    await until(async () => {
      const { rows: ran } = await again.query(
        `select from graphile_worker._private_known_crontabs where last_execution > now() - interval '75 seconds'`,
      )
      return ran.length > 0
    }, 120_000)
    expect(mailed('meanwhile@example.com')).toBe(false)
  }, 400_000)

  test('of DATABASE_URL with both hosts, ten times under load: no acknowledged write is lost (S120, S121)', async () => {
    const database = new ReplicatedDatabase()
    onTestFinished(() => database.close())
    await database.start()
    const product = new RunningServer(
      {
        ...{ DATABASE_URL: database.hostsUrl, SECRET_KEY: randomBytes(32).toString('hex') },
        ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' },
      },
      { args: ['--no-build'], empty: true },
    )
    onTestFinished(() => product.close())
    await product.open()
    const writers = startWriters(product, await prepareWriters(database))
    const moreBookings = async () => {
      const before = writers.acknowledged.bookings.length
      await until(() => writers.acknowledged.bookings.length > before + 10, BACK_MS)
    }
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await database.writeToBoth()
      await moreBookings()
      await sleep(Math.random() * 300)
      database.losePrimary()
      await sleep(Math.random() * 1000)
      await database.promote()
      const promoted = performance.now()
      // one that comes back as it was takes writes, too, and must not get any
      const revived = round % 2 === 0 ? database.reviveLost() : undefined
      const before = writers.acknowledged.bookings.length
      await until(() => writers.acknowledged.bookings.length > before, BACK_MS)
      took.push(Math.round(performance.now() - promoted))
      await revived
      await moreBookings()
      await database.rebuild()
    }
    await moreBookings()
    await writers.stop()
    const { bookings, payments } = writers.acknowledged
    console.log(`writes again ${took.join(', ')} ms after each promotion; ${bookings.length} bookings acknowledged`)
    expect(await findLosses(database, writers.acknowledged)).toEqual([])
    expect(payments.length).toBeGreaterThan(10)
    expect([...writers.statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    // what is remembered was made anew: the list shows what was written after the last failover
    await database.query(`update agents set name = 'After the failovers' where id =
      (select id from agents where availability order by created_at limit 1)`)
    await until(async () => (await (await fetch(`${product.url}/api/agents`)).text()).includes('After the failovers'))
  }, 600_000)
})

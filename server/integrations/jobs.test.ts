import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { startJobs } from './jobs.ts'

const log = createLog({ logLevel: 'info' }, { write: () => {} })

test('jobs are taken up again after every connection to the database was lost (S55)', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  let runs = 0
  const jobs = await startJobs(database.connection, {
    tasks: {
      count: async () => {
        runs += 1
      },
    },
    crontab: '',
    first: 'count',
    log,
  })
  onTestFinished(() => jobs.stop())
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 10_000 })
  const admin = new pg.Client(inject('cluster').connection)
  await admin.connect()
  const { name } = database
  for (let blows = 0; blows < 5; blows++) {
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name])
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await admin.end()
  const before = runs
  await vi.waitFor(
    () => {
      jobs.nudge('count')
      expect(runs).toBeGreaterThan(before)
    },
    { timeout: 10_000, interval: 200 },
  )
})

test('a database that goes away before a task’s end is written down ends nothing, and jobs are taken up again (S55)', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const admin = new pg.Client(inject('cluster').connection)
  await admin.connect()
  onTestFinished(() => admin.end())
  const { name } = database
  let runs = 0
  const blows = ['fails', 'ends well']
  const jobs = await startJobs(database.connection, {
    tasks: {
      struck: async () => {
        runs += 1
        const blow = blows.shift()
        if (blow === undefined) return
        await admin.query(`alter database ${name} allow_connections false`)
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
        setTimeout(() => void admin.query(`alter database ${name} allow_connections true`), 500)
        if (blow === 'fails') throw new Error('the database went away under it')
      },
    },
    crontab: '',
    first: 'struck',
    log,
  })
  onTestFinished(() => jobs.stop())
  await vi.waitFor(
    () => {
      jobs.nudge('struck')
      expect(runs).toBeGreaterThan(3)
    },
    { timeout: 15_000, interval: 200 },
  )
})

test('a running task is asked to end when jobs are stopped', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  let told = false
  let began = false
  const jobs = await startJobs(database.connection, {
    tasks: {
      long: (signal) =>
        new Promise<void>((resolve) => {
          began = true
          signal.addEventListener('abort', () => {
            told = true
            resolve()
          })
        }),
    },
    crontab: '',
    first: 'long',
    log,
  })
  await vi.waitFor(() => expect(began).toBe(true), { timeout: 10_000 })
  await jobs.stop()
  expect(told).toBe(true)
})

test('jobs begin when the database takes writes again, after a start on one that does not, as after a failover', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const { name, connection } = database
  const options = { crontab: '', first: 'count', log }
  let runs = 0
  const tasks = {
    count: async () => {
      runs += 1
    },
  }
  // the tables of the jobs are there, as on a replica
  await (await startJobs(connection, { ...options, tasks: {}, first: 'none' })).stop()
  const admin = new pg.Client(inject('cluster').connection)
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  const jobs = await startJobs(connection, { ...options, tasks })
  onTestFinished(() => jobs.stop())
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(runs).toBe(0)
  // promoted: connections that were read-only stay until they are closed
  await admin.query(`alter database ${name} reset default_transaction_read_only`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), { timeout: 10_000 })
})

test('a runner whose first look-up failed is replaced after three failed fetches, counted and logged', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const { connection, pool } = database
  const lines: string[] = []
  const restarts: string[] = []
  let runs = 0
  const options = {
    crontab: '',
    first: 'count',
    log: createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }),
  }
  await (await startJobs(connection, { ...options, tasks: {}, first: 'none' })).stop()
  // graphile-worker keeps the rejection of this look-up for good
  await pool.query('alter table graphile_worker._private_tasks rename to hidden_tasks')
  const jobs = await startJobs(connection, {
    ...options,
    tasks: {
      count: async () => {
        runs += 1
      },
    },
    onRestart: (reason) => restarts.push(reason),
  })
  onTestFinished(() => jobs.stop())
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await pool.query('alter table graphile_worker.hidden_tasks rename to _private_tasks')
  await vi.waitFor(() => expect(restarts).toContain('fetches'), { timeout: 20_000 })
  await vi.waitFor(
    () => {
      jobs.nudge('count')
      expect(runs).toBeGreaterThan(0)
    },
    { timeout: 10_000, interval: 200 },
  )
  expect(lines.join('')).toContain('another runner takes over')
})

test('a task that runs is nudged without a row and runs once more, also when it fails', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  let [runs, ended] = [0, Promise.withResolvers<void>()]
  const jobs = await startJobs(database.connection, {
    tasks: {
      wait: async () => {
        runs += 1
        await ended.promise
      },
    },
    crontab: '',
    first: 'wait',
    log,
  })
  onTestFinished(async () => {
    ended.resolve()
    await jobs.stop()
  })
  const countRows = async () => (await database.pool.query('select from graphile_worker._private_jobs')).rowCount
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 10_000 })
  for (const fails of [false, true]) {
    const before = runs
    for (let nudges = 0; nudges < 10; nudges++) {
      jobs.nudge('wait')
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    // that of the run
    expect(await countRows()).toBe(1)
    const { resolve, reject } = ended
    ended = Promise.withResolvers<void>()
    if (fails) reject(new Error('on purpose'))
    else resolve()
    await vi.waitFor(() => expect(runs).toBe(before + 1), { timeout: 5000 })
  }
})

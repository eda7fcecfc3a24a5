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
  await vi.waitFor(() => expect(runs).toBe(1))
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
  await vi.waitFor(() => expect(began).toBe(true))
  await jobs.stop()
  expect(told).toBe(true)
})

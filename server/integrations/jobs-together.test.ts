import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { until } from '#tests/support/until.ts'
import { startJobs } from './jobs.ts'

const log = createLog({ logLevel: 'info' }, { write: () => {} })

test('processes with the same crontab run each of its minutes once, together', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  let runs = 0
  const start = () =>
    startJobs(database.connection, {
      tasks: {
        tick: async () => {
          runs += 1
        },
        nothing: async () => {},
      },
      // what was missed within the hour is made up for: minutes enough without waiting for them
      crontab: '* * * * * tick ?fill=1h&max=1',
      first: 'nothing',
      log,
    })
  const once = await start()
  await once.stop()
  runs = 0
  await database.pool.query(
    `update graphile_worker._private_known_crontabs set known_since = now() - interval '10 minutes', last_execution = null`,
  )
  const together = await Promise.all([start(), start(), start()])
  onTestFinished(async () => void (await Promise.all(together.map((jobs) => jobs.stop()))))
  await until(() => runs >= 9, 10_000)
  await sleep(500)
  // ten minutes, and perhaps the one that began meanwhile
  expect(runs).toBeLessThanOrEqual(11)
})

test('work nudged for later runs then, in another process when the first has ended', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const ran: string[] = []
  const start = (name: string) =>
    startJobs(database.connection, {
      tasks: {
        deliver: async () => void ran.push(name),
        nothing: async () => {},
      },
      crontab: '',
      first: 'nothing',
      log,
    })
  const first = await start('first')
  first.nudge('deliver', 1500)
  await sleep(300)
  await first.stop()
  expect(ran).toEqual([])
  const second = await start('second')
  onTestFinished(() => second.stop())
  await until(() => ran.length > 0, 10_000)
  expect(ran).toEqual(['second'])
})

test('work that several processes are nudged to is done, and by no more of them than were nudged', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  let runs = 0
  const start = () =>
    startJobs(database.connection, {
      tasks: {
        count: async () => {
          runs += 1
        },
        nothing: async () => {},
      },
      crontab: '',
      first: 'nothing',
      log,
    })
  const together = await Promise.all([start(), start()])
  onTestFinished(async () => void (await Promise.all(together.map((jobs) => jobs.stop()))))
  for (let i = 0; i < 20; i++) for (const jobs of together) jobs.nudge('count')
  await until(() => runs > 0)
  await sleep(300)
  expect(runs).toBeLessThanOrEqual(together.length)
})

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RunningServer } from '#tests/support/running-server.ts'
import { until } from '#tests/support/until.ts'
import { callOver } from '#tests/support/wire.ts'

const CALLERS = 4
const ROUNDS = 4

let product: RunningServer
beforeAll(async () => {
  product = new RunningServer({ LOG_LEVEL: 'fatal', WORKERS: '2' }, { args: ['--no-build'] })
  await product.open()
})
afterAll(() => product.close())

/** The processes of the product's group that node:cluster has numbered. */
function findWorkers(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // after the name in brackets: state, parent, group
      const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
      const isWorker = readFileSync(`/proc/${name}/environ`, 'utf8').includes('\0NODE_UNIQUE_ID=')
      return group === product.pid() && isWorker ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

/** How many workers answer, seen by the ids of their requests. */
async function countServing(): Promise<number> {
  const runs = new Set<string>()
  for (let i = 0; i < 8; i++) {
    const { headers } = await callOver('GET', `${product.url}/api/health/ready`)
    runs.add(String(headers['x-request-id']).split('-').slice(0, -1).join('-'))
  }
  return runs.size
}

test('kill -9 of workers under load: every request ends within 3 s, and the other worker answers (S88)', async () => {
  let over = false
  const took: number[] = []
  const ends = { answered: 0, closed: 0 }
  const caller = async () => {
    while (!over) {
      const started = performance.now()
      await callOver('GET', `${product.url}/api/health/live`).then(
        ({ status }) => {
          expect(status).toBe(200)
          ends.answered += 1
        },
        () => {
          ends.closed += 1
        },
      )
      took.push(performance.now() - started)
    }
  }
  const calls = Promise.all(Array.from({ length: CALLERS }, caller))
  for (let round = 0; round < ROUNDS; round++) {
    const victim = await until(async () => (await countServing()) === 2 && findWorkers()[round % 2], 30_000)
    // stopped first, so that a connection is on its way to it whenever it is killed
    process.kill(victim, 'SIGSTOP')
    await sleep(300)
    process.kill(victim, 'SIGKILL')
    await until(() => !findWorkers().includes(victim))
  }
  over = true
  await calls
  expect(Math.max(...took)).toBeLessThan(3000)
  expect(ends.answered).toBeGreaterThan(100)
  expect(ends.closed, 'those of the dead workers').toBeGreaterThan(0)
})

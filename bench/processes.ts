import { cpus } from 'node:os'
import type pg from 'pg'
import { requestBytes } from './caller.ts'
import { makeFolder, startServerProcess } from './children.ts'
import { httpLoad, interleave } from './load.ts'
import { givePasswords, PASSWORD } from './logins.ts'
import { findNginx, startNginx } from './nginx.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'
import { SEARCHES } from './search.ts'
import { withSeeded } from './with-seeded.ts'

const AGENTS = 2000
const BOOKINGS = 4000
const ROUNDS = 3
const MEASURED_MS = 5000

/**
 * Logins and searches a second of one process and of two on the same database, behind nginx. There is no required
 * ratio.
 */
export async function measureProcesses(): Promise<Row[]> {
  const binary = findNginx()
  if (binary === undefined) {
    console.log('SKIPPED: processes needs nginx (Debian: apt-get install nginx)')
    return []
  }
  using folder = makeFolder()
  const env = { DATA_DIR: folder.dir }
  await using first = await startServerProcess<ProductHello>('product-server.ts', {}, env)
  await using second = await startServerProcess<ProductHello>('product-server.ts', {}, { ...env, BENCH_FILLED: '1' })
  const emails = await fill(first.hello.database)
  await using nginx = await startNginx(binary, [[first.hello.url], [first.hello.url, second.hello.url]])
  const [one = '', two = ''] = nginx.urls

  const logIns = turns(
    emails.map((email) =>
      requestBytes('POST', '/api/customer/login', { body: JSON.stringify({ email, password: PASSWORD }) }),
    ),
  )
  const searches = turns(SEARCHES.map((search) => requestBytes('GET', `/api/agents?${encodeURI(search)}`)))
  const rows: Row[] = []
  for (const [name, next] of [
    ['log-ins', logIns],
    ['searches', searches],
  ] as const) {
    const loads = { one: httpLoad(one, next, first, 200), two: httpLoad(two, next, first, 200) }
    const measured = await interleave(loads, { rounds: ROUNDS, ms: MEASURED_MS })
    const idleBefore = processorTimes()
    await loads.one.run(MEASURED_MS)
    const idleAfter = processorTimes()
    const idle = (idleAfter.idle - idleBefore.idle) / (idleAfter.all - idleBefore.all)
    rows.push({
      name: `${name} behind nginx of one process, processors of the machine busy`,
      unit: 'of 100',
      product: 100 * (1 - idle),
    })
    rows.push({
      name: `${name} behind nginx, two processes : one`,
      unit: 'a second',
      product: measured.two.rate,
      reference: measured.one.rate,
      ratio: measured.two.rate / measured.one.rate,
    })
  }
  return rows
}

/** The work of all processors together since the machine started, in milliseconds. */
function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all }
}

async function fill(database: pg.ClientConfig): Promise<string[]> {
  await withSeeded(database, { agents: AGENTS, bookings: BOOKINGS }, async () => {})
  return givePasswords(database)
}

/** One after the other, and again. */
function turns(requests: readonly Buffer[]): () => Buffer {
  let at = 0
  return () => requests[at++ % requests.length] ?? Buffer.of()
}

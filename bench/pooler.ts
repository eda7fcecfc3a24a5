import { randomBytes } from 'node:crypto'
import { connectionUrl } from '#tests/support/database.ts'
import { keepsNames, pgbouncerBinary, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { makeFolder, npmStart } from './children.ts'
import { runPaced } from './paced.ts'
import { isNode, listTree, processorTime } from './process-tree.ts'
import { median, type Row } from './rows.ts'
import { startShipped } from './shipped.ts'
import { openSession } from './sign-in.ts'
import { findPort } from './start.ts'
import { findGenerator } from './wrk.ts'

const ROUNDS = 5
const SECONDS = 3
/** Requests that each product answers before it is measured: its code is compiled for speed by then. */
const WARM_REQUESTS = 3_000
const PORT = 5099
const NAMES = ['straight', 'pooled'] as const
/** What the app may use more behind a pooler that keeps named statements, and behind an older one. */
const MOST = { named: 1.1, nameless: 1.25 } as const

/** A customer's list from two products on one database: one asks PostgreSQL, the other PgBouncer in transaction mode. */
export async function measurePooler(): Promise<Row[]> {
  if (pgbouncerBinary === undefined) return []
  await using shipped = await startShipped(PORT)
  const { client, owner } = shipped
  const [host, user, password, database] = [owner.host, owner.user, owner.password, owner.database].map(String)
  if (!host || !user || !password || !database) throw new Error('the embedded database has no address')
  const connection = { host, user, password, database }
  using pooler = await startPgBouncer({ connection }, { pool_mode: 'transaction' })
  const secret = { SECRET_KEY: randomBytes(32).toString('hex'), RATE_LIMIT_SCALE: '1000000', DEMO_DATA: '0' }
  using folder = makeFolder()
  const start = async (env: Record<string, string>) => npmStart(folder.dir, await findPort(), { ...secret, ...env })
  await using straight = await start({ DATABASE_URL: connectionUrl(connection) })
  await using pooled = await start({
    DATABASE_URL: connectionUrl({ ...connection, host: pooler.host, port: pooler.port }),
    DATABASE_DIRECT_URL: connectionUrl(connection),
  })

  const { rows } = await client.query<{ id: string }>(
    'select customer_id as id from bookings group by 1 order by count(*) desc limit 1',
  )
  const cookie = await openSession(client, 'customer_id', 'customer', rows[0]?.id ?? '')
  const generator = findGenerator()
  console.log(`Load from ${generator.name}, ${ROUNDS} rounds of ${SECONDS} s`)
  const products = { straight, pooled }
  const of = (name: (typeof NAMES)[number]) => ({
    ...{ url: `${products[name].url}/api/customer/bookings`, headers: { cookie }, expected: 200 },
  })
  const runs: Record<(typeof NAMES)[number], { rate: number; cpu: number }[]> = { straight: [], pooled: [] }
  // by number, not by time: the slower one would be measured colder
  for (const name of NAMES) {
    for (let answered = 0; answered < WARM_REQUESTS; ) {
      answered += (await generator.run(of(name), SECONDS)).requests
    }
  }
  let rate = Number.POSITIVE_INFINITY
  for (const name of NAMES) {
    const { requests, seconds } = await generator.run(of(name), SECONDS)
    rate = Math.min(rate, requests / seconds / 2)
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of NAMES) {
      const app = listTree(products[name].pid).filter(isNode)
      const { requests, seconds } = await generator.run(of(name), SECONDS)
      const before = processorTime(app)
      // what the app uses besides requests counts for each of as many
      const answered = await runPaced(of(name), rate, SECONDS)
      runs[name].push({ rate: requests / seconds, cpu: (processorTime(app) - before) / answered.length })
    }
  }
  const middle = (name: (typeof NAMES)[number], what: 'rate' | 'cpu') => median(runs[name].map((run) => run[what]))
  const how = keepsNames() ? 'named' : 'nameless'
  const row = (what: string, unit: string, figure: 'rate' | 'cpu') => ({
    ...{ name: `GET /api/customer/bookings through PgBouncer (${how} statements) : straight, ${what}`, unit },
    product: middle('pooled', figure),
    reference: middle('straight', figure),
    ratio: middle('pooled', figure) / middle('straight', figure),
  })
  return [
    { ...row('CPU of the app at one rate', 'µs', 'cpu'), bound: { of: 'ratio', most: MOST[how] } },
    row('highest rate', '1/s', 'rate'),
  ]
}

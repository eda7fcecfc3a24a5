import pg from 'pg'
import { fillAgents } from '#scripts/seed/fill-people.ts'
import { seedScale } from '#scripts/seed.ts'
import { makeFolder, type ServerProcess, startServerProcess } from './children.ts'
import { type GrowingRequest, listGrowingRequests } from './growing-requests.ts'
import { httpLoad, interleave } from './load.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'
import { signInAll } from './sign-in.ts'

const AGENTS = 1000
const SMALL = 10_000
/** Bookings of the agent who requests them, more than a page, in both databases. */
const OWN = 150
/** At once: more would wait for connections, of which some reads take ten, until they are refused with 503. */
const CALLERS = 8
const ROUNDS = 5
const ROUND_MS = 500
/** Numbers the agent who gets bookings of others; no seeding has as many rows. */
const BUSY_SEED = 2_000_000_000
/** The part of its rate that a request keeps with a hundred times as many rows, and with a thousand times. */
const LEAST = { hundred: 0.7, thousand: 0.6 }
const leastFor = (many: number) => (many > 100 * SMALL ? LEAST.thousand : LEAST.hundred)

/** A running product and the requests to it, by method and path. */
interface Grown {
  product: ServerProcess<ProductHello>
  requests: Map<string, GrowingRequest>
}

/** The id of the agent with exactly this many bookings. */
async function busyAgent(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ agent_id: string }>(
    'select agent_id from bookings group by agent_id having count(*) = $1 limit 1',
    [OWN],
  )
  return rows[0]?.agent_id
}

/** Gives bookings of others to a new agent. Confirmed ones stay: two could be at one time. */
async function makeBusyAgent(client: pg.Client): Promise<void> {
  await fillAgents(client, { seed: BUSY_SEED, count: 1 })
  const { rows } = await client.query<{ agent: string; moved: string[] }>(
    `select (select id from agents a where not exists (select from bookings b where b.agent_id = a.id) limit 1) as agent,
       array(select id from bookings where status <> 'confirmed' order by id limit $1) as moved`,
    [OWN],
  )
  const values = [rows[0]?.agent, rows[0]?.moved]
  await client.query('update bookings set agent_id = $1 where id = any($2)', values)
  await client.query('update agent_earnings set agent_id = $1 where booking_id = any($2)', values)
}

/** @param filled whether the folder has these bookings already */
async function grow(dir: string, bookings: number, filled = false): Promise<Grown> {
  const env = { DATA_DIR: dir, ...(filled && { BENCH_FILLED: '1' }) }
  const product = await startServerProcess<ProductHello>('product-server.ts', {}, env)
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  try {
    if (!filled) await seedScale(client, { agents: AGENTS, bookings }, { add: true })
    // agents and customers have more rows in the larger database; this one agent has the same number in both
    if (!(await busyAgent(client))) await makeBusyAgent(client)
    const agent = await busyAgent(client)
    if (agent === undefined) throw new Error(`nobody has ${OWN} bookings`)
    const cookies = await signInAll(client, agent)
    // what the minute's job folds: the bench runs none
    await client.query('select fold_tallies(2147483647)')
    await client.query('vacuum analyze')
    return { product, requests: await listGrowingRequests(client, product.hello.url, cookies, agent) }
  } finally {
    await client.end()
  }
}

const nameOf = (request: string, many: number) =>
  `${request}, ${many.toLocaleString('en-US')} bookings against ${SMALL.toLocaleString('en-US')}`

/** The rate of each request with many bookings, relative to the same request with few. */
export async function measureGrowth(): Promise<Row[]> {
  const many = Number(process.env.BENCH_BOOKINGS || 1_000_000)
  using smallFolder = makeFolder()
  using largeFolder = makeFolder()
  const filled = process.env.BENCH_DATA
  const small = await grow(smallFolder.dir, SMALL)
  await using _small = small.product
  const large = await grow(filled ?? largeFolder.dir, many, filled !== undefined)
  await using _large = large.product
  const only = new RegExp(process.env.BENCH_REQUESTS ?? '')
  const rows: Row[] = []
  for (const [name, request] of small.requests) {
    const other = large.requests.get(name)
    if (!other || !only.test(name)) continue
    const measured = await interleave(
      {
        few: httpLoad(small.product.hello.url, request.next, small.product, request.expected, CALLERS),
        lots: httpLoad(large.product.hello.url, other.next, large.product, other.expected, CALLERS),
      },
      { rounds: ROUNDS, ms: ROUND_MS },
    ).catch((error: Error) => error)
    if (measured instanceof Error) {
      // such as one that takes longer than the database allows
      console.log(`${name} fails: ${measured.message.split('\n')[0]}`)
      rows.push({
        name: nameOf(name, many),
        unit: '1/s',
        product: 0,
        ratio: 0,
        bound: { of: 'ratio', least: leastFor(many) },
      })
      continue
    }
    const { few, lots } = measured
    rows.push({
      ...{ name: nameOf(name, many), unit: '1/s' },
      ...{ product: lots.rate, reference: few.rate, ratio: lots.rate / few.rate },
      cpu: { product: lots.cpu, reference: few.cpu },
      bound: { of: 'ratio', least: leastFor(many) },
    })
  }
  return rows
}

import pg from 'pg'
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
const ROUNDS = 5
const ROUND_MS = 500
/** The rate a request may lose with a hundred times as many rows. */
const LEAST = 0.7

/** A running product and the requests to it, by method and path. */
interface Grown {
  product: ServerProcess<ProductHello>
  requests: Map<string, GrowingRequest>
}

/** The agent with exactly this many bookings. */
async function busyAgent(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ agent_id: string }>(
    'select agent_id from bookings group by agent_id having count(*) = $1 limit 1',
    [OWN],
  )
  return rows[0]?.agent_id
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
    if (!(await busyAgent(client))) await seedScale(client, { agents: 1, bookings: OWN }, { add: true })
    const cookies = await signInAll(client, await busyAgent(client))
    await client.query('vacuum analyze')
    return { product, requests: await listGrowingRequests(client, product.hello.url, cookies) }
  } finally {
    await client.end()
  }
}

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
  const rows: Row[] = []
  for (const [name, request] of small.requests) {
    const other = large.requests.get(name)
    if (!other) continue
    const { few, lots } = await interleave(
      {
        few: httpLoad(small.product.hello.url, request.next, small.product, request.expected),
        lots: httpLoad(large.product.hello.url, other.next, large.product, other.expected),
      },
      { rounds: ROUNDS, ms: ROUND_MS },
    )
    rows.push({
      ...{
        name: `${name}, ${many.toLocaleString('en-US')} bookings against ${SMALL.toLocaleString('en-US')}`,
        unit: '1/s',
      },
      ...{ product: lots.rate, reference: few.rate, ratio: lots.rate / few.rate },
      cpu: { product: lots.cpu, reference: few.cpu },
      bound: { of: 'ratio', least: LEAST },
    })
  }
  return rows
}

import pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { requestBytes } from './caller.ts'
import { makeFolder, type ServerProcess, startServerProcess } from './children.ts'
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
/** The rate a read may lose with a hundred times as many rows. */
const LEAST = 0.7

/** Files that contain all rows: they grow with the data. */
const GROWS = /\/(export|calendar)\b/

/** A running product and the requests to it, by call. */
interface Grown {
  product: ServerProcess<ProductHello>
  requests: Map<string, Buffer>
}

const all: readonly Endpoint[] = endpoints
/** Reads with a JSON answer that is not a stream. */
const reads = all.filter(
  ({ method, path, produces }) => method === 'GET' && produces === undefined && !GROWS.test(path),
)

/** The agent or customer with exactly this many bookings. */
async function busyAgent(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ agent_id: string }>(
    'select agent_id from bookings group by agent_id having count(*) = $1 limit 1',
    [OWN],
  )
  return rows[0]?.agent_id
}

async function grow(dir: string, bookings: number): Promise<Grown> {
  const product = await startServerProcess<ProductHello>('product-server.ts', {}, { DATA_DIR: dir })
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  try {
    await seedScale(client, { agents: AGENTS, bookings }, { add: true })
    // agents and customers have more rows in the larger database; this one agent has the same number in both
    await seedScale(client, { agents: 1, bookings: OWN }, { add: true })
    const cookies = await signInAll(client, await busyAgent(client))
    await client.query('vacuum analyze')
    const idOf = async (sql: string) => (await client.query<{ id: string }>(sql)).rows[0]?.id ?? ''
    const things: Record<string, string> = {
      bookings: await idOf('select id from bookings order by created_at desc limit 1'),
      agents: await idOf('select id from agents where archived_at is null order by created_at limit 1'),
      invoices: await idOf('select id from invoices order by created_at desc limit 1'),
    }
    const requests = new Map<string, Buffer>()
    for (const { path, access } of reads) {
      const url =
        path.replace(/([\w-]+)\/:\w+/g, (_, kind: string) => `${kind}/${things[kind] ?? ':'}`) +
        (path.endsWith('/availability') ? '?from=2027-01-01&to=2027-02-20' : '')
      if (url.includes(':')) continue
      const role =
        access === 'public' ? undefined : (['admin', 'customer', 'agent'] as const).find((r) => access.includes(r))
      const headers = role === undefined ? {} : { cookie: cookies[role] }
      const answer = await fetch(`${product.hello.url}${url}`, { headers, signal: AbortSignal.timeout(20_000) }).catch(
        () => undefined,
      )
      await answer?.body?.cancel()
      if (answer?.status === 200) requests.set(path, requestBytes('GET', url, { headers }))
      else console.log(`${path} is left out: ${answer ? `it answers ${answer.status}` : 'no answer'} without details`)
    }
    return { product, requests }
  } finally {
    await client.end()
  }
}

/** The rate of each read with many bookings, relative to the same read with few. */
export async function measureGrowth(): Promise<Row[]> {
  const many = Number(process.env.BENCH_BOOKINGS || 1_000_000)
  using smallFolder = makeFolder()
  using largeFolder = makeFolder()
  const small = await grow(smallFolder.dir, SMALL)
  await using _small = small.product
  const large = await grow(largeFolder.dir, many)
  await using _large = large.product
  const rows: Row[] = []
  for (const [path, request] of small.requests) {
    const other = large.requests.get(path)
    if (!other) continue
    const { few, lots } = await interleave(
      {
        few: httpLoad(small.product.hello.url, () => request, small.product, 200),
        lots: httpLoad(large.product.hello.url, () => other, large.product, 200),
      },
      { rounds: ROUNDS, ms: ROUND_MS },
    )
    rows.push({
      ...{
        name: `GET ${path}, ${many.toLocaleString('en-US')} bookings against ${SMALL.toLocaleString('en-US')}`,
        unit: '1/s',
      },
      ...{ product: lots.rate, reference: few.rate, ratio: lots.rate / few.rate },
      cpu: { product: lots.cpu, reference: few.cpu },
      bound: { of: 'ratio', least: LEAST },
    })
  }
  return rows
}

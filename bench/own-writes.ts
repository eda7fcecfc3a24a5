import pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { quantile, type Row } from './rows.ts'
import { signInAdmin } from './sign-in.ts'

const MANY = 10_000
const ROUNDS = 200
const WARM_UP = 20
/** How much the wait may add to a write, in milliseconds: with few agents, and the upper limit with many. */
const MAX_WAIT_MS = { few: 25, many: 250 }
const LATE = /^marquee_held_writes_total\{outcome="late"\} (\d+)$/m

/**
 * How long a write that changes a public list waits for it: the time from its commit, which a listening connection is
 * notified of, to its answer. This includes the handler's work after the commit.
 */
export async function measureOwnWrites(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  try {
    const cookie = await signInAdmin(client)
    const { rows } = await client.query<{ id: string }>('select id from agents order by created_at limit 1')
    const url = `${product.hello.url}/api/agents/${rows[0]?.id}`
    const few = await measure(product, { client, url, cookie }, 60, MAX_WAIT_MS.few)
    await seedScale(client, { agents: MANY - 60, bookings: 0 }, { add: true })
    await client.query('vacuum analyze')
    return [...few, ...(await measure(product, { client, url, cookie }, MANY, MAX_WAIT_MS.many))]
  } finally {
    await client.end()
  }
}

async function measure(
  { hello }: ServerProcess<ProductHello>,
  { client, url, cookie }: { client: pg.Client; url: string; cookie: string },
  agents: number,
  most: number,
): Promise<Row[]> {
  let committed = 0
  const hear = ({ payload }: pg.Notification) => {
    if (payload === 'agents') committed = performance.now()
  }
  client.on('notification', hear)
  await client.query('listen marquee_changes')
  const late = async () => Number(LATE.exec(await (await fetch(`${hello.url}/api/metrics`)).text())?.[1] ?? 0)
  const before = await late()
  const waits: number[] = []
  for (let i = 0; i < WARM_UP + ROUNDS; i++) {
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ bio: `Life ${agents} ${i}` }),
    })
    const answered = performance.now()
    if (answer.status !== 200) throw new Error(`a write was answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
    if (i >= WARM_UP) waits.push(answered - committed)
  }
  client.off('notification', hear)
  await client.query('unlisten marquee_changes')
  waits.sort((a, b) => a - b)
  const name = `PUT /api/agents/:id, ${agents.toLocaleString('en-US')} agents: commit to answer`
  return [
    { name: `${name}, median`, unit: 'ms', product: quantile(waits, 0.5) },
    { name: `${name}, p95`, unit: 'ms', product: quantile(waits, 0.95), bound: { of: 'product', most } },
    {
      name: `${name}, not waited out`,
      unit: 'of 100',
      product: (100 * ((await late()) - before)) / (WARM_UP + ROUNDS),
    },
  ]
}

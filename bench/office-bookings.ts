import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import { sessionCookieName } from '#server/accounts/sessions.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, type Row } from './rows.ts'

const AGENTS = 1000
const BOOKINGS = 100_000
const ROUNDS = 40

/** What an admin looks at first. */
const FIRST_PAGES = ['', '?status=pending', '?status=confirmed']

/** What an admin looks for: a customer, an address, an agent, a day, what is frequent and what nobody has. */
const SEARCHES = [
  '?q=customer+1234',
  '?q=customer-60-777@example.com',
  '?q=ada+abbott',
  '?q=ada',
  '?q=zzqx',
  '?q=2026-12-31',
]

/** Signs an admin of the bench's own in. */
async function signIn(client: pg.Client): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `with made as (
       insert into users (username, email, role, password_hash)
       values ('bench', 'bench@example.com', 'admin', 'none') returning id
     )
     insert into sessions (token_hash, role, user_id, expires_at) select $1, 'admin', id, now() + interval '1 day' from made`,
    [createHash('sha256').update(token).digest()],
  )
  return `${sessionCookieName({ secure: false })}=${token}`
}

/** The office's list of 100,000 bookings: first pages and searches, one after another, to the last byte. */
export async function measureOfficeBookings(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  let cookie: string
  try {
    await seedScale(client, { agents: AGENTS, bookings: BOOKINGS }, { add: true })
    await client.query('vacuum analyze')
    cookie = await signIn(client)
  } finally {
    await client.end()
  }
  const measure = async (queries: readonly string[]) => {
    const took: number[] = []
    const before = await product.usage()
    for (let round = 0; round < ROUNDS; round++) {
      for (const query of queries) {
        const started = performance.now()
        const answer = await fetch(`${product.hello.url}/api/admin/bookings-with-details${query}`, {
          headers: { cookie },
        })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${query} answered ${answer.status}`)
        // the first rounds warm plans and caches
        if (round >= 5) took.push(performance.now() - started)
      }
    }
    const cpu = ((await product.usage()).cpu - before.cpu) / (ROUNDS * queries.length)
    return { took: took.sort((a, b) => a - b), cpu }
  }
  const rowsOf = (name: string, { took, cpu }: { took: number[]; cpu: number }): Row[] => [
    { name: `${name}, median`, unit: 'ms', product: median(took), cpu: { product: cpu } },
    {
      ...{ name: `${name}, p95`, unit: 'ms', product: took[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN },
      bound: { of: 'product', most: 30 },
    },
  ]
  return [
    ...rowsOf('first page of 100,000 bookings in the office', await measure(FIRST_PAGES)),
    ...rowsOf('search over 100,000 bookings in the office', await measure(SEARCHES)),
  ]
}

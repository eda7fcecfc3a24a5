import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import { sessionCookieName } from '#server/accounts/sessions.ts'
import { atlantaDate } from '#server/availability/atlanta-time.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, type Row } from './rows.ts'

const AGENTS = 10_000
/** About as many payments come with them; fewer for a look at whether it works. */
const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 1_000_000)
/** Payments since the tallies were folded last: a busy minute's. */
const JUST_PAID = 1000
const ROUNDS = 100
const WARM_UP = 5
const DAY_MS = 86_400_000

async function signIn(client: pg.Client): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `with admin as (
       insert into users (username, email, role, password_hash) values ('bench', 'bench@example.com', 'admin', 'none') returning id
     )
     insert into sessions (token_hash, role, user_id, expires_at) select $1, 'admin', id, now() + interval '1 day' from admin`,
    [createHash('sha256').update(token).digest()],
  )
  return `${sessionCookieName({ secure: false })}=${token}`
}

/** What an office asks for: all time, this year, the last twelve months, and a span that no kept one makes up. */
function reportQueries(now: Date): string[] {
  const day = (days: number) => atlantaDate(new Date(now.getTime() + days * DAY_MS))
  const tomorrow = day(1)
  return [
    '',
    `?from=${tomorrow.slice(0, 4)}-01-01&to=${tomorrow}`,
    `?from=${day(-365)}&to=${tomorrow}`,
    `?from=${day(-344)}&to=${day(-33)}`,
  ]
}

interface Measured {
  /** Of the row. */
  name: string
  path: string
  /** Asked for one after another, as if a span a round. */
  queries: readonly string[]
  most: number
}

async function measure(
  product: ServerProcess<ProductHello>,
  cookie: string,
  { name, path, queries, most }: Measured,
): Promise<Row[]> {
  const took: number[] = []
  const before = await product.usage()
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const query of queries) {
      const started = performance.now()
      const answer = await fetch(`${product.hello.url}${path}${query}`, { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}${query} answered ${answer.status}`)
      if (round >= WARM_UP) took.push(performance.now() - started)
    }
  }
  const cpu = ((await product.usage()).cpu - before.cpu) / ((ROUNDS + WARM_UP) * queries.length)
  const p95 = took.sort((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN
  return [
    { name: `${name}, median`, unit: 'ms', product: median(took), cpu: { product: cpu } },
    { name: `${name}, p95`, unit: 'ms', product: p95, bound: { of: 'product', most } },
  ]
}

/** The billing dashboard and reports of a house of very many bookings and payments. */
export async function measureBilling(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  try {
    await seedScale(client, { agents: AGENTS, bookings: BOOKINGS }, { add: true })
    await client.query('vacuum analyze')
    const cookie = await signIn(client)
    // deposits that wait to be folded, counted row by row as the product's are
    await client.query(
      `insert into payments (booking_id, purpose, amount_cents, payment_method, payment_status, paid_at)
       select id, 'deposit', 5000, 'cash', 'completed', now() from bookings
       where payment_status = 'pending' and status <> 'cancelled' limit $1`,
      [JUST_PAID],
    )
    const house = `${BOOKINGS.toLocaleString('en-US')} bookings`
    return [
      ...(await measure(product, cookie, {
        ...{ name: `GET /api/admin/billing, ${house}`, path: '/api/admin/billing', queries: [''], most: 50 },
      })),
      ...(await measure(product, cookie, {
        ...{ name: `GET /api/admin/reports, ${house}`, path: '/api/admin/reports', most: 300 },
        queries: reportQueries(new Date()),
      })),
    ]
  } finally {
    await client.end()
  }
}

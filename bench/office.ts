import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import { sessionCookieName } from '#server/accounts/sessions.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, type Row } from './rows.ts'

const AGENTS = 10_000
const BOOKINGS = 200_000
/** Bookings that changed since the tallies were folded last: a busy minute's. */
const CHANGED = 10_000
const ROUNDS = 200
const WARM_UP = 20

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

async function measure(product: ServerProcess<ProductHello>, cookie: string, what: string): Promise<Row[]> {
  const took: number[] = []
  const before = await product.usage()
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const answer = await fetch(`${product.hello.url}/api/admin/summary`, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the summary answered ${answer.status}`)
    if (round >= WARM_UP) took.push(performance.now() - started)
  }
  const cpu = ((await product.usage()).cpu - before.cpu) / ROUNDS
  const p95 = took.sort((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN
  const name = `GET /api/admin/summary, ${what}`
  return [
    { name: `${name}, median`, unit: 'ms', product: median(took), cpu: { product: cpu } },
    { name: `${name}, p95`, unit: 'ms', product: p95, bound: { of: 'product', most: 30 } },
  ]
}

/** The counts of a house of many bookings, folded and with what a minute leaves to fold. */
export async function measureOffice(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  try {
    await seedScale(client, { agents: AGENTS, bookings: BOOKINGS }, { add: true })
    await client.query('vacuum analyze')
    const cookie = await signIn(client)
    const folded = await measure(product, cookie, `${BOOKINGS.toLocaleString('en-US')} bookings`)
    await client.query(
      `update bookings set total_cents = coalesce(total_cents, 0) + 100
       where id in (select id from bookings where status <> 'cancelled' limit $1)`,
      [CHANGED],
    )
    const waiting = await measure(product, cookie, `${CHANGED.toLocaleString('en-US')} of them just changed`)
    return [...folded, ...waiting]
  } finally {
    await client.end()
  }
}

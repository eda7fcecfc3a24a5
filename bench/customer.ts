import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { sessionCookieName } from '#server/accounts/sessions.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, type Row } from './rows.ts'

/** What the one customer has, and everybody else together. */
const OWN = 1000
const OTHERS = 50_000
const ROUNDS = 60

/** Bookings of every status, most of them past, each with what hangs on it: payments, invoices, reviews. */
const FILL = `
with made as (
  insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date, event_duration,
    event_location, special_requests, status, payment_status, total_cents, deposit_percent)
  select agents.ids[1 + n % cardinality(agents.ids)], customers.ids[1 + n % cardinality(customers.ids)], 'Dana Whitfield',
    'dana@example.com', 'wedding', now() + (n % 700 - 500) * interval '1 day' + n * interval '1 second', 4,
    'The Loft, 1200 Peachtree Street NE, Atlanta', 'Two sets, the second one after the toast.',
    case when n % 10 < 3 then 'pending' when n % 10 < 5 then 'confirmed' when n % 10 < 9 then 'completed'
      else 'cancelled' end,
    case when n % 3 = 0 then 'pending' else 'paid' end, 60000, case when n % 4 = 0 then 30 end
  from generate_series(1, $1::int) n
  cross join (select array_agg(id) as ids from agents) agents
  cross join (select array_agg(id) as ids from customers where ($2::uuid is null) or id = $2) customers
  returning id, status, payment_status
), invoiced as (
  insert into invoices (booking_id, invoice_number, subtotal_cents, total_cents, due_date)
  select id, 'INV-' || $3 || '-' || lpad((row_number() over ())::text, 6, '0'), 60000, 60000, now() from made where status <> 'cancelled'
), paid as (
  insert into payments (booking_id, purpose, amount_cents, payment_method, payment_status)
  select id, purpose, 30000, 'cash', 'completed' from made, unnest(array['deposit', 'balance']) purpose
  where payment_status = 'paid'
)
insert into testimonials (booking_id, customer_name, rating, content)
select id, 'Dana', 5, 'A night to remember.' from made where status = 'completed' and random() < 0.5`

/** A hundred bookings each, counted. */
const LISTS = ['', '?group=active', '?group=past']

async function signIn(client: pg.Client, customerId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into sessions (token_hash, role, customer_id, expires_at) values ($1, 'customer', $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), customerId],
  )
  return `${sessionCookieName({ secure: false })}=${token}`
}

async function prepare(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from customers order by created_at limit 1')
  const customerId = rows[0]?.id
  if (customerId === undefined) throw new Error('there are no customers')
  await client.query(FILL, [OTHERS, null, '2025'])
  await client.query(FILL, [OWN, customerId, '2026'])
  await client.query('vacuum analyze')
  return await signIn(client, customerId)
}

/** The lists of a customer with a thousand bookings, one after another, from sending the request to its last byte. */
export async function measureCustomer(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  const cookie = await prepare(client).finally(() => client.end())
  const took: number[] = []
  const before = await product.usage()
  for (let round = 0; round < ROUNDS; round++) {
    for (const list of LISTS) {
      const started = performance.now()
      const answer = await fetch(`${product.hello.url}/api/customer/bookings${list}`, { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${list} answered ${answer.status}`)
      // the first rounds warm plans and caches
      if (round >= 5) took.push(performance.now() - started)
    }
  }
  const cpu = ((await product.usage()).cpu - before.cpu) / (ROUNDS * LISTS.length)
  const p95 = [...took].sort((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN
  const name = `GET /api/customer/bookings, ${OWN.toLocaleString('en-US')} own bookings`
  return [
    { name: `${name}, median`, unit: 'ms', product: median(took), cpu: { product: cpu } },
    { name: `${name}, p95`, unit: 'ms', product: p95, bound: { of: 'product', most: 20 } },
  ]
}

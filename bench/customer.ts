import pg from 'pg'
import { timeAnswers, timeRows } from './answers.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'
import { openSession } from './sign-in.ts'

/** The number of bookings of the one customer, and of all others together. */
const OWN = 1000
const OTHERS = 50_000
const ROUNDS = 55
const WARM_UP = 5

/** Bookings of every status, most of them past, each with its payments, invoices and reviews. */
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

async function prepare(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from customers order by created_at limit 1')
  const customerId = rows[0]?.id
  if (customerId === undefined) throw new Error('there are no customers')
  await client.query(FILL, [OTHERS, null, '2025'])
  await client.query(FILL, [OWN, customerId, '2026'])
  await client.query('vacuum analyze')
  return await openSession(client, 'customer_id', 'customer', customerId)
}

/** The lists of a customer with a thousand bookings, one after another, from sending the request to its last byte. */
export async function measureCustomer(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  const cookie = await prepare(client).finally(() => client.end())
  const paths = LISTS.map((list) => `/api/customer/bookings${list}`)
  const measured = await timeAnswers(product, { paths, cookie, rounds: ROUNDS, warmUp: WARM_UP })
  return timeRows(`GET /api/customer/bookings, ${OWN.toLocaleString('en-US')} own bookings`, measured, 20)
}

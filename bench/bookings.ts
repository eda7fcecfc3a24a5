import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { requestBytes } from './caller.ts'
import type { ServerProcess } from './children.ts'
import { CALLERS, httpLoad, interleave, type Load } from './load.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'

const ROUNDS = { rounds: 5, ms: 3000 }
/** The number of connections in the product's own pool. */
const CONNECTIONS = 10
const PREPARED = 10_000

interface Known {
  agents: string[]
  customers: { id: string; email: string; name: string }[]
}

/** One booking row as the product writes it, without the other rows of a booking. */
const BARE_INSERT = `insert into bookings (id, agent_id, customer_id, customer_name, customer_email, customer_phone,
  event_type, event_date, event_duration, event_location, special_requests, total_cents, requested_as)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'known_not_signed_in') returning *`

const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
const anyDate = () => new Date(Date.now() + (1 + Math.floor(Math.random() * 300)) * 86_400_000)

/**
 * POST /api/bookings, the whole transaction, compared with an insert of only the booking's row into the same database.
 */
export async function measureBookings(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const pool = new pg.Pool({ ...product.hello.database, max: CONNECTIONS })
  try {
    const known: Known = {
      agents: (await pool.query<{ id: string }>('select id from agents where availability')).rows.map(({ id }) => id),
      customers: (await pool.query('select id, email, name from customers')).rows,
    }
    const { url } = product.hello
    const measured = await interleave(
      {
        known: httpLoad(url, knownCustomers(known), product, 201),
        bare: insertLoad(pool, known),
        fresh: httpLoad(url, newCustomers(known), product, 201),
      },
      ROUNDS,
    )
    const { known: whole, bare, fresh } = measured
    const row = { unit: '1/s', reference: bare.rate }
    return [
      {
        ...row,
        name: 'POST /api/bookings, known customers : bare insert',
        product: whole.rate,
        ratio: whole.rate / bare.rate,
        cpu: { product: whole.cpu },
        bound: { of: 'ratio', least: 0.25 },
      },
      {
        ...row,
        name: 'POST /api/bookings, new customers : bare insert',
        product: fresh.rate,
        ratio: fresh.rate / bare.rate,
        cpu: { product: fresh.cpu },
      },
    ]
  } finally {
    await pool.end()
  }
}

function requestBody({ agents }: Known, email: string): string {
  return JSON.stringify({
    agentId: pick(agents),
    customerName: 'Dana Whitfield',
    customerEmail: email,
    customerPhone: '(404) 555-0117',
    eventType: 'wedding',
    eventDate: `${anyDate().toISOString().slice(0, 10)}T19:30`,
    eventDuration: 4,
    eventLocation: 'The Loft, 1200 Peachtree Street NE, Atlanta',
    specialRequests: 'Two sets, the second one after the toast. Parking is in the yard behind the house.',
  })
}

const bookingBytes = (known: Known, email: string) =>
  requestBytes('POST', '/api/bookings', { body: requestBody(known, email) })

/** Requests prepared beforehand, in any order, so that preparing them does not count. */
function knownCustomers(known: Known): () => Buffer {
  const requests = Array.from({ length: PREPARED }, () => bookingBytes(known, pick(known.customers).email))
  return () => pick(requests)
}

/** Each request is from a new customer. */
function newCustomers(known: Known): () => Buffer {
  let count = 0
  return () => {
    count += 1
    return bookingBytes(known, `newcomer-${count}@example.com`)
  }
}

/** The same number of callers, each waiting for its insert before the next. */
function insertLoad(pool: pg.Pool, known: Known): Load {
  async function insert(): Promise<void> {
    const customer = pick(known.customers)
    await pool.query({
      name: 'bare-insert',
      text: BARE_INSERT,
      values: [
        ...[randomUUID(), pick(known.agents), customer.id, 'Dana Whitfield', customer.email, '(404) 555-0117'],
        ...['wedding', anyDate(), 4, 'The Loft, 1200 Peachtree Street NE, Atlanta'],
        ...['Two sets, the second one after the toast. Parking is in the yard behind the house.', 60_000],
      ],
    })
  }
  return {
    async run(ms) {
      const started = performance.now()
      let requests = 0
      const caller = async () => {
        while (performance.now() - started < ms) {
          await insert()
          requests += 1
        }
      }
      await Promise.all(Array.from({ length: CALLERS }, caller))
      return { requests, ms: performance.now() - started }
    },
  }
}

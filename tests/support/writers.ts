import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bookingBody } from './bookings.ts'
import type { RunningServer } from './running-server.ts'

/** How many at once request bookings, and pay some. */
const [BOOKERS, PAYERS] = [4, 2]
const PAYABLE = 3000
const PATIENCE_MS = 7_000

/** One write and what was said about it. */
interface Write {
  key: string
  /** The id the booking was acknowledged with, or of the booking that was paid. */
  id: string
}

/** People who write all the while, trying what was not acknowledged again with the same key, as a browser does. */
export interface Writers {
  /** What was acknowledged so far. */
  acknowledged: { bookings: Write[]; payments: Write[] }
  /** Every status that came as an answer. */
  statuses: Map<number, number>
  stop(): Promise<void>
}

/** The records the writers use; created once, before the server restarts. */
export interface WriterSetup {
  agentId: string
  cookie: string
  payable: string[]
}

/** An agent to book, and a signed-in customer with bookings to pay. */
export async function prepareWriters(product: Pick<RunningServer, 'query'>): Promise<WriterSetup> {
  const [agent] = await product.query<{ id: string }>(
    'select id from agents where hourly_rate is not null and availability order by created_at limit 1',
  )
  const [customer] = await product.query<{ id: string }>(
    `insert into customers (email, name, must_change_password) values ('payer@example.com', 'Ada Payer', false) returning id`,
  )
  const token = randomBytes(32).toString('base64url')
  await product.query(
    `insert into sessions (token_hash, role, customer_id, expires_at) values ($1, 'customer', $2, now() + interval '30 days')`,
    [createHash('sha256').update(token).digest(), customer?.id],
  )
  const payable = await product.query<{ id: string }>(
    `insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date, event_duration, total_cents)
     select $1, $2, 'Ada Payer', 'payer@example.com', 'wedding', now() + n * interval '1 hour', 4, 40000
     from generate_series(1, ${PAYABLE}) n returning id`,
    [agent?.id, customer?.id],
  )
  return { agentId: agent?.id ?? '', cookie: `session=${token}`, payable: payable.map(({ id }) => id) }
}

/** Starts writing; each try reads the server's address again. */
export function startWriters(product: Pick<RunningServer, 'url'>, { agentId, cookie, payable }: WriterSetup): Writers {
  const acknowledged: Writers['acknowledged'] = { bookings: [], payments: [] }
  const statuses = new Map<number, number>()
  const run = `w${randomBytes(4).toString('hex')}`
  let stopping = false
  let count = 0

  /** Tries until it is acknowledged; undefined when the writers were stopped before that. */
  async function insist(path: string, key: string, body: object): Promise<{ id?: string } | undefined> {
    while (!stopping) {
      try {
        const answer = await fetch(`${product.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const said = (await answer.json()) as { id?: string } // of a booking its id, of a payment none
        if (answer.ok) return said
      } catch {
        // the server is down, or went down during the request
      }
      await sleep(50)
    }
    return undefined
  }

  async function book(): Promise<void> {
    while (!stopping) {
      count += 1
      const key = `${run}-${count}`
      const body = bookingBody(agentId, { customerEmail: `${key}@example.com` })
      const said = await insist('/api/bookings', key, body)
      if (said) acknowledged.bookings.push({ key, id: said.id ?? '' })
    }
  }
  async function pay(): Promise<void> {
    for (let id = payable.shift(); id !== undefined && !stopping; id = payable.shift()) {
      const key = `${run}-${id}`
      const said = await insist(`/api/customer/bookings/${id}/pay`, key, { paymentMethod: 'cash' })
      if (said) acknowledged.payments.push({ key, id })
    }
  }
  const all = Promise.all([...Array.from({ length: BOOKERS }, book), ...Array.from({ length: PAYERS }, pay)])
  return {
    acknowledged,
    statuses,
    async stop() {
      stopping = true
      await all
    },
  }
}

/** What is stored instead of an acknowledged booking. */
function describeStored(booked: { id: string; customer_email: string }[], key: string, id: string): string {
  const [byKey, byId] = [
    booked.find((row) => row.customer_email === `${key}@example.com`),
    booked.find((row) => row.id === id),
  ]
  return `its request ${key} is stored as ${byKey?.id ?? 'nothing'}, its id belongs to ${byId?.customer_email ?? 'nothing'}`
}

/**
 * What is wrong with what the database holds: acknowledged writes that are missing, and anything that is there twice.
 * @returns one line each, none when every acknowledged write is there exactly once
 */
export async function findLosses(
  product: Pick<RunningServer, 'query'>,
  { bookings, payments }: Writers['acknowledged'],
): Promise<string[]> {
  const booked = await product.query<{ id: string; customer_email: string; total_cents: number | null; mails: string }>(
    `select b.id, customer_email, total_cents::int, (select count(*) from outbox_emails o where o.booking_id = b.id) as mails
     from bookings b where customer_email like 'w%-%@example.com'`,
  )
  const paid = await product.query<{ booking_id: string; entries: number; cents: number; status: string }>(
    `select p.booking_id, count(*)::int as entries, sum(amount_cents)::int as cents, min(b.payment_status) as status
     from payments p join bookings b on b.id = p.booking_id where b.customer_email = 'payer@example.com'
     group by p.booking_id`,
  )
  const byEmail = new Map<string, typeof booked>()
  for (const row of booked) byEmail.set(row.customer_email, [...(byEmail.get(row.customer_email) ?? []), row])
  const byBooking = new Map(paid.map((row) => [row.booking_id, row]))
  return [
    ...[...byEmail].filter(([, rows]) => rows.length > 1).map(([email]) => `booked twice: ${email}`),
    ...booked.filter(({ mails }) => Number(mails) === 0).map(({ id }) => `booked without mails: ${id}`),
    ...bookings
      .filter(({ key, id }) => byEmail.get(`${key}@example.com`)?.[0]?.id !== id)
      .map(({ key, id }) => `lost: ${id}, ${describeStored(booked, key, id)}`),
    ...paid
      .filter(({ entries, cents, status }) => entries !== 1 || cents !== 40_000 || status !== 'paid')
      .map((row) => `paid wrongly: ${JSON.stringify(row)}`),
    ...payments.filter(({ id }) => !byBooking.has(id)).map(({ id }) => `payment lost: ${id}`),
  ]
}

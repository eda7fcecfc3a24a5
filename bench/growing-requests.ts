/** The requests whose rate must not fall as the bookings grow: every read with a JSON answer, and events and proposals. */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { requestBytes } from './caller.ts'
import type { SignedIn } from './sign-in.ts'

/** Makes the bytes of the next request, whose answer must have this status. */
export interface GrowingRequest {
  next: () => Buffer
  expected: number
}

/** Files that contain all rows: they grow with the data. */
const GROWS = /\/(export|calendar)\b/
const DAY_MS = 86_400_000
/** Customers and days that requests for events take in turns. */
const CUSTOMERS = 500
const DAYS = 300

const all: readonly Endpoint[] = endpoints
/** Reads with a JSON answer that is not a stream. */
const reads = all.filter(
  ({ method, path, produces }) => method === 'GET' && produces === undefined && !GROWS.test(path),
)

/**
 * Finds what can be requested of a seeded product. Reads that need details are printed and left out.
 * @param url of the product
 * @returns requests by method and path
 */
export async function listGrowingRequests(
  client: pg.Client,
  url: string,
  cookies: SignedIn,
): Promise<Map<string, GrowingRequest>> {
  const things = await findThings(client)
  const requests = new Map<string, GrowingRequest>()
  for (const { path, access } of reads) {
    const address = fillAddress(path, things)
    if (address.includes(':')) continue
    const role =
      access === 'public' ? undefined : (['admin', 'customer', 'agent'] as const).find((r) => access.includes(r))
    const headers = role === undefined ? {} : { cookie: cookies[role] }
    const answer = await fetch(`${url}${address}`, { headers, signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    const bytes = requestBytes('GET', address, { headers })
    if (answer?.status === 200) requests.set(`GET ${path}`, { next: () => bytes, expected: 200 })
    else console.log(`${path} is left out: ${answer ? `it answers ${answer.status}` : 'no answer'} without details`)
  }
  requests.set('POST /api/proposal', await openingProposal(client, url))
  requests.set(`POST /api/events, ${MOST_PERFORMERS} performers`, await requestingEvents(client, url))
  return requests
}

/** One id for each kind of thing that a path names. */
async function findThings(client: pg.Client): Promise<Record<string, string>> {
  const idOf = async (sql: string) => (await client.query<{ id: string }>(sql)).rows[0]?.id ?? ''
  return {
    bookings: await idOf('select id from bookings order by created_at desc limit 1'),
    agents: await idOf('select id from agents where archived_at is null order by created_at limit 1'),
    invoices: await idOf('select id from invoices order by created_at desc limit 1'),
    // of the customer who is signed in: the one of the newest invoice
    event: await idOf(
      `select b.event_id as id from bookings b where b.status in ('pending', 'confirmed') and b.event_date > now()
         and b.customer_id = (select o.customer_id from invoices i join bookings o on o.id = i.booking_id
           order by i.created_at desc limit 1)
       order by b.event_date limit 1`,
    ),
  }
}

const fillAddress = (path: string, things: Record<string, string>) =>
  path.replace(/([\w-]+)\/:\w+/g, (_, kind: string) => {
    const id = kind.startsWith('event-') ? things.event : things[kind]
    return `${kind}/${id || ':'}`
  }) + (path.endsWith('/availability') ? '?from=2027-01-01&to=2027-02-20' : '')

/** The newest signed proposal, opened by a link as its mail has one. */
async function openingProposal(client: pg.Client, url: string): Promise<GrowingRequest> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into one_time_links (token_hash, purpose, proposal_id, expires_at)
     select $1, 'open_proposal', id, now() + interval '1 day' from proposals where state = 'accepted'
     order by sent_at desc limit 1`,
    [createHash('sha256').update(token).digest()],
  )
  const bytes = requestBytes('POST', '/api/proposal', { headers: { origin: url }, body: JSON.stringify({ token }) })
  return { next: () => bytes, expected: 200 }
}

/** Requests for whole events, each of the next customer on the next day. */
async function requestingEvents(client: pg.Client, url: string): Promise<GrowingRequest> {
  const listed = async (sql: string) => (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text)
  const agents = await listed(
    `select id::text as text from agents where availability and archived_at is null and published_at is not null
       and hourly_rate is not null order by id limit ${MOST_PERFORMERS}`,
  )
  const emails = await listed(`select email as text from customers order by id limit ${CUSTOMERS}`)
  let n = 0
  const next = () => {
    n += 1
    const day = new Date(Date.now() + (1 + (n % DAYS)) * DAY_MS).toISOString().slice(0, 10)
    const performers = agents.map((agentId, i) => ({ agentId, eventDate: `${day}T${10 + i}:00`, duration: 3 }))
    const body = {
      ...{ customerName: 'Dana Whitfield', customerEmail: emails[n % emails.length], eventType: 'wedding' },
      ...{ eventLocation: 'The Loft, 1200 Peachtree Street NE, Atlanta', performers },
    }
    return requestBytes('POST', '/api/events', { headers: { origin: url }, body: JSON.stringify(body) })
  }
  return { next, expected: 201 }
}

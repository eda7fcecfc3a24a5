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

const ROLES = ['admin', 'owner', 'customer', 'agent'] as const
/** Files that contain all rows: they grow with the data. */
const GROWS = /\/(export|calendar)\b/
/** Of the requests, whose Host has no port. */
const ORIGIN = 'http://127.0.0.1'
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
 * @param agent the id of one who has the same number of bookings in every database
 * @returns requests by method and path
 */
export async function listGrowingRequests(
  client: pg.Client,
  url: string,
  cookies: SignedIn,
  agent: string,
): Promise<Map<string, GrowingRequest>> {
  const things = await findThings(client, url, agent)
  const requests = new Map<string, GrowingRequest>()
  const leaveOut = (path: string, why: string) => console.log(`${path} is left out: ${why}`)
  for (const { path, access } of reads) {
    const address = fillAddress(path, things)
    if (address === undefined) {
      leaveOut(path, 'the seed has none of these')
      continue
    }
    const role = access === 'public' ? undefined : ROLES.find((one) => access.includes(one))
    // the admin made for the bench is an owner
    const headers = role === undefined ? {} : { cookie: cookies[role === 'owner' ? 'admin' : role] }
    const answer = await fetch(`${url}${address}`, { headers, signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    const bytes = requestBytes('GET', address, { headers })
    if (answer?.status === 200) requests.set(`GET ${path}`, { next: () => bytes, expected: 200 })
    else leaveOut(path, answer ? `it answers ${answer.status} to ${address}` : 'no answer')
  }
  requests.set('POST /api/proposal', await openingProposal(client))
  requests.set(`POST /api/events, ${MOST_PERFORMERS} performers`, await requestingEvents(client))
  return requests
}

/** One id for each kind of thing that a path names, by the part of the path before the id. */
async function findThings(client: pg.Client, url: string, agent: string): Promise<Record<string, string | undefined>> {
  const idOf = async (sql: string) => (await client.query<{ id: string }>(sql)).rows[0]?.id
  // of the customer who is signed in: the one of the newest invoice
  const own = await client.query<{ id: string; event_id: string }>(
    // a pending one with a price: its event has the draft of a proposal in both databases
    `select b.id, b.event_id from bookings b where b.status = 'pending' and b.total_cents > 0 and b.event_date > now()
       and b.customer_id = (select o.customer_id from invoices i join bookings o on o.id = i.booking_id
         order by i.created_at desc limit 1)
     order by b.event_date limit 1`,
  )
  const begun = await fetch(`${url}/api/chat/init`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: '{}',
  })
  const { sessionToken } = (await begun.json()) as { sessionToken?: string } // the contract's answer
  const event = own.rows[0]?.event_id
  return {
    agents: agent,
    'agent-shares': agent,
    reliability: agent,
    bookings: await idOf('select id from bookings order by created_at desc limit 1'),
    'customer/bookings': own.rows[0]?.id,
    customers: await idOf('select customer_id as id from bookings order by created_at desc limit 1'),
    payments: await idOf('select id from payments order by paid_at desc limit 1'),
    invoices: await idOf('select id from invoices order by created_at desc limit 1'),
    ...Object.fromEntries(
      ['details', 'cancellations', 'moves', 'accounts', 'proposals'].map((what) => [`event-${what}`, event]),
    ),
    history: sessionToken,
    conversations: await idOf('select id from chat_sessions order by created_at desc limit 1'),
    occasions: 'wedding',
    texts: 'home.title',
  }
}

/** What a read without a query of its own is asked. */
const QUERIES: Record<string, string> = {
  '/api/agents/:id/availability': 'from=2027-01-01&to=2027-02-20',
  '/api/admin/find': 'q=dana',
  '/api/admin/bookings-board': 'status=pending',
  '/api/admin/agents/free': 'start=2027-01-15T20:00&hours=3',
  '/api/admin/new-booking-emails': 'agentId=:agents&status=pending',
}

/** The address of a read; undefined when the database has nothing of the kind that its path names. */
function fillAddress(path: string, things: Record<string, string | undefined>): string | undefined {
  let complete = true
  const idOf = (...kinds: string[]) => {
    const id = kinds.map((kind) => things[kind]).find(Boolean)
    complete &&= id !== undefined
    return id ?? ''
  }
  const filled = path.replace(
    /([\w-]+)\/([\w-]+)\/:\w+/g,
    (_, above: string, kind: string) => `${above}/${kind}/${idOf(`${above}/${kind}`, kind)}`,
  )
  const query = QUERIES[path]?.replace(/:([a-z]+)/g, (_, kind: string) => idOf(kind))
  return complete ? `${filled}${query ? `?${query}` : ''}` : undefined
}

/** The newest signed proposal, opened by a link as its mail has one. */
async function openingProposal(client: pg.Client): Promise<GrowingRequest> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into one_time_links (token_hash, purpose, proposal_id, expires_at)
     select $1, 'open_proposal', id, now() + interval '1 day' from proposals where state = 'accepted'
     order by sent_at desc limit 1`,
    [createHash('sha256').update(token).digest()],
  )
  const bytes = requestBytes('POST', '/api/proposal', { headers: { origin: ORIGIN }, body: JSON.stringify({ token }) })
  return { next: () => bytes, expected: 200 }
}

/** Requests for whole events, each of the next customer on the next day. */
async function requestingEvents(client: pg.Client): Promise<GrowingRequest> {
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
    return requestBytes('POST', '/api/events', { headers: { origin: ORIGIN }, body: JSON.stringify(body) })
  }
  return { next, expected: 201 }
}

/**
 * POST /api/events with as many performers as one request may have, and the signature under a proposal of them, as shipped,
 * one request after another.
 */
import { createHash, randomBytes } from 'node:crypto'
import { DEMO_PASSWORDS } from '#server/accounts/sessions/demo-logins.ts'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { findPeople, type People } from './booking-requests.ts'
import { median, quantile, type Row } from './rows.ts'
import { type Shipped, startShipped } from './shipped.ts'

const PORT = 5092
const WARM = 10
const REQUESTS = 200
const DAY_MS = 86_400_000
/** The longest that 95 of a hundred requests may take, in milliseconds. */
const P95 = 60
/** Events whose proposals are signed, after the others in time, and the longest that 95 of a hundred may take. */
const SIGNED = 60
const SIGNED_P95 = 100
const OFFICE = 'office@marquee.example'

/** An event of its own day for each request: the same performers, each an hour after the one before. */
function eventBody({ agents, customers }: People, n: number): string {
  const day = new Date(Date.now() + (1 + n) * DAY_MS).toISOString().slice(0, 10)
  const performers = agents.slice(0, MOST_PERFORMERS).map((agentId, i) => ({
    ...{ agentId, eventDate: `${day}T${String(10 + i).padStart(2, '0')}:00`, duration: 3 },
  }))
  return JSON.stringify({
    customerName: 'Dana Whitfield',
    customerEmail: customers[n % customers.length]?.email,
    eventType: 'wedding',
    eventLocation: 'The Loft, 1200 Peachtree Street NE, Atlanta',
    performers,
  })
}

/** How long a request for ten performers takes, mails and jobs beside it. */
export async function measureEvents(): Promise<Row[]> {
  await using shipped = await startShipped(PORT)
  const people = await findPeople(shipped)
  const took: number[] = []
  for (let n = 0; n < WARM + REQUESTS; n++) {
    const { ms } = await post(shipped, '/api/events', eventBody(people, n))
    if (n >= WARM) took.push(ms)
  }
  took.sort((a, b) => a - b)
  const name = `POST /api/events, ${MOST_PERFORMERS} performers`
  return [
    { name: `${name}, median`, unit: 'ms', product: median(took) },
    { name: `${name}, p95`, unit: 'ms', product: quantile(took, 0.95), bound: { of: 'product', most: P95 } },
    ...(await measureSignatures(shipped, people)),
  ]
}

/** Posts JSON. @returns the answer and how long it took, in milliseconds */
async function post({ url }: Shipped, path: string, body: string, cookie = '') {
  const began = performance.now()
  const headers = { 'content-type': 'application/json', origin: url, cookie }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body })
  const text = await answer.text()
  const ms = performance.now() - began
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${text}`)
  return { ms, answer, body: JSON.parse(text) as Record<string, string> } // of our own server
}

/** How long a signature under a proposal of ten performers takes: bookings confirmed and invoiced, mails queued. */
async function measureSignatures(shipped: Shipped, people: People): Promise<Row[]> {
  const login = JSON.stringify({ email: OFFICE, password: DEMO_PASSWORDS[OFFICE] })
  const { answer } = await post(shipped, '/api/admin/login', login)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const took: number[] = []
  // everyone has a price, and no paper that has lapsed in the demo stands in the way
  const { rows } = await shipped.client.query<{ id: string }>(
    'select id from agents where hourly_rate is not null and archived_at is null and availability order by id',
  )
  await shipped.client.query('update paper_kinds set required = false')
  const priced = { ...people, agents: rows.map(({ id }) => id) }
  for (let n = 0; n < SIGNED; n++) {
    const { eventId } = (await post(shipped, '/api/events', eventBody(priced, WARM + REQUESTS + n))).body
    const token = await sendProposal(shipped, eventId ?? '', cookie)
    const { documentHash } = (await post(shipped, '/api/proposal', JSON.stringify({ token }))).body
    const signature = { token, documentHash, name: 'Dana Whitfield', agrees: true, electronic: true }
    took.push((await post(shipped, '/api/proposal/accept', JSON.stringify(signature))).ms)
  }
  took.sort((a, b) => a - b)
  const name = `POST /api/proposal/accept, ${MOST_PERFORMERS} performers`
  return [
    { name: `${name}, median`, unit: 'ms', product: median(took) },
    { name: `${name}, p95`, unit: 'ms', product: quantile(took, 0.95), bound: { of: 'product', most: SIGNED_P95 } },
  ]
}

/** Sends a proposal of an event. @returns the token of a link to it, as its mail would have one */
async function sendProposal(shipped: Shipped, eventId: string, cookie: string): Promise<string> {
  const path = `/api/admin/event-proposals/${eventId}`
  const { draftHash } = (await (await fetch(`${shipped.url}${path}`, { headers: { cookie } })).json()) as {
    draftHash: string
  }
  const validUntil = new Date(Date.now() + 2 * DAY_MS).toISOString()
  const { id } = (await post(shipped, path, JSON.stringify({ draftHash, depositPercent: 30, validUntil }), cookie)).body
  const token = randomBytes(32).toString('base64url')
  await shipped.client.query(
    `insert into one_time_links (token_hash, purpose, proposal_id, expires_at)
     values ($1, 'open_proposal', $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), id],
  )
  return token
}

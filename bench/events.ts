/** POST /api/events with as many performers as one request may have, as shipped, one request after another. */
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { findPeople, type People } from './booking-requests.ts'
import { median, quantile, type Row } from './rows.ts'
import { startShipped } from './shipped.ts'

const PORT = 5092
const WARM = 10
const REQUESTS = 200
const DAY_MS = 86_400_000
/** The longest that 95 of a hundred requests may take, in milliseconds. */
const P95 = 60

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
    const body = eventBody(people, n)
    const began = performance.now()
    const answer = await fetch(`${shipped.url}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const text = await answer.text()
    if (answer.status !== 201) throw new Error(`POST /api/events answered ${answer.status}: ${text}`)
    if (n >= WARM) took.push(performance.now() - began)
  }
  took.sort((a, b) => a - b)
  const name = `POST /api/events, ${MOST_PERFORMERS} performers`
  return [
    { name: `${name}, median`, unit: 'ms', product: median(took) },
    { name: `${name}, p95`, unit: 'ms', product: quantile(took, 0.95), bound: { of: 'product', most: P95 } },
  ]
}

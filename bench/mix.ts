import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { type SignedIn, signInAll } from './sign-in.ts'

const AGENTS = 200
const BOOKINGS = 10_000
const MAX_SOCKETS = 256
const PATIENCE_MS = 10_000

/** One request of the mix. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  cookie?: string
  body?: string
}

/** A kind of request: how many of a hundred are of it, and the i-th one. */
export interface Kind {
  name: string
  share: number
  make: (i: number) => Call
}

/** The kind of request whose time a thread of its own takes, to hash a password. */
export const REFUSED_LOGIN = 'a refused login'

/** The requests of an evening's visitors, customers and admins, a hundred in turn. */
function listKinds({ admin, customer, agent }: SignedIn, agentIds: readonly string[]): Kind[] {
  const pick = (i: number) => agentIds[i % agentIds.length] ?? ''
  const get = (path: string, cookie?: string): Call => ({
    method: 'GET',
    path,
    ...(cookie !== undefined && { cookie }),
  })
  const requested = (i: number): Call => {
    const body = bookingBody(pick(i), { customerEmail: `mixed-${i}@example.com` })
    return { method: 'POST', path: '/api/bookings', body: JSON.stringify(body) }
  }
  const guessed = (i: number): Call => {
    const body = JSON.stringify({ email: `nobody-${i}@example.com`, password: 'not a password of anybody' })
    return { method: 'POST', path: '/api/customer/login', body }
  }
  const kinds: [name: string, share: number, make: (i: number) => Call][] = [
    ['the list of agents', 22, () => get('/api/agents')],
    ['categories', 8, () => get('/api/categories')],
    ['reviews', 5, () => get('/api/testimonials')],
    ['a search of agents', 10, (i) => get(`/api/agents?q=${['ada', 'weddings', 'greta', 'spanish'][i % 4]}`)],
    ['free times of an agent', 8, (i) => get(`/api/agents/${pick(i)}/availability?from=2027-01-01&to=2027-02-20`)],
    ["a customer's bookings", 10, () => get('/api/customer/bookings', customer)],
    ["a customer's payments", 4, () => get('/api/customer/payments', customer)],
    ["an agent's bookings", 6, () => get('/api/agent/bookings', agent)],
    ["the office's bookings", 10, () => get('/api/admin/bookings-with-details', admin)],
    ['a search of bookings', 4, (i) => get(`/api/admin/bookings-with-details?q=customer+${i % 900}`, admin)],
    ['payments', 2, () => get('/api/payments', admin)],
    ['a new booking', 10, requested],
    [REFUSED_LOGIN, 1, guessed],
  ]
  return kinds.map(([name, share, make]) => ({ name, share, make }))
}

/** A hundred requests in turn, mixed, always in the same order. */
export function mix(kinds: readonly Kind[]): (i: number) => Call {
  const hundred = kinds.flatMap(({ share, make }) => Array.from({ length: share }, () => make))
  // 37 and 100 have no common factor
  return (i) =>
    (hundred[(i * 37) % hundred.length] ?? hundred[0] ?? (() => ({ method: 'GET', path: '/api/agents' })))(i)
}

/** Adds agents and bookings to a product, and finds what is requested of it. */
export async function prepareKinds(client: pg.Client): Promise<Kind[]> {
  await seedScale(client, { agents: AGENTS, bookings: BOOKINGS }, { add: true })
  const signedIn = await signInAll(client)
  const { rows } = await client.query<{ id: string }>('select id from agents where availability order by id limit 100')
  await client.query('vacuum analyze')
  return listKinds(
    signedIn,
    rows.map(({ id }) => id),
  )
}

/** What a step of the load found. */
export interface Step {
  /** In milliseconds, the shortest first. */
  took: number[]
  /** Answers that were no success, by status or code. */
  errors: Map<string, number>
}

/** Sends this many requests a second without waiting for earlier answers: waiting shows in the times. */
export async function runStep(url: string, next: (i: number) => Call, rate: number, ms: number): Promise<Step> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })
  const { hostname, port } = new URL(url)
  const step: Step = { took: [], errors: new Map() }
  const fail = (what: string) => step.errors.set(what, (step.errors.get(what) ?? 0) + 1)
  const send = ({ method, path, cookie, body }: Call, due: number) =>
    new Promise<void>((resolve) => {
      const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) }
      const sent = request({ hostname, port, method, path, agent, headers, timeout: PATIENCE_MS }, (answer) => {
        const status = answer.statusCode ?? 0
        answer.resume()
        answer.once('end', () => {
          step.took.push(performance.now() - due)
          // a login with an unknown email must be refused
          if (status >= 400 && status !== 401) fail(`${method} ${path.replace(/[?].*|[0-9a-f-]{36}/g, '')} ${status}`)
          resolve()
        })
      })
      sent.once('timeout', () => sent.destroy(new Error('no answer')))
      sent.once('error', (error) => {
        fail(error.message)
        resolve()
      })
      sent.end(body)
    })
  const started = performance.now()
  const all: Promise<void>[] = []
  for (let i = 0; i < (rate * ms) / 1000; i++) {
    const due = started + (i * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    all.push(send(next(i), due))
  }
  await Promise.all(all)
  agent.destroy()
  step.took.sort((a, b) => a - b)
  return step
}

import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { quantile, type Row } from './rows.ts'
import { type SignedIn, signInAll } from './sign-in.ts'

const AGENTS = 200
const BOOKINGS = 10_000
/** Requests a second, and for how long; BENCH_SECONDS shortens every step. */
const STEPS = [
  // ten minutes: the limit for memory growth is for this time
  { rate: 25, seconds: 600 },
  { rate: 100, seconds: 30 },
  { rate: 250, seconds: 30 },
  { rate: 500, seconds: 30 },
] as const
/** The limits at the first step (docs/product.md S59), in milliseconds and MB. */
const [P95, P99, GROWTH] = [100, 300, 50]
const MAX_SOCKETS = 256
/** Logins that hash at the same time (docs/product.md S7). */
const HASHERS = 4
const PATIENCE_MS = 10_000

interface Call {
  method: 'GET' | 'POST'
  path: string
  cookie?: string
  body?: string
}

/** The requests of an evening's visitors, customers and admins, a hundred in turn. */
function mix({ admin, customer, agent }: SignedIn, agentIds: readonly string[]): (i: number) => Call {
  const pick = (i: number) => agentIds[i % agentIds.length] ?? ''
  const get = (path: string, cookie?: string): Call => ({
    method: 'GET',
    path,
    ...(cookie !== undefined && { cookie }),
  })
  const kinds: readonly [share: number, make: (i: number) => Call][] = [
    [22, () => get('/api/agents')],
    [8, () => get('/api/categories')],
    [5, () => get('/api/testimonials')],
    [10, (i) => get(`/api/agents?q=${['ada', 'weddings', 'greta', 'spanish'][i % 4]}`)],
    [8, (i) => get(`/api/agents/${pick(i)}/availability?from=2027-01-01&to=2027-02-20`)],
    [10, () => get('/api/customer/bookings', customer)],
    [4, () => get('/api/customer/payments', customer)],
    [6, () => get('/api/agent/bookings', agent)],
    [10, () => get('/api/admin/bookings-with-details', admin)],
    [4, (i) => get(`/api/admin/bookings-with-details?q=customer+${i % 900}`, admin)],
    [2, () => get('/api/payments', admin)],
    [
      10,
      (i) => {
        const body = bookingBody(pick(i), { customerEmail: `mixed-${i}@example.com` })
        return { method: 'POST', path: '/api/bookings', body: JSON.stringify(body) }
      },
    ],
    [
      1,
      (i) => {
        const body = JSON.stringify({ email: `nobody-${i}@example.com`, password: 'not a password of anybody' })
        return { method: 'POST', path: '/api/customer/login', body }
      },
    ],
  ]
  const hundred = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make))
  // 37 and 100 have no common factor: the kinds are mixed, always in the same order
  return (i) => (hundred[(i * 37) % hundred.length] ?? hundred[0] ?? (() => get('/api/agents')))(i)
}

interface Step {
  took: number[]
  /** Answers that were no success, by status or code. */
  errors: Map<string, number>
}

/** Sends this many requests a second without waiting for earlier answers: waiting shows in the times. */
async function runStep(url: string, next: (i: number) => Call, rate: number, ms: number): Promise<Step> {
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

function rowsOf(rate: number, { took, errors }: Step, memory: { before: number; after: number }): Row[] {
  const name = `mixed, ${rate} requests a second`
  const promised = rate === STEPS[0].rate
  const most = (limit: number) => promised && { bound: { of: 'product' as const, most: limit } }
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
  if (failed > 0) console.log(`${name}: ${JSON.stringify(Object.fromEntries(errors))}`)
  return [
    { name: `${name}, median`, unit: 'ms', product: quantile(took, 0.5) },
    { name: `${name}, p95`, unit: 'ms', product: quantile(took, 0.95), ...most(P95) },
    { name: `${name}, p99`, unit: 'ms', product: quantile(took, 0.99), ...most(P99) },
    {
      name: `${name}, answers that were no success`,
      unit: 'of 100',
      product: (100 * failed) / took.length,
      ...most(0),
    },
    { name: `${name}, resident memory after it`, unit: 'MB', product: memory.after },
    { name: `${name}, growth of memory`, unit: 'MB', product: memory.after - memory.before, ...most(GROWTH) },
  ]
}

/** A login attempt with an unknown email. */
async function logIn({ hello }: ServerProcess<ProductHello>): Promise<void> {
  const answer = await fetch(`${hello.url}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'not a password of anybody' }),
  })
  await answer.arrayBuffer()
}

/** All roles at once, at rising rates: how long requests take, how many are refused, and how much memory they need. */
export async function measureMixed(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  let next: (i: number) => Call
  try {
    await seedScale(client, { agents: AGENTS, bookings: BOOKINGS }, { add: true })
    const signedIn = await signInAll(client)
    const { rows } = await client.query<{ id: string }>(
      'select id from agents where availability order by id limit 100',
    )
    await client.query('vacuum analyze')
    next = mix(
      signedIn,
      rows.map(({ id }) => id),
    )
  } finally {
    await client.end()
  }
  const seconds = Number(process.env.BENCH_SECONDS || Number.POSITIVE_INFINITY)
  const memoryNow = async () => (await product.usage()).memory / 2 ** 20
  let first = 0
  const from = (i: number) => next(first + i)
  // warms plans, caches and compiled code, and each hashing thread, which keeps the 19 MiB it allocates
  await runStep(product.hello.url, from, 25, 4000)
  for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: HASHERS }, () => logIn(product)))
  first = 100_000
  const found: Row[] = []
  for (const step of STEPS) {
    const before = await memoryNow()
    const measured = await runStep(product.hello.url, from, step.rate, Math.min(step.seconds, seconds) * 1000)
    first += 100_000
    found.push(...rowsOf(step.rate, measured, { before, after: await memoryNow() }))
  }
  return found
}

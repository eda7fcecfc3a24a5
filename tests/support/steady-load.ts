import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Agent, get, request } from 'node:https'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { bookingBody } from './bookings.ts'
import type { RunningProxy } from './nginx.ts'
import { until } from './until.ts'
import type { WriterSetup, Writers } from './writers.ts'

const A_SECOND = 50
/** A machine that is busy with other work sends fewer a second rather than ever more at once. */
const MOST_UNDER_WAY = 30
const PATIENCE_MS = 60_000
/** A machine that lets this process wait so long lets the product wait, too, which then refuses with 503 (S58). */
const STALL_MS = 300
/** How long after a stall a refusal is its consequence, in milliseconds. */
const AFTER_STALL_MS = 10_000
/** How long a browser waits before it opens a stream of events again, as the stream asks of it, in milliseconds. */
const RETRY_MS = 3000
const STREAMS = 3

/** Visitors and a signed-in customer; each request is sent once, also when it fails. */
export interface SteadyLoad {
  /** What went wrong: one line for each request without the answer it should have. */
  failures: string[]
  /** Requests refused with 503 and Retry-After while other work kept the whole machine waiting. */
  refused(): number
  acknowledged: Writers['acknowledged']
  /** The process that answered each read of the session, by the begin of its request ids. */
  processes: Set<string>
  /** How often streams of events were opened, and what came out of them since the last opening. */
  streams: { opened: number; heard: string[] }
  sent(): number
  /** Sends nothing more and waits for the answers. */
  stop(): Promise<void>
}

/** One request of the mix, and what is wrong with its answer, if anything. */
interface Call {
  method: 'GET' | 'POST'
  path: string
  isSignedIn?: true
  key?: string
  body?: object
  status: number
  read?: (body: { id?: string; role?: string }, headers: IncomingMessage['headers']) => string | undefined
}

/** Begins to send through a proxy. @param setup as `prepareWriters` made it; its cookie is the session of all reads */
export function startLoad({ url, ca }: RunningProxy, { agentId, cookie, payable }: WriterSetup): SteadyLoad {
  const run = `w${randomBytes(4).toString('hex')}`
  const signedIn = { cookie: `__Host-${cookie}` }
  // connections are kept, as browsers do
  const agent = new Agent({ keepAlive: true, ca })
  const load = { failures: [] as string[], processes: new Set<string>() }
  const acknowledged: Writers['acknowledged'] = { bookings: [], payments: [] }
  const streams = { opened: 0, heard: Array.from({ length: STREAMS }, () => '') }
  const underWay = new Set<Promise<void>>()
  let [sent, refused, stopping] = [0, 0, false]
  let stalledAt = Number.NEGATIVE_INFINITY

  function choose(n: number): Call {
    const kind = n % 10
    if (kind < 3) return { method: 'GET', path: '/api/agents', status: 200 }
    if (kind === 3) return { method: 'GET', path: '/api/categories', status: 200 }
    if (kind === 4) return { method: 'GET', path: `/api/agents/${agentId}/facts`, status: 200 }
    if (kind < 7) return { method: 'GET', path: '/api/auth/status', isSignedIn: true, status: 200, read: readStatus }
    if (kind === 7) return { method: 'GET', path: '/api/customer/payments', isSignedIn: true, status: 200 }
    const key = `${run}-${n}`
    const id = kind === 8 ? payable.shift() : undefined
    if (id !== undefined) {
      const path = `/api/customer/bookings/${id}/pay`
      const read = () => void acknowledged.payments.push({ key, id })
      return { method: 'POST', path, isSignedIn: true, key, body: { paymentMethod: 'cash' }, status: 200, read }
    }
    const body = bookingBody(agentId, { customerEmail: `${key}@example.com` })
    const read = (said: { id?: string }) => void acknowledged.bookings.push({ key, id: said.id ?? '' })
    return { method: 'POST', path: '/api/bookings', key, body, status: 201, read }
  }
  function readStatus({ role }: { role?: string }, headers: IncomingMessage['headers']): string | undefined {
    load.processes.add(String(headers['x-request-id']).split('-').slice(0, -1).join('-'))
    return role === 'customer' ? undefined : `signed in as ${role}`
  }

  function noteRefusal(): void {
    refused += 1
  }

  async function send({ method, path, isSignedIn, key, body, status, read }: Call): Promise<void> {
    const fail = (what: string) => void load.failures.push(`${method} ${path}: ${what}`)
    const payload = body && JSON.stringify(body)
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = {
          ...(isSignedIn && signedIn),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        }
        const asked = request(`${url}${path}`, { method, agent, headers, timeout: PATIENCE_MS }, resolve)
        asked.on('timeout', () => asked.destroy(new Error('no answer')))
        asked.on('error', reject)
        asked.end(payload)
      })
      const said = await readText(answer)
      const isRefusal = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined
      if (isRefusal && performance.now() - stalledAt < AFTER_STALL_MS) return noteRefusal()
      if (answer.statusCode !== status) return fail(`${answer.statusCode} ${said.slice(0, 200)}`)
      const wrong = read?.(JSON.parse(said), answer.headers)
      if (wrong !== undefined) fail(wrong)
    } catch (error) {
      fail(String(error))
    }
  }

  async function keepSending(): Promise<void> {
    const began = performance.now()
    let due = 0
    while (!stopping) {
      for (; due < ((performance.now() - began) / 1000) * A_SECOND; due++) {
        if (underWay.size >= MOST_UNDER_WAY) continue
        const one = send(choose(sent))
        sent += 1
        underWay.add(one)
        void one.then(() => underWay.delete(one))
      }
      const before = performance.now()
      await sleep(5)
      if (performance.now() - before > STALL_MS) stalledAt = performance.now()
    }
  }

  /** Hears events, and opens the stream again as a browser does when it ends. */
  async function keepListening(i: number): Promise<void> {
    while (!stopping) {
      let isOpen = false
      await new Promise<void>((resolve) => {
        // of the proxy's connections each stream has its own
        const asked = get(`${url}/api/customer/events`, { ca, agent: false, headers: signedIn }, (answer) => {
          if (answer.statusCode !== 200) load.failures.push(`stream: ${answer.statusCode}`)
          isOpen = true
          streams.opened += 1
          streams.heard[i] = ''
          answer.setEncoding('utf8').on('data', (text: string) => {
            streams.heard[i] = (streams.heard[i] ?? '') + text
          })
          answer.on('error', () => {})
          answer.on('close', resolve)
          void ending.then(() => asked.destroy())
        })
        asked.on('error', (error) => {
          if (!stopping && !isOpen) load.failures.push(`stream: ${error.message}`)
          resolve()
        })
      })
      await Promise.race([sleep(RETRY_MS), ending])
    }
  }

  let end = () => {}
  const ending = new Promise<void>((resolve) => {
    end = resolve
  })
  const running = [keepSending(), ...streams.heard.map((_, i) => keepListening(i))]
  return {
    ...load,
    acknowledged,
    streams,
    sent: () => sent,
    refused: () => refused,
    async stop() {
      stopping = true
      end()
      await Promise.all(running)
      await Promise.all(underWay)
      agent.destroy()
    },
  }
}

/** Waits until so many more requests were sent. */
export function moreRequests(load: SteadyLoad, count: number): Promise<unknown> {
  const before = load.sent()
  return until(() => load.sent() >= before + count, 60_000)
}

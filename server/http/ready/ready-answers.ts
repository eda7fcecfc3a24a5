import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '#server/log.ts'
import type { Metrics, Series } from '../metrics/metrics.ts'
import { nextRequestId } from '../request-log.ts'
import { isLoopbackHost, isLoopbackPeer } from '../requests/direct.ts'
import { chooseEncoding, type Encoding } from '../requests/encoding.ts'
import type { Limiter } from '../requests/limits.ts'
import { getNetwork } from '../requests/network.ts'
import { type Asked, readAsked } from './read-asked.ts'
import { type Renderings, sendRendering } from './rendering.ts'
import { createSampler } from './sample-log.ts'

/** An answer that is the same for everybody who asks at its address. */
export interface ReadyAnswer extends Renderings {
  /** The route as log and metrics name it. */
  route: string
  /** False for what never counts against the limit of reads. */
  limited: boolean
  /** Only for requests without the session cookie. */
  strangersOnly?: boolean
  /** Whether it no longer holds: the whole stack answers then, and may set it anew. */
  isStale?: () => boolean
  /** Whether only encodings without a quality are chosen among: the whole stack weighs them in another way. */
  isFile?: boolean
  /** Whether it is a public read, which has a counter of its own. */
  isRead?: boolean
}

interface Kept extends ReadyAnswer {
  full: Series
  unchanged: Series
}

/** What the server knows of a connection. */
interface Peer {
  address: string
  network: string
  isLoopback: boolean
}

interface Surroundings {
  limiter: Pick<Limiter, 'takeRead'>
  metrics: Metrics
  log: Log
  /** The name of the session cookie. */
  sessionCookie: string
  /** Finds the client's address behind trusted proxies; undefined where none is trusted. */
  findAddress: ((request: IncomingMessage) => string) | undefined
}

/** What a host name and a port may look like; anything else is left to the whole stack. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i
const MEMO_MOST = 200

/**
 * Answers that are the same for everybody, sent before any routing: found by method and raw address, with ready headers
 * and bytes (docs/decisions/035). A request with anything that is not known here is left to the whole stack,
 * whose answers are the same byte for byte.
 */
export class ReadyAnswers {
  readonly #kept = new Map<string, Kept>()
  readonly #peers = new WeakMap<Socket, Peer>()
  readonly #hosts = new Map<string, boolean>()
  readonly #encodings = new Map<string, Encoding | undefined>()
  readonly #shouldLog = createSampler()
  readonly #around: Surroundings
  #closed = false
  #leaving = false

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** Serves an answer at an address from now on. @param url path without a query */
  set(url: string, answer: ReadyAnswer): void {
    const { route } = answer
    const { metrics } = this.#around
    const full = metrics.seriesOf({ method: 'GET', route, status: 200 })
    const unchanged = metrics.seriesOf({ method: 'GET', route, status: 304 })
    this.#kept.set(url, { ...answer, full, unchanged })
  }

  /** Whether the process is about to end: it still answers, and each answer ends its connection. */
  get isClosed(): boolean {
    return this.#closed
  }

  /** Whether reads are turned away. */
  get isLeaving(): boolean {
    return this.#leaving
  }

  /** From now on reads are turned away, so that proxies that check no health send nothing more. */
  leave(): void {
    this.#leaving = true
  }

  /** Leaves every request to the whole stack, and ends each connection with its next answer. */
  close(): void {
    this.#closed = true
  }

  /** Answers a request that it knows. @returns whether it did; otherwise nothing has happened */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#closed || request.method !== 'GET' || request.httpVersionMinor !== 1) return false
    const kept = this.#kept.get(request.url ?? '')
    if (kept === undefined) return false
    if (kept.isStale?.()) return false
    const started = performance.now()
    const asked = readAsked(request.rawHeaders)
    if (asked === undefined || !this.#isKnownHost(asked.host)) return false
    if (kept.strangersOnly && asked.cookie.includes(this.#around.sessionCookie)) return false
    if (kept.isFile && /[;*]/.test(asked.acceptEncoding)) return false
    const encoding = this.#chooseEncoding(asked.acceptEncoding)
    const { ifNoneMatch } = asked
    // what was read of the headers is overwritten by the next request: nothing of it is used from here on
    if (kept.limited && !this.#mayRead(request, asked)) return false
    this.#send(kept, { encoding, ifNoneMatch, started }, response)
    return true
  }

  #send(
    kept: Kept,
    { encoding, ifNoneMatch, started }: { encoding: Encoding | undefined; ifNoneMatch: string; started: number },
    response: ServerResponse,
  ): void {
    const { metrics, log } = this.#around
    const rendering = (encoding && kept[encoding]) || kept.plain
    const id = nextRequestId()
    const status = sendRendering(rendering, { ifNoneMatch, id }, response)
    const isUnchanged = status === 304
    if (kept.isRead) metrics.count('marquee_prepared_answers_total', isUnchanged ? 'unchanged' : 'full')
    const ms = performance.now() - started
    metrics.observeIn(isUnchanged ? kept.unchanged : kept.full, ms)
    const sampled = this.#shouldLog(started)
    if (sampled > 0) {
      log.answered({ id, method: 'GET', route: kept.route, status, ms: Math.round(ms * 10) / 10, sampled })
    }
  }

  /** Counts the request. @returns false when the whole stack must: over the limit, or counted in Redis */
  #mayRead(request: IncomingMessage, asked: Asked): boolean {
    const { limiter, findAddress } = this.#around
    const peer = this.#peerOf(request.socket)
    const isDirect = peer.isLoopback && !asked.forwarded && isLoopbackHost(asked.host)
    const network =
      findAddress === undefined || asked.forwardedFor === '' ? peer.network : getNetwork(findAddress(request))
    return limiter.takeRead(network, isDirect) === 0
  }

  #peerOf(socket: Socket): Peer {
    const known = this.#peers.get(socket)
    if (known !== undefined) return known
    const address = socket.remoteAddress ?? ''
    const peer = { address, network: getNetwork(address), isLoopback: isLoopbackPeer(address) }
    this.#peers.set(socket, peer)
    return peer
  }

  #isKnownHost(host: string): boolean {
    return remember(this.#hosts, host, () => HOST.test(host))
  }

  #chooseEncoding(header: string): Encoding | undefined {
    return remember(this.#encodings, header, () => chooseEncoding(header))
  }
}

/** A value by text, kept for the texts that come first: a client may invent any number of them. */
function remember<V>(memo: Map<string, V>, key: string, make: () => V): V {
  const known = memo.get(key)
  if (known !== undefined || memo.has(key)) return known as V // set below
  const made = make()
  if (memo.size < MEMO_MOST) memo.set(key, made)
  return made
}

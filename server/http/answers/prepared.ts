import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { unavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import type { Endpoint, EndpointResult } from '#shared/contract/endpoint.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ReadyAnswers } from '../ready/ready-answers.ts'
import { logRequest } from '../request-log.ts'
import type { CountRequest } from '../requests/limits.ts'
import { answerFailure } from './error-handler.ts'
import { type PreparedAnswer, renderAnswer, serveAnswer } from './prepared-answer.ts'

/** When an answer that could not be made is tried again, in milliseconds. */
const RETRY_MS = 1000

/** How long changes are gathered before an answer is made anew, in milliseconds. */
const GATHER_MS = 50

/** How long the answer to a write waits for the reads it changed, in milliseconds (docs/product.md P11.6). */
export const HOLD_MS = 250

interface Entry {
  read: PreparedSet<Endpoint>
  /** By address; none until they are made. */
  answers: ReadonlyMap<string, PreparedAnswer>
  /** The build that runs, and the one that begins after it; each says whether it succeeded. */
  building: Promise<boolean> | undefined
  waiting: Promise<boolean> | undefined
}

interface Surroundings {
  log: Log
  metrics: Metrics
  /** What serves the answers before any routing. */
  ready: ReadyAnswers
  /** How changes are heard of. */
  changes: { caughtUp(): Promise<void> }
  /** How long a write waits at most, in milliseconds; `HOLD_MS` unless said. */
  holdMs?: number | undefined
}

/** An answer's body and its extra headers. */
interface Built<E extends Endpoint> {
  body: EndpointResult<E>
  headers?: Record<string, string>
}

interface PreparedParts<E extends Endpoint> {
  endpoint: E & { etag: true }
  /** The tables whose changes make the answer stale. */
  tables: readonly string[]
}

/** What a prepared read is made of. */
export interface PreparedRead<E extends Endpoint> extends PreparedParts<E> {
  build(): Promise<Built<E>>
}

/** A read whose path has parameters: every address it is served at, made together. */
export interface PreparedSet<E extends Endpoint> extends PreparedParts<E> {
  build(): Promise<ReadonlyMap<string, Built<E>>>
  /** The paths with their parameters filled in: those that `build` has answers for. */
  addresses: readonly string[]
}

/**
 * Public reads served from memory as ready bytes: JSON and brotli, ETag and 304. They live in a Fastify context
 * without hooks and carry the same headers and limits as every other answer (docs/decisions/012).
 */
export class PreparedReads {
  readonly #reads: Entry[] = []
  readonly #headers: Record<string, string>
  readonly #log: Log
  readonly #metrics: Metrics
  readonly #ready: ReadyAnswers
  readonly #changes: Surroundings['changes']
  readonly #holdMs: number
  #timer: NodeJS.Timeout | undefined
  #closed = false
  readonly #stale = new Set<string>()
  readonly #retries = new Map<Entry, NodeJS.Timeout>()

  constructor(headers: Record<string, string>, { log, metrics, ready, changes, holdMs = HOLD_MS }: Surroundings) {
    this.#headers = headers
    this.#log = log
    this.#metrics = metrics
    this.#ready = ready
    this.#changes = changes
    this.#holdMs = holdMs
  }

  /** Adds a read; its answer is made by the first `refreshAll` or change. */
  add<E extends Endpoint>({ build, ...parts }: PreparedRead<E>): void {
    const { path } = parts.endpoint
    this.addSet<E>({ ...parts, addresses: [path], build: async () => new Map([[path, await build()]]) })
  }

  /** Adds the addresses of a read with parameters; one build makes their answers. Any other address has its route. */
  addSet<E extends Endpoint>(read: PreparedSet<E>): void {
    this.#reads.push({ read, answers: new Map(), building: undefined, waiting: undefined })
  }

  /** Registers the routes. `raw` is the Fastify context that has no hooks. */
  bind(raw: FastifyInstance, count: CountRequest, bound: Set<string>): void {
    for (const entry of this.#reads) {
      const { method, path } = entry.read.endpoint
      bound.add(`${method} ${path}`)
      for (const url of entry.read.addresses) this.#bindOne(raw, { entry, url, count })
    }
  }

  #bindOne(raw: FastifyInstance, { entry, url, count }: { entry: Entry; url: string; count: CountRequest }): void {
    raw.route({
      method: 'GET',
      url,
      // a query string asks for a page or a search: the ordinary route answers that
      constraints: { query: 'none' },
      handler: async (request, reply) => {
        const started = performance.now()
        let statusCode: number
        try {
          await count('reads', request)
          if (!entry.answers.has(url)) await (entry.building ?? this.#rebuild(entry))
          const answer = entry.answers.get(url)
          if (!answer) throw unavailable()
          statusCode = serveAnswer(answer, request, reply)
          this.#metrics.count('marquee_prepared_answers_total', statusCode === 304 ? 'unchanged' : 'full')
        } catch (error) {
          const failed = reply.headers(this.#headers).header('x-request-id', request.id)
          statusCode = answerFailure(error, request, failed).statusCode
        }
        const route = entry.read.endpoint.path
        logRequest({ log: this.#log, metrics: this.#metrics }, { request, route, status: statusCode, started })
      },
    })
  }

  /** Makes every answer anew; resolves when all are served. */
  async refreshAll(): Promise<void> {
    await Promise.all(this.#reads.map((entry) => this.#rebuild(entry)))
  }

  /** Makes the answers anew that come from this table, gathering what changes at once. */
  refreshFrom(table: string): void {
    this.#stale.add(table)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const changed = new Set(this.#stale)
      this.#stale.clear()
      for (const entry of this.#madeFrom(changed)) void this.#rebuild(entry)
    }, GATHER_MS)
  }

  /**
   * Holds the answer to a write until the reads made from these tables are served as they are now, and no longer than
   * the bound. To be called after the commit; returns at once when no read is made from them.
   */
  async holdFor(tables: ReadonlySet<string>): Promise<void> {
    const stale = this.#madeFrom(tables)
    if (stale.length === 0) return
    const answered = new AbortController()
    const bound = sleep(this.#holdMs, 'late' as const, { signal: answered.signal }).catch(() => 'late' as const)
    const outcome = await Promise.race([this.#serveAnew(stale, tables), bound])
    answered.abort()
    this.#metrics.count('marquee_held_writes_total', outcome)
  }

  async #serveAnew(stale: readonly Entry[], tables: ReadonlySet<string>): Promise<'served' | 'failed'> {
    // the write's own announcement is heard by now, and one build answers both
    await this.#changes.caughtUp()
    for (const table of tables) this.#stale.delete(table)
    const made = await Promise.all(stale.map((entry) => this.#rebuild(entry)))
    return made.every(Boolean) ? 'served' : 'failed'
  }

  #madeFrom(tables: ReadonlySet<string>): Entry[] {
    return this.#reads.filter(({ read }) => read.tables.some((table) => tables.has(table)))
  }

  /** What is served stays; it may be stale, so it is not left at that. */
  #retryLater(entry: Entry): void {
    if (this.#closed || this.#retries.has(entry)) return
    const retry = () => {
      this.#retries.delete(entry)
      void this.#rebuild(entry)
    }
    this.#retries.set(entry, setTimeout(retry, RETRY_MS).unref())
  }

  /** Stops making answers anew. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    for (const timer of this.#retries.values()) clearTimeout(timer)
  }

  /** One build runs and one waits: a change during a build is in the next. Resolves to whether it succeeded. */
  #rebuild(entry: Entry): Promise<boolean> {
    entry.waiting ??= Promise.resolve(entry.building).then(() => {
      entry.waiting = undefined
      entry.building = this.#build(entry).finally(() => {
        entry.building = undefined
      })
      return entry.building
    })
    return entry.waiting
  }

  async #build(entry: Entry): Promise<boolean> {
    try {
      const { path, response } = entry.read.endpoint
      const answers = new Map<string, PreparedAnswer>()
      for (const [url, { body, headers = {} }] of await entry.read.build()) {
        answers.set(url, await renderAnswer(response.parse(body), this.#headers, headers))
      }
      entry.answers = answers
      for (const [url, answer] of answers) this.#ready.set(url, { ...answer, route: path, limited: true, isRead: true })
      this.#metrics.count('marquee_prepared_builds_total', 'made')
      return true
    } catch (error) {
      this.#metrics.count('marquee_prepared_builds_total', 'failed')
      this.#log.error({ err: error, path: entry.read.endpoint.path }, 'prepared answer could not be made')
      this.#retryLater(entry)
      return false
    }
  }
}

type Constraints = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>
type Constraint = Constraints[string]
type Storage = ReturnType<Constraint['storage']>

/** Lets two routes share a path: one without a query string, one with. */
export const queryConstraint: Constraint = {
  name: 'query',
  storage: () => {
    const handlers = new Map<unknown, NonNullable<ReturnType<Storage['get']>>>()
    return { get: (key) => handlers.get(key) ?? null, set: (key, handler) => void handlers.set(key, handler) }
  },
  deriveConstraint: (request) => (request.url?.includes('?') ? 'some' : 'none'),
  mustMatchWhenDerived: false,
  validate: () => {},
}

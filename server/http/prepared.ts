import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { unavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import type { Endpoint, EndpointResult } from '#shared/contract/endpoint.ts'
import { acceptsEncoding } from './encoding.ts'
import { answerFailure } from './error-handler.ts'
import { matchesEtag } from './etag.ts'
import type { CountRequest } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { logRequest } from './request-log.ts'

const compress = promisify(brotliCompress)

/** When an answer that could not be made is tried again, in milliseconds. */
const RETRY_MS = 1000

/** How long changes are gathered before an answer is made anew, in milliseconds. */
const GATHER_MS = 50

interface Rendering {
  bytes: Buffer
  etag: string
  found: readonly string[]
  unchanged: readonly string[]
}

interface Answer {
  plain: Rendering
  brotli: Rendering
}

interface Entry {
  read: PreparedRead<Endpoint>
  answer: Answer | undefined
  building: Promise<void> | undefined
}

/** What a prepared read is made of. */
export interface PreparedRead<E extends Endpoint> {
  endpoint: E
  /** The tables whose changes make the answer stale. */
  tables: readonly string[]
  /** Makes the answer's body and its extra headers. */
  build(): Promise<{ body: EndpointResult<E>; headers?: Record<string, string> }>
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
  #timer: NodeJS.Timeout | undefined
  #closed = false
  readonly #stale = new Set<string>()
  readonly #retries = new Map<Entry, NodeJS.Timeout>()

  constructor(headers: Record<string, string>, { log, metrics }: { log: Log; metrics: Metrics }) {
    this.#headers = headers
    this.#log = log
    this.#metrics = metrics
  }

  /** Adds a read; its answer is made by the first `refreshAll` or change. */
  add<E extends Endpoint>(read: PreparedRead<E>): void {
    this.#reads.push({ read, answer: undefined, building: undefined })
  }

  /** Registers the routes. `raw` is the Fastify context that has no hooks. */
  bind(raw: FastifyInstance, count: CountRequest, bound: Set<string>): void {
    for (const entry of this.#reads) {
      const { method, path } = entry.read.endpoint
      bound.add(`${method} ${path}`)
      raw.route({
        method: 'GET',
        url: path,
        // a query string asks for a page or a search: the ordinary route answers that
        constraints: { query: 'none' },
        handler: async (request, reply) => {
          const started = performance.now()
          let statusCode: number
          try {
            await count('reads', request.ip)
            if (!entry.answer) await (entry.building ?? this.#rebuild(entry))
            if (!entry.answer) throw unavailable()
            statusCode = this.#serve(entry.answer, request, reply)
            this.#metrics.count('marquee_prepared_answers_total', statusCode === 304 ? 'unchanged' : 'full')
          } catch (error) {
            const failed = reply.headers(this.#headers).header('x-request-id', request.id)
            statusCode = answerFailure(error, request, failed).statusCode
          }
          logRequest({ log: this.#log, metrics: this.#metrics }, { request, route: path, status: statusCode, started })
        },
      })
    }
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
      const stale = this.#reads.filter(({ read }) => read.tables.some((table) => changed.has(table)))
      for (const entry of stale) void this.#rebuild(entry)
    }, GATHER_MS)
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

  /** Builds are made one after another: a change during a build starts another when it is done. */
  async #rebuild(entry: Entry): Promise<void> {
    const before = entry.building ?? Promise.resolve()
    const build = before.then(async () => {
      try {
        const { body, headers = {} } = await entry.read.build()
        entry.answer = await this.#render(entry.read.endpoint.response.parse(body), headers)
        this.#metrics.count('marquee_prepared_builds_total', 'made')
      } catch (error) {
        this.#metrics.count('marquee_prepared_builds_total', 'failed')
        this.#log.error({ err: error, path: entry.read.endpoint.path }, 'prepared answer could not be made')
        this.#retryLater(entry)
      }
    })
    entry.building = build
    await build
    if (entry.building === build) entry.building = undefined
  }

  async #render(body: unknown, extra: Record<string, string>): Promise<Answer> {
    const plain = Buffer.from(JSON.stringify(body))
    const params = { [constants.BROTLI_PARAM_QUALITY]: plain.length > 200_000 ? 5 : 9 }
    const brotli = await compress(plain, { params })
    const tag = createHash('sha256').update(plain).update(JSON.stringify(extra)).digest('base64url').slice(0, 22)
    return {
      plain: this.#rendering(plain, `"${tag}"`, extra, []),
      brotli: this.#rendering(brotli, `"${tag}-br"`, extra, ['content-encoding', 'br']),
    }
  }

  #rendering(bytes: Buffer, etag: string, extra: Record<string, string>, encoding: string[]): Rendering {
    const both = [
      ...Object.entries(this.#headers).flat(),
      'cache-control',
      'public, no-cache',
      'vary',
      'accept-encoding',
      'etag',
      etag,
    ]
    both.push(...Object.entries(extra).flat())
    const content = ['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length)]
    return { bytes, etag, found: [...both, ...content, ...encoding], unchanged: both }
  }

  #serve(answer: Answer, request: FastifyRequest, reply: FastifyReply): 200 | 304 {
    const { plain, brotli } = answer
    const rendering = acceptsEncoding(request.headers['accept-encoding'], 'br') ? brotli : plain
    const known = request.headers['if-none-match']
    const unchanged = matchesEtag(known, rendering.etag)
    reply.hijack()
    const response: ServerResponse = reply.raw
    const status = unchanged ? 304 : 200
    response.writeHead(status, [...(unchanged ? rendering.unchanged : rendering.found), 'x-request-id', request.id])
    response.end(unchanged ? undefined : rendering.bytes)
    return status
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

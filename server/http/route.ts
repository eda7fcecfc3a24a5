import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { collectWrites } from '#server/db/written-tables.ts'
import {
  AppError,
  factorRequired,
  forbidden,
  invalid,
  reauthenticationRequired,
  unauthenticated,
} from '#server/errors.ts'
import { withTrace } from '#server/trace.ts'
import type { Access, Endpoint, EndpointInput, EndpointResult, TakenHeader } from '#shared/contract/endpoint.ts'
import { writeFreshCookie } from '#shared/model/fresh.ts'
import { wasMasked } from '#shared/model/mask-cards.ts'
import { MASKED_HEADER } from '#shared/model/masked-header.ts'
import { matchesEtag } from './answers/etag.ts'
import { sendStream, sendText } from './answers/packing.ts'
import { createReadPage, type ReadPage } from './answers/page.ts'
import type { Actor, ActorFor, Identify } from './requests/actor.ts'
import { bindSigned } from './requests/body.ts'
import { isDirect } from './requests/direct.ts'
import { type LateReads, readLate } from './requests/late-read.ts'
import type { Limiter, LimitName } from './requests/limits.ts'
import { bindUpload, readUpload } from './requests/upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** What a handler gets: the validated parts, who asks, and the few things of HTTP that have a meaning. */
export type HandlerInput<E extends Endpoint> = EndpointInput<E> & {
  actor: ActorFor<E['access']>
  /** The client's address, behind configured proxies only. */
  address: string
  /** Whether the request came straight from this machine, asking for this machine. */
  isDirect: boolean
  requestId: string
  /** Limits of its own for this address, beyond those every request counts against. */
  limits: { count(limit: LimitName): Promise<void>; giveBack(limit: LimitName): Promise<void> }
  /** A header of the request; one the contract knows only where the endpoint takes it. */
  header<Name extends string>(name: Name extends Untaken<E> ? never : Name): string | undefined
  setHeader(name: string, value: string): void
  /** Reads the page of a list that the query's cursor and limit ask for; sets Link and X-Total-Count. */
  page: ReadPage
  /** The client's end of the answer, for one that stays open. */
  connection: { onClose(listener: () => void): void; hangUp(): void }
} & (E extends { accepts: 'multipart/form-data' }
    ? {
        /** Reads the one file of the request; throws AppError 400 or 413. */
        readFile(): Promise<Buffer>
      }
    : unknown) &
  (E extends { mayLag: true }
    ? {
        /** Where to read: the replica or the database itself. */
        db: Database
      }
    : unknown) &
  (E extends { signed: true }
    ? {
        /** The body as it came, for its signature to be checked; empty without one. */
        bytes: Buffer
      }
    : unknown)

/** The headers of the contract this endpoint does not take. */
type Untaken<E extends Endpoint> = Exclude<
  TakenHeader,
  E extends { takes: readonly (infer H extends TakenHeader)[] } ? H : never
>

/** What a handler gives: the answer, or, where the endpoint says so, the same bit by bit. */
type Handled<E extends Endpoint> = EndpointResult<E> | (E extends { streams: string } ? AsyncIterable<string> : never)

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<Handled<E>> | Handled<E>

/** Binds one endpoint of the contract to its handler. */
export type Route = <const E extends Endpoint>(endpoint: E, handle: Handler<E>, options?: { unlimited?: true }) => void

interface Binding {
  identify: Identify
  /** Hears which tables a request has written, before it is answered. */
  onWrites: (tables: ReadonlySet<string>) => void
  limiter: Limiter
  lateReads: LateReads
  checkOrigin: (request: FastifyRequest) => void
  /** Holds an answer until the prepared reads made from these tables are served as they are now. */
  holdFor: (tables: ReadonlySet<string>) => Promise<void>
}

/**
 * The only code that knows both Fastify and the contract: origin, limits and access are checked before a body is
 * parsed, then the parts are validated, and the answer is stripped to what the contract lists.
 * @param app the Fastify context that gets the routes
 * @param bound paths already bound, so that a test can see that none is missing
 * @returns the function that binds an endpoint
 * @throws AppError, while a bound route answers: 400 for parts that do not fit the contract, 401 without a session, 403
 *   for another role, a booker where only owners may call, another origin, a password that must be changed first or a
 *   person who must prove again who they are, 413 and 415 for a body that is too large
 *   or of another type, 429 over a limit
 */
export function createRoute(app: FastifyInstance, binding: Binding, bound: Set<string>): Route {
  app.decorateRequest('actor', null)
  return (endpoint, handle, { unlimited = false } = {}) => {
    const { method, path } = endpoint
    bound.add(`${method} ${path}`)
    binderFor(
      endpoint,
      app,
    )({
      method,
      url: path,
      onRequest: async (request) => {
        if (!endpoint.signed) binding.checkOrigin(request)
        if (!unlimited) await binding.limiter.count(method === 'GET' ? 'reads' : 'writes', request)
        request.actor = asKnown(endpoint, await binding.identify(request))
        assertAccess(endpoint, request.actor)
      },
      handler: async (request, reply) => {
        const input = readInput(endpoint, request, reply, binding.limiter)
        // before it: a write that was committed and then failed is a write
        if (method !== 'GET' && request.actor?.role === 'admin' && binding.lateReads.replica.lagMs() !== undefined) {
          reply.header('set-cookie', writeFreshCookie())
        }
        const answer = (db?: Database) =>
          withTrace({ reqId: request.id }, () => collectWrites(() => handle(db ? { ...input, db } : input)))
        const { result, tables } = endpoint.mayLag ? await readLate(binding.lateReads, request, answer) : await answer()
        if (tables.size > 0) {
          binding.onWrites(tables)
          await binding.holdFor(tables)
        }
        return sendResult(endpoint, request.actor, result, reply)
      },
    })
  }
}

function binderFor({ signed, accepts, fileBytes }: Endpoint, app: FastifyInstance): (options: RouteOptions) => void {
  if (signed) return bindSigned(app)
  return accepts === undefined ? (options) => app.route(options) : bindUpload(app, fileBytes)
}

/** To public endpoints, an admin who must add a second factor first is a stranger. */
function asKnown({ access, beforeSecondFactor }: Endpoint, actor: Actor | null): Actor | null {
  return access === 'public' && !beforeSecondFactor && mustAddFactor(actor) ? null : actor
}

const mustAddFactor = (actor: Actor | null) => actor?.role === 'admin' && actor.mustAddFactor === true

function assertAccess(
  { access, afterPasswordChange, beforeSecondFactor, reauth }: Endpoint,
  actor: Actor | null,
): void {
  if (access !== 'public') {
    if (!actor) throw unauthenticated()
    if (!allows(access, actor)) throw refuse(access, actor)
  }
  if (afterPasswordChange && actor?.role === 'customer' && actor.mustChangePassword) {
    throw forbidden('Please change your password first')
  }
  if (access !== 'public' && !beforeSecondFactor && mustAddFactor(actor)) throw factorRequired()
  if (reauth && !actor?.verified) throw reauthenticationRequired()
}

function allows(access: Access, actor: Actor): boolean {
  if (access === 'public' || access.includes(actor.role)) return true
  return actor.role === 'admin' && actor.staffRole === 'owner' && access.includes('owner')
}

/** What refuses an actor: a booker learns that owners may call. */
function refuse(access: Access, actor: Actor): AppError {
  if (actor.role === 'admin' && access.includes('owner')) return forbidden('Only owners of the agency can do this')
  return forbidden()
}

/** The shape an actor sees, where an endpoint answers by role. */
function pickResponse({ byRole, response }: Endpoint, actor: Actor | null): z.ZodType {
  if (!actor || !byRole) return response
  return (actor.role === 'admin' && byRole[actor.staffRole]) || (byRole[actor.role] ?? response)
}

/** The path of a request, its parameters filled in. */
const fillPath = (path: string, params: unknown) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name]))) // the router's own

function readInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: Limiter,
): HandlerInput<E> {
  const params = parsePart(endpoint.params, request.params)
  const query = parsePart(endpoint.query, request.query)
  const setHeader = (name: string, value: string) => void reply.header(name, value)
  const body = parsePart(endpoint.body, request.body)
  if (wasMasked(request.body, body)) setHeader(MASKED_HEADER, '1')
  const input = {
    params,
    query,
    body,
    actor: request.actor,
    address: request.ip,
    isDirect: isDirect(request),
    requestId: request.id,
    limits: {
      count: (limit: LimitName) => limiter.count(limit, request),
      giveBack: (limit: LimitName) => limiter.giveBack(limit, request),
    },
    header: (name: string) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value[0] : value
    },
    setHeader,
    page: createReadPage({
      path: fillPath(endpoint.path, request.params),
      query: { ...(query as object | undefined) },
      setHeader,
    }), // schemas of queries are objects
    connection: {
      onClose: (listener: () => void) => reply.raw.once('close', listener),
      hangUp: () => reply.raw.destroy(),
    },
    ...(endpoint.accepts !== undefined && {
      readFile: () => readUpload(request, endpoint.file ?? 'file', endpoint.fileBytes),
    }),
    ...(endpoint.signed && { bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) }),
  }
  return input as unknown as HandlerInput<E> // parsed by this endpoint's own schemas, access checked above
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    if (field === '') throw new AppError('invalid_request', 'Send the request as a JSON object')
    fields[field] ??= message
  }
  throw invalid(fields)
}

async function sendResult(
  endpoint: Endpoint,
  actor: Actor | null,
  result: unknown,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(endpoint.status ?? 200)
  const type = endpoint.produces
  const etag = endpoint.method === 'GET' ? reply.getHeader('etag') : undefined
  // a handler that sets one may leave out the bytes of what the client has
  if (typeof etag === 'string' && matchesEtag(reply.request.headers['if-none-match'], etag)) {
    return reply.code(304).send()
  }
  if (type !== undefined) {
    if (!reply.hasHeader('content-type')) reply.type(type)
    if (isStream(result)) return sendStream(result, type, reply)
    return typeof result === 'string' ? await sendText(result, reply) : reply.send(result)
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (endpoint.streams !== undefined && isStream(result)) {
    return sendStream(result, endpoint.streams, reply.type(endpoint.streams))
  }
  const response = pickResponse(endpoint, actor)
  return await sendText(JSON.stringify(response.parse(result)), reply.type('application/json; charset=utf-8'))
}

function isStream(result: unknown): result is AsyncIterable<Uint8Array | string> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result
}

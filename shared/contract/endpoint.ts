import './sentences.ts'
import type { z } from 'zod'
import type { Role, StaffRole } from '../model/role.ts'

/**
 * Who may call: everyone, or these roles. 'admin' means every admin, 'owner' only admins who are owners
 * (docs/product.md P1.13). Mandatory, so that authorization cannot be forgotten.
 */
export type Access = 'public' | readonly (Role | 'owner')[]

/** Headers some calls read: a key that makes a repeat safe, the version that was seen, the token of a review link. */
export type TakenHeader = 'idempotency-key' | 'if-match' | 'review-token'

/** One call of the API, declared once: the server binds it, the web and the tests are typed by it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body of a successful answer. Fields that aren't listed here never leave the server. */
  response: z.ZodType
  /**
   * What each role sees, for an endpoint that answers by role; `response` is then any of these. An owner and a booker
   * see what 'admin' sees unless they are listed themselves.
   */
  byRole?: Partial<Record<Role | StaffRole, z.ZodType>>
  /** The media type of a body that the handler reads from the stream; `body` is absent then. */
  accepts?: 'multipart/form-data' | 'application/json'
  /** The form field that carries the one file of such a body. */
  file?: string
  /** The largest file such a body may carry, in bytes; 10 MB unless said. */
  fileBytes?: number
  /**
   * The sender proves who they are by a signature over the bytes of the body: the handler gets these as they came and
   * checks it, and where the request says it comes from doesn't matter.
   */
  signed?: true
  /** The status of a successful answer; 200 unless said. */
  status?: 200 | 201
  /** The media type of an answer that isn't JSON; `response` then describes its text. */
  produces?: string
  /** The media type in which the same answer also comes bit by bit, to a client that accepts it. */
  streams?: string
  /** The headers this call heeds. */
  takes?: readonly TakenHeader[]
  /** Of a list in pages: the first says in X-Total-Count how many rows there are. */
  total?: true
  /** The answer has an ETag; a GET is 304 to who has it. */
  etag?: true
  /** Statuses this call refuses with by its own rules, beyond those its access and its parts bring (server/http/answers/refusals.ts). */
  refuses?: readonly (401 | 404 | 409 | 422)[]
  /** Read from a replica of the database where there is one, so up to five seconds old (docs/product.md S128). */
  mayLag?: true
  /** Customers who must change their password first are refused with 403. */
  afterPasswordChange?: true
  /**
   * Refused with 403 'reauthentication_required' unless the session's person proved who they are within the last
   * VERIFIED_MINUTES (shared/model/verification.ts); signing in counts.
   */
  reauth?: true
  /** Open to admins who must add a second factor first; they are refused everything else with 403. */
  beforeSecondFactor?: true
}

/** Declares an endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends PropertyKey> = E extends { [P in K]: infer S } ? S : undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Raw<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives, after validation. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<Part<E, 'params'>>
  query: Parsed<Part<E, 'query'>>
  body: Parsed<Part<E, 'body'>>
}

type Required = 'params' | 'body'

/** What a caller passes, before validation. Parts the endpoint lacks are not asked for. */
export type EndpointCall<E extends Endpoint> = {
  [K in Required as Part<E, K> extends z.ZodType ? K : never]: Raw<Part<E, K>>
} & { [K in 'query' as Part<E, K> extends z.ZodType ? K : never]?: Raw<Part<E, K>> }

/** What a caller gets back. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['response']>

/** What a handler gives back. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>

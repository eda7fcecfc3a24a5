import type { Endpoint, TakenHeader } from '#shared/contract/endpoint.ts'
import type { Json } from './openapi-schema.ts'

const text = { type: 'string' }

/** Headers of an answer, as components. */
export const ANSWER_HEADERS: Record<string, Json> = {
  ETag: {
    description:
      'What If-None-Match can ask about; each encoding has its own. Of a profile’s photos, what If-Match takes',
    schema: text,
  },
  Link: { description: 'The next page, rel="next"; absent on the last (RFC 8288)', schema: text },
  'X-Total-Count': { description: 'How many rows there are; on the first page', schema: { type: 'integer' } },
  'Idempotent-Replayed': { description: "'true' when an earlier request did the work", schema: text },
  'Retry-After': { description: 'Seconds until another try makes sense', schema: { type: 'integer' } },
}

const TAKEN: Record<TakenHeader, Json> = {
  'idempotency-key': {
    name: 'Idempotency-Key',
    description: 'Makes a repeat safe: within 24 hours the same key with the same request does nothing again',
    schema: { ...text, minLength: 1, maxLength: 255 },
  },
  'if-match': {
    name: 'If-Match',
    description: 'The row version the change was decided on; another one now is 409',
    schema: text,
  },
  'review-token': {
    name: 'Review-Token',
    description: 'The token of the emailed review link',
    schema: text,
  },
}

/** References to headers, by name. */
export function referToHeaders(names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** The headers a call takes, as parameters. */
export function takenHeaders({ takes = [] }: Endpoint): Json[] {
  return takes.map((header) => ({ in: 'header', required: false, ...TAKEN[header] }))
}

/** The headers its answer can have. */
export function answerHeaders({ etag, query, total, takes }: Endpoint): Json | undefined {
  const names = [
    ...(etag ? ['ETag'] : []),
    ...(query && 'cursor' in query.shape ? ['Link'] : []),
    ...(total ? ['X-Total-Count'] : []),
    ...(takes?.includes('idempotency-key') ? ['Idempotent-Replayed'] : []),
  ]
  return names.length > 0 ? referToHeaders(names) : undefined
}

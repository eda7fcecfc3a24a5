import type { z } from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ErrorBody } from '#shared/contract/errors.ts'
import { listRefusals, REFUSALS } from '../answers/refusals.ts'
import { ANSWER_HEADERS, answerHeaders, referToHeaders, takenHeaders } from './openapi-headers.ts'
import { describeSchema, type Json } from './openapi-schema.ts'

/** What the first part of an address stands for. */
const TAGS: Record<string, string> = {
  admin: 'The office',
  agency: 'The agency as the public sees it',
  agent: 'An agent who is signed in, and who becomes one',
  agents: 'The talent',
  auth: 'Who is signed in; forgotten passwords',
  bookings: 'Bookings',
  brand: "The agency's look: its pictures and style sheet",
  calendar: 'Calendar feeds',
  categories: 'The categories of talent',
  'change-proposals': 'What the office proposes to a customer who asked for a change, by a mailed link',
  chat: 'Conversations of visitors',
  customer: 'A customer who is signed in, and who becomes one',
  'email-changes': 'A new email of a customer, by a mailed link',
  events: 'An event with several performers',
  health: 'How the process is',
  images: 'Stored pictures',
  invoices: 'All invoices',
  metrics: 'What the process counts',
  'openapi.json': 'This document',
  occasions: 'Talent for an occasion, such as a wedding',
  packages: 'Service packages that can be booked',
  payments: 'All payments',
  proposal: 'What is offered for an event, to be signed by a mailed link',
  replacement: 'Other talent that is offered for a booking, by a mailed link',
  testimonials: 'Reviews',
  texts: 'Texts of the site that owners wrote anew',
  webhooks: 'Calls of other services',
}

function pointAtComponents(document: Json): Json {
  return JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json // was JSON
}

/** 'PUT /api/bookings/:id' is putBookingsById: as unique as the call. */
function operationId({ method, path }: Endpoint): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/:/g, 'by-')
    .split(/[^A-Za-z0-9]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const tagOf = ({ path }: Endpoint): string => path.split('/')[2] ?? ''

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query', components: Json): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !part.safeParse(undefined).success,
    schema: describeSchema(part, 'input', components),
  }))
}

/** A form with one file. */
function formOf(file: string): Json {
  return { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } }, required: [file] }
}

function bodyOf({ body, accepts, file, signed }: Endpoint, components: Json): Json | undefined {
  if (accepts) return { required: true, content: { [accepts]: { schema: signed ? {} : formOf(file ?? 'file') } } }
  if (!body) return undefined
  const required = !body.safeParse(undefined).success
  return { required, content: { 'application/json': { schema: describeSchema(body, 'input', components) } } }
}

function answersOf(endpoint: Endpoint, components: Json): Json {
  const { method, status = 200, produces, streams, response, etag } = endpoint
  const content = produces
    ? { [produces]: {} }
    : {
        'application/json': { schema: describeSchema(response, 'output', components) },
        ...(streams !== undefined && { [streams]: {} }),
      }
  const headers = answerHeaders(endpoint)
  const refusals = listRefusals(endpoint).map((refusal) => [
    refusal,
    { $ref: `#/components/responses/${REFUSALS[refusal].name}` },
  ])
  return {
    [status]: { description: 'Done', ...(headers && { headers }), content },
    ...(etag && method === 'GET' && { 304: { description: 'Not changed', headers: referToHeaders(['ETag']) } }),
    ...Object.fromEntries(refusals),
  }
}

const CALLERS = {
  owner: 'owners of the agency',
  admin: 'all admins',
  agent: 'agents',
  customer: 'customers',
} as const satisfies Record<Exclude<Endpoint['access'], string>[number], string>

const describeAccess = (access: Exclude<Endpoint['access'], string>) =>
  `For ${access.map((role) => CALLERS[role]).join(', ')}.`

function operationOf(endpoint: Endpoint, components: Json): Json {
  const { summary, access, params, query, reauth } = endpoint
  const parameters = [
    ...parametersOf(params, 'path', components),
    ...parametersOf(query, 'query', components),
    ...takenHeaders(endpoint),
  ]
  const requestBody = bodyOf(endpoint, components)
  return {
    operationId: operationId(endpoint),
    tags: [tagOf(endpoint)],
    summary,
    // security schemes of OpenAPI don't know roles
    ...(access !== 'public' && { description: describeAccess(access) }),
    'x-access': access,
    ...(reauth && { 'x-reauthentication': true }),
    ...(access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: answersOf(endpoint, components),
  }
}

/** The refusals as components: one shape, those that ask to come back with when. */
function refusalComponents(): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { name, description }]) => {
      const later = status === '429' || status === '503'
      return [name, { description, ...(later && { headers: referToHeaders(['Retry-After']) }), content }]
    }),
  )
}

/**
 * The API as an OpenAPI 3.1 document, made from the contract.
 * @param endpoints every endpoint of the product
 */
export function describeApi(endpoints: readonly Endpoint[]): Json {
  const components: Json = {}
  describeSchema(ErrorBody, 'output', components)
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, components) }
  }
  const tags = [...new Set(endpoints.map(tagOf))].sort()
  return pointAtComponents({
    openapi: '3.1.0',
    info: { title: 'Marquee', version: '1', description: 'The booking API of a talent agency.' },
    servers: [{ url: '/', description: 'Where this document is served' }],
    tags: tags.map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      schemas: components,
      headers: ANSWER_HEADERS,
      responses: refusalComponents(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  })
}

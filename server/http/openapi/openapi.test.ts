import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { EVENT_TYPES } from '#shared/model/booking.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: object
}
interface Answer {
  $ref?: string
  headers?: Record<string, object>
}
interface Operation {
  operationId: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: { properties: Record<string, object> } }> }
  responses: Record<string, Answer>
}
interface Document {
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer & { content: object }>; schemas: Record<string, object> }
}

const all: readonly Endpoint[] = endpoints

const app = await openTestApp()
const document = (await app.send({ method: 'GET', url: '/api/openapi.json' })).body as Document // as served

function operation({ method, path }: Pick<Endpoint, 'method' | 'path'>): Operation {
  const found = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not in the document`)
  return found
}
const bodyOf = (call: Parameters<typeof operation>[0]) =>
  operation(call).requestBody?.content['application/json']?.schema.properties ?? {}

test('every call has an id of its own that a program can be named after, and a tag that is described', () => {
  const operations = all.map(operation)
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(all.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/)
  expect(ids).toContain('putBookingsById')
  const tags = new Set(document.tags.map(({ name }) => name))
  for (const { tags: own } of operations) expect([own.length, tags.has(own[0] ?? '')]).toEqual([1, true])
  for (const { description } of document.tags) expect(description.length).toBeGreaterThan(5)
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })])
})

test('enums, ids and addresses have their format', () => {
  const booking = bodyOf({ method: 'POST', path: '/api/bookings' })
  expect(booking.eventType).toMatchObject({ type: 'string', enum: [...EVENT_TYPES] })
  expect(booking.agentId).toMatchObject({ type: 'string', format: 'uuid' })
  expect(booking.customerEmail).toMatchObject({ type: 'string', format: 'email' })
  const picture = operation({ method: 'GET', path: '/api/images/:id/:width.:format' }).parameters
  expect(picture?.find(({ name }) => name === 'width')?.schema).toMatchObject({ enum: ['300', '600'] })
})

test('a header stands where a call takes it', () => {
  for (const endpoint of all) {
    const headers = operation(endpoint).parameters?.filter((parameter) => parameter.in === 'header') ?? []
    expect(headers.map(({ name }) => name.toLowerCase()).sort()).toEqual([...(endpoint.takes ?? [])].sort())
    for (const { required } of headers) expect(required).toBe(false)
  }
  const header = (call: Parameters<typeof operation>[0]) => operation(call).parameters?.map(({ name }) => name)
  expect(header({ method: 'POST', path: '/api/bookings' })).toContain('Idempotency-Key')
  expect(header({ method: 'PUT', path: '/api/bookings/:id' })).toContain('If-Match')
})

test('an answer names its headers: pages, tags, replays, and when to come back', () => {
  const headers = (call: Parameters<typeof operation>[0], status: string) =>
    Object.keys(operation(call).responses[status]?.headers ?? {})
  expect(headers({ method: 'GET', path: '/api/agents' }, '200')).toEqual(['ETag', 'Link', 'X-Total-Count'])
  expect(operation({ method: 'GET', path: '/api/agents' }).responses).toHaveProperty('304')
  expect(headers({ method: 'GET', path: '/api/payments' }, '200')).toEqual(['Link'])
  expect(headers({ method: 'POST', path: '/api/bookings' }, '201')).toEqual(['Idempotent-Replayed'])
  for (const name of ['TooManyRequests', 'Unavailable']) {
    expect(document.components.responses[name]?.headers).toHaveProperty('Retry-After')
  }
})

test('a call refuses with the statuses it can be refused with, one by one', () => {
  for (const endpoint of all) {
    const { responses } = operation(endpoint)
    expect(Object.keys(responses).filter((status) => !/^\d{3}$/.test(status))).toEqual([])
    for (const status of endpoint.refuses ?? []) expect(responses).toHaveProperty(String(status))
    for (const [status, { $ref }] of Object.entries(responses)) {
      if (Number(status) < 400) continue
      expect(document.components.responses).toHaveProperty($ref?.split('/').at(-1) ?? '')
    }
  }
  const statuses = (call: Parameters<typeof operation>[0]) => Object.keys(operation(call).responses)
  expect(statuses({ method: 'GET', path: '/api/health/live' })).toEqual(['200', '500', '503'])
  expect(statuses({ method: 'GET', path: '/api/categories' })).toEqual(['200', '304', '429', '500', '503'])
  const update = ['200', '400', '401', '403', '404', '409', '413', '415', '429', '500', '503']
  expect(statuses({ method: 'PUT', path: '/api/bookings/:id' })).toEqual(update)
})

test('the headers of an answer are those the document names', async () => {
  const { headers } = await app.call('GET /api/agents')
  expect(headers.etag).toBeTruthy()
  const { status } = await app.call('GET /api/agents', { headers: { 'if-none-match': String(headers.etag) } })
  expect(status).toBe(304)
})

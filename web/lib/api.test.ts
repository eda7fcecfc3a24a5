import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, call, callWithHeaders, getErrorMessage, listenForRefusals } from './api.ts'

const answer = (body: string, init?: ResponseInit) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const refusal = async (body: string, init: ResponseInit) => {
  answer(body, init)
  return call('GET /api/agents').catch((error: unknown) => error)
}
const initOf = (fetch: ReturnType<typeof answer>) => fetch.mock.calls[0]?.[1]

afterEach(() => vi.unstubAllGlobals())

test('a read sends its cookies and nothing else', async () => {
  const fetch = answer('[]')
  expect(await call('GET /api/agents')).toEqual([])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/agents', { method: 'GET', credentials: 'include', headers: {} })
})

test('the query is appended, without what is undefined', async () => {
  const fetch = answer('[]')
  await call('GET /api/agents', { query: { cursor: undefined, limit: 10 } })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/agents?limit=10')
})

test('a payload travels as JSON, with further headers', async () => {
  const fetch = answer('{"id":"1"}', { status: 201 })
  const body = { agentId: 'a', customerName: 'Dana', customerEmail: 'dana@example.com', eventType: 'wedding' }
  await call('POST /api/bookings', { body, headers: { 'idempotency-key': 'k' } })
  expect(initOf(fetch)).toEqual({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: JSON.stringify(body),
  })
})

test('a form travels as it is: the browser writes its content type', async () => {
  const fetch = answer('{"imageUrl":"/x"}')
  const form = new FormData()
  await call('POST /api/admin/upload-image', { form })
  expect(initOf(fetch)).toEqual({ method: 'POST', credentials: 'include', headers: {}, body: form })
})

test('headers of the answer are at hand', async () => {
  answer('[]', { headers: { 'x-total-count': '900' } })
  const { data, headers } = await callWithHeaders('GET /api/agents')
  expect([data, headers.get('x-total-count')]).toEqual([[], '900'])
})

test('a refusal throws the status, a colon and the body', async () => {
  const error = await refusal('{"error":"Name is required","code":"invalid_request","fields":{"name":"Too short"}}', {
    status: 400,
  })
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: '400: {"error":"Name is required","code":"invalid_request","fields":{"name":"Too short"}}',
    status: 400,
    code: 'invalid_request',
    sentence: 'Name is required',
    fields: { name: 'Too short' },
  })
})

test('an empty refusal throws the status and its text', async () => {
  expect(await refusal('', { status: 502, statusText: 'Bad Gateway' })).toMatchObject({
    message: '502: Bad Gateway',
    sentence: undefined,
    fields: {},
  })
})

test('a 401 throws like any other refusal and leads nowhere', async () => {
  const here = location.href
  expect(await refusal('{"error":"Please sign in","code":"unauthenticated"}', { status: 401 })).toMatchObject({
    status: 401,
    sentence: 'Please sign in',
  })
  expect(location.href).toBe(here)
})

test.each([
  ['{"success":false,"error":"The code is spent"}', 'The code is spent'],
  ['{"success":false}', 'Failed'],
  ['{"success":false,"error":""}', 'Failed'],
])('an answer that says %s is a refusal with any status', async (body, said) => {
  const heard: [string, number][] = []
  const stop = listenForRefusals((key, { status }) => heard.push([key, status]))
  const error = await refusal(body, { status: 200 })
  stop()
  expect(error).toBeInstanceOf(ApiError)
  expect(getErrorMessage(error, 'Failed')).toBe(said)
  expect(heard).toEqual([['GET /api/agents', 200]])
})

test.each(['{"success":true}', '{"success":"false"}', '[{"success":false}]', 'null', '""'])(
  '%s is an answer',
  async (body) => {
    answer(body)
    expect(await call('GET /api/agents')).toEqual(JSON.parse(body))
  },
)

test('a message is the sentence, else the fallback: never the status and the body', async () => {
  expect(getErrorMessage(new ApiError(409, '{"error":"Taken","code":"conflict"}', ''), 'Failed')).toBe('Taken')
  expect(getErrorMessage(new ApiError(500, '<h1>Oops</h1>', ''), 'Failed')).toBe('Failed')
  expect(getErrorMessage(new ApiError(500, '{"error":{"deep":true}}', ''), 'Failed')).toBe('Failed')
  expect(getErrorMessage(new ApiError(500, 'null', ''), 'Failed')).toBe('Failed')
  expect(getErrorMessage(new TypeError('Failed to fetch'), 'Failed to submit booking')).toBe('Failed to submit booking')
})

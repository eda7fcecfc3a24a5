import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/contract/endpoint.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { securityHeaders } from '../answers/security-headers.ts'

const echo = endpoint({
  method: 'POST',
  path: '/api/echo',
  access: 'public',
  summary: 'Answers what it was sent',
  body: z.any(),
  response: z.object({ body: z.any() }),
})

const app = await openTestApp({ extra: (route) => route(echo, ({ body }) => ({ body: body ?? 'nothing' })) })
await app.app.listen({ port: 0, host: '127.0.0.1' })
const port = (app.app.server.address() as AddressInfo).port

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (payload: string | Buffer | undefined, headers: Record<string, string> = JSON_TYPE) =>
  app.send({ method: 'POST', url: '/api/echo', headers, ...(payload !== undefined && { payload }) })

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a body is taken', () => {
  test.each<[string, string | Buffer | undefined, Record<string, string> | undefined, unknown]>([
    ['as JSON', '{"a":[1,null,"x"]}', undefined, { a: [1, null, 'x'] }],
    ['with a charset', '"é"', { 'content-type': 'application/json; charset=utf-8' }, 'é'],
    ['50 levels deep', nested(50), undefined, JSON.parse(nested(50))],
    ['with brackets in strings', JSON.stringify('[{"'.repeat(60)), undefined, '[{"'.repeat(60)],
    ['empty: no body', '', undefined, 'nothing'],
    ['empty, whatever its encoding', '', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 'nothing'],
    ['as it is, and says so', '{"a":1}', { ...JSON_TYPE, 'content-encoding': 'Identity' }, { a: 1 }],
    ['absent, without a type', undefined, {}, 'nothing'],
    ['empty, whatever its type', '', { 'content-type': 'text/plain' }, 'nothing'],
    ['just below the limit', JSON.stringify('x'.repeat(256 * 1024 - 2)), undefined, 'x'.repeat(256 * 1024 - 2)],
  ])('%s', async (_how, payload, headers, body) => {
    expect(await post(payload, headers)).toMatchObject({ status: 200, body: { body } })
  })
})

describe('a body is refused', () => {
  test.each<[string, string | Buffer, Record<string, string> | undefined, number]>([
    ['too large', JSON.stringify('x'.repeat(256 * 1024)), undefined, 413],
    ['cut off', '{"a":', undefined, 400],
    ['no JSON', 'hello', undefined, 400],
    ['blank', '  ', undefined, 400],
    ['JSON with a comma too many', '{"a":1,}', undefined, 400],
    ['invalid UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), undefined, 400],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), undefined, 400],
    ['51 levels deep', nested(51), undefined, 400],
    ['100,000 levels deep', nested(100_000), undefined, 400],
    ['never closed', '['.repeat(100_000), undefined, 400],
    ['with __proto__', '{"__proto__":{"admin":true}}', undefined, 400],
    ['with __proto__ further in', '{"a":[{"__proto__":{"admin":true}}]}', undefined, 400],
    ['with constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}', undefined, 400],
    ['as a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as text', '{"a":1}', { 'content-type': 'text/plain' }, 415],
    ['as multipart', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['as another JSON', '{}', { 'content-type': 'application/ld+json' }, 415],
    ['without a type', '{}', {}, 415],
    ['as gzip', gzipSync('{"a":1}'), { ...JSON_TYPE, 'content-encoding': 'gzip' }, 415],
    ['that says it is gzip', '{"a":1}', { ...JSON_TYPE, 'content-encoding': 'GZIP' }, 415],
    ['in two encodings', '{"a":1}', { ...JSON_TYPE, 'content-encoding': 'identity, br' }, 415],
    ['in an encoding nobody knows', '{"a":1}', { ...JSON_TYPE, 'content-encoding': 'nonsense' }, 415],
    ['with a broken type', '{}', { 'content-type': 'application' }, 415],
  ])('%s', async (_how, payload, headers, expected) => {
    const { status, body } = await post(payload, headers)
    expect(status).toBe(expected)
    expect(body).toEqual({ error: expect.any(String), code: expect.any(String) })
    expect(JSON.stringify(body).length).toBeLessThanOrEqual(200)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

test('an encoded body is refused in words, with what is taken instead, also as a file or with a signature', async () => {
  const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' }
  const refused = await post('{}', headers)
  expect(refused.body).toEqual({ error: 'Send the request without Content-Encoding', code: 'unsupported_type' })
  expect(refused.headers['accept-encoding']).toBe('identity')
  const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
  const { cookie } = await signInAdmin(app)
  const upload = {
    method: 'POST',
    url: '/api/admin/upload-image',
    headers: { ...form, cookie },
    payload: '--x--',
  } as const
  expect((await app.send(upload)).status).toBe(415)
  expect((await app.send({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: '{}' })).status).toBe(415)
})

test('a wrong field is described in our own words (P12.10)', async () => {
  const { body } = await app.send({ method: 'POST', url: '/api/auth/forgot-password', payload: { role: 'nobody' } })
  expect(body).toMatchObject({
    code: 'invalid_request',
    fields: { role: 'Choose one of: admin, agent, customer.', email: 'Invalid email address' },
  })
})

/** Speaks HTTP by hand; gives everything the server says until it hangs up. */
async function speak(...said: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  for (const part of said) socket.write(part)
  return text(socket)
}

const HEAD = `POST /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`
const chunked = (...parts: string[]) =>
  `${parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`

describe('on the wire', () => {
  test('a body in chunks, without a length, is read', async () => {
    const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await speak(HEAD + type, chunked('{"a"', ':1}'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*"body":\{"a":1\}/)
  })

  test('an empty body in chunks is no body', async () => {
    expect(await speak(`${HEAD}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*nothing/)
  })

  test.each([
    ['a write that its headers refuse', 'POST /api/echo', 'Origin: https://other.example\r\nContent-Length: 2', 403],
    ['a write in chunks', 'POST /api/echo', 'Origin: https://other.example\r\nTransfer-Encoding: chunked', 403],
    ['a read with a body', 'GET /api/agents', 'Content-Length: 2', 200],
  ])(
    '%s is answered before its body, and ends the connection: a proxy may send another request there',
    async (_what, line, header, status) => {
      const answer = await speak(`${line} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`)
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\nConnection: close\r\n`))
    },
  )

  test('a body that was read keeps the connection', async () => {
    const more = `${HEAD.replace('close', 'keep-alive')}Content-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}`
    const answers = await speak(more, `${HEAD}Content-Length: 0\r\n\r\n`)
    expect(answers.match(/HTTP\/1\.1 200 .*|^Connection: .*|"body":[^}]*\}/gm)?.map((line) => line.trim())).toEqual([
      ...['HTTP/1.1 200 OK', 'Connection: keep-alive', '"body":{"a":1}'],
      ...['HTTP/1.1 200 OK', 'Connection: close', '"body":"nothing"}'],
    ])
  })

  test('a body in chunks that grows too large is refused with 413', async () => {
    const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
    const parts = Array.from({ length: 5 }, () => 'x'.repeat(64 * 1024))
    expect(await speak(HEAD + type, chunked('"', ...parts, '"'))).toMatch(/^HTTP\/1\.1 413 [\s\S]*too_large/)
  })

  test('a body with both length and chunks is refused', async () => {
    const both = 'Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await speak(HEAD + both, chunked('{}'))).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each([
    ['headers beyond 16 kB', `GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a method nobody knows', 'BREW /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ])('%s is refused, in the one shape there is', async (_what, request, status) => {
    const answer = await speak(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: expect.any(String) })
    for (const [name, value] of Object.entries(securityHeaders(app.context.config))) {
      expect(head).toContain(`${name}: ${value}`)
    }
  })
})

import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildLogin, PASSWORD } from '#tests/support/accounts.ts'
import { makeCertificate } from '#tests/support/certificate.ts'
import { makeSite } from '#tests/support/site.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { callOver, cookieFrom, type Sent, type WireAnswer } from '#tests/support/wire.ts'

const { key, cert } = makeCertificate()
let app: TestApp
let behind = 0
/** What ends TLS, as any proxy would: one more header, the body and the answer as they are. */
const proxy = createServer({ key, cert }, (asked, answered) => {
  const headers = { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': asked.socket.remoteAddress }
  const { method, url: path } = asked
  const sent = request({ host: '127.0.0.1', port: behind, method, path, headers }, (answer) => {
    answered.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(answered)
  })
  asked.pipe(sent)
})
let url = ''

beforeAll(async () => {
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  url = `https://localhost:${(proxy.address() as AddressInfo).port}` // listens on a port
  app = await startTestApp({
    env: { PUBLIC_URL: url, TRUST_PROXY: 'loopback' },
    site: makeSite(afterAll),
  })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  behind = (app.app.server.address() as AddressInfo).port // listens on a port
})
afterAll(async () => {
  proxy.close()
  await app[Symbol.asyncDispose]()
})

const over = (method: string, path: string, sent: Sent = {}): Promise<WireAnswer> =>
  callOver(method, `${url}${path}`, { ca: cert, ...sent })
const plain = (method: string, path: string, sent: Sent = {}): Promise<WireAnswer> =>
  callOver(method, `http://127.0.0.1:${behind}${path}`, sent)

test('over TLS a log-in gives a cookie of this host alone, and it is the one that is taken (S1)', async () => {
  const { email } = await buildLogin(app, 'customer')
  const answer = await over('POST', '/api/customer/login', {
    body: { email, password: PASSWORD },
    headers: { origin: url },
  })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=(Lax|Strict); Secure$/),
    expect.stringMatching(/^__Host-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=(Lax|Strict); Secure$/),
  ])
  const cookie = cookieFrom(answer)
  expect((await over('GET', '/api/auth/status', { cookie })).body.role).toBe('customer')
  // without the prefix it could have been planted by a neighbor of the host
  const bare = cookie.replace('__Host-', '')
  expect((await over('GET', '/api/auth/status', { cookie: bare })).body.role).toBeNull()
})

test('every answer keeps browsers to TLS for a year (S31)', async () => {
  for (const path of ['/', '/api/agents', '/api/auth/status', '/nowhere', '/api/nowhere', '/favicon.svg']) {
    const { headers } = await over('GET', path)
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy'], path).toContain('upgrade-insecure-requests')
  }
})

test('PUBLIC_URL decides, not X-Forwarded-Proto or Host', async () => {
  const { email } = await buildLogin(app, 'customer')
  for (const proto of ['http', 'https', 'javascript']) {
    const answer = await plain('POST', '/api/customer/login', {
      body: { email, password: PASSWORD },
      headers: { 'x-forwarded-proto': proto, 'x-forwarded-host': 'evil.example' },
    })
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-session=.*; Secure$/)
    expect(answer.headers['strict-transport-security']).toBeDefined()
  }
  const claimed = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  for (const path of ['/', '/services', '/sitemap.xml', '/robots.txt']) {
    const { status, text } = await over('GET', path, { headers: claimed })
    expect(status, path).toBe(200)
    expect(text, path).not.toContain('evil.example')
  }
  expect((await over('GET', '/sitemap.xml')).text).toContain(`<loc>${url}/`)
})

test('no address redirects to another site (S34)', async () => {
  for (const path of [
    '//evil.example',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example/..',
    '/?returnTo=//evil.example',
    '/agents/',
  ]) {
    const { status, headers } = await over('GET', path)
    expect([status >= 300 && status < 400, headers.location], path).toEqual([false, undefined])
  }
})

test('a write from another origin is refused, the plain one of the same name included (S32)', async () => {
  const { email } = await buildLogin(app, 'customer')
  const body = { email, password: PASSWORD }
  for (const origin of ['https://evil.example', url.replace('https:', 'http:').replace(/:\d+$/, ''), 'null']) {
    expect((await over('POST', '/api/customer/login', { body, headers: { origin } })).status, origin).toBe(403)
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/contract/endpoint.ts'
import { imagePath } from '#shared/model/image.ts'
import { INLINE_SCRIPT, makeSite } from '#tests/support/site.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { securityHeaders } from './answers/security-headers.ts'

const broken = endpoint({
  method: 'GET',
  path: '/api/broken',
  access: 'public',
  summary: 'Always fails',
  response: z.object({}),
})
const PICTURE = 'c3'.repeat(32)

const site = makeSite(afterAll)
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    site,
    extra: (route) =>
      route(broken, () => {
        throw new Error('unexpected')
      }),
  })
  const { db } = app.context
  await db.insertInto('images').values({ id: PICTURE }).execute()
  const variant = { image_id: PICTURE, width: 300, height: 400, format: 'webp' as const, bytes: Buffer.from('x') }
  await db.insertInto('image_variants').values(variant).execute()
})
afterAll(() => app[Symbol.asyncDispose]())

/** What differs from answer to answer by its nature. */
const OWN = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id', 'content-length', 'content-type'],
  ...['content-encoding', 'etag', 'vary', 'cache-control', 'last-modified', 'accept-ranges', 'link', 'retry-after'],
])
const shared = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)))

const ANSWERS: [what: string, method: 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'OPTIONS', url: string, status: number][] = [
  ['a prepared read', 'GET', '/api/agents', 200],
  ['its HEAD', 'HEAD', '/api/agents', 200],
  ['a prepared read with a parameter', 'GET', '/api/occasions/wedding/agents', 200],
  ['the same with a query', 'GET', '/api/occasions/wedding/agents?utm=1', 200],
  ['an ordinary read', 'GET', '/api/agents?limit=1', 200],
  ['the status', 'GET', '/api/auth/status', 200],
  ['the document', 'GET', '/api/openapi.json', 200],
  ['a refused request', 'POST', '/api/bookings', 400],
  ['an unknown call', 'GET', '/api/nothing', 404],
  ['a method nobody takes', 'DELETE', '/api/agents', 404],
  ['a preflight', 'OPTIONS', '/api/bookings', 404],
  ['an address that is none', 'GET', '/api/%zz', 400],
  ['a page address that is none', 'GET', '/%E0%A4%A', 400],
  ['a failure of ours', 'GET', '/api/broken', 500],
  ['the page', 'GET', '/', 200],
  ['the page of an unknown path', 'GET', '/nowhere', 404],
  ['an asset', 'GET', '/assets/app-1a2b3c4d.js', 200],
  ['an asset that is missing', 'GET', '/assets/none.js', 404],
  ['a file beside the page', 'GET', '/favicon.svg', 200],
]

describe('security headers (S31)', () => {
  test.each(ANSWERS)('are the same on %s', async (_what, method, url, status) => {
    const { statusCode, headers } = await app.app.inject({ method, url })
    expect(statusCode).toBe(status)
    expect(shared(headers)).toEqual(securityHeaders(app.context.config, [INLINE_SCRIPT]))
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,40}$/)
  })

  test('are the same on a stored picture but for its own, stricter policy', async () => {
    const { headers } = await app.app.inject({ method: 'GET', url: imagePath(PICTURE, 300, 'webp') })
    const own = { 'content-security-policy': "default-src 'none'; sandbox" }
    expect(shared(headers)).toEqual({ ...securityHeaders(app.context.config, [INLINE_SCRIPT]), ...own })
  })

  test('say what they must', () => {
    const headers = securityHeaders({ secure: true })
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain('upgrade-insecure-requests')
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'")
    const admitted = securityHeaders({ secure: true }, ['alert(1)'])['content-security-policy'] ?? ''
    // openssl dgst -sha256 -binary | base64
    expect(/script-src ([^;]*)/.exec(admitted)?.[1]).toBe(
      "'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    )
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/)
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('without TLS promise none', () => {
    const headers = securityHeaders({ secure: false })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

test('no answer allows another site to read it', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const [, method, url] of ANSWERS) {
    const answer = await app.app.inject({ method, url, headers })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})

test('a request id is never taken from outside', async () => {
  const { headers } = await app.send({ method: 'GET', url: '/api/auth/status', headers: { 'x-request-id': 'mine' } })
  expect(headers['x-request-id']).not.toBe('mine')
})

describe('limits', () => {
  test('are one counter on both paths: reads of either use it up, and both then refuse alike (docs/decisions/012)', async () => {
    await using app = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.005' } })
    const get = (url: string) => app.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.5' })
    const [prepared, ordinary] = ['/api/agents', '/api/agents?limit=1']
    for (const url of [prepared, ordinary, prepared, ordinary, prepared, ordinary]) {
      expect((await get(url)).statusCode).toBe(200)
    }
    const [one, other] = [await get(prepared), await get(ordinary)]
    for (const refused of [one, other]) {
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toEqual({ error: expect.any(String), code: 'too_many_requests' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.headers['cache-control']).toBe('no-store')
      expect(refused.headers['x-request-id']).toBeTruthy()
      expect(shared(refused.headers)).toEqual(securityHeaders(app.context.config))
    }
    expect((await app.app.inject({ method: 'GET', url: prepared, remoteAddress: '203.0.113.6' })).statusCode).toBe(200)
    const refusals = app.logged.map((line) => JSON.parse(line)).filter(({ status }) => status === 429)
    expect(refusals.map(({ route }) => route)).toEqual(['/api/agents', '/api/agents'])
  })

  test('count the address before a proxy only when that proxy is configured', async () => {
    const count = async (env: Record<string, string>, remoteAddress: string) => {
      await using app = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.001', ...env } })
      const statuses: number[] = []
      for (let i = 0; i < 3; i++) {
        const headers = { 'x-forwarded-for': `198.51.100.${i}` }
        statuses.push((await app.send({ method: 'GET', url: '/api/auth/status', headers, remoteAddress })).status)
      }
      return statuses
    }
    expect(await count({}, '10.0.0.1')).toEqual([200, 429, 429])
    expect(await count({ TRUST_PROXY: '10.0.0.0/8' }, '10.0.0.1')).toEqual([200, 200, 200])
    expect(await count({ TRUST_PROXY: '10.0.0.0/8' }, '203.0.113.1')).toEqual([200, 429, 429])
    expect(await count({ TRUST_PROXY: '1' }, '10.0.0.1')).toEqual([200, 200, 200])
  })

  test('are one counter for all addresses of a /64, of which every household has one', async () => {
    await using app = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.001' } })
    const get = async (remoteAddress: string, url = '/api/auth/status') =>
      (await app.send({ method: 'GET', url, remoteAddress })).status
    expect(await get('2001:db8:1:2::1')).toBe(200)
    expect(await get('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await get('2001:db8:1:2:ffff::9', '/api/agents')).toBe(429)
    expect(await get('2001:db8:1:3::1')).toBe(200)
  })

  test('a proxy that is not configured is not trusted', async () => {
    await using app = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.001', TRUST_PROXY: '1' } })
    const get = (forged: string) =>
      app.send({
        method: 'GET',
        url: '/api/auth/status',
        headers: { 'x-forwarded-for': `${forged}, 198.51.100.7` },
        remoteAddress: '10.0.0.1',
      })
    expect((await get('1.1.1.1')).status).toBe(200)
    expect((await get('2.2.2.2')).status).toBe(429)
  })
})

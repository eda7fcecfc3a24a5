import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { PAGE_PATHS } from '#shared/model/pages.ts'
import { makeSite } from '#tests/support/site.ts'
import { openTestApp, startTestApp } from '#tests/support/start-test-app.ts'

const site = makeSite(afterAll)

const app = await openTestApp({ site, env: { BRAND_NAME: 'Tom & "Jerry" <3' } })

// of an address without a host, '//evil' would be the host
const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url: `http://localhost${url}`, headers })

test.each(PAGE_PATHS)('%s is the page, never kept without asking', async (url) => {
  const { statusCode, headers, body } = await get(`${url}?agent=1`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('The page')
})

test('the page carries the agency, escaped', async () => {
  const { body } = await get('/')
  expect(body).toContain('<title>Home | Tom &amp; &quot;Jerry&quot; &lt;3</title>')
  expect(body).toContain('&quot;name&quot;:&quot;Tom &amp; \\&quot;Jerry\\&quot; &lt;3&quot;')
})

test('the page comes compressed as asked, with Vary, and as 304 when known (S35)', async () => {
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect((await get('/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
  expect(br.headers.vary).toBe('accept-encoding')
  const known = await get('/', { 'if-none-match': String(plain.headers.etag) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
})

test('a hashed asset is immutable and comes as it was compressed by the build', async () => {
  const plain = await get('/assets/app-1a2b3c4d.js')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const br = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'br' })
  expect([br.body, br.headers['content-encoding'], br.headers.vary]).toEqual(['brotli', 'br', 'accept-encoding'])
})

test.each([
  '/nowhere',
  '/nowhere/',
  '/admin',
  '/Admin/',
  '/%2Fevil',
  '/services%2F',
  '/agent/dashboard/x',
  '/index.html',
  '/.env',
  '/.sources',
  '/.git/config',
  '/package.json',
  '/assets.js.map',
])('%s is the not-found page with 404 (P2.1, S73)', async (url) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).not.toContain('SECRET')
})

test.each([
  ['/services/', '/services'],
  ['/Booking', '/booking'],
  ['/BOOKING/?agent=1&note=A%20B', '/booking?agent=1&note=A%20B'],
  ['/customer/Login/?email=a@example.com', '/customer/login?email=a@example.com'],
  ['/Admin/Bookings/', '/admin/bookings'],
  ['/booking/?next=//evil.example', '/booking?next=//evil.example'],
])('%s leads to the page, %s, for good (P2.1)', async (url, page) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers, body } = await app.app.inject({ method, url, headers: { host: 'evil.example' } })
    expect([statusCode, headers.location, body]).toEqual([308, page, ''])
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
  expect((await get(page)).statusCode).toBe(200)
})

test.each(['//evil', '//evil.example/', '//services/', '/services//', '/services//evil.example', '/\\evil.example/'])(
  '%s leads nowhere (S34)',
  async (url) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([404, undefined])
  },
)

test('a write to such an address is not redirected', async () => {
  expect((await app.send({ method: 'POST', url: '/Booking' })).status).toBe(404)
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/nothing?x=/',
  '/api/bookings/../nothing',
  '/assets/none.js',
  '/assets/app-1a2b3c4d.js.map',
  '/assets/..%2f.env',
  '/assets/',
])('%s is JSON with 404', async (url) => {
  const { statusCode, headers, body } = await get(url)
  expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/json; charset=utf-8'])
  expect(JSON.parse(body)).toEqual({ error: 'Not found', code: 'not_found' })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s to a page is JSON with 404', async (method) => {
  const { status, body } = await app.send({ method, url: '/booking' })
  expect([status, body]).toEqual([404, { error: 'Not found', code: 'not_found' }])
})

test('HEAD of a page answers its headers alone', async () => {
  const { statusCode, body } = await app.app.inject({ method: 'HEAD', url: '/' })
  expect([statusCode, body]).toEqual([200, ''])
})

test('without a built site everything but the API is 404', async () => {
  await using bare = await startTestApp()
  expect((await bare.send({ method: 'GET', url: '/' })).status).toBe(404)
  expect((await bare.send({ method: 'GET', url: '/api/health/live' })).status).toBe(200)
})

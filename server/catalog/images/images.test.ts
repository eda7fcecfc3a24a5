import { afterAll, beforeAll, expect, test } from 'vitest'
import { imagePath } from '#shared/model/image.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const ID = 'a1'.repeat(32)
const BYTES = Buffer.from([0, 1, 2, 253, 254, 255])

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.context
  await db.insertInto('images').values({ id: ID }).execute()
  const variant = { image_id: ID, width: 300, height: 400, format: 'webp' as const, bytes: BYTES }
  await db.insertInto('image_variants').values(variant).execute()
})
afterAll(() => app[Symbol.asyncDispose]())

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.app.inject({ method, url })

test('a stored picture is served as it is, for good, and can do nothing (S37)', async () => {
  const { statusCode, headers, rawPayload } = await get(imagePath(ID, 300, 'webp'))
  expect(statusCode).toBe(200)
  expect(rawPayload).toEqual(BYTES)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(BYTES.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('HEAD answers the headers alone', async () => {
  const { statusCode, headers, body } = await get(imagePath(ID, 300, 'webp'), 'HEAD')
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/webp', ''])
})

test.each([
  ['a picture nobody stored', imagePath('b2'.repeat(32), 300, 'webp'), 404],
  ['a rendering that is not kept', imagePath(ID, 600, 'avif'), 404],
  ['a width nobody keeps', `/api/images/${ID}/301.webp`, 400],
  ['a width that is none', `/api/images/${ID}/x.webp`, 400],
  ['a format nobody keeps', `/api/images/${ID}/300.svg`, 400],
  ['an id in capitals', `/api/images/${ID.toUpperCase()}/300.webp`, 400],
  ['an id that is too short', `/api/images/${ID.slice(1)}/300.webp`, 400],
  ['a path upwards', '/api/images/../../package.json', 404],
  ['a path upwards, encoded', '/api/images/..%2f..%2fpackage.json/300.webp', 400],
  ['a path upwards in place of the width', `/api/images/${ID}/..%2f300.webp`, 400],
  ['a NUL', `/api/images/${ID}%00/300.webp`, 400],
  ['an endless id', `/api/images/${'a'.repeat(600)}/300.webp`, 404],
  ['the folder', '/api/images/', 404],
])('%s is refused, as JSON that is never kept', async (_what, url, status) => {
  const { statusCode, headers, body } = await get(url)
  expect([url, statusCode]).toEqual([url, status])
  expect(JSON.parse(body).error.length).toBeLessThanOrEqual(200)
  expect(headers['cache-control']).toBe('no-store')
})

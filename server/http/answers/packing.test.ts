import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/contract/endpoint.ts'
import { Raw } from '#shared/contract/text.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const sized = endpoint({
  method: 'GET',
  path: '/api/sized/:size',
  access: 'public',
  summary: 'Answers that many characters',
  params: z.object({ size: z.coerce.number() }),
  response: z.string(),
})
const breaks = endpoint({
  method: 'GET',
  path: '/api/breaks/:pieces',
  access: 'public',
  summary: 'A file that fails after so many pieces',
  params: z.object({ pieces: z.coerce.number() }),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})

/** More pieces than are held on the way: some have left by then. */
async function* breakAfter(pieces: number): AsyncGenerator<string> {
  for (let i = 0; i < pieces; i++) yield randomBytes(32_000).toString('hex')
  throw new Error('lost in the middle')
}

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await startTestApp({
    extra: (route) => {
      route(sized, ({ params }) => 'x'.repeat(params.size))
      route(breaks, ({ params, setHeader }) => {
        setHeader('content-disposition', 'attachment')
        return breakAfter(params.pieces)
      })
    },
  })
  cookie = (await signInAdmin(app)).cookie
  for (let i = 0; i < 20; i++) await buildAgent(app.context.db, { bio: 'A bio. '.repeat(50) })
})
afterAll(() => app[Symbol.asyncDispose]())

const get = (url: string, encoding?: string) =>
  app.app.inject({ url, headers: { cookie, ...(encoding !== undefined && { 'accept-encoding': encoding }) } })

describe('an answer of more than 1 kB (S35)', () => {
  test.each(['/api/admin/agents', '/api/admin/exports/agents', '/api/openapi.json', '/api/sized/200000'])(
    '%s comes as gzip to who takes it, else as it is',
    async (url) => {
      const plain = await get(url)
      const packed = await get(url, 'gzip, deflate, br')
      expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined])
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
      expect(plain.headers.vary).toBe('accept-encoding')
      expect((await get(url, 'gzip;q=0')).headers['content-encoding']).toBeUndefined()
    },
  )

  test('a smaller one is never compressed', async () => {
    const { headers, body } = await get('/api/sized/900', 'gzip')
    expect([headers['content-encoding'], body.length]).toEqual([undefined, 902])
  })

  test.each(['gzip', 'identity'])(
    'that fails before any of it left is a failure like others (%s)',
    async (encoding) => {
      const { statusCode, headers, body } = await get('/api/breaks/0', encoding)
      expect([statusCode, JSON.parse(body).code]).toEqual([500, 'internal'])
      expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      for (const name of ['content-encoding', 'content-disposition']) expect(headers).not.toHaveProperty(name)
    },
  )

  test.each(['gzip', 'identity'])('that fails in the middle is broken off (%s)', async (encoding) => {
    await expect(get('/api/breaks/50', encoding)).rejects.toThrow()
    expect((await get('/api/health/live')).statusCode).toBe(200)
  })
})

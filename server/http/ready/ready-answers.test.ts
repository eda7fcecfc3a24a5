import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildUser } from '#tests/support/factories.ts'
import { makeSite } from '#tests/support/site.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { ReadyAnswers } from './ready-answers.ts'

const site = makeSite(afterAll)
let app: TestApp
let port: number
/** Addresses with an answer that is sent before the routes. */
const kept = new Set<string>()
beforeAll(async () => {
  app = await startTestApp({ site })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as { port: number }).port // listens on a port
  // kept from their first answer on
  await ask('GET /api/auth/status HTTP/1.1', [])
  await ask('GET /assets/app-1a2b3c4d.js HTTP/1.1', [])
  await vi.waitFor(async () => {
    await ask('GET /assets/app-1a2b3c4d.js HTTP/1.1', [])
    expect(answered()).toBe(true)
  })
  for (const [address] of set.mock.calls) kept.add(address)
})
afterAll(() => app[Symbol.asyncDispose]())

const spy = vi.spyOn(ReadyAnswers.prototype, 'answer')
const set = vi.spyOn(ReadyAnswers.prototype, 'set')
afterEach(() => spy.mockClear())

/** Whether the last request was answered before the routes. */
const answered = () => spy.mock.results.at(-1)?.value === true

/** Sends the lines of a request as they are. @returns what came back until the server closed or fell silent, as Latin-1 */
function ask(first: string, headers: readonly string[], host = `127.0.0.1:${port}`): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const parts: Buffer[] = []
    const hosts = host === '' ? [] : [`Host: ${host}`]
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')))
    socket.write([first, ...hosts, ...headers, 'Connection: close', '', ''].join('\r\n'), 'latin1')
  })
}

/** An answer byte for byte, in Latin-1, without the two lines that differ from one to the next: its date and id. */
const compared = (raw: string): string =>
  raw
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
    .replaceAll(/\r\n(?:Date: [\w ,:]+|x-request-id: [\w-]+)(?=\r\n)/g, '')

/** What the whole stack answers to the same. */
async function askWhole(...request: Parameters<typeof ask>): Promise<string> {
  spy.mockReturnValueOnce(false)
  return ask(...request)
}

/** One of each kind. */
const ADDRESSES = [
  '/api/health/live',
  '/api/auth/status',
  '/api/agents',
  '/api/categories',
  '/api/occasions/wedding/agents',
  '/',
  '/services',
  '/booking',
  '/admin/login',
  '/customer/login',
  '/assets/app-1a2b3c4d.js',
]
const ENCODINGS = ['', 'br', 'gzip', 'gzip, deflate, br, zstd', 'identity', 'br;q=0, gzip', '*', 'gzip;q=0.5, br;q=0.1']

describe('an answer before the routes is the answer of the whole stack, byte for byte', () => {
  test.each(ADDRESSES)('%s in every encoding, known and unknown to the client', (address) =>
    compare(address, ENCODINGS),
  )

  test('every other address that is kept', async () => {
    const others = [...kept].filter((one) => !ADDRESSES.includes(one))
    expect(others.length).toBeGreaterThan(25)
    for (const address of others) await compare(address, ['', 'gzip, deflate, br, zstd'])
  })

  test.each(ADDRESSES)('%s on a connection that stays open', async (address) => {
    const first = `GET ${address} HTTP/1.1`
    const headers = ['Accept-Encoding: br', '', first, `Host: 127.0.0.1:${port}`]
    const ready = await ask(first, headers)
    expect(spy.mock.results.map(({ value }) => value)).toEqual([true, true])
    expect(ready.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(2)
    expect(ready).toMatch(/\r\nKeep-Alive: timeout=\d+\r\n/)
    spy.mockReturnValueOnce(false)
    expect(compared(ready)).toBe(compared(await askWhole(first, headers)))
  })

  async function compare(address: string, encodings: readonly string[]): Promise<void> {
    for (const encoding of encodings) {
      const headers = encoding === '' ? [] : [`Accept-Encoding: ${encoding}`]
      const first = `GET ${address} HTTP/1.1`
      const ready = await ask(first, headers)
      // files are packed by the build, and only what every browser says is known to be chosen alike
      if (!answered() && address.startsWith('/assets/') && /[;*]/.test(encoding)) continue
      expect(answered(), `${address} ${encoding}`).toBe(true)
      expect(ready).toMatch(/^HTTP\/1\.1 200 /)
      expect(ready).toMatch(/\r\nx-request-id: [\w-]{8,40}\r\n/i)
      expect(compared(ready)).toBe(compared(await askWhole(first, headers)))
      const etag = /\r\netag: (.+?)\r\n/i.exec(ready)?.[1]
      if (etag === undefined) continue
      for (const known of [etag, `"other", ${etag}`, `W/${etag.replace(/^W\//, '')}`, '*', '"other"']) {
        const asks = [...headers, `If-None-Match: ${known}`]
        const again = await ask(first, asks)
        expect(answered()).toBe(true)
        expect(again.slice(9, 12)).toBe(known === '"other"' ? '200' : '304')
        expect(compared(again)).toBe(compared(await askWhole(first, asks)))
      }
    }
  }
})

describe('the whole stack answers', () => {
  const KNOWN = 'GET /api/agents HTTP/1.1'
  test.each<[what: string, first: string, headers: string[], host?: string]>([
    ['another method', 'HEAD /api/agents HTTP/1.1', []],
    ['a query', 'GET /api/agents?limit=1 HTTP/1.1', []],
    ['an absolute address', 'GET http://a.example/api/agents HTTP/1.1', []],
    ['an encoded address', 'GET /api/%61gents HTTP/1.1', []],
    ['an older HTTP', 'GET /api/agents HTTP/1.0', []],
    ['a range', KNOWN, ['Range: bytes=0-3']],
    ['other conditions', KNOWN, ['If-Match: "x"']],
    ['a date without a tag', KNOWN, ['If-Modified-Since: Tue, 24 Nov 2026 00:00:00 GMT']],
    ['a tag said twice', KNOWN, ['If-None-Match: "a"', 'If-None-Match: "b"']],
    ['an encoding said twice', KNOWN, ['Accept-Encoding: br', 'accept-encoding: gzip']],
    ['a body', KNOWN, ['Content-Length: 0']],
    ['an odd host', KNOWN, [], 'a b"<'],
    ['no host', KNOWN, [], ''],
    ['an address nobody has', 'GET /nowhere HTTP/1.1', []],
  ])('%s', async (_what, first, headers, host) => {
    const ready = await ask(first, headers, host)
    expect(spy.mock.results.map(({ value }) => value)).not.toContain(true)
    expect(compared(ready)).toBe(compared(await askWhole(first, headers, host)))
  })

  test('who has a session', async () => {
    const cookie = await signIn(app, { role: 'agent', userId: (await buildUser(app.context.db, { role: 'agent' })).id })
    const status = await ask('GET /api/auth/status HTTP/1.1', [`Cookie: ${cookie}`])
    expect(answered()).toBe(false)
    expect(status).toContain('"role":"agent"')
  })
})

test('the status of strangers follows the office', async () => {
  const { db, chatSettings } = app.context
  expect(await ask('GET /api/auth/status HTTP/1.1', [])).toContain('"showChat":true')
  await db.updateTable('chat_settings').set({ enabled: false }).execute()
  await chatSettings.refresh()
  expect(await ask('GET /api/auth/status HTTP/1.1', [])).toContain('"showChat":false')
  // the settings are read once more when their change is announced
  await vi.waitFor(async () => {
    expect(await ask('GET /api/auth/status HTTP/1.1', [])).toContain('"showChat":false')
    expect(answered()).toBe(true)
  })
  await db.updateTable('chat_settings').set({ enabled: true }).execute()
  await chatSettings.refresh()
})

test('a file is kept under its plain address alone', async () => {
  const encoded = '/assets/%61pp-1a2b3c4d.js'
  for (let i = 0; i < 3; i++) {
    expect(await ask(`GET ${encoded} HTTP/1.1`, [])).toMatch(/^HTTP\/1\.1 200 /)
    expect(answered()).toBe(false)
    await sleep(50)
  }
})

describe('limits and counts hold before the routes', () => {
  test('reads are counted together with those of the whole stack, and refused by it', async () => {
    await using limited = await startTestApp({ config: { rateLimitScale: 3 / 1200, directRateLimitScale: 3 / 1200 } })
    await limited.app.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(limited.app.server.address() as { port: number }).port}` // listens on a port
    const read = async (path: string) => (await fetch(url + path)).status
    expect([await read('/api/agents'), await read('/api/agents?limit=1'), await read('/api/agents')]).toEqual([
      200, 200, 200,
    ])
    const refused = await fetch(`${url}/api/agents`)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await read('/api/health/live'), 'a health check is never refused').toBe(200)
  })

  test('behind a trusted proxy each client has its own', async () => {
    await using proxied = await startTestApp({
      config: { rateLimitScale: 2 / 1200, directRateLimitScale: 2 / 1200, trustProxy: 'loopback' },
    })
    await proxied.app.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(proxied.app.server.address() as { port: number }).port}/api/agents` // listens on a port
    const readAs = async (address: string) => (await fetch(url, { headers: { 'x-forwarded-for': address } })).status
    const statuses = []
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) statuses.push(await readAs(address))
    expect(statuses).toEqual([200, 200, 429, 200])
  })

  test('metrics count every answer', async () => {
    const counted = () => {
      const { requests } = app.context.metrics.take([])
      const found = requests.find(({ route, status }) => route === '/api/categories' && status === 200)
      return found?.series.buckets.reduce((sum, count) => sum + count, 0) ?? 0
    }
    const before = counted()
    const url = `http://127.0.0.1:${port}/api/categories`
    for (let i = 0; i < 15; i++) await Promise.all(Array.from({ length: 20 }, () => fetch(url).then((r) => r.text())))
    expect(counted() - before).toBe(300)
  })
})

/** Numbers that look random and are the same in every run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % sides
  }
}

/** One byte of a line changed, left out or put in: any but those that end the line. */
function mutate(line: string, roll: (sides: number) => number): string {
  const at = roll(line.length)
  const byte = String.fromCharCode(roll(256)).replace(/[\r\n]/, '\0')
  const [before, after] = [line.slice(0, at), line.slice(at)]
  return before + [byte + after.slice(1), after.slice(1), byte + after][roll(3)]
}

test('a known request with any byte changed gets what the whole stack gives it', async () => {
  const roll = createDice(2026)
  for (let round = 0; round < 300; round++) {
    const lines = [
      `GET ${ADDRESSES[roll(ADDRESSES.length)]} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Accept-Encoding: gzip, br',
      'If-None-Match: "a", W/"b"',
      'Cookie: theme=dark',
    ]
    const changed = round % lines.length
    lines[changed] = mutate(lines[changed] ?? '', roll)
    const [first = '', ...headers] = lines
    expect(compared(await ask(first, headers, '')), lines.join(' | ')).toBe(
      compared(await askWhole(first, headers, '')),
    )
  }
})

test('hostile first lines and headers get what the whole stack gives them', async () => {
  const roll = createDice(24)
  const pick = <T>(from: readonly T[]) => from[roll(from.length)] as T // never empty
  const HOSTILE = [
    'Accept-Encoding: \u00ff\u00fe',
    `Accept-Encoding: ${'gzip,'.repeat(500)}`,
    'Accept-Encoding: br;q=nan;q=, ;;,',
    'If-None-Match: "',
    `If-None-Match: ${'"a",'.repeat(800)}`,
    'If-None-Match: ',
    'Cookie: session',
    'Cookie: ;;;=;session==',
    'X-Forwarded-For: 1.2.3.4, ::1, <script>',
    'Forwarded: for=unknown',
    'Host: second.example',
    'Expect: 100-continue',
    'Upgrade: h2c',
    ': no name',
    'Bad Name: x',
    `X-Long: ${'a'.repeat(9000)}`,
  ]
  for (let round = 0; round < 150; round++) {
    const address = pick(ADDRESSES)
    const mutated = pick([
      address,
      address,
      `${address}/`,
      `${address}#x`,
      `/${address}`,
      `${address}%00`,
      address.toUpperCase(),
    ])
    const first = `${pick(['GET', 'GET', 'GET', 'get', 'HEAD', 'OPTIONS', 'PURGE'])} ${mutated} ${pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', ''])}`
    const headers = Array.from({ length: roll(3) }, () => pick(HOSTILE))
    const said = `${first} ${headers.join(' | ').slice(0, 200)}`
    expect(compared(await ask(first, headers)), said).toBe(compared(await askWhole(first, headers)))
  }
})

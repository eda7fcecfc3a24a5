import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadDemoData } from '#scripts/demo/load.ts'
import { logIn } from '#tests/support/accounts.ts'
import { openTestApp, startTestApp, type TestAppOptions } from '#tests/support/start-test-app.ts'

/** As `npm start` on a newcomer's own machine: nothing is set. */
const AT_HOME: TestAppOptions = { config: { demoLogins: 'direct', rateLimitScale: 1, directRateLimitScale: 100 } }
const RENEE = ['renee@marquee.example', 'house-lights-down'] as const

/** Headers of proxies and tunnels, one each. */
const FORWARDED: Record<string, string>[] = [
  { 'x-forwarded-for': '127.0.0.1' },
  { 'X-Forwarded-Host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=127.0.0.1' },
  { via: '1.1 localhost' },
  { 'x-real-ip': '127.0.0.1' },
  { 'cf-connecting-ip': '127.0.0.1' },
  { 'cf-ray': '1' },
  { 'true-client-ip': '127.0.0.1' },
  { 'fly-client-ip': '127.0.0.1' },
  { 'x-original-host': 'localhost' },
  { 'x-amzn-trace-id': 'Root=1' },
  { 'ngrok-skip-browser-warning': '1' },
  { 'tailscale-user-login': 'a' },
  { 'x-forwarded-for': '' },
  { 'x-forwarded': 'for=127.0.0.1' },
  { 'forwarded-for': '127.0.0.1' },
  { 'x-http-forwarded-for': '127.0.0.1' },
  { 'x-remote-ip': '127.0.0.1' },
  { 'x-nginx-proxy': 'true' },
  { 'wl-proxy-client-ip': '127.0.0.1' },
  { 'cloudfront-viewer-address': '127.0.0.1:1' },
]
const HOSTS = [
  'marquee.example',
  'abc.ngrok-free.app',
  '192.168.1.7:3000',
  'localhost.example',
  '127.0.0.1.example',
  'a@localhost',
]

const app = await openTestApp(AT_HOME)
await loadDemoData(app.context)

describe('the demo log-ins (S85)', () => {
  // none of these is about guesses
  beforeEach(() => app.database.pool.query('delete from login_failures'))

  const enter = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    logIn(app, 'customer', ...RENEE, { headers, remoteAddress })

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.9.9.9', '[::1]:3000', 'marquee.localhost:3000'])(
    'work at %s on this machine',
    async (host) => {
      for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
        expect((await enter({ host }, peer)).status).toBe(200)
    },
  )

  test('are refused like a wrong password when a header shows that the request was forwarded', async () => {
    const wrong = await logIn(app, 'customer', RENEE[0], 'a wrong password')
    for (const header of FORWARDED) {
      await app.database.pool.query('delete from login_failures')
      const { status, body } = await enter({ host: 'localhost:3000', ...header })
      expect([status, body], Object.keys(header)[0]).toEqual([401, wrong.body])
    }
  })

  test('are refused when the request asks for another host, or comes from elsewhere', async () => {
    for (const host of HOSTS) expect((await enter({ host })).status, host).toBe(401)
    for (const peer of ['192.168.1.7', '10.0.0.1', 'fe80::1', '203.0.113.1']) {
      expect((await enter({ host: 'localhost' }, peer)).status, peer).toBe(401)
    }
  })

  test('are refused through a proxy that is trusted: its headers are not what counts', async () => {
    await using trusting = await startTestApp({ env: { TRUST_PROXY: 'true' }, ...AT_HOME })
    await loadDemoData(trusting.context)
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' }
    expect((await logIn(trusting, 'customer', ...RENEE, { headers })).status).toBe(401)
    expect((await logIn(trusting, 'customer', ...RENEE)).status).toBe(200)
  })

  test('are refused without a Host, over a real connection too', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.app.server.address() as AddressInfo // listens on a port
    const send = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const body = JSON.stringify({ email: RENEE[0], password: RENEE[1] })
        const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/customer/login', setHost: false })
        sent.on('error', reject).on('response', (answer) => resolve(answer.resume().statusCode))
        for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value)
        sent.setHeader('content-type', 'application/json')
        sent.end(body)
      })
    expect(await send({ host: `127.0.0.1:${port}` })).toBe(200)
    expect(await send({ host: 'marquee.example' })).toBe(401)
    expect(await send({ host: '' })).not.toBe(200)
    // nginx with nothing but `proxy_pass http://127.0.0.1:3000`
    const body = JSON.stringify({ email: RENEE[0], password: RENEE[1] })
    const enterBy = (version: string) =>
      new Promise<string>((resolve, reject) => {
        let answer = ''
        const lines = [`POST /api/customer/login HTTP/${version}`, `Host: 127.0.0.1:${port}`, 'Connection: close']
        const socket = connect(port, '127.0.0.1').setEncoding('utf8').on('error', reject)
        socket.on('data', (text: string) => (answer += text)).on('close', () => resolve(answer.slice(9, 12)))
        socket.write(
          [...lines, 'Content-Type: application/json', `Content-Length: ${body.length}`, '', body].join('\r\n'),
        )
      })
    expect([await enterBy('1.1'), await enterBy('1.0')]).toEqual(['200', '401'])
  })

  test('work from anywhere with DEMO_DATA=1, and nowhere when the site has another address (S10)', async () => {
    for (const [demoLogins, status] of [
      ['all', 200],
      ['none', 401],
    ] as const) {
      await using other = await startTestApp({ config: { demoLogins } })
      await loadDemoData(other.context)
      const headers = { host: 'marquee.example', 'x-forwarded-for': '203.0.113.1' }
      expect((await logIn(other, 'customer', ...RENEE, { headers })).status).toBe(status)
    }
  })
})

describe('the relaxed limits of the demo (S85)', () => {
  test('hold for requests straight from this machine; others of the same address are counted as usual', async () => {
    const check = async (headers: Record<string, string>) =>
      (await app.call('POST /api/agent/validate-invite', { body: { code: 'AGENT-AAAA-AAAA' }, headers })).status
    const statusesOf = async (count: number, headers: Record<string, string>) => {
      const statuses = new Set<number>()
      for (let i = 0; i < count; i++) statuses.add(await check(headers))
      return statuses
    }
    const tunnel = { host: 'abc.ngrok-free.app', 'x-forwarded-for': '203.0.113.9' }
    expect(await statusesOf(20, tunnel)).not.toContain(429)
    expect(await statusesOf(1, tunnel)).toEqual(new Set([429]))
    expect(await statusesOf(60, { host: 'localhost:3000' })).not.toContain(429)
    expect(await check({ host: 'localhost:3000', via: '1.1 tunnel' })).toBe(429)
  })
})

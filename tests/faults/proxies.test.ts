import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { haproxyBinary, startHaproxy } from '#tests/support/haproxy.ts'
import { PROXIES } from '#tests/support/proxies.ts'
import { findPort } from '#tests/support/redis.ts'
import { until } from '#tests/support/until.ts'
import { callOver } from '#tests/support/wire.ts'

/**
 * Stands for a process of the product.
 * @param how whether it hangs up on every request, answers reads with 502 as at the end of draining, and is ready
 */
async function startUpstream(how: { hangsUp?: boolean; leaves?: boolean; isReady?: boolean }) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { method, url = '' } = request
    if (url === '/api/health/ready') return void response.writeHead(how.isReady === false ? 503 : 200).end()
    if (url === '/api/health/live') return void response.end()
    requests.push(`${method} ${url}`)
    if (how.hangsUp) request.socket.destroy()
    else response.writeHead(how.leaves && method === 'GET' ? 502 : 200).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, how }
}

describe.each(PROXIES)('$file', ({ name, isHere, start }) => {
  const open = async (urls: string[]) => {
    const proxy = await start([await findPort(), await findPort()], urls)
    return (method: string, path: string) => callOver(method, `${proxy.url}${path}`, { ca: proxy.ca })
  }

  test.runIf(isHere)('sends a read again when a process hangs up, and a write never', async () => {
    const upstreams = [await startUpstream({ hangsUp: true }), await startUpstream({})]
    const call = await open(upstreams.map(({ url }) => url))
    const [dying] = upstreams
    const seen = () => upstreams.flatMap(({ requests }) => requests)
    let writes = 0
    await until(async () => {
      writes += 1
      await call('POST', `/${writes}`)
      return (dying?.requests.length ?? 0) > 0
    }, 30_000)
    expect(seen().sort()).toEqual(Array.from({ length: writes }, (_, i) => `POST /${i + 1}`).sort())
    // nginx leaves a process alone for a while after a failure
    await sleep(5500)
    const before = dying?.requests.length ?? 0
    await until(async () => {
      expect((await call('GET', '/read')).status).toBe(200)
      return (dying?.requests.length ?? 0) > before
    }, 30_000)
  })

  test.runIf(isHere)('sends on a read that a process turns away; nginx then leaves that process alone', async () => {
    const upstreams = [await startUpstream({ leaves: true }), await startUpstream({})]
    const call = await open(upstreams.map(({ url }) => url))
    const [leaving] = upstreams
    await until(async () => {
      expect((await call('GET', '/read')).status).toBe(200)
      return (leaving?.requests.length ?? 0) > 0
    }, 30_000)
    for (let i = 0; i < 6; i++) expect((await call('POST', '/write')).status).toBe(200)
    if (name === 'nginx') expect(leaving?.requests).toEqual(['GET /read'])
  })

  test.runIf(isHere && name === 'HAProxy')(
    'sends nothing to a process that is not ready, and everything to all when none is',
    async () => {
      const upstreams = [await startUpstream({}), await startUpstream({})]
      const call = await open(upstreams.map(({ url }) => url))
      const [first, second] = upstreams
      if (!first || !second) throw new Error('two were started')
      const ask = async () => {
        const before = upstreams.map(({ requests }) => requests.length)
        for (let i = 0; i < 4; i++) expect((await call('GET', '/')).status).toBe(200)
        return upstreams.map(({ requests }, i) => requests.length - (before[i] ?? 0))
      }
      await until(async () => (await ask()).join() === '2,2', 30_000)
      first.how.isReady = false
      await until(async () => (await ask()).join() === '0,4', 30_000)
      second.how.isReady = false
      await until(async () => (await ask()).join() === '2,2', 30_000)
      first.how.isReady = true
      await until(async () => (await ask()).join() === '4,0', 30_000)
    },
  )
})

test.runIf(haproxyBinary !== undefined)(
  'HAProxy lets certbot answer the certificate authority, over plain HTTP only',
  async () => {
    const product = await startUpstream({})
    const proxy = await startHaproxy([await findPort(), await findPort()], [product.url])
    const certbot = createServer((_, response) => response.end('proof')).listen(proxy.certbotPort, '127.0.0.1')
    await once(certbot, 'listening')
    onTestFinished(() => void certbot.close())
    const plain = (path: string) => fetch(`${proxy.plainUrl}${path}`, { redirect: 'manual' })
    expect(await (await plain('/.well-known/acme-challenge/token')).text()).toBe('proof')
    expect((await plain('/.well-known/other')).status).toBe(301)
    const secure = await callOver('GET', `${proxy.url}/.well-known/acme-challenge/token`, { ca: proxy.ca })
    expect([secure.status, product.requests]).toEqual([200, ['GET /.well-known/acme-challenge/token']])
  },
)

import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { RunningServer } from '#tests/support/running-server.ts'
import { until } from '#tests/support/until.ts'
import { prepareWriters, type WriterSetup } from '#tests/support/writers.ts'

const HALF_OPEN = 100
const CROWD = 200
const CROWD_MS = 10_000

let product: RunningServer
let setup: WriterSetup
beforeAll(async () => {
  // with the rate limits of the demo
  product = new RunningServer({ LOG_LEVEL: 'fatal' }, { args: ['--no-build'] })
  await product.open()
  setup = await prepareWriters(product)
})
afterAll(() => product.close())

/** The median duration of this many reads, one after another, in milliseconds. */
async function medianRead(count = 60): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < count; i++) {
    const started = performance.now()
    const answer = await fetch(`${product.url}/api/customer/bookings`, { headers: { cookie: setup.cookie } })
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    took.push(performance.now() - started)
  }
  return took.sort((a, b) => a - b)[count >> 1] ?? Number.NaN
}

/** A connection that sends the beginning of a request and then nothing more. */
function openHalf(text: string): Socket {
  const { hostname, port } = new URL(product.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.write(text)
  return socket
}

test('100 slow and half-open clients do not slow others, and are disconnected (S60)', async () => {
  await medianRead()
  const before = await medianRead()
  const head = 'POST /api/bookings HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const halves = Array.from({ length: HALF_OPEN }, (_, i) =>
    openHalf(['', 'GET /api/ag', head, `${head}content-length: 1000\r\n\r\n{"agentId":`][i % 4] ?? ''),
  )
  onTestFinished(() => {
    for (const socket of halves) socket.destroy()
  })
  const drip = setInterval(() => {
    for (const [i, socket] of halves.entries()) if (i % 4 === 2 && !socket.destroyed) socket.write('x: y\r\n')
  }, 500)
  onTestFinished(() => clearInterval(drip))
  await sleep(500)
  const during = await medianRead()
  console.log(`a read took ${before.toFixed(1)} ms, with ${HALF_OPEN} half-open clients ${during.toFixed(1)} ms`)
  expect(during).toBeLessThan(Math.max(before * 5, before + 100))
  // clients that never finish their headers; a body has a minute
  const heads = halves.filter((_, i) => i % 4 === 1 || i % 4 === 2)
  await until(() => heads.every(({ closed, destroyed }) => closed || destroyed), 40_000)
})

/** The next request of one of the 200. */
function nextCall(i: number): { method: string; path: string; body?: string } {
  if (i % 5 === 0) return { method: 'GET', path: '/api/customer/bookings' }
  if (i % 5 === 1) {
    return { method: 'POST', path: '/api/bookings', body: JSON.stringify(bookingBody(setup.agentId)) }
  }
  if (i % 50 === 2) {
    const body = JSON.stringify({ email: `nobody-${i}@example.com`, password: 'not a password of anybody' })
    return { method: 'POST', path: '/api/customer/login', body }
  }
  return { method: 'GET', path: i % 2 ? '/api/agents' : '/api/categories' }
}

test('200 clients at once for 10 s get an answer, 429 or 503; then everything is normal again (S58)', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD })
  onTestFinished(() => agent.destroy())
  const { hostname, port } = new URL(product.url)
  const statuses = new Map<string, number>()
  const unsaid: number[] = []
  const note = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
  const call = (i: number) =>
    new Promise<void>((resolve) => {
      const { method, path, body } = nextCall(i)
      const headers = { cookie: setup.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const sent = request({ hostname, port, method, path, agent, headers }, (answer) => {
        const status = answer.statusCode ?? 0
        note(String(status))
        if ((status === 429 || status === 503) && answer.headers['retry-after'] === undefined) unsaid.push(status)
        answer.resume()
        answer.on('close', resolve)
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        note(error.code ?? error.message)
        resolve()
      })
      sent.end(body)
    })
  const end = performance.now() + CROWD_MS
  let count = 0
  const stay = async () => {
    while (performance.now() < end) await call(count++)
  }
  await Promise.all(Array.from({ length: CROWD }, stay))
  console.log(`${count} requests: ${JSON.stringify(Object.fromEntries(statuses))}`)
  const expected = ['200', '201', '401', '429', '503']
  expect([...statuses.keys()].filter((status) => !expected.includes(status))).toEqual([])
  expect(unsaid, 'without Retry-After').toEqual([])
  const started = performance.now()
  await until(async () => {
    for (let i = 0; i < 10; i++) {
      const { status } = await fetch(`${product.url}/api/health/ready`)
      if (status !== 200) return false
    }
    return true
  }, 15_000)
  console.log(`as before ${Math.round(performance.now() - started)} ms later`)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RunningServer } from '#tests/support/running-server.ts'

const OWNER = { email: 'owner@example.com', password: 'Neun Lampen, zwei Vorhänge' }
const GUESSES_A_SECOND = 5
const NETWORKS = 50

let product: RunningServer
beforeAll(async () => {
  const env = {
    LOG_LEVEL: 'fatal',
    WORKERS: '2',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_SCALE: '1',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  }
  product = new RunningServer(env, { args: ['--no-build'] })
  await product.open()
})
afterAll(() => product.close())

async function signIn(network: string, password: string, cookie = '') {
  const started = performance.now()
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network, cookie },
    body: JSON.stringify({ email: OWNER.email, password }),
  })
  await answer.arrayBuffer()
  const device = answer.headers.getSetCookie().find((line) => line.startsWith('device='))
  return {
    status: answer.status,
    wait: Number(answer.headers.get('retry-after')),
    device: device?.split(';')[0] ?? '',
    took: performance.now() - started,
  }
}

/** Guesses without a pause until it is aborted, each from the next network. */
async function guess(signal: AbortSignal): Promise<number[]> {
  const statuses: Promise<number>[] = []
  while (!signal.aborted) {
    const network = `198.51.100.${(statuses.length % NETWORKS) + 1}`
    statuses.push(signIn(network, `guess ${statuses.length}`).then(({ status }) => status))
    await sleep(1000 / GUESSES_A_SECOND)
  }
  return Promise.all(statuses)
}

test('the owner signs in within 2 s from a known browser and within 15 minutes from another while 50 networks guess (S84)', async () => {
  const { device, status } = await signIn('203.0.113.1', OWNER.password)
  expect(status).toBe(200)
  const over = new AbortController()
  const guesses = guess(over.signal)
  // every network has been there
  await sleep((NETWORKS / GUESSES_A_SECOND) * 1000 + 1000)
  for (let i = 0; i < 8; i++) {
    const entered = await signIn('203.0.113.1', OWNER.password, device)
    expect(entered.status).toBe(200)
    expect(entered.took).toBeLessThan(2000)
    await sleep(200)
  }
  const refused = await signIn('203.0.113.2', OWNER.password)
  expect(refused.status).toBe(429)
  expect(refused.wait).toBeGreaterThan(0)
  expect(refused.wait).toBeLessThanOrEqual(900)
  const seconds = refused.wait
  await product.query(`update login_failures set failed_at = failed_at - make_interval(secs => ${seconds})`)
  await product.query(`update login_turns set turn_at = turn_at - make_interval(secs => ${seconds})`)
  await sleep(2000)
  expect((await signIn('203.0.113.2', OWNER.password)).status).toBe(200)
  over.abort()
  const statuses = await guesses
  expect(statuses.length).toBeGreaterThan(NETWORKS)
  // five failures, and turns for those that came when theirs was due
  expect(statuses.filter((one) => one === 401).length).toBeLessThanOrEqual(5 + NETWORKS)
  expect(statuses.filter((one) => one !== 401 && one !== 429)).toEqual([])
})

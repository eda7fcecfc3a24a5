import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { hashOnce, PASSWORD } from '#tests/support/accounts.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { connectionUrl, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { buildAgent, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { nginxBinary, startNginx } from '#tests/support/nginx.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { findPort, hasRedisServer, startRedis } from '#tests/support/redis.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { until } from '#tests/support/until.ts'
import { callOver, cookieFrom, hearOver, type Sent } from '#tests/support/wire.ts'

/** Two processes on one database, as on two machines: with one Redis and with nginx in front, if this machine has them. */
const ends: (() => unknown)[] = []
const whenDone = (end: () => unknown) => void ends.push(end)
let database: TestDatabase
let smtp: TestSmtp
let a: Product
let b: Product
let proxy: { url: string; plainUrl: string; ca: string } | undefined
let db: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await openTestDatabase(inject('cluster'))
  whenDone(() => database[Symbol.asyncDispose]())
  db = openDatabase(database.pool)
  smtp = await startSmtp()
  whenDone(() => smtp[Symbol.asyncDispose]())
  const redis = hasRedisServer ? await startRedis({}, whenDone) : undefined
  const ports = [await findPort(), await findPort()] as const
  const env = {
    DATABASE_URL: connectionUrl(database.connection),
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: makeTempFolder(whenDone),
    SMTP_URL: smtp.url,
    PUBLIC_URL: `https://localhost:${ports[0]}`,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_SCALE: '1',
    ...(redis && { REDIS_URL: redis.url }),
  }
  ;[a, b] = await Promise.all([startProduct(env, whenDone), startProduct(env, whenDone)])
  if (nginxBinary !== undefined) proxy = await startNginx(ports, [a.url, b.url], whenDone)
  await db.updateTable('chat_settings').set({ ai_model: 'fallback' }).execute()
}, 90_000)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
}, 30_000)

/** Each visitor of these tests comes from an address of its own, so that limits of one are not another's. */
let visitors = 0
const newVisitor = () => {
  visitors += 1
  return { 'x-forwarded-for': `203.0.113.${visitors}` }
}

async function buildAdmin(): Promise<string> {
  const { email } = await buildUser(db, { role: 'admin', password_hash: await hashOnce(PASSWORD) })
  return email
}

/** Signs an admin in at a process; gives the cookie. */
async function enter(url: string, sent: Sent = {}): Promise<string> {
  const body = { email: await buildAdmin(), password: PASSWORD }
  const answer = await callOver('POST', `${url}/api/admin/login`, { headers: newVisitor(), body, ...sent })
  expect(answer.status, answer.text).toBe(200)
  return cookieFrom(answer)
}

const roleAt = async (url: string, cookie: string) =>
  (await callOver('GET', `${url}/api/auth/status`, { cookie, headers: newVisitor() })).body.role

describe('two processes on one database', () => {
  test('a log-in at one is one at the other, and so is a log-out (S4)', async () => {
    const cookie = await enter(a.url)
    expect(await roleAt(b.url, cookie)).toBe('admin')
    expect((await callOver('POST', `${a.url}/api/admin/logout`, { cookie })).status).toBe(200)
    expect(await roleAt(b.url, cookie)).toBeNull()
  })

  test('what is written at one is in the prepared reads of the other within a second (P11.6)', async () => {
    const cookie = await enter(a.url)
    const names = async (url: string) =>
      ((await callOver('GET', `${url}/api/categories`)).body as { name: string }[]).map(({ name }) => name)
    const before = await names(b.url)
    const body = { name: 'violinist', displayName: 'Violinists' }
    expect((await callOver('POST', `${a.url}/api/categories`, { cookie, body })).status).toBe(201)
    await until(async () => (await names(b.url)).includes('violinist'), 1000)
    expect(before).not.toContain('violinist')
  })

  test('who listens at one hears what happens at the other; the mail of it leaves once', async () => {
    const agent = await buildAgent(db)
    const cookie = await enter(b.url)
    const stream = await hearOver(`${b.url}/api/admin/events`, { cookie })
    await until(() => stream.text.includes('retry'))
    smtp.arrived.length = 0
    const booked = await callOver('POST', `${a.url}/api/bookings`, {
      body: bookingBody(agent.id),
      headers: newVisitor(),
    })
    expect(booked.status).toBe(201)
    await until(() => stream.text.includes(booked.body.id))
    stream.close()
    await until(async () => {
      const rows = await db.selectFrom('outbox_emails').select('state').execute()
      return rows.length === 2 && rows.every(({ state }) => state === 'sent')
    })
    await sleep(300)
    const ids = smtp.arrived.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  test('failed log-ins are counted together: ten of an account, in any process, lock it everywhere (S5)', async () => {
    const { email } = await buildCustomer(db, { password_hash: await hashOnce(PASSWORD) })
    // one network: while the account is locked, another one gets a turn (docs/decisions/031)
    const headers = newVisitor()
    const guess = (url: string, password: string) =>
      callOver('POST', `${url}/api/customer/login`, { body: { email, password }, headers })
    const statuses = []
    for (let i = 0; i < 10; i++) statuses.push((await guess(i % 2 ? a.url : b.url, 'wrong')).status)
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401))
    for (const url of [a.url, b.url]) expect((await guess(url, PASSWORD)).status).toBe(429)
  })

  test.runIf(hasRedisServer)('limits are shared through Redis', async () => {
    const headers = newVisitor()
    const statuses = []
    for (let i = 0; i < 6; i++) {
      statuses.push((await callOver('POST', `${i % 2 ? a.url : b.url}/api/chat/init`, { headers })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a conversation begun at one goes on at the other', async () => {
    const headers = newVisitor()
    const { sessionToken } = (await callOver('POST', `${a.url}/api/chat/init`, { headers })).body
    const body = { sessionToken, message: 'Do you have bartenders for a wedding?' }
    const answer = await callOver('POST', `${b.url}/api/chat/message`, { headers, body })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.message).not.toBe('')
    const { messages } = (await callOver('GET', `${a.url}/api/chat/history/${sessionToken}`, { headers })).body
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['assistant', 'user', 'assistant'])
  })
})

describe.runIf(nginxBinary !== undefined)('behind nginx, as deploy/nginx.conf has it', () => {
  const through = () => {
    if (!proxy) throw new Error('started above')
    return proxy
  }

  test('requests go to both in turn, and a log-in holds at each', async () => {
    const { url, ca } = through()
    const cookie = await enter(url, { ca, headers: {} })
    expect(cookie).toMatch(/^__Host-session=/)
    const runs = new Set<string>()
    for (let i = 0; i < 4; i++) {
      const { headers, body } = await callOver('GET', `${url}/api/auth/status`, { cookie, ca })
      expect(body.role).toBe('admin')
      runs.add(String(headers['x-request-id']).split('-').slice(0, -1).join('-'))
    }
    // a request id begins with the id of its process
    expect(runs.size).toBe(2)
  })

  test('events are not held back', async () => {
    const { url, ca } = through()
    const agent = await buildAgent(db)
    const stream = await hearOver(`${url}/api/admin/events`, { ca, cookie: await enter(a.url) })
    expect(stream.headers['content-type']).toMatch(/^text\/event-stream/)
    await until(() => stream.text.includes('retry'), 2000)
    for (const process of [a, b]) {
      const body = bookingBody(agent.id, { customerEmail: `${visitors}@example.com` })
      const { id } = (await callOver('POST', `${process.url}/api/bookings`, { body, headers: newVisitor() })).body
      await until(() => stream.text.includes(id), 2000)
    }
    stream.close()
  })

  test.runIf(hasRedisServer)('a visitor is known by the address nginx saw, not one the request claims', async () => {
    const { url, ca } = through()
    const statuses = []
    for (let i = 0; i < 6; i++) {
      const sent = { ca, from: '127.0.0.2', headers: { 'x-forwarded-for': `198.51.100.${i}` } }
      statuses.push((await callOver('POST', `${url}/api/chat/init`, sent)).status)
    }
    // nginx replaces the header; the last address, 127.0.0.2, is the visitor's although all of loopback is trusted
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('plain HTTP is sent on to the name of the site, never to the one the request brought', async () => {
    const { plainUrl } = through()
    const answer = await callOver('GET', `${plainUrl}/agents?q=x`, { headers: { host: 'evil.example' } })
    expect([answer.status, answer.headers.location]).toEqual([301, 'https://localhost/agents?q=x'])
  })

  test('while one process is away, the other answers', async () => {
    const { url, ca } = through()
    b.process.kill('SIGTERM')
    expect(await b.exited).toBe(0)
    for (let i = 0; i < 4; i++) expect((await callOver('GET', `${url}/api/health/ready`, { ca })).status).toBe(200)
  })
})

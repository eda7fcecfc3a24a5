import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { sweepExpired } from '#server/db/sweep.ts'
import { openChat } from '#tests/support/chat.ts'
import { until } from '#tests/support/until.ts'

const TAKE = { name: 'Ann' }

/** What visitors at an address do. */
async function openTown(scale = '1') {
  const chat = await openChat({ env: { RATE_LIMIT_SCALE: scale } })
  const { app } = chat
  const post = async (url: string, remoteAddress: string, payload?: object) => {
    const answer = await app.send({ method: 'POST', url, remoteAddress, ...(payload && { payload }) })
    return { status: answer.status, body: answer.body as { sessionToken: string; error: string; code: string } }
  }
  const beginAt = (address: string) => post('/api/chat/init', address)
  const sayAt = (address: string, sessionToken: string, message = 'Hello') =>
    post('/api/chat/message', address, { sessionToken, message })
  return {
    ...chat,
    beginAt,
    sayAt,
    /** Begins a conversation and says something in it. */
    talkAt: async (address: string) => {
      const { sessionToken } = (await beginAt(address)).body
      return { token: sessionToken, status: (await sayAt(address, sessionToken)).status }
    },
  }
}

describe('a place among the live conversations (P10.46)', () => {
  test('is there for a visitor while 100 addresses open conversations and say nothing', async () => {
    const { beginAt, sayAt, talkAt } = await openTown()
    const addresses = Array.from({ length: 100 }, (_, i) => `203.0.113.${i}`)
    const opened = await Promise.all(addresses.flatMap((address) => [beginAt(address), beginAt(address)]))
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
    const visitor = await talkAt('198.51.100.7')
    expect(visitor.status).toBe(200)
    expect((await sayAt('198.51.100.7', visitor.token, 'And on Friday?')).status).toBe(200)
  }, 30_000)

  test('is there for a visitor while a few networks have taken all, and for the next one too', async () => {
    const { beginAt, sayAt, talkAt, set, db } = await openTown()
    await set({ max_concurrent_sessions: 12 })
    const held = []
    for (const host of [1, 2, 3, 4]) {
      const address = `203.0.113.${host}`
      for (let n = 0; n < 3; n++) held.push({ address, ...(await talkAt(address)) })
    }
    expect(held.map(({ status }) => status)).toEqual(held.map(() => 200))
    // each said more in the later ones
    for (const { address, token } of held.filter((_, i) => i % 3 > 0)) await sayAt(address, token)
    expect((await beginAt('198.51.100.7')).status).toBe(200)
    expect((await talkAt('198.51.100.7')).status).toBe(200)
    expect((await talkAt('198.51.100.8')).status).toBe(200)
    const given = await db
      .selectFrom('chat_sessions')
      .select('message_count')
      .where('admitted', '=', false)
      .where('message_count', '>', 1)
      .execute()
    expect(given, 'the emptiest went').toEqual([{ message_count: 3 }, { message_count: 3 }])
    const live = await db.selectFrom('chat_sessions').select('id').where('admitted', '=', true).execute()
    expect(live).toHaveLength(12)
  }, 30_000)

  test('is refused with the telephone number when every network has one', async () => {
    const { app, beginAt, sayAt, talkAt, set } = await openTown()
    const late = (await beginAt('198.51.100.7')).body.sessionToken
    await set({ max_concurrent_sessions: 10 })
    for (let host = 0; host < 10; host++) expect((await talkAt(`203.0.113.${host}`)).status).toBe(200)
    for (const refused of [await beginAt('198.51.100.8'), await sayAt('198.51.100.7', late)]) {
      expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
      expect(refused.body.error).toContain(app.context.config.brand.phone)
    }
  })

  test('is not taken from who talks with a person or waits for one', async () => {
    const { app, beginAt, talkAt, set, ask, db, signInAdmin } = await openTown()
    await set({ max_concurrent_sessions: 10 })
    const cookie = await signInAdmin()
    for (let host = 0; host < 8; host++) await talkAt(`203.0.113.${host}`)
    const [waiting, taken] = [await talkAt('192.0.2.1'), await talkAt('192.0.2.1')]
    await ask(waiting.token)
    const newest = await db
      .selectFrom('chat_sessions')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const took = await app.call('POST /api/admin/conversations/:id/take', {
      params: { id: newest.id },
      body: TAKE,
      cookie,
    })
    expect(took.status).toBe(200)
    expect((await beginAt('198.51.100.7')).status).toBe(503)
    const places = await db
      .selectFrom('chat_sessions')
      .select('id')
      .where('network', '=', '192.0.2.1')
      .where('admitted', '=', true)
      .execute()
    expect(places).toHaveLength(2)
    expect(taken.status).toBe(200)
  })

  test('is one of at most a tenth for one network; others are not affected', async () => {
    const { app, db, beginAt, sayAt, talkAt } = await openTown()
    const row = { network: '203.0.113.2', admitted: true }
    const rows = Array.from({ length: 10 }, (_, i) => ({ ...row, session_token_hash: Buffer.alloc(32, i + 1) }))
    await db.insertInto('chat_sessions').values(rows).execute()
    const { sessionToken } = (await beginAt('203.0.113.2')).body
    const refused = await sayAt('203.0.113.2', sessionToken)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(refused.body.error).toContain(app.context.config.brand.phone)
    expect((await talkAt('203.0.113.3')).status).toBe(200)
  })

  test('keeps no network once the conversation is over', async () => {
    const { app, db, talkAt, silence } = await openTown()
    const [ended] = [await talkAt('203.0.113.1'), await talkAt('203.0.113.1')]
    const networks = () => db.selectFrom('chat_sessions').select('network').execute()
    expect(await networks()).toEqual([{ network: '203.0.113.1' }, { network: '203.0.113.1' }])
    await app.call('POST /api/chat/end', { body: { sessionToken: ended?.token ?? '' } })
    await silence(25 * 60)
    await sweepExpired(db)
    expect(await networks()).toEqual([{ network: null }, { network: null }])
  })
})

test('one address has 30 streams of events open; another is not affected (P10.48)', async () => {
  const { app, open, signInAdmin } = await openChat({ env: { RATE_LIMIT_SCALE: '1' } })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo // listens on a port
  const token = await open()
  const opened: ClientRequest[] = []
  const openAt = async (localAddress: string, path: string, cookie = '') => {
    const sent = request({ port, host: '127.0.0.1', localAddress, path, headers: { cookie }, agent: false })
    sent.on('error', () => {}).end()
    opened.push(sent)
    const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage]
    return statusCode
  }
  try {
    const tokens = [token, ...(await Promise.all(Array.from({ length: 4 }, () => open())))]
    // each conversation keeps three
    for (let n = 0; n < 12; n++) expect(await openAt('127.0.0.1', `/api/chat/events/${tokens[n % 4]}`)).toBe(200)
    const cookies = await Promise.all(Array.from({ length: 7 }, () => signInAdmin()))
    for (let n = 0; n < 18; n++) expect(await openAt('127.0.0.1', '/api/admin/events', cookies[n % 6])).toBe(200)
    expect(await openAt('127.0.0.1', '/api/admin/events', cookies[6])).toBe(429)
    expect(await openAt('127.0.0.1', `/api/chat/events/${tokens[4]}`)).toBe(429)
    expect(await openAt('127.0.0.2', '/api/admin/events', cookies[6])).toBe(200)
    opened[0]?.destroy()
    await until(async () => (await openAt('127.0.0.1', `/api/chat/events/${tokens[4]}`)) === 200)
  } finally {
    for (const sent of opened) sent.destroy()
  }
}, 30_000)

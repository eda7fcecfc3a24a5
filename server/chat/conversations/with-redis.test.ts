import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createRedis } from '#server/integrations/redis.ts'
import { openChat } from '#tests/support/chat.ts'
import { hasRedisServer, startRedis } from '#tests/support/redis.ts'
import { until } from '#tests/support/until.ts'

const LIVE = 'marquee:chat:live'

/** Two processes on one database and one Redis, which the tests may take away. */
async function openTwo(scale = '1000') {
  const server = await startRedis()
  const chat = await openChat({ env: { REDIS_URL: server.url, RATE_LIMIT_SCALE: scale } })
  const { context } = chat.app
  const redis = createRedis(() => ({ url: server.url }), context.log)
  const other = await buildApp({ ...context, redis }, { site: 'no-such-folder' })
  onTestFinished(async () => {
    await other.close()
    await redis.close()
  })
  await until(() => context.redis.isReady() && redis.isReady())
  const beginThere = () => other.inject({ method: 'POST', url: '/api/chat/init' })
  return {
    ...chat,
    server,
    redis,
    beginThere,
    sayThere: (sessionToken: string) =>
      other.inject({ method: 'POST', url: '/api/chat/message', payload: { sessionToken, message: 'Hello' } }),
    both: async () => until(() => context.redis.isReady() && redis.isReady()),
  }
}

describe.runIf(hasRedisServer)('with Redis', () => {
  test('processes count limits and conversations together', async () => {
    const { begin, beginThere, say, sayThere, set, redis } = await openTwo()
    await set({ max_concurrent_sessions: 10 })
    const tokens = await Promise.all(Array.from({ length: 24 }, async () => (await begin()).body.sessionToken))
    const statuses = await Promise.all(
      tokens.map(async (token, i) => (i % 2 ? (await say(token, 'Hello')).status : (await sayThere(token)).statusCode)),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 503)).toHaveLength(14)
    expect([(await begin()).status, (await beginThere()).statusCode]).toEqual([503, 503])
    expect(await redis.run((client) => client.zCard(LIVE))).toBe(10)
  })

  test('a visitor’s limits are the same in every process', async () => {
    const { begin, beginThere } = await openTwo('1')
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await begin()).status, (await beginThere()).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('losing Redis during a chat loses no message', async () => {
    const { app, server, open, begin, say, history, set, redis, both } = await openTwo()
    await set({ max_concurrent_sessions: 10 })
    const tokens = await Promise.all(Array.from({ length: 9 }, () => open()))
    const token = tokens[0] ?? ''
    expect((await say(token, 'Number 0')).status).toBe(200)
    const during = Promise.all(tokens.slice(1).map((each, i) => say(each, `Number ${i + 1}`)))
    await server.kill()
    expect((await during).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect((await say(token, 'Still here?')).status).toBe(200)
    for (const [i, each] of tokens.entries()) {
      const { messages } = (await history(each)).body
      expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(
        i === 0 ? ['Number 0', 'Still here?'] : [`Number ${i}`],
      )
    }
    // counted by the database meanwhile
    const late = await open()
    expect((await say(await open(), 'Hello')).status).toBe(200)
    expect((await begin()).status).toBe(503)
    // a Redis that returns empty gets the live conversations
    await server.start()
    await both()
    expect((await say(late, 'Hello')).status).toBe(503)
    expect(await redis.run((client) => client.zCard(LIVE))).toBe(10)
    await app.call('POST /api/chat/end', { body: { sessionToken: token } })
    await until(async () => (await redis.run((client) => client.zCard(LIVE))) === 9)
    expect((await begin()).status).toBe(200)
    expect(app.logged.filter((line) => line.includes('Redis is away')).length).toBeLessThanOrEqual(2)
  })

  test('the office’s own address is used without a restart', async () => {
    const server = await startRedis({ password: 'hunter2' })
    const { app, open, say, signInAdmin } = await openChat()
    expect(app.context.redis.isReady()).toBe(false)
    const cookie = await signInAdmin()
    const tried = { host: '127.0.0.1', port: server.port, password: 'hunter2' }
    const wrong = { ...tried, password: 'wrong' }
    const tryRedis = (body: typeof tried) => app.call('POST /api/admin/chat-settings/test-redis', { body, cookie })
    expect((await tryRedis(wrong)).status).toBe(422)
    expect((await tryRedis(tried)).body).toEqual({ message: 'Redis answers.' })
    const body = { redisHost: '127.0.0.1', redisPort: server.port, redisPassword: 'hunter2' }
    expect((await app.call('PUT /api/admin/chat-settings', { body, cookie })).status).toBe(200)
    expect((await tryRedis({ ...tried, password: '••••••••' })).status).toBe(200)
    await until(() => app.context.redis.isReady())
    await say(await open(), 'Hello')
    expect(await app.context.redis.run((client) => client.zCard(LIVE))).toBe(1)
  })
})

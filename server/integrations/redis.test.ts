import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { hasRedisServer, startRedis } from '#tests/support/redis.ts'
import { until } from '#tests/support/until.ts'
import { connectRedis, createRedis, RedisAwayError, type RedisTarget } from './redis.ts'

function open(find: () => RedisTarget | undefined) {
  const logged: string[] = []
  const redis = createRedis(find, createLog({ logLevel: 'info' }, { write: (line) => logged.push(line) }))
  onTestFinished(() => redis.close())
  return { ...redis, logged, warnings: () => logged.filter((line) => line.includes('away')) }
}

test('without a Redis nothing is called and nothing is logged', async () => {
  const { isReady, run, logged } = open(() => undefined)
  expect(isReady()).toBe(false)
  await expect(run(async (client) => client.ping())).rejects.toThrow(RedisAwayError)
  expect(logged).toEqual([])
})

test('a Redis that is not there fails quietly', async () => {
  const { isReady, run, warnings } = open(() => ({ host: '127.0.0.1', port: 1, password: null }))
  expect(isReady()).toBe(false)
  await until(() => warnings().length > 0)
  for (let i = 0; i < 50; i++) await expect(run(async (client) => client.ping())).rejects.toThrow(RedisAwayError)
  expect(warnings()).toHaveLength(1)
})

test.runIf(hasRedisServer && process.env.TEST_REDIS_URL)('the one of TEST_REDIS_URL answers', async () => {
  const client = await connectRedis({ url: process.env.TEST_REDIS_URL ?? '' })
  expect(await client.ping()).toBe('PONG')
  client.destroy()
})

describe.runIf(hasRedisServer)('a Redis', () => {
  test('is connected to when it is first asked for, and again after it was gone', async () => {
    const server = await startRedis()
    const { isReady, run, connection, warnings } = open(() => ({ url: server.url }))
    expect(connection()).toBe(0)
    await until(() => isReady())
    expect(connection()).toBe(1)
    expect(await run((client) => client.set('a', 'b'))).toBe('OK')
    await server.kill()
    await until(() => !isReady())
    await expect(run((client) => client.get('a'))).rejects.toThrow(RedisAwayError)
    expect(warnings()).toHaveLength(1)
    await server.start()
    await until(() => isReady())
    expect(connection()).toBe(2)
    expect(await run((client) => client.get('a'))).toBeNull()
  })

  test('that does not answer is given up, and the caller continues without it', async () => {
    const server = await startRedis()
    const { isReady, run } = open(() => ({ url: server.url }))
    await until(() => isReady())
    await server.kill('SIGSTOP')
    await expect(run((client) => client.get('a'))).rejects.toThrow(RedisAwayError)
    expect(isReady()).toBe(false)
  })

  test('wants its password, and another address is another connection', async () => {
    const [first, second] = [await startRedis({ password: 'hunter2' }), await startRedis()]
    const target = (port: number, password: string | null): RedisTarget => ({ host: '127.0.0.1', port, password })
    await expect(connectRedis(target(first.port, 'wrong'))).rejects.toThrow()
    await expect(connectRedis(target(first.port, null)).then((client) => client.ping())).rejects.toThrow()
    let wanted: RedisTarget | undefined = target(first.port, 'hunter2')
    const { isReady, run } = open(() => wanted)
    await until(() => isReady())
    await run((client) => client.set('where', 'first'))
    wanted = target(second.port, null)
    await until(() => isReady())
    expect(await run((client) => client.get('where'))).toBeNull()
    wanted = undefined
    expect(isReady()).toBe(false)
  })
})

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { connectRedis } from '#server/integrations/redis.ts'
import { until } from './until.ts'

/** A Redis of the test's own, which it may kill. */
export interface TestRedis {
  url: string
  port: number
  /** Kills it, or stops it where it stands. */
  kill(signal?: 'SIGKILL' | 'SIGSTOP'): Promise<void>
  /** Starts it anew on its port, with nothing in it. */
  start(): Promise<void>
}

/** Whether this machine has a redis-server; where it has none, the tests that need one say so. */
export const hasRedisServer = (() => {
  try {
    execFileSync('redis-server', ['--version'])
    return true
  } catch {
    console.warn('SKIPPED: tests of Redis need a redis-server in PATH')
    return false
  }
})()

/** A port nobody listens on. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/**
 * Starts a Redis that keeps nothing on disk; gone when the test is over.
 * @param password asked of everybody, if any
 * @param whenDone takes what ends it
 */
export async function startRedis(
  { password }: { password?: string } = {},
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
): Promise<TestRedis> {
  const port = await findPort()
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-redis-'))
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir]
  let child: ChildProcess | undefined
  const url = `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`

  async function kill(signal: 'SIGKILL' | 'SIGSTOP' = 'SIGKILL'): Promise<void> {
    const ended = child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child?.kill(signal)
    if (signal === 'SIGKILL') await ended
  }
  async function start(): Promise<void> {
    child = spawn('redis-server', [...settings, ...(password === undefined ? [] : ['--requirepass', password])], {
      stdio: 'ignore',
    })
    await until(async () => {
      const client = await connectRedis({ url }).catch(() => undefined)
      client?.destroy()
      return client !== undefined
    })
  }
  whenDone(async () => {
    await kill()
    rmSync(dir, { recursive: true, force: true })
  })
  await start()
  return { url, port, kill, start }
}

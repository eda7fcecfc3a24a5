import { createClient } from '@redis/client'
import type { Log } from '#server/log.ts'
import { resolveOutbound } from './outbound.ts'

/** Which Redis: an address from the environment, or the host the office has set. */
export type RedisTarget = { url: string } | { host: string; port: number; password: string | null }

export type RedisClient = ReturnType<typeof buildClient>

/** How long a command may take before Redis counts as away, in milliseconds. */
const COMMAND_MS = 500
/** How long a connection may take, in milliseconds. */
const CONNECT_MS = 3000
/** How soon it is tried again, in milliseconds. */
const RETRY_MS = 2000
/** How often the log says that it is away, in milliseconds. */
const SAY_EVERY_MS = 60_000

/** Timed out; the caller continues without a result. */
export class RedisAwayError extends Error {
  override name = 'RedisAwayError'
}

/** A Redis that may be away, or not wanted at all. Nothing that matters is in it alone. */
export interface Redis {
  /** Whether it can be asked now; the first question begins connecting. */
  isReady(): boolean
  /** Which connection this is: values kept over another may be stale. */
  connection(): number
  /**
   * Asks it.
   * @throws RedisAwayError at once when it is away, and after half a second when it says nothing
   */
  run<T>(work: (client: RedisClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const SOCKET = { connectTimeout: CONNECT_MS, reconnectStrategy: false } as const

/** A client that doesn't reconnect, of the protocol every server speaks. */
function buildClient(target: { url: string } | { host: string; port: number; password: string | null }) {
  const more = { RESP: 2, disableOfflineQueue: true } as const
  if ('url' in target) return createClient({ url: target.url, socket: { ...SOCKET }, ...more })
  const { host, port, password } = target
  return createClient({ socket: { host, port, ...SOCKET }, ...(password !== null && { password }), ...more })
}

/**
 * Connects, within the time given.
 * @param target an address of the environment is called as it is; a host is resolved and looked at first
 * @throws Error when it can't; nothing is left open then
 */
export async function connectRedis(target: RedisTarget, within = CONNECT_MS): Promise<RedisClient> {
  const deadline = AbortSignal.timeout(within)
  const resolved =
    'url' in target ? target : { ...target, host: (await inTime(resolveOutbound(target.host), deadline)).address }
  const client = buildClient(resolved)
  client.on('error', () => {})
  try {
    await inTime(client.connect(), deadline)
    return client
  } catch (error) {
    client.destroy()
    throw error
  }
}

/**
 * The result of a work that may take until a deadline.
 * @throws RedisAwayError when it is over
 */
export async function inTime<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const late = () => reject(new RedisAwayError('no answer'))
    if (deadline.aborted) late()
    deadline.addEventListener('abort', late, { once: true })
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', late))
  })
}

/**
 * Redis as it is wanted at any moment: connected to when it is first asked for, and again when it was away.
 * @param find which one is wanted now; undefined for none
 * @param log notified once a minute while it is away
 */
export function createRedis(find: () => RedisTarget | undefined, log: Log): Redis {
  let client: RedisClient | undefined
  let wanted = ''
  let connections = 0
  let connecting: Promise<void> | undefined
  let notBefore = 0
  let said = 0
  let closed = false

  function lose(lost: RedisClient | undefined): void {
    if (lost !== client) return
    client = undefined
    notBefore = Date.now() + RETRY_MS
    if (lost?.isOpen) lost.destroy()
    if (closed || Date.now() - said < SAY_EVERY_MS) return
    said = Date.now()
    log.warn('Redis is away; limits and live conversations are counted without it')
  }

  async function connect(target: RedisTarget): Promise<void> {
    try {
      const fresh = await connectRedis(target)
      if (closed || wanted !== JSON.stringify(target)) return fresh.destroy()
      fresh.on('error', () => lose(fresh))
      fresh.on('end', () => lose(fresh))
      client = fresh
      connections += 1
      log.info('Redis is there')
    } catch {
      lose(undefined)
    }
  }

  /** The connection to what is wanted now, if it stands. */
  function current(): RedisClient | undefined {
    const target = closed ? undefined : find()
    const key = target === undefined ? '' : JSON.stringify(target)
    if (key !== wanted) {
      const old = client
      client = undefined
      wanted = key
      notBefore = 0
      if (old?.isOpen) old.destroy()
    }
    if (target !== undefined && client === undefined && connecting === undefined && Date.now() >= notBefore) {
      connecting = connect(target).finally(() => {
        connecting = undefined
      })
    }
    return client?.isReady ? client : undefined
  }

  return {
    isReady: () => current() !== undefined,
    connection: () => connections,
    async run(work) {
      const asked = current()
      if (!asked) throw new RedisAwayError('Redis is away')
      try {
        return await inTime(work(asked), AbortSignal.timeout(COMMAND_MS))
      } catch {
        lose(asked)
        throw new RedisAwayError('Redis is away')
      }
    },
    async close() {
      closed = true
      current()
      await connecting
    },
  }
}

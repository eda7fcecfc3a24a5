import cluster from 'node:cluster'
import type { FastifyRequest } from 'fastify'
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { tooManyRequests } from '#server/errors.ts'
import type { Redis } from '#server/integrations/redis.ts'
import { isDirect } from './direct.ts'
import { FloodCounter } from './flood-counter.ts'
import { getNetwork } from './network.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often one address, as `getNetwork` counts them, may do what: points in a window of seconds (docs/product.md S26).
 * RATE_LIMIT_SCALE times.
 */
export const LIMITS = {
  reads: { points: 1200, duration: MINUTE },
  writes: { points: 120, duration: MINUTE },
  bookingsHourly: { points: 10, duration: HOUR },
  bookingsDaily: { points: 30, duration: DAY },
  proposals: { points: 300, duration: HOUR },
  passwordLinks: { points: 20, duration: HOUR },
  inviteCodes: { points: 20, duration: HOUR },
  calendarFeeds: { points: 240, duration: HOUR },
  chatSessions: { points: 5, duration: MINUTE },
  chatMessages: { points: 20, duration: MINUTE },
  chatMessagesDaily: { points: 200, duration: DAY },
  chatPersons: { points: 5, duration: HOUR },
  testMails: { points: 5, duration: HOUR },
  chatTranscripts: { points: 5, duration: HOUR },
} as const
export type LimitName = keyof typeof LIMITS

/** A request as limits see it. */
export type LimitedRequest = Pick<FastifyRequest, 'ip' | 'headers' | 'socket' | 'raw'>

/** Counts one request against a limit; throws AppError too_many_requests (429) with the seconds to wait. */
export type CountRequest = (limit: LimitName, request: LimitedRequest) => Promise<void>

/** Against floods: counted for every request, so by each process for itself where there is no Redis. */
const FLOODS = new Set<string>(['reads', 'writes'] satisfies LimitName[])
/** Points in a window of seconds, under a name of their own. */
interface CounterOptions {
  keyPrefix: string
  points: number
  duration: number
}
/** How soon the primary process has answered, or the worker counts alone, in milliseconds. */
const PRIMARY_MS = 500

/** The limiter of a process. */
export interface Limiter {
  count: CountRequest
  /** Takes one count back, for a request that came to nothing. */
  giveBack: CountRequest
  /**
   * Counts one request against the limit of reads at once, where this process counts them.
   * @param network as getNetwork gives it
   * @returns 0, the seconds to wait, or undefined when Redis counts
   */
  takeRead(network: string, direct: boolean): number | undefined
}

/** Who counts a limit: the library's counters, each asked when the one before can't answer, and then this process. */
interface Counter {
  asked(): RateLimiterAbstract[]
  flood?: FloodCounter
}

function createCounter(name: string, options: CounterOptions, redis: Redis): Counter {
  // the one command it sends; what it throws makes the next one count
  const storeClient = {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      redis.run((client) => client.eval(script, options)),
  }
  const shared = new RateLimiterRedis({
    ...options,
    keyPrefix: `marquee:limit:${options.keyPrefix}`,
    storeClient,
    useRedisPackage: true,
  })
  if (FLOODS.has(name)) return { asked: () => (redis.isReady() ? [shared] : []), flood: new FloodCounter(options) }
  const local: RateLimiterAbstract[] = [new RateLimiterMemory(options)]
  if (cluster.isWorker) local.unshift(new RateLimiterCluster({ ...options, timeoutMs: PRIMARY_MS }))
  return { asked: () => (redis.isReady() ? [shared, ...local] : local) }
}

function createCounters(scale: number, prefix: string, redis: Redis): Record<LimitName, Counter> {
  const entries = Object.entries(LIMITS).map(([name, { points, duration }]) => {
    const options = { keyPrefix: `${prefix}${name}`, points: Math.max(1, Math.round(points * scale)), duration }
    return [name, createCounter(name, options, redis)] as const
  })
  return Object.fromEntries(entries) as Record<LimitName, Counter> // one for each name above
}

/**
 * The limiter: counted in Redis by all processes together while it is there, else on this machine: by the primary
 * process of several for all of them, but for floods, which each counts in its own memory.
 * @param scales what multiplies every limit: `scale`, and `directScale` for direct requests (docs/product.md S85)
 * @returns the limiter; its `count` is what throws
 * @throws AppError too_many_requests (429), from `count`, with the seconds to wait
 */
export function createLimiter({ scale, directScale }: { scale: number; directScale: number }, redis: Redis): Limiter {
  const counters = createCounters(scale, '', redis)
  const direct = directScale === scale ? counters : createCounters(directScale, 'direct-', redis)

  async function ask(limit: LimitName, what: 'consume' | 'reward', request: LimitedRequest): Promise<void> {
    const network = getNetwork(request.ip)
    const those = direct !== counters && isDirect(request) ? direct : counters
    const { asked, flood } = those[limit]
    let failure: unknown
    for (const counter of asked()) {
      try {
        await counter[what](network)
        return
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
        }
        failure = refusal
      }
    }
    if (flood === undefined) throw failure
    if (what === 'reward') return flood.giveBack(network)
    const wait = flood.take(network)
    if (wait > 0) throw tooManyRequests(wait)
  }
  return {
    count: (limit, request) => ask(limit, 'consume', request),
    giveBack: (limit, request) => ask(limit, 'reward', request),
    takeRead(network, isFromHere) {
      if (redis.isReady()) return undefined
      return (isFromHere ? direct : counters).reads.flood?.take(network)
    },
  }
}

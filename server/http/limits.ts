import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '#server/errors.ts'
import { networkOf } from './network.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often one address, as `networkOf` counts them, may do what: points in a window of seconds (docs/product.md S26).
 * RATE_LIMIT_SCALE times.
 */
export const LIMITS = {
  reads: { points: 1200, duration: MINUTE },
  writes: { points: 120, duration: MINUTE },
  bookingsHourly: { points: 10, duration: HOUR },
  bookingsDaily: { points: 30, duration: DAY },
  passwordLinks: { points: 20, duration: HOUR },
  inviteCodes: { points: 20, duration: HOUR },
  calendarFeeds: { points: 240, duration: HOUR },
} as const
export type LimitName = keyof typeof LIMITS

/** Counts one request against a limit; throws AppError too_many_requests (429) with the seconds to wait. */
export type CountRequest = (limit: LimitName, address: string) => Promise<void>

/** The limiter of a process. */
export interface Limiter {
  count: CountRequest
  /** Takes one count back, for a request that came to nothing. */
  giveBack: CountRequest
}

/**
 * The limiter of this process.
 * @param scale multiplies every limit
 */
export function createLimiter(scale: number): Limiter {
  const entries = Object.entries(LIMITS).map(([name, { points, duration }]) => {
    const scaled = Math.max(1, Math.round(points * scale))
    return [name, new RateLimiterMemory({ keyPrefix: name, points: scaled, duration })] as const
  })
  const limiters = Object.fromEntries(entries) as Record<LimitName, RateLimiterMemory> // one entry for each name above
  return {
    async count(limit, address) {
      try {
        await limiters[limit].consume(networkOf(address))
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
        }
        throw refusal
      }
    },
    async giveBack(limit, address) {
      await limiters[limit].reward(networkOf(address))
    },
  }
}

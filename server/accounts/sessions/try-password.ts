import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { limitConcurrency } from '#server/http/requests/concurrency-limit.ts'
import type { Role } from '#shared/model/role.ts'
import { findMatch } from '../passwords/password.ts'
import type { Browser } from './open-session.ts'
import { ACCOUNT_COUNTING, admitGuess, type Counting } from './throttle.ts'

/** Tries under way at once and waiting at most: each counts as a failure until it turns out to be none. */
const takeTurn = limitConcurrency(4, 60)
/** The same for known devices, which do not wait behind the guesses of others. */
const takeKnownTurn = limitConcurrency(4, 60)

/** Where a request came from, for the throttle, the session and the log. */
export interface Visit {
  address: string
  /** Whether the request came straight from this machine, asking for this machine. */
  isDirect: boolean
  requestId: string
  browser: Browser
}

/** What the log says about who tried: never a name, an address or a secret (docs/product.md S68). */
export interface AccountEvent {
  reqId: string
  role: Role
  account: string | undefined
}

/** A guess at something secret of an account. */
export interface Attempt {
  /** From accountKey or deviceKey. */
  key: string
  /** How failures of the key are counted; of a person who is signed in unless said. */
  counting?: Counting
  address: string
  isDirect: boolean
  event: AccountEvent
}

/** A password to be checked. */
export interface Try extends Attempt {
  password: string
  /** What it is checked against; null matches nothing and takes as long. */
  hash: string | null
  /** Hashes made like it that match too. */
  others?: readonly string[]
}

/**
 * Checks a password, counted and throttled (docs/product.md S5, S9), and goes on with the outcome in the same turn, so
 * that a success takes its count back before the next one is looked at.
 * @param decide gets whether the password matched, and the hash it matched
 * @throws AppError too_many_requests (429), unavailable (503) when too many wait
 */
export async function tryPassword<T>(
  context: AppContext,
  { password, hash, others, ...attempt }: Try,
  decide: (matches: boolean, hash: string | undefined) => Promise<T>,
): Promise<T> {
  return tryGuess(context, attempt, async () => {
    const matching = await findMatch(password, hash, others)
    return decide(matching !== undefined, matching)
  })
}

/**
 * Lets a guess be checked, counted and throttled as a password is.
 * @param check finds out whether it was right and takes its count back then
 * @throws AppError too_many_requests (429), unavailable (503) when too many wait
 */
export async function tryGuess<T>(
  { db, config, log }: AppContext,
  { key, counting = ACCOUNT_COUNTING, address, isDirect, event }: Attempt,
  check: () => Promise<T>,
): Promise<T> {
  const inTurn = counting.byAddress ? takeTurn : takeKnownTurn
  return inTurn(async () => {
    try {
      await admitGuess(
        db,
        { account: key, address, counting },
        isDirect ? config.directRateLimitScale : config.rateLimitScale,
      )
    } catch (error) {
      if (error instanceof AppError) log.info(event, 'guess not tried: too many failures')
      throw error
    }
    return check()
  })
}

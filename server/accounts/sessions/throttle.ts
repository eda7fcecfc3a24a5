import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { getNetwork } from '#server/http/requests/network.ts'
import type { Role } from '#shared/model/role.ts'

/** How long failures count, and the longest lock-out, in seconds (docs/product.md S5). */
const WINDOW = 15 * 60
/** Failures an account may have before it is locked. */
const FREE_FAILURES = 10
/** How long the first lock lasts, in seconds; every further failure doubles it, up to the window. */
const FIRST_LOCK = 60
/** Accounts one address may fail at, times RATE_LIMIT_SCALE. */
const ACCOUNTS_AN_ADDRESS = 50

/** A try at a password: at which account, from where. */
export interface Guess {
  /** From accountKey. */
  account: string
  address: string
}

/**
 * What an account is called among the failures: its role and a hash, never the name itself.
 * @param name the email address of a known account, else the typed name, in any case
 */
export function accountKey(role: Role | `change ${Role}`, name: string): string {
  return `${role}:${createHash('sha256').update(name.toLowerCase()).digest('hex')}`
}

/** Seconds an account is locked after so many failures within the window; 0 when it is not. */
export function lockSeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(WINDOW, FIRST_LOCK * 2 ** (failures - FREE_FAILURES))
}

interface Standing {
  failures: number
  /** Seconds since the account's last failure. */
  since: number
  /** Other accounts this address failed at. */
  others: number
  /** Seconds until it is one fewer. */
  until: number
}

/**
 * Counts a try as a failure before the password is even looked at, so that many at once are no more than the limit
 * allows; a success takes it back with forgiveAccount. Known and unknown accounts are counted alike (S5, S6).
 * @param scale RATE_LIMIT_SCALE, which multiplies the limit of the address, never that of the account
 * @returns 0 when the try may go on, else the seconds until the next one may
 */
async function countTry(db: Database, { account, address }: Guess, scale: number): Promise<number> {
  const network = getNetwork(address)
  return db.transaction().execute(async (trx) => {
    // one at a time for each address and each account, in this order
    await sql`select pg_advisory_xact_lock(hashtextextended(${`login from ${network}`}, 0)),
      pg_advisory_xact_lock(hashtextextended(${`login to ${account}`}, 0))`.execute(trx)
    // failures of the future were written by a clock that was wrong; now() is when the wait for the locks began
    const { rows } = await sql<Standing>`
      with recent as (
        select account, address, failed_at from login_failures
        where (account = ${account} or address = ${network})
          and failed_at between clock_timestamp() - make_interval(secs => ${WINDOW}) and clock_timestamp()
      ), other as (
        select max(failed_at) as last from recent where address = ${network} and account <> ${account} group by account
      )
      select (select count(*)::int from recent where account = ${account}) as failures,
        (select extract(epoch from clock_timestamp() - max(failed_at))::float8 from recent where account = ${account})
          as since,
        (select count(*)::int from other) as others,
        (select extract(epoch from min(last) - clock_timestamp())::float8 + ${WINDOW}::int from other) as until`.execute(
      trx,
    )
    const { failures, since, others, until } = rows[0] ?? { failures: 0, since: 0, others: 0, until: 0 }
    const locked = lockSeconds(failures) - since
    if (failures > 0 && locked > 0) return locked
    if (others >= Math.max(1, Math.round(ACCOUNTS_AN_ADDRESS * scale))) return until
    await sql`insert into login_failures (account, address, failed_at)
      values (${account}, ${network}, clock_timestamp())`.execute(trx)
    return 0
  })
}

/**
 * Lets a try at a password go on, or refuses it, the right one too.
 * @throws AppError too_many_requests (429) with the seconds to wait
 */
export async function admitGuess(db: Database, guess: Guess, scale: number): Promise<void> {
  const wait = Math.ceil(await countTry(db, guess, scale))
  if (wait <= 0) return
  const minutes = Math.ceil(wait / 60)
  throw new AppError(
    'too_many_requests',
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfter: wait },
  )
}

/** Forgets an account's failures, after the right password or a reset. */
export async function forgiveAccount(db: Database, accounts: string[]): Promise<void> {
  await db.deleteFrom('login_failures').where('account', 'in', accounts).execute()
}

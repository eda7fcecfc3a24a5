import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { getNetwork } from '#server/http/requests/network.ts'
import type { Role } from '#shared/model/role.ts'
import { takeTurnAt } from './turns.ts'

/** How long failures count, and the longest lock-out, in seconds (docs/product.md S5). */
const WINDOW = 15 * 60
/** Failures an account may have before it is locked. */
const FREE_FAILURES = 10
/** How long the first lock lasts, in seconds; every further failure doubles it, up to the window. */
const FIRST_LOCK = 60
/** Accounts one address may fail at, times RATE_LIMIT_SCALE. */
const ACCOUNTS_AN_ADDRESS = 50

/** How the failures of one key are counted. */
export interface Counting {
  /** Failures before the key is locked. */
  free: number
  /** Whether the address may be refused for its failures at other accounts. */
  byAddress: boolean
  /** Whether a network gets a turn while the key is locked (docs/decisions/031). */
  turns: boolean
}

/** Guesses of a person who is signed in: one count for the account. */
export const ACCOUNT_COUNTING: Counting = { free: FREE_FAILURES, byAddress: true, turns: false }
/** Log-ins of a known device: a count of its own that nobody else can use up. */
export const DEVICE_COUNTING: Counting = { free: FREE_FAILURES, byAddress: false, turns: false }

/**
 * Log-ins of every other browser: counted by the typed name, so that a lock never shows that two names are one account.
 * An account with two names has half of the failures under each.
 */
export function countingOfNames(role: Role): Counting {
  return { free: role === 'customer' ? FREE_FAILURES : FREE_FAILURES / 2, byAddress: true, turns: true }
}

/** A try at a password: at which key, from where. */
export interface Guess {
  /** From accountKey or deviceKey. */
  account: string
  address: string
  counting: Counting
}

/**
 * What a name or an account is called among the failures: its role and a hash, never the name itself.
 * @param name a name to sign in with as the database lowers it, or an account's id
 */
export function accountKey(role: Role | `change ${Role}` | `code ${Role}`, name: string): string {
  return `${role}:${createHash('sha256').update(name.toLowerCase()).digest('hex')}`
}

/** What an account's names are called among the failures. */
export function nameKeys({
  role,
  email,
  username,
}: {
  role: Role
  email: string
  username: string | undefined
}): string[] {
  return [email, ...(username === undefined ? [] : [username])].map((name) => accountKey(role, name))
}

/** What a known device is called among the failures. */
export function deviceKey(device: string): string {
  return `device:${device}`
}

/** Seconds a key is locked after so many failures within the window; 0 when it is not. */
export function lockSeconds(failures: number, free: number = FREE_FAILURES): number {
  if (failures < free) return 0
  return Math.min(WINDOW, FIRST_LOCK * 2 ** (failures - free))
}

interface Standing {
  failures: number
  /** Seconds since the key's last failure. */
  since: number
  /** Other accounts this address failed at. */
  others: number
  /** Seconds until it is one fewer. */
  until: number
}

/**
 * Counts a try as a failure before the password is even looked at, so that many at once are no more than the limit
 * allows; a success takes it back with forgiveBrowser. Known and unknown accounts are counted alike (S5, S6).
 * @param scale RATE_LIMIT_SCALE, which multiplies the limit of the address, never that of the account
 * @returns 0 when the try may go on, else the seconds until the next one may
 */
async function countTry(db: Database, { account, address, counting }: Guess, scale: number): Promise<number> {
  const network = getNetwork(address)
  return db.transaction().execute(async (trx) => {
    // one at a time for each address and each key, in this order
    const first = counting.byAddress ? `login from ${network}` : `login to ${account}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${first}, 0)),
      pg_advisory_xact_lock(hashtextextended(${`login to ${account}`}, 0))`.execute(trx)
    const { failures, since, others, until } = await readStanding(trx, account, network)
    const locked = failures > 0 ? lockSeconds(failures, counting.free) - since : 0
    const isSpread = counting.byAddress && others >= Math.max(1, Math.round(ACCOUNTS_AN_ADDRESS * scale))
    const byTurn = locked > 0 && counting.turns && !isSpread
    const wait = byTurn ? ((await takeTurnAt(trx, account, network)) ?? locked) : locked
    if (wait > 0) return wait
    if (isSpread) return until
    await sql`insert into login_failures (account, address, failed_at, by_turn)
      values (${account}, ${network}, clock_timestamp(), ${byTurn})`.execute(trx)
    return 0
  })
}

async function readStanding(trx: Database, account: string, network: string): Promise<Standing> {
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
  return rows[0] ?? { failures: 0, since: 0, others: 0, until: 0 }
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

/** Forgets all failures of these keys, after a new password. */
export async function forgiveAccount(db: Database, accounts: string[]): Promise<void> {
  await db.deleteFrom('login_turns').where('account', 'in', accounts).execute()
  await db.deleteFrom('login_failures').where('account', 'in', accounts).execute()
}

/**
 * Forgets the failures of one browser after the right password: of a known device its own, of any other those of its
 * network at these names. Failures of others stay: a log-in of the owner gives nobody new tries.
 * @param names from nameKeys
 * @param device from deviceKey, where the browser is known
 */
export async function forgiveBrowser(
  trx: Database,
  { names, address, device }: { names: string[]; address: string; device: string | undefined },
): Promise<void> {
  if (device !== undefined) {
    await trx.deleteFrom('login_failures').where('account', '=', device).execute()
    return
  }
  const network = getNetwork(address)
  await sql`
    with turns as (delete from login_turns where account = any(${names}) and address = ${network})
    delete from login_failures where account = any(${names}) and address = ${network}`.execute(trx)
}

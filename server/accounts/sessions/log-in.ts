import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { SecondFactorNeeded } from '#shared/contract/accounts/factors.ts'
import type { Role } from '#shared/model/role.ts'
import { findDevice, readCaller } from '../devices/known-devices.ts'
import { openChallenge } from '../factors/challenges.ts'
import { findFactors, hasFactor, listMethods } from '../factors/find-factors.ts'
import { type Account, findAccountByName, keepUsedPassword, lockAccount } from '../queries.ts'
import { isClosedDemoLogin } from './demo-logins.ts'
import { enterAccount } from './enter-account.ts'
import type { OpenedSession } from './open-session.ts'
import { accountKey, countingOfNames, DEVICE_COUNTING, deviceKey } from './throttle.ts'
import { tryPassword, type Visit } from './try-password.ts'

/** An attempt to sign in. */
export interface LogInCall extends Visit {
  role: Role
  /** An email address, or for agents and admins a user name. */
  name: string
  password: string
}

/** A new session. */
export interface LoggedIn {
  account: Account
  session: OpenedSession
}

/** A right password that opens no session before the second factor is proved. */
export interface HalfLoggedIn {
  account: Account
  secondFactor: SecondFactorNeeded['secondFactor']
}

/** The one sentence for every refused log-in, for any reason (docs/product.md S6, P12.5-7). */
const REFUSAL: Record<Role, string> = {
  customer: 'Invalid email or password',
  agent: 'Invalid credentials',
  admin: 'Invalid email or password',
}

/**
 * Signs an account in. An unknown name, a wrong password, a role of another log-in, an account that is not active and a
 * temporary password that is too old are refused with the same status and words, after the same work. A browser that
 * signed in to the account before has a count of its own; every other is counted by the typed name (P1.27, P1.28). An account
 * with a second factor gets a token for it instead of a session (P1.24).
 * @throws AppError unauthenticated (401), too_many_requests (429) after too many failures, unavailable (503)
 */
export async function logIn(context: AppContext, call: LogInCall): Promise<LoggedIn | HalfLoggedIn> {
  const { db, config, log } = context
  const { role, password, address, isDirect } = call
  const [account, caller] = await Promise.all([
    findAccountByName(db, role, call.name),
    readCaller(db, { name: call.name, cookies: call.browser.cookies }, config),
  ])
  const event = { reqId: call.requestId, role, account: account?.id }
  const known = findDevice(caller, account)
  const device = known === undefined ? undefined : deviceKey(known)
  const key = device ?? accountKey(role, caller.name)
  const counting = device === undefined ? countingOfNames(role) : DEVICE_COUNTING
  const hashes = { hash: account?.passwordHash ?? null, others: account?.earlierHashes ?? [] }
  const tried = { password, ...hashes, key, counting, address, isDirect, event }
  return tryPassword(context, tried, async (_matches, used) => {
    const entered =
      account && used !== undefined
        ? await enter(context, { account, device, used, typedName: caller.name }, call)
        : undefined
    if (!account || !entered) {
      log.info(event, 'log-in refused')
      context.metrics.count('marquee_login_failures_total', role)
      throw new AppError('unauthenticated', REFUSAL[role])
    }
    log.info(event, 'secondFactor' in entered ? 'password right, second factor needed' : 'logged in')
    return { account, ...entered }
  })
}

interface Entering {
  account: Account
  /** From deviceKey, where the browser is known to the account. */
  device: string | undefined
  /** The hash that the password matched. */
  used: string
  /** As the database lowers it. */
  typedName: string
}

/** Opens a session after the password matched; undefined when the account may still not sign in. */
async function enter(
  context: AppContext,
  { account, device, used, typedName }: Entering,
  call: LogInCall,
): Promise<Omit<LoggedIn, 'account'> | Omit<HalfLoggedIn, 'account'> | undefined> {
  const { db, config } = context
  if (!account.active || account.expired || isClosedDemoLogin({ ...call, email: account.email }, config))
    return undefined
  return db.transaction().execute(async (trx) => {
    const now = await lockAccount(trx, account)
    // changed, suspended or archived while the password was being checked
    if (!now?.active || now.passwordHash !== account.passwordHash) return undefined
    if (account.earlierHashes.length > 0) await keepUsedPassword(trx, account, used)
    const secondFactor = await askForFactor(trx, account)
    // not forgiven yet: nothing is proved before the second factor is
    if (secondFactor) return { secondFactor }
    return { session: await enterAccount(trx, context, { account, visit: call, device, typedName }) }
  })
}

/** Opens the second step of a log-in; undefined for an account without a second factor. */
async function askForFactor(trx: Database, { role, id }: Account): Promise<HalfLoggedIn['secondFactor'] | undefined> {
  if (role === 'customer') return undefined
  const factors = await findFactors(trx, id)
  if (!hasFactor(factors)) return undefined
  return {
    token: await openChallenge(trx, { purpose: 'second-factor', userId: id }),
    methods: listMethods(factors),
  }
}

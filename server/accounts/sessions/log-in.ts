import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { Role } from '#shared/model/role.ts'
import { findDevice, readCaller } from '../devices/known-devices.ts'
import { type Account, findAccountByName, keepUsedPassword, lockAccount } from '../queries.ts'
import { isClosedDemoLogin } from './demo-logins.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { accountKey, countingOfNames, DEVICE_COUNTING, deviceKey, forgiveBrowser, nameKeys } from './throttle.ts'
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

/** The one sentence for every refused log-in, for any reason (docs/product.md S6, P12.5-7). */
const REFUSAL: Record<Role, string> = {
  customer: 'Invalid email or password',
  agent: 'Invalid credentials',
  admin: 'Invalid email or password',
}

/**
 * Signs an account in. An unknown name, a wrong password, a role of another log-in, an account that is not active and a
 * temporary password that is too old are refused with the same status and words, after the same work. A browser that
 * signed in to the account before has a count of its own; every other is counted by the typed name (P1.27, P1.28).
 * @throws AppError unauthenticated (401), too_many_requests (429) after too many failures, unavailable (503)
 */
export async function logIn(context: AppContext, call: LogInCall): Promise<LoggedIn> {
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
    const session = account && used !== undefined ? await enter(context, { account, device, used }, call) : undefined
    if (!account || !session) {
      log.info(event, 'log-in refused')
      context.metrics.count('marquee_login_failures_total', role)
      throw new AppError('unauthenticated', REFUSAL[role])
    }
    log.info(event, 'logged in')
    return { account, session }
  })
}

/** Opens a session after the password matched; undefined when the account may still not sign in. */
async function enter(
  { db, config }: AppContext,
  { account, device, used }: { account: Account; device: string | undefined; used: string },
  call: LogInCall,
): Promise<OpenedSession | undefined> {
  if (!account.active || account.expired || isClosedDemoLogin({ ...call, email: account.email }, config))
    return undefined
  return db.transaction().execute(async (trx) => {
    const now = await lockAccount(trx, account)
    // changed, suspended or archived while the password was being checked
    if (!now?.active || now.passwordHash !== account.passwordHash) return undefined
    if (account.earlierHashes.length > 0) await keepUsedPassword(trx, account, used)
    const session = await openSession(trx, account, call.browser, config)
    await forgiveBrowser(trx, { names: nameKeys(account), address: call.address, device })
    if (account.staffRole !== null) {
      await recordAudit(trx, {
        actor: { role: 'admin', staffRole: account.staffRole, userId: account.id, sessionId: session.id },
        action: 'admin.logged-in',
        entity: 'user',
        entityId: account.id,
        requestId: call.requestId,
      })
    }
    return session
  })
}

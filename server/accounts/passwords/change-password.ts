import type { AppContext } from '#server/context.ts'
import { invalid, unauthenticated } from '#server/errors.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { type Account, findAccount, lockAccount, refOf } from '../queries.ts'
import { type OpenedSession, openSession } from '../sessions/open-session.ts'
import { accountKey } from '../sessions/throttle.ts'
import { tryPassword, type Visit } from '../sessions/try-password.ts'
import { hashPassword } from './password.ts'
import { findPasswordFault } from './password-rules.ts'
import { takeNewPassword } from './take-new-password.ts'

/** A signed-in person who wants another password. */
export interface ChangePasswordCall extends Visit {
  actor: Actor
  currentPassword: string
  newPassword: string
}

const wrongPassword = () => invalid({ currentPassword: 'Current password is incorrect' })

/**
 * Changes the password of the signed-in account. Every session of the account ends, this one goes on under a new token
 * (docs/product.md S2), and a password that had to be changed no longer has to (P1.6).
 * @returns the session that goes on
 * @throws AppError invalid_request (400) for a wrong current or a refused new password, too_many_requests (429)
 */
export async function changePassword(context: AppContext, call: ChangePasswordCall): Promise<OpenedSession> {
  const { db, config, log } = context
  const { actor, currentPassword, newPassword, address, isDirect } = call
  const account = await findAccount(db, refOf(actor))
  if (!account) throw unauthenticated()
  const fault =
    findPasswordFault(newPassword, account, config.brand) ??
    (newPassword === currentPassword ? 'Choose a password that is different from the current one' : undefined)
  if (fault !== undefined) throw invalid({ newPassword: fault })

  const event = { reqId: call.requestId, role: account.role, account: account.id }
  const key = accountKey(`change ${account.role}`, account.id)
  const tried = { password: currentPassword, hash: account.passwordHash, key, address, isDirect, event }
  const session = await tryPassword(context, tried, async (matches) => {
    if (!matches) {
      log.info(event, 'password change refused')
      throw wrongPassword()
    }
    return replace(context, account, call)
  })
  context.nudgeMail()
  log.info(event, 'password changed')
  return session
}

async function replace(
  { db, config }: AppContext,
  account: Account,
  { actor, newPassword, browser, requestId }: ChangePasswordCall,
): Promise<OpenedSession> {
  const hash = await hashPassword(newPassword)
  return db.transaction().execute(async (trx) => {
    const now = await lockAccount(trx, account)
    if (!now?.active) throw unauthenticated()
    // another change came first: what was typed is the current one no longer
    if (now.passwordHash !== account.passwordHash) throw wrongPassword()
    await takeNewPassword(trx, { account, hash, actor, how: 'changed', requestId })
    return openSession(trx, account, browser, config)
  })
}

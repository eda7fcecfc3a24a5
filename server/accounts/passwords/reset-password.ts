import type { AppContext } from '#server/context.ts'
import { invalid, notPossible } from '#server/errors.ts'
import type { Role } from '#shared/model/role.ts'
import { rememberDevice } from '../devices/known-devices.ts'
import { lockAccount } from '../queries.ts'
import { type Browser, type OpenedSession, openSession } from '../sessions/open-session.ts'
import { hashPassword } from './password.ts'
import { findPasswordLink, spendPasswordLink } from './password-links.ts'
import { findPasswordFault } from './password-rules.ts'
import { takeNewPassword } from './take-new-password.ts'

/** A new password by a mailed link. */
export interface ResetPasswordCall {
  token: string
  newPassword: string
  browser: Browser
  requestId: string
}

/** What a used link leaves: a session after a first sign-in, else a known device. */
export type PasswordReset = { role: Role } & ({ session: OpenedSession } | { session: null; deviceCookie: string })

const deadLink = () => notPossible('This link no longer works. Please ask for a new one.')

/**
 * Sets the password of the account a link was mailed to and spends the link with it; a refused password does not spend
 * it. Every session and calendar feed of the account ends (docs/product.md P1.8, P1.17). The link of a first sign-in then
 * opens a session (P1.31); any other makes the browser a known device, which need not wait for a turn (P1.27).
 * @throws AppError not_possible (422) for an unknown, spent or expired link; invalid_request (400) for a refused password
 */
export async function resetPassword(
  context: AppContext,
  { token, newPassword, browser, requestId }: ResetPasswordCall,
): Promise<PasswordReset> {
  const { db, config, log } = context
  const link = await findPasswordLink(db, token)
  if (!link) {
    log.info({ reqId: requestId }, 'password link refused')
    throw deadLink()
  }
  const { account, purpose } = link
  const { role } = account
  const fault = findPasswordFault(newPassword, account, config.brand)
  if (fault !== undefined) throw invalid({ newPassword: fault })
  const hash = await hashPassword(newPassword)
  const reset = await db.transaction().execute(async (trx): Promise<PasswordReset> => {
    // the account first, as everywhere: a change and a reset at once must not wait for each other
    const now = await lockAccount(trx, account)
    if (!now?.active || !(await spendPasswordLink(trx, token))) throw deadLink()
    await takeNewPassword(trx, { account, hash, actor: null, how: 'reset', requestId })
    if (purpose === 'first_sign_in') return { role, session: await openSession(trx, account, browser, config) }
    return { role, session: null, deviceCookie: await rememberDevice(trx, account, browser.cookies, config) }
  })
  context.nudgeMail()
  log.info({ reqId: requestId, role, account: account.id }, 'password reset')
  return reset
}

import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { invalid, notPossible } from '#server/errors.ts'
import { RESET_LINK_MINUTES } from '#shared/model/password.ts'
import type { Role } from '#shared/model/role.ts'
import { rememberDevice } from '../devices/known-devices.ts'
import { type Account, type AccountRef, findAccount, getOwnerColumns, lockAccount } from '../queries.ts'
import { hashToken } from '../sessions/sessions.ts'
import { hashPassword } from './password.ts'
import { findPasswordFault } from './password-rules.ts'
import { takeNewPassword } from './take-new-password.ts'

/** A new password by a mailed link. */
export interface ResetPasswordCall {
  token: string
  newPassword: string
  /** The Cookie header. */
  cookies: string | undefined
  requestId: string
}

const deadLink = () => notPossible('This link no longer works. Please ask for a new one.')

/** Writes a link down, as the hash of its token. */
export async function writeResetLink(db: Database, account: AccountRef, token: string): Promise<void> {
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      purpose: 'reset_password',
      ...getOwnerColumns(account),
      expires_at: sql`now() + make_interval(mins => ${RESET_LINK_MINUTES})`,
    })
    .execute()
}

/**
 * Sets the password of the account a link was mailed to and spends the link with it; a refused password does not spend
 * it. Every session and calendar feed of the account ends (docs/product.md P1.8, P1.17), and the browser that used the
 * link becomes a known device, which need not wait for a turn (P1.27).
 * @returns the role of the account, whose log-in comes next, and the Set-Cookie header to answer with
 * @throws AppError not_possible (422) for an unknown, spent or expired link; invalid_request (400) for a refused password
 */
export async function resetPassword(
  context: AppContext,
  { token, newPassword, cookies, requestId }: ResetPasswordCall,
): Promise<{ role: Role; deviceCookie: string }> {
  const { db, config, log } = context
  const account = await findAccountOfLink(db, token)
  if (!account?.active) {
    log.info({ reqId: requestId }, 'password link refused')
    throw deadLink()
  }
  const fault = findPasswordFault(newPassword, account, config.brand)
  if (fault !== undefined) throw invalid({ newPassword: fault })
  const hash = await hashPassword(newPassword)
  const deviceCookie = await db.transaction().execute(async (trx) => {
    // the account first, as everywhere: a change and a reset at once must not wait for each other
    const now = await lockAccount(trx, account)
    if (!now?.active || !(await spendLink(trx, token))) throw deadLink()
    await takeNewPassword(trx, { account, hash, actor: null, how: 'reset', requestId })
    return rememberDevice(trx, account, cookies, config)
  })
  context.nudgeMail()
  log.info({ reqId: requestId, role: account.role, account: account.id }, 'password reset')
  return { role: account.role, deviceCookie }
}

async function findAccountOfLink(db: Database, token: string): Promise<Account | undefined> {
  const link = await db
    .selectFrom('one_time_links as l')
    .leftJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.customer_id', 'u.role'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', '=', 'reset_password')
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!link) return undefined
  if (link.customer_id !== null) return findAccount(db, { role: 'customer', id: link.customer_id })
  if (link.user_id === null || link.role === null) return undefined
  return findAccount(db, { role: link.role, id: link.user_id })
}

/** @returns false when another request used it, or it has just expired */
async function spendLink(trx: Database, token: string): Promise<boolean> {
  const spent = await trx
    .updateTable('one_time_links')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'reset_password')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('token_hash')
    .executeTakeFirst()
  return spent !== undefined
}

import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { type Account, aboutAccount, writePassword } from '../queries.ts'
import { endSessionsOf } from '../sessions/open-session.ts'
import { accountKey, forgiveAccount } from '../sessions/throttle.ts'

/** A chosen password, and how its owner was verified. */
export interface NewPassword {
  account: Account
  /** From hashPassword. */
  hash: string
  /** Who is signed in; null for a request with a mailed link. */
  actor: Actor | null
  how: 'changed' | 'reset'
  requestId: string
}

/**
 * Writes a new password and does what belongs to it: every session of the account ends, its mailed links die, its
 * failures are forgotten, it is audited, and the owner is notified by mail (docs/product.md S2, S69).
 * @param trx the transaction that holds the account's lock
 */
export async function takeNewPassword(
  trx: Database,
  { account, hash, actor, how, requestId }: NewPassword,
): Promise<void> {
  const { role, id, email } = account
  await writePassword(trx, account, hash)
  await endSessionsOf(trx, account)
  await trx
    .updateTable('one_time_links')
    .set({ used_at: sql`now()` })
    .where(role === 'customer' ? 'customer_id' : 'user_id', '=', id)
    .where('purpose', '=', 'reset_password')
    .where('used_at', 'is', null)
    .execute()
  await forgiveAccount(trx, [accountKey(role, email), accountKey(`change ${role}`, id)])
  await recordAudit(trx, {
    actor,
    action: `${role}.password-${how}`,
    entity: role === 'customer' ? 'customer' : 'user',
    entityId: id,
    requestId,
  })
  await queueMail(trx, { kind: 'password-changed', to: email, about: aboutAccount(account) })
}

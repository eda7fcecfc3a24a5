import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { forgetDevices } from '../devices/known-devices.ts'
import { type Account, aboutAccount, writePassword } from '../queries.ts'
import { endAccess, endSessions } from '../sessions/end-access.ts'
import { accountKey, forgiveAccount, nameKeys } from '../sessions/throttle.ts'

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
 * Writes a new password and does what belongs to it: every session, mailed link and calendar feed of the account ends
 * (docs/product.md P1.17), no browser is known to it any more (P1.27), its failures are forgotten, it is audited, and the
 * owner is notified by mail (S2, S69). After a reset nobody is signed in, so an admin's conversations are handed back too.
 * @param trx the transaction that holds the account's lock
 */
export async function takeNewPassword(
  trx: Database,
  { account, hash, actor, how, requestId }: NewPassword,
): Promise<void> {
  const { role, id, email } = account
  await writePassword(trx, account, hash)
  const { feeds } = how === 'reset' ? await endAccess(trx, account) : await endSessions(trx, account)
  await forgetDevices(trx, account)
  await forgiveAccount(trx, [...nameKeys(account), accountKey(`change ${role}`, id)])
  await recordAudit(trx, {
    actor,
    action: `${role}.password-${how}`,
    entity: role === 'customer' ? 'customer' : 'user',
    entityId: id,
    requestId,
  })
  const data = feeds > 0 ? { feed: 'ended' } : {}
  await queueMail(trx, { kind: 'password-changed', to: email, about: aboutAccount(account), data })
}

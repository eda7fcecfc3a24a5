import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, unauthenticated } from '#server/errors.ts'
import type { AdminActor, AgentActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AuditAction } from '#shared/model/audit.ts'
import { findAccount, lockAccount, refOf } from '../queries.ts'
import { makeRecoveryCodes, removeRecoveryCodes } from './codes/recovery-codes.ts'
import { findFactors, hasFactor } from './find-factors.ts'

/** An admin or agent who changes their second factors. */
export type FactorOwner = AdminActor | AgentActor

/** What people change of their second factors, as the audit and the mail about it name it. */
export type FactorAction = Exclude<
  Extract<AuditAction, `passkey.${string}` | `authenticator-app.${string}` | `recovery-codes.${string}`>,
  'passkey.copy-refused'
>

/** A change of an account's second factors, and how the audit names it. */
interface FactorChange extends By<FactorOwner> {
  action: FactorAction
  /** What changed, never a secret. */
  after?: Record<string, unknown>
}

/**
 * Changes the second factors of an account, one change at a time, audited and mailed to the person (P1.61). The first factor brings recovery codes, the
 * last takes them along; the last of an account that must have one stays (docs/product.md P1.23, P1.26).
 * @param work makes the change, in the transaction that holds the account's lock
 * @returns what work gave, and the recovery codes if this made them
 * @throws AppError conflict (409) when the last factor is required
 */
export async function changeFactors<T>(
  db: Database,
  { actor, requestId, action, after }: FactorChange,
  work: (trx: Database) => Promise<T>,
): Promise<{ result: T; recoveryCodes: string[] | null }> {
  const { userId } = actor
  return db.transaction().execute(async (trx) => {
    const locked = await lockAccount(trx, refOf(actor))
    const account = await findAccount(trx, refOf(actor))
    if (!locked?.active || !account) throw unauthenticated()
    const before = hasFactor(await findFactors(trx, userId))
    const result = await work(trx)
    const now = await findFactors(trx, userId)
    if (before && !hasFactor(now)) {
      if (now.required)
        throw conflict('Your agency requires a second factor. Add another one before you remove this one.')
      await removeRecoveryCodes(trx, userId)
    }
    const recoveryCodes = !before && hasFactor(now) ? await makeRecoveryCodes(trx, userId) : null
    await recordAudit(trx, { actor, action, entity: 'user', entityId: userId, requestId, ...(after && { after }) })
    await queueMail(trx, {
      kind: 'second-factor-changed',
      to: account.email,
      about: { userId },
      data: { change: action, ...(!hasFactor(now) && { left: 'none' }) },
    })
    return { result, recoveryCodes }
  })
}

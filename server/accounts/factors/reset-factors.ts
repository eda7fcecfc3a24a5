import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findAccount, findUserAccount, lockAccount } from '../queries.ts'
import { endAccess } from '../sessions/end-access.ts'
import { lockOwners } from '../team/staff-rows.ts'
import { removeRecoveryCodes } from './codes/recovery-codes.ts'
import { findFactors, hasFactor } from './find-factors.ts'

/** A reset of an account's second factors after a lost device; by a command it has no actor. */
interface FactorReset extends By<OwnerActor | null> {
  userId: string
}

/**
 * Removes the second factors of an account and ends its sessions, which the lost device may hold; audited and mailed to
 * both (docs/product.md P1.26). The password stays.
 * @throws AppError not_found (404) for an unknown account, conflict (409) for their own one and for one without a factor
 */
export async function resetFactors(
  { db }: Pick<AppContext, 'db'>,
  { actor, userId, requestId }: FactorReset,
): Promise<void> {
  const account = await findUserAccount(db, userId)
  // an owner resets colleagues; agents are reset by the command
  if (!account?.active || (actor && account.role !== 'admin')) throw notFound('There is no such colleague')
  if (actor?.userId === userId)
    throw conflict('This is your own account. Change its second factors under Your account.')
  const owner = actor && (await findAccount(db, { role: 'admin', id: actor.userId }))
  await db.transaction().execute(async (trx) => {
    if (actor) await lockOwners(trx, actor)
    await lockAccount(trx, account)
    if (!hasFactor(await findFactors(trx, userId))) throw conflict('This account has no second factor')
    await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
    await trx.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute()
    await removeRecoveryCodes(trx, userId)
    await endAccess(trx, account)
    await recordAudit(trx, { actor, action: 'second-factor.reset', entity: 'user', entityId: userId, requestId })
    const mail = { kind: 'second-factor-reset', data: { userId } } as const
    await queueMail(
      trx,
      { ...mail, to: account.email, about: { userId } },
      ...(owner ? [{ ...mail, to: owner.email, about: { userId: owner.id } }] : []),
    )
  })
}

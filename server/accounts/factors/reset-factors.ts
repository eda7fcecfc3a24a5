import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound, notPossible } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { type Account, findAccount, findUserAccount, lockAccount } from '../queries.ts'
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
  // an owner resets colleagues; agents by their page
  if (!account?.active || (actor && account.role !== 'admin')) throw notFound('There is no such colleague')
  if (actor?.userId === userId)
    throw conflict('This is your own account. Change its second factors under Your account.')
  await removeFactors(db, account, { actor, requestId })
}

/**
 * The same for an agent of the roster, by an owner (docs/product.md P1.60).
 * @param id of the agent
 * @throws AppError not_found (404) for an agent who is not on the roster, not_possible (422) for one without a log-in
 *   that works, conflict (409) for one without a second factor
 */
export async function resetAgentFactors(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  { actor, requestId }: By<OwnerActor>,
): Promise<void> {
  const agent = await db
    .selectFrom('agents')
    .select('user_id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!agent) throw notFound('There is no such agent')
  const account = agent.user_id === null ? undefined : await findUserAccount(db, agent.user_id)
  if (!account?.active) throw notPossible('This agent has no login')
  await removeFactors(db, account, { actor, requestId })
}

async function removeFactors(db: Database, account: Account, { actor, requestId }: By<OwnerActor | null>) {
  const { id: userId } = account
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

import type { AppContext } from '#server/context.ts'
import { conflict, invalid, notFound, notPossible, unauthenticated } from '#server/errors.ts'
import type { By } from '#server/http/requests/actor.ts'
import { findAccount, refOf } from '../../queries.ts'
import { findChallenge, openChallenge, spendChallenge } from '../challenges.ts'
import { changeFactors, type FactorOwner } from '../change-factors.ts'
import { findFactors, hasFactor } from '../find-factors.ts'
import { appUri, findStep, makeAppSecret } from './authenticator-app.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/**
 * Begins to set up an authenticator app. Its secret is kept sealed, and counts once a code of it was confirmed.
 * @returns the secret, shown this once, and a token for the confirmation
 */
export async function beginApp({ db, config, secrets }: AppContext, actor: FactorOwner) {
  const account = await findAccount(db, refOf(actor))
  if (!account) throw unauthenticated()
  const secret = makeAppSecret()
  const { userId, sessionId } = actor
  const sealedSecret = secrets.seal(secret, 'authenticator-app')
  const token = await openChallenge(db, { purpose: 'add-app', userId, sessionId, sealedSecret })
  return { token, secret, uri: appUri(secret, { issuer: config.brand.name, label: account.email }) }
}

/**
 * Sets up the app with its first code, in place of another one (docs/product.md P1.23). The code is used by this.
 * @returns recovery codes when this is the account's first factor
 * @throws AppError invalid_request (400) for a wrong code, which may be tried again; not_possible (422) when the token is
 *   used or expired
 */
export async function confirmApp(
  { db, secrets, now }: AppContext,
  { actor, requestId, token, code }: By<FactorOwner> & { token: string; code: string },
): Promise<string[] | null> {
  const { userId, sessionId } = actor
  const expired = () => notPossible('This took too long. Please begin again.')
  const pending = await findChallenge(db, token, 'add-app')
  const own = pending?.userId === userId && pending.sessionId === sessionId
  const sealed = own ? pending.sealedSecret : null
  const secret = secrets.open(sealed, 'authenticator-app')
  if (!sealed || !secret) throw expired()
  const step = findStep(secret, code, now())
  if (step === null) throw invalid({ code: 'That code is wrong. Enter the one the app shows now.' })
  const { recoveryCodes } = await changeFactors(
    db,
    { actor, requestId, action: 'authenticator-app.added' },
    async (trx) => {
      if (!(await spendChallenge(trx, token, 'add-app'))) throw expired()
      await trx.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute()
      await trx
        .insertInto('authenticator_apps')
        .values({ user_id: userId, sealed_secret: sealed, last_step: step })
        .execute()
    },
  )
  return recoveryCodes
}

/**
 * Removes the account's app.
 * @throws AppError not_found (404) without one, conflict (409) when it is the last factor and one is required
 */
export async function removeApp({ db }: Pick<AppContext, 'db'>, { actor, requestId }: By<FactorOwner>): Promise<void> {
  await changeFactors(db, { actor, requestId, action: 'authenticator-app.removed' }, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('authenticator_apps')
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw notFound('There is no authenticator app')
  })
}

/**
 * Makes ten new recovery codes; the ones before stop working.
 * @throws AppError conflict (409) without a second factor
 */
export async function remakeRecoveryCodes(
  { db }: Pick<AppContext, 'db'>,
  { actor, requestId }: By<FactorOwner>,
): Promise<string[]> {
  const { result } = await changeFactors(db, { actor, requestId, action: 'recovery-codes.made' }, async (trx) => {
    if (!hasFactor(await findFactors(trx, actor.userId))) throw conflict('Add a passkey or an authenticator app first')
    return makeRecoveryCodes(trx, actor.userId)
  })
  return result
}

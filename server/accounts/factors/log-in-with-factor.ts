import { recordAudit } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, notPossible } from '#server/errors.ts'
import type { PasskeyAnswer } from '#shared/contract/accounts/passkeys.ts'
import { findDevice, readCaller } from '../devices/known-devices.ts'
import { type Account, findUserAccount, lockAccount } from '../queries.ts'
import { enterAccount } from '../sessions/enter-account.ts'
import type { LoggedIn } from '../sessions/log-in.ts'
import { accountKey, deviceKey, forgiveAccount } from '../sessions/throttle.ts'
import { tryGuess, type Visit } from '../sessions/try-password.ts'
import { findChallenge, spendChallenge } from './challenges.ts'
import { takeAppCode } from './codes/authenticator-app.ts'
import { takeRecoveryCode } from './codes/recovery-codes.ts'
import { checkPasskey } from './passkeys/check-passkey.ts'
import { findPasskey } from './passkeys/passkey-rows.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'

/** A code that follows a right password. */
export interface CodeLogIn extends Visit {
  /** From the answer to the password. */
  token: string
  method: 'app' | 'recovery-code'
  code: string
}

const expired = () => notPossible('This sign-in took too long. Please enter your password again.')
const wrongCode = 'That code is wrong or was used already'

/**
 * Signs in with the second factor's code after the password. Wrong codes lock the account's codes as wrong passwords lock
 * log-ins (docs/product.md S5, P1.24); no password is forgiven before the code was right. A code and the password's token
 * are used up together.
 * @throws AppError unauthenticated (401) for a wrong or used code, not_possible (422) when the password's token is used or
 *   expired, too_many_requests (429) after too many failures
 */
export async function logInWithCode(
  context: AppContext,
  { token, method, code, ...visit }: CodeLogIn,
): Promise<LoggedIn> {
  const { db, config, log } = context
  const pending = await findChallenge(db, token, 'second-factor')
  const account = pending?.userId ? await findUserAccount(db, pending.userId) : undefined
  if (!account) throw expired()
  const event = { reqId: visit.requestId, role: account.role, account: account.id }
  const key = accountKey(`code ${account.role}`, account.id)
  const { address, isDirect } = visit
  const session = await tryGuess(context, { key, address, isDirect, event }, () =>
    db.transaction().execute(async (trx) => {
      const now = await lockAccount(trx, account)
      if (!now?.active) throw expired()
      const guess = { userId: account.id, code }
      const taken = method === 'app' ? await takeAppCode(trx, context, guess) : await takeRecoveryCode(trx, guess)
      if (!taken) return undefined
      // of two right codes at once one signs in, and the other stays unused
      if (!(await spendChallenge(trx, token, 'second-factor'))) throw expired()
      if (method === 'recovery-code') {
        await recordAudit(trx, {
          ...{ actor: null, action: 'recovery-code.used', entity: 'user', entityId: account.id },
          requestId: visit.requestId,
        })
      }
      await forgiveAccount(trx, [key])
      return enterAccount(trx, context, {
        account,
        visit,
        method,
        device: await findDeviceKey(trx, account, visit, config),
      })
    }),
  )
  if (!session) {
    log.info(event, 'log-in refused: wrong code')
    context.metrics.count('marquee_login_failures_total', account.role)
    throw new AppError('unauthenticated', wrongCode, { fields: { code: wrongCode } })
  }
  log.info({ ...event, method }, 'logged in')
  return { account, session }
}

/** A passkey that signs in alone. */
export interface PasskeyLogIn extends Visit {
  /** Whose log-in page it is. */
  role: 'admin' | 'agent'
  credential: PasskeyAnswer
  party: RelyingParty
}

/**
 * Signs in with a passkey alone: the device verified its person (docs/product.md P1.22). A password that is locked does
 * not lock passkeys.
 * @throws AppError unauthenticated (401), in the same words for every reason
 */
export async function logInWithPasskey(
  context: AppContext,
  { role, credential, party, ...visit }: PasskeyLogIn,
): Promise<LoggedIn> {
  const { db, config, log } = context
  const { requestId } = visit
  const checked = await checkPasskey(context, { credential, party, requestId, purpose: 'passkey-login' })
  const account = 'passkey' in checked ? await findUserAccount(db, checked.passkey.userId) : undefined
  const event = { reqId: requestId, role, account: account?.id }
  const session =
    account?.role === role &&
    (await db.transaction().execute(async (trx) => {
      const now = await lockAccount(trx, account)
      // removed, or the account ended, while the signature was being checked
      if (!now?.active || !(await findPasskey(trx, credential.id))) return undefined
      const device = await findDeviceKey(trx, account, visit, config)
      return enterAccount(trx, context, { account, visit, method: 'passkey', device })
    }))
  if (!account || !session) {
    log.info({ ...event, reason: 'refused' in checked ? checked.refused : 'account' }, 'log-in refused: passkey')
    context.metrics.count('marquee_login_failures_total', role)
    throw new AppError('unauthenticated', 'This passkey does not work here. Sign in with your password.')
  }
  log.info({ ...event, method: 'passkey' }, 'logged in')
  return { account, session }
}

/** What this browser is called among the failures, where it is known to the account. */
async function findDeviceKey(
  trx: Database,
  account: Account,
  { browser }: Visit,
  config: Config,
): Promise<string | undefined> {
  const caller = await readCaller(trx, { name: account.email, cookies: browser.cookies }, config)
  const known = findDevice(caller, account)
  return known === undefined ? undefined : deviceKey(known)
}

import { recordAudit } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { FactorMethod } from '#shared/contract/accounts/factors.ts'
import type { Account } from '../queries.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { accountKey, forgiveBrowser, nameKeys } from './throttle.ts'
import type { Visit } from './try-password.ts'

/** An account that proved who it is. */
interface Entry {
  account: Account
  visit: Visit
  /** The name that was typed, which the failures are counted under: an alias is none of the account's own names. */
  typedName?: string
  /** From deviceKey, where the browser is known to the account. */
  device: string | undefined
  /** The second factor; absent for a password alone. */
  method?: FactorMethod
}

/**
 * Opens the session of an account that proved who it is, and forgets the failures of its browser; audited for admins.
 * @param trx the transaction that holds the account's lock
 */
export async function enterAccount(
  trx: Database,
  { config }: { config: Pick<Config, 'secure'> },
  { account, visit, device, method, typedName }: Entry,
): Promise<OpenedSession> {
  const session = await openSession(trx, account, visit.browser, config)
  const names = [...nameKeys(account), ...(typedName === undefined ? [] : [accountKey(account.role, typedName)])]
  await forgiveBrowser(trx, { names, address: visit.address, device })
  if (account.staffRole !== null) {
    await recordAudit(trx, {
      actor: { role: 'admin', staffRole: account.staffRole, userId: account.id, sessionId: session.id },
      action: 'admin.logged-in',
      entity: 'user',
      entityId: account.id,
      requestId: visit.requestId,
      ...(method && { after: { secondFactor: method } }),
    })
  }
  return session
}

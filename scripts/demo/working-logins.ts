import { verifyPassword } from '#server/accounts/passwords/password.ts'
import { findAccountByName } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import { DEMO_LOGINS } from './load.ts'

/**
 * The demo logins that work on this database: the demo may not be loaded here, and passwords may have been changed
 * since.
 * @returns the entries of DEMO_LOGINS whose account is active and still has the published password
 */
export async function findWorkingDemoLogins(db: Database): Promise<typeof DEMO_LOGINS> {
  const working = []
  for (const demo of DEMO_LOGINS) {
    const account = await findAccountByName(db, demo.role, demo.login)
    if (account?.active && !account.expired && (await verifyPassword(demo.password, account.passwordHash))) {
      working.push(demo)
    }
  }
  return working
}

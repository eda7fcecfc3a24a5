import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { ROLES, type Role } from '#shared/model/role.ts'
import { findAccountByName } from '../queries.ts'
import { type EndedSessions, endAccess } from './end-access.ts'

/**
 * Signs the accounts of a name out everywhere, for a command (docs/product.md P1.17, P1.19).
 * @param name an email address, or for agents and admins a user name, in any case
 * @param role the only role that is meant; every role when undefined
 * @returns what ended for each account found
 */
export async function endSessionsByName(
  db: Database,
  { name, role: only }: { name: string; role: Role | undefined },
): Promise<(EndedSessions & { role: Role })[]> {
  return db.transaction().execute(async (trx) => {
    const ended: (EndedSessions & { role: Role })[] = []
    for (const role of only ? [only] : ROLES) {
      const account = await findAccountByName(trx, role, name)
      if (!account) continue
      const { sessions, feeds } = await endAccess(trx, account)
      await recordAudit(trx, {
        actor: null,
        action: `${role}.sessions-ended`,
        entity: role === 'customer' ? 'customer' : 'user',
        entityId: account.id,
        after: { sessions, feeds },
      })
      ended.push({ role, sessions, feeds })
    }
    return ended
  })
}

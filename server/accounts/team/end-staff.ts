import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { findAccountByName } from '../queries.ts'
import { endAccess } from '../sessions/end-access.ts'
import { assertNotLastOwner, lockOwners, lockStaff, saveEnded } from './staff-rows.ts'

const unknown = () => notFound('There is no such colleague')

/**
 * Ends the access of a member of staff: no log-in any more, and everything that is open ends (docs/product.md P1.16,
 * P1.17). Ending it again is a no-op.
 * @param actor null for a command
 * @throws AppError forbidden (403) when the actor is no owner any more, not_found (404), conflict (409) for oneself and
 *   for the last owner
 */
export async function endStaff(
  trx: Database,
  { id, actor, requestId }: { id: string; actor: OwnerActor | null } & Partial<Pick<By<null>, 'requestId'>>,
): Promise<void> {
  const owners = await lockOwners(trx, actor)
  const colleague = await lockStaff(trx, id)
  if (!colleague) throw unknown()
  assertNotLastOwner(owners, id)
  if (id === actor?.userId) throw conflict('You cannot end your own access. Another owner can.')
  if (colleague.ended_at !== null) return
  await saveEnded(trx, id, true)
  const { sessions, feeds } = await endAccess(trx, { role: 'admin', id })
  await recordAudit(trx, {
    actor,
    action: 'staff.ended',
    entity: 'user',
    entityId: id,
    after: { sessions, feeds },
    requestId,
  })
}

/**
 * The same by email address or user name, for a command.
 * @throws AppError not_found (404), conflict (409) for the last owner
 */
export async function endStaffByName(db: Database, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await findAccountByName(trx, 'admin', name)
    if (!account) throw unknown()
    await endStaff(trx, { id: account.id, actor: null })
  })
}

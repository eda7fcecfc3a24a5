import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import type { StaffRole } from '#shared/model/role.ts'
import { endFeeds } from '../sessions/end-access.ts'
import { endStaff } from './end-staff.ts'
import { assertNotLastOwner, lockOwners, lockStaff, saveEnded, saveStaffRole } from './staff-rows.ts'

/** An owner's change of a colleague. */
export interface TeamChange extends By<OwnerActor> {
  /** Of the colleague. */
  id: string
}

type TeamContext = Pick<AppContext, 'db' | 'announce'>

const unknown = () => notFound('There is no such colleague')

/**
 * Makes a colleague an owner or a booker, audited; open sessions have the new role with their next request. A change
 * that changes nothing is a no-op (docs/product.md P1.16).
 * @throws AppError forbidden (403) when the actor is no owner any more, not_found (404), conflict (409) for the last owner
 */
export async function changeStaffRole(
  { db, announce }: TeamContext,
  { id, staffRole, actor, requestId }: TeamChange & { staffRole: StaffRole },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const owners = await lockOwners(trx, actor)
    const colleague = await lockStaff(trx, id)
    if (!colleague) throw unknown()
    if (colleague.staff_role === staffRole) return
    assertNotLastOwner(owners, id)
    await saveStaffRole(trx, id, staffRole)
    // the agency's feed is for owners
    if (staffRole === 'booker') await endFeeds(trx, { role: 'admin', id })
    await recordAudit(trx, {
      actor,
      action: 'staff.role-changed',
      entity: 'user',
      entityId: id,
      before: { staffRole: colleague.staff_role },
      after: { staffRole },
      requestId,
    })
  })
  announce({ action: 'team:changed', id, actor })
}

/**
 * Ends a colleague's access: no log-in any more, and everything that is open ends (docs/product.md P1.16, P1.17). Ending
 * it again is a no-op.
 * @throws AppError forbidden (403) when the actor is no owner any more, not_found (404), conflict (409) for oneself and
 *   for the last owner
 */
export async function endColleague(context: TeamContext, { id, actor, requestId }: TeamChange): Promise<void> {
  await context.db.transaction().execute((trx) => endStaff(trx, { id, actor, requestId }))
  context.announce({ action: 'team:changed', id, actor })
}

/**
 * Lets a colleague whose access has ended sign in again, audited. Restoring one who has access is a no-op.
 * @throws AppError forbidden (403) when the actor is no owner any more, not_found (404)
 */
export async function restoreColleague(
  { db, announce }: TeamContext,
  { id, actor, requestId }: TeamChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwners(trx, actor)
    const colleague = await lockStaff(trx, id)
    if (!colleague) throw unknown()
    if (colleague.ended_at === null) return
    await saveEnded(trx, id, false)
    await recordAudit(trx, { actor, action: 'staff.restored', entity: 'user', entityId: id, requestId })
  })
  announce({ action: 'team:changed', id, actor })
}

import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { invalid, notPossible } from '#server/errors.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import type { StaffRole } from '#shared/model/role.ts'
import { refusingTaken } from '../invites/taken-names.ts'
import { hashPassword } from '../passwords/password.ts'
import { findPasswordFault } from '../passwords/password-rules.ts'
import { type OpenedSession, openSession } from '../sessions/open-session.ts'
import type { Visit } from '../sessions/try-password.ts'
import { findInvitationOfLink, spendInvitation } from './invitation-rows.ts'

/** A colleague who joins with the link of an invitation. */
export interface JoinCall extends Omit<Visit, 'address'> {
  token: string
  password: string
}

/** Whom an invitation is for, and as what. */
export interface InvitedColleague {
  id: string
  email: string
  staff_role: StaffRole
}

const deadLink = () => notPossible('This invitation no longer works. Please ask an owner for a new one.')

/**
 * Finds the invitation of a mailed link.
 * @throws AppError not_possible (422) for an unknown, used, revoked or expired one
 */
export async function requireInvitation(db: Database, token: string): Promise<InvitedColleague> {
  const invitation = await findInvitationOfLink(db, token)
  if (!invitation) throw deadLink()
  return invitation
}

/**
 * Makes the account of an invited colleague, uses up the invitation with it and signs in, all or nothing
 * (docs/product.md P1.15). Email and role are the invitation's; an existing account is never taken over.
 * @throws AppError not_possible (422) for a dead link; invalid_request (400) for a refused password and conflict (409)
 *   when a user has the address by now, which both leave the link good
 */
export async function joinStaff(
  context: AppContext,
  { token, password, browser, requestId }: JoinCall,
): Promise<{ email: string; session: OpenedSession }> {
  const { db, config, log, announce } = context
  const { id, email, staff_role } = await requireInvitation(db, token)
  const fault = findPasswordFault(password, { role: 'admin', email }, config.brand)
  if (fault !== undefined) throw invalid({ password: fault })
  const password_hash = await hashPassword(password)
  const { session, actor } = await refusingTaken(() =>
    db.transaction().execute(async (trx) => {
      const { id: userId } = await trx
        .insertInto('users')
        .values({ username: email, email, password_hash, role: 'admin', staff_role })
        .returning('id')
        .executeTakeFirstOrThrow()
      // looked up again: the one who invited may have lost the role while the password was hashed
      const open = await findInvitationOfLink(trx, token)
      if (!open || !(await spendInvitation(trx, id, userId))) throw deadLink()
      const opened = await openSession(trx, { role: 'admin', id: userId }, browser, config)
      const joined: AdminActor = { role: 'admin', staffRole: staff_role, userId, sessionId: opened.id, verified: true }
      await recordAudit(trx, {
        actor: joined,
        action: 'staff.joined',
        entity: 'user',
        entityId: userId,
        after: { staffRole: staff_role, invitation: id },
        requestId,
      })
      return { session: opened, actor: joined }
    }),
  )
  log.info({ reqId: requestId, account: actor.userId }, 'colleague joined')
  announce({ action: 'team:changed', id: actor.userId, actor })
  return { email, session }
}

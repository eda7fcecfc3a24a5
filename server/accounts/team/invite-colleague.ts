import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, conflict, notFound } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { StaffRole } from '#shared/model/role.ts'
import { findOpenInvitations, type InvitationRow } from './invitation-rows.ts'
import { lockOwners } from './staff-rows.ts'

const VALID_DAYS = 7
/** Invitations an address is mailed within an hour at most (docs/product.md S26). */
const INVITATIONS_AN_HOUR = 5
const HOUR_S = 3600

/** Whom an owner invites, and as what. */
export interface ColleagueToInvite extends By<OwnerActor> {
  email: string
  staffRole: StaffRole
}

type TeamContext = Pick<AppContext, 'db' | 'announce' | 'nudgeMail'>

/**
 * Invites a colleague: queues the mail with a link that works once within seven days. An open invitation of the address
 * is revoked, so that one link at a time works (docs/product.md P1.15).
 * @throws AppError forbidden (403) when the actor is no owner any more, conflict (409) when a user has the address,
 *   too_many_requests (429) after five invitations of the address in an hour
 */
export async function inviteColleague(
  { db, announce, nudgeMail }: TeamContext,
  { email: typed, staffRole, actor, requestId }: ColleagueToInvite,
): Promise<InvitationRow> {
  const email = typed.toLowerCase()
  const invitation = await db.transaction().execute(async (trx) => {
    // one change of the team at a time: the address is invited by one owner at once
    await lockOwners(trx, actor)
    await assertInvitable(trx, email)
    await revokeOpen(trx, email)
    const { id } = await trx
      .insertInto('staff_invitations')
      .values({
        email,
        staff_role: staffRole,
        invited_by: actor.userId,
        expires_at: sql<Date>`now() + make_interval(days => ${VALID_DAYS})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(trx, {
      actor,
      action: 'staff.invited',
      entity: 'staff-invitation',
      entityId: id,
      after: { email, staffRole },
      requestId,
    })
    await queueMail(trx, { kind: 'staff-invitation', to: email, data: { invitationId: id } })
    const [made] = await findOpenInvitations(trx, id)
    if (!made) throw new Error('an invitation was not open when it was made')
    return made
  })
  nudgeMail()
  announce({ action: 'team:changed', id: invitation.id, actor })
  return invitation
}

/** @throws AppError conflict (409) when a user has the address, too_many_requests (429) after too many mails to it */
async function assertInvitable(trx: Database, email: string): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('ended_at')
    .where(sql<boolean>`lower(email) = ${email} or lower(username) = ${email}`)
    .executeTakeFirst()
  if (user) {
    const sentence =
      user.ended_at === null
        ? 'There is an account with this email address already'
        : 'There is an account with this email address already. Its access has ended: restore it instead.'
    throw conflict(sentence, { email: sentence })
  }
  const { recent } = await trx
    .selectFrom('staff_invitations')
    .select(({ fn }) => fn.countAll<number>().as('recent'))
    .where('email', '=', email)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${HOUR_S})`)
    .executeTakeFirstOrThrow()
  if (recent < INVITATIONS_AN_HOUR) return
  const sentence = `This address was invited ${INVITATIONS_AN_HOUR} times in the past hour. Please try again later.`
  throw new AppError('too_many_requests', sentence, { retryAfter: HOUR_S })
}

async function revokeOpen(trx: Database, email: string): Promise<void> {
  await trx
    .updateTable('staff_invitations')
    .set({ revoked_at: sql`now()` })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

/**
 * Revokes an open invitation: its link stops working, audited (docs/product.md P1.15).
 * @throws AppError forbidden (403) when the actor is no owner any more, not_found (404) when there is no open one
 */
export async function revokeInvitation(
  { db, announce }: TeamContext,
  { id, actor, requestId }: By<OwnerActor> & { id: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwners(trx, actor)
    const revoked = await trx
      .updateTable('staff_invitations')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning(['email', 'staff_role'])
      .executeTakeFirst()
    if (!revoked) throw notFound('There is no such open invitation')
    await recordAudit(trx, {
      actor,
      action: 'staff.invitation-revoked',
      entity: 'staff-invitation',
      entityId: id,
      before: { email: revoked.email, staffRole: revoked.staff_role },
      requestId,
    })
  })
  announce({ action: 'team:changed', id, actor })
}

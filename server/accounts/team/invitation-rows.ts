import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { hashToken } from '../sessions/sessions.ts'

/** An invitation that can be used, with the name of the owner who invited. */
export type InvitationRow = Awaited<ReturnType<typeof findOpenInvitations>>[number]

/**
 * Invitations that can be used: not used, revoked or expired, and the one who invited is still an owner
 * (docs/product.md P1.15).
 */
const openInvitations = (db: Database) =>
  db
    .selectFrom('staff_invitations as i')
    .innerJoin('users as o', 'o.id', 'i.invited_by')
    .where('i.used_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .where('o.staff_role', '=', 'owner')
    .where('o.archived_at', 'is', null)
    .where('o.ended_at', 'is', null)

/**
 * Finds invitations that can be used, newest first.
 * @param id only this one
 */
export async function findOpenInvitations(db: Database, id?: string) {
  let open = openInvitations(db)
    .select(['i.id', 'i.email', 'i.staff_role', 'i.created_at', 'i.expires_at', 'o.username as invited_by'])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(500)
  if (id !== undefined) open = open.where('i.id', '=', id)
  return open.execute()
}

/** Finds the open invitation that a mailed link belongs to. */
export async function findInvitationOfLink(db: Database, token: string) {
  return openInvitations(db)
    .innerJoin('one_time_links as l', 'l.staff_invitation_id', 'i.id')
    .select(['i.id', 'i.email', 'i.staff_role'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', '=', 'join_staff')
    .executeTakeFirst()
}

/**
 * Uses up an invitation: one of many at once.
 * @param trx the transaction that makes the account, so that a refused registration uses nothing up
 * @returns false when it cannot be used any more
 */
export async function spendInvitation(trx: Database, id: string, usedBy: string): Promise<boolean> {
  const used = await trx
    .updateTable('staff_invitations')
    .set({ used_at: sql`now()`, used_by: usedBy })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  if (!used) return false
  await trx.updateTable('one_time_links').set({ used_at: sql`now()` }).where('staff_invitation_id', '=', id).execute()
  return true
}

/** Writes a mailed link of an invitation, as the hash of its token; it ends with the invitation. */
export async function writeInvitationLink(db: Database, id: string, token: string): Promise<void> {
  await sql`insert into one_time_links (token_hash, purpose, staff_invitation_id, expires_at)
    select ${hashToken(token)}, 'join_staff', id, expires_at from staff_invitations where id = ${id}`.execute(db)
}

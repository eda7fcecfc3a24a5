import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import { IS_OPEN } from './open-invites.ts'

/** Whom an invite is for, and as what. */
export interface InviteFor {
  email: string
  category: string
}

/** A code as it is stored, however it was typed. */
const stored = (code: string) => code.trim().toUpperCase()

/** One sentence for an unknown, a used and an expired code (docs/product.md P5.7). */
export const wrongCode = () => invalid({ code: 'Invalid invite code' })

/** The invite a code stands for while it can be used; undefined otherwise. */
async function findInvite(db: Database, code: string): Promise<InviteFor | undefined> {
  return db
    .selectFrom('agent_invite_codes')
    .select(['email', 'category'])
    .where('code', '=', stored(code))
    .where(IS_OPEN)
    .executeTakeFirst()
}

/**
 * Finds the invite of a code, a wrong one being counted against the address that sent it (docs/product.md S23).
 * @param limits counts every code, and takes the count back for a right one
 * @throws AppError too_many_requests (429) after too many wrong codes, invalid_request (400) for a wrong one
 */
export async function requireInvite(
  db: Database,
  code: string,
  limits: { count(limit: 'inviteCodes'): Promise<void>; giveBack(limit: 'inviteCodes'): Promise<void> },
): Promise<InviteFor> {
  await limits.count('inviteCodes')
  const invite = await findInvite(db, code)
  if (!invite) throw wrongCode()
  await limits.giveBack('inviteCodes')
  return invite
}

/**
 * Spends an invite: of however many at once, one (docs/product.md S23).
 * @param trx the transaction that makes the account, so that a refused registration spends nothing
 * @throws AppError invalid_request (400) when it can't be used any more
 */
export async function spendInvite(trx: Database, code: string): Promise<InviteFor & { id: string }> {
  const spent = await trx
    .updateTable('agent_invite_codes')
    .set({ used: true, used_at: sql<Date>`now()` })
    .where('code', '=', stored(code))
    .where(IS_OPEN)
    .returning(['id', 'email', 'category'])
    .executeTakeFirst()
  if (!spent) throw wrongCode()
  return spent
}

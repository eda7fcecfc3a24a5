import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import { IS_OPEN } from './open-invites.ts'

/** Whom an invite is for, and as what. */
export interface InviteFor {
  email: string
  category: string
  /** The agent whose profile is claimed; null for a new agent (docs/product.md P5.28). */
  agentId: string | null
}

/** A code as it is stored, however it was typed. */
const stored = (code: string) => code.trim().toUpperCase()

/** One sentence for an unknown, a used and an expired code (docs/product.md P5.7). */
export const wrongCode = () => invalid({ code: 'Invalid invite code' })

/** Reads the invite of a code while it can be used, and keeps when that was done first; undefined otherwise. */
async function openInvite(db: Database, code: string): Promise<InviteFor | undefined> {
  return db
    .updateTable('agent_invite_codes')
    .set({ opened_at: sql<Date>`coalesce(opened_at, now())` })
    .where('code', '=', stored(code))
    .where(IS_OPEN)
    .returning(['email', 'category', 'agent_id as agentId'])
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
  const invite = await openInvite(db, code)
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
    .returning(['id', 'email', 'category', 'agent_id as agentId'])
    .executeTakeFirst()
  if (!spent) throw wrongCode()
  return spent
}

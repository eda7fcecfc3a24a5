import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import type { AdminInvite } from '#shared/contract/accounts/invites.admin.ts'

/** Matches an invite that can still be used, on any alias. */
export const IS_OPEN = sql<boolean>`(not used and revoked_at is null and expires_at > now())`

/** One page of the invites that can still be used, or of the past ones, newest first. */
export async function listInvites(db: Database, state: 'open' | 'past', page: ListPage<PageKey>) {
  return db
    .selectFrom('agent_invite_codes as i')
    .leftJoin('users as u', 'u.id', 'i.created_by')
    .leftJoin('agents as a', (join) =>
      join.on(sql<boolean>`(a.id = i.agent_id or (i.agent_id is null and a.user_id = i.used_by))`),
    )
    .select(['i.id', 'i.code', 'i.email', 'i.category', 'i.created_at', 'i.expires_at', 'u.username as invited_by'])
    .select(['i.agent_id as claims', 'i.opened_at', 'i.used_at', 'i.revoked_at', 'a.id as agent_id', 'a.name as agent'])
    .select(SENT_AT.as('sent_at'))
    .select(keyTime('i.created_at').as('key_at'))
    .where(state === 'open' ? IS_OPEN_HERE : sql<boolean>`not ${IS_OPEN_HERE}`)
    .$call(takePage(orderByTime('i'), page))
    .execute()
}

const IS_OPEN_HERE = sql<boolean>`(not i.used and i.revoked_at is null and i.expires_at > now())`

const SENT_AT = sql<Date | null>`(select max(o.sent_at) from outbox_emails o
  where o.kind = 'agent-invitation' and o.data ->> 'inviteId' = i.id::text)`

/** An invite as the office sees it: of the code only its end, as in the audit trail. */
export function presentInvite(row: Awaited<ReturnType<typeof listInvites>>[number]): AdminInvite {
  return {
    id: row.id,
    code: `…${row.code.slice(-4)}`,
    email: row.email,
    category: row.category,
    agent: row.agent_id === null || row.agent === null ? null : { id: row.agent_id, name: row.agent },
    claim: row.claims !== null,
    invitedBy: row.invited_by,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
    joinedAt: row.used_at?.toISOString() ?? null,
    withdrawnAt: row.revoked_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  }
}

/**
 * Revokes an invite: its code and link stop working at once, and a registration under way is refused or came first.
 * Revoking a revoked or expired invite changes nothing.
 * @throws AppError not_found (404) for an unknown invite, conflict (409) when it was used
 */
export async function revokeInvite(db: Database, id: string, { actor, requestId }: By<AdminActor>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('agent_invite_codes')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where(IS_OPEN)
      .returning(['code', 'category'])
      .executeTakeFirst()
    if (!revoked) return requireUnused(trx, id)
    await recordAudit(trx, {
      actor,
      action: 'invite.revoked',
      entity: 'invite',
      entityId: id,
      before: { category: revoked.category, code: `…${revoked.code.slice(-4)}` },
      requestId,
    })
  })
}

async function requireUnused(trx: Database, id: string): Promise<void> {
  const invite = await trx.selectFrom('agent_invite_codes').select('used').where('id', '=', id).executeTakeFirst()
  if (!invite) throw notFound('There is no such invite')
  if (invite.used) throw conflict('This invite was used: the agent has joined')
}

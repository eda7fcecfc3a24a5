import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { lockRosterAgent, saveAgent } from '#server/catalog/agents/roster.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { endAccess } from '../sessions/end-access.ts'

/**
 * Archives an agent: hides the agent, disables the log-in, ends sessions, mailed links and the calendar feed. Bookings,
 * also those to come, and the whole history stay (docs/product.md P6.8, S2, S52).
 * @throws AppError not_found (404) when there is no such agent on the roster any more
 */
export async function archiveAgent(db: Database, id: string, { actor, requestId }: By<Actor | null>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const agent = await lockRosterAgent(trx, id)
    if (!agent) throw notFound('There is no such agent')
    await saveAgent(trx, id, { archived_at: sql<Date>`now()` })
    await trx.deleteFrom('calendar_feeds').where('agent_id', '=', id).execute()
    const account = await archiveUserOf(trx, id)
    if (account !== undefined) await endAccess(trx, { role: 'agent', id: account })
    await recordAudit(trx, {
      actor,
      action: 'agent.archived',
      entity: 'agent',
      entityId: id,
      before: { name: agent.name, category: agent.category, login: account !== undefined },
      requestId,
    })
  })
}

/** Disables the log-in of an agent; gives its id when there is one. */
async function archiveUserOf(trx: Database, agentId: string): Promise<string | undefined> {
  const user = await trx
    .updateTable('users')
    .set({ archived_at: sql<Date>`now()` })
    .where('id', '=', (eb) => eb.selectFrom('agents').select('user_id').where('id', '=', agentId))
    .where('role', '=', 'agent')
    .returning('id')
    .executeTakeFirst()
  return user?.id
}

import { recordAudit } from '#server/audit/record.ts'
import {
  findRosterAgent,
  lockArchivedAgent,
  lockRosterAgent,
  type RosterRow,
  saveAgent,
} from '#server/catalog/agents/roster.ts'
import type { Database } from '#server/db/client.ts'
import { notFound, notPossible } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'

/**
 * Brings an archived agent back to the roster: the profile as it was, public if it was. The login stays ended until
 * `restoreAgentAccess` (docs/product.md P6.106). Bringing back an agent of the roster is a no-op.
 * @throws AppError not_found (404) for an unknown agent
 */
export async function restoreAgent(db: Database, id: string, { actor, requestId }: By<AdminActor>): Promise<RosterRow> {
  return db.transaction().execute(async (trx) => {
    const agent = await lockArchivedAgent(trx, id)
    if (!agent) {
      if (!(await lockRosterAgent(trx, id))) throw notFound('There is no such agent')
      return findRosterAgent(trx, id)
    }
    await saveAgent(trx, id, { archived_at: null })
    await recordAudit(trx, {
      actor,
      action: 'agent.restored',
      entity: 'agent',
      entityId: id,
      after: { name: agent.name, published: agent.published_at !== null },
      requestId,
    })
    return findRosterAgent(trx, id)
  })
}

/**
 * Lets an agent of the roster sign in again with the password from before. A login that has not ended stays as it is.
 * @throws AppError not_found (404) for an agent who is not on the roster, not_possible (422) for one without a login
 */
export async function restoreAgentAccess(
  db: Database,
  id: string,
  { actor, requestId }: By<AdminActor>,
): Promise<RosterRow> {
  return db.transaction().execute(async (trx) => {
    const agent = await lockRosterAgent(trx, id)
    if (!agent) throw notFound('There is no such agent')
    if (agent.user_id === null) throw notPossible('This agent has no login')
    const restored = await trx
      .updateTable('users')
      .set({ archived_at: null })
      .where('id', '=', agent.user_id)
      .where('archived_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (restored) {
      await recordAudit(trx, { actor, action: 'agent.access-restored', entity: 'agent', entityId: id, requestId })
    }
    return findRosterAgent(trx, id)
  })
}

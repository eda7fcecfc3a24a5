import { recordAudit } from '#server/audit/record.ts'
import { lockRosterAgent } from '#server/catalog/agents/roster.ts'
import type { Database } from '#server/db/client.ts'
import { notFound, notPossible } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { type EndedSessions, endAccess } from './sessions/end-access.ts'

/**
 * Signs an agent out everywhere and ends mailed links and the calendar feed (docs/product.md P1.17). The agent may sign
 * in again with the same password.
 * @throws AppError not_found (404) for an agent who is not on the roster, not_possible (422) for one without a log-in
 */
export async function endAgentSessions(
  db: Database,
  id: string,
  { actor, requestId }: By<AdminActor>,
): Promise<EndedSessions> {
  return db.transaction().execute(async (trx) => {
    const agent = await lockRosterAgent(trx, id)
    if (!agent) throw notFound('There is no such agent')
    const user = await trx.selectFrom('agents').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
    if (user.user_id === null) throw notPossible('This agent has no login')
    const { sessions, feeds } = await endAccess(trx, { role: 'agent', id: user.user_id })
    await recordAudit(trx, {
      actor,
      action: 'agent.sessions-ended',
      entity: 'agent',
      entityId: id,
      after: { sessions, feeds },
      requestId,
    })
    return { sessions, feeds }
  })
}

import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { lockKnownAgent, requireMayOpen } from '../private-rights.ts'
import { listPapers, type PaperRow } from './paper-rows.ts'

/**
 * Opens an agent's papers in full. Every opening is audited, in the transaction that reads.
 * @throws AppError forbidden (403), not_found (404)
 */
export async function openPapers(
  db: Database,
  { agentId, actor, requestId }: By<AdminActor> & { agentId: string },
): Promise<PaperRow[]> {
  return db.transaction().execute(async (trx) => {
    await requireMayOpen(trx, actor)
    await lockKnownAgent(trx, agentId)
    await recordAudit(trx, { actor, requestId, action: 'agent.papers-opened', entity: 'agent', entityId: agentId })
    return listPapers(trx, agentId)
  })
}

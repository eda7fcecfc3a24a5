import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { announce, queueNotice } from './notices.ts'
import { findProposal, markStuck } from './proposal-rows.ts'

/**
 * Alerts the office that a proposal can't be signed, once for each reason, in a transaction of its own.
 * @param reason a sentence for the office
 */
export async function alertOffice(context: AppContext, id: string, reason: string, requestId: string): Promise<void> {
  const row = await context.db.transaction().execute(async (trx) => {
    const found = await findProposal(trx, id)
    if (!found || !(await markStuck(trx, id, reason))) return undefined
    await recordAudit(trx, {
      ...{ actor: null, requestId, action: 'proposal.stuck', entity: 'proposal', entityId: id, reason },
    })
    await queueNotice(trx, found, { about: 'stuck' })
    return found
  })
  if (!row) return
  context.nudgeMail()
  announce(context, row)
}

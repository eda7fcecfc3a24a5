import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { lockKnownAgent } from './private-rights.ts'

/**
 * Erases what the office keeps privately about an agent: phone, email, legal name, emergency contact, tax details with
 * the W-9, papers with their files, and mails about papers and the W-9 (docs/product.md P6.94). Audited with counts alone. Profile, bookings and notes stay.
 * @throws AppError not_found (404)
 */
export async function erasePrivate(
  db: Database,
  { agentId, actor, requestId }: By<OwnerActor> & { agentId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockKnownAgent(trx, agentId)
    await trx.deleteFrom('agent_contacts').where('agent_id', '=', agentId).execute()
    await trx.deleteFrom('agent_private_details').where('agent_id', '=', agentId).execute()
    await trx.deleteFrom('agent_tax_details').where('agent_id', '=', agentId).execute()
    await trx.deleteFrom('w9_files').where('agent_id', '=', agentId).execute()
    await trx.deleteFrom('w9_requests').where('agent_id', '=', agentId).execute()
    const { numDeletedRows: papers } = await trx
      .deleteFrom('agent_papers')
      .where('agent_id', '=', agentId)
      .executeTakeFirstOrThrow()
    await trx
      .deleteFrom('outbox_emails')
      .where('kind', 'in', ['paper-expiring', 'w9-request'])
      .where(sql<boolean>`data ->> 'agentId' = ${agentId}`)
      .execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.private-erased', entity: 'agent', entityId: agentId },
      after: { papers: Number(papers) },
    })
  })
}

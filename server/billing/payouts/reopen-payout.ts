import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'

/**
 * Reopens a payout, audited with the reason: its lines are open again, its row stays as a record, and its statement is
 * not mailed if it waits still (docs/product.md P7.88).
 * @throws AppError not_found (404), conflict (409) when it was reopened before
 */
export async function reopenPayout(
  db: Database,
  { id, reason, actor, requestId }: By<AdminActor> & { id: string; reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payout = await trx
      .selectFrom('payouts')
      .select(['agent_id', 'month', 'cents', 'reopened_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!payout) throw notFound('We do not know this payout')
    if (payout.reopened_at !== null) throw conflict('This payout was reopened already')
    await trx
      .updateTable('payouts')
      .set({ reopened_at: sql`now()`, reopened_by: actor.userId, reopen_reason: reason })
      .where('id', '=', id)
      .execute()
    await trx.updateTable('agent_earnings').set({ payout_id: null }).where('payout_id', '=', id).execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'payout.reopened', entity: 'payout', entityId: id, reason },
      before: { agentId: payout.agent_id, month: String(payout.month).slice(0, 7), cents: payout.cents },
    })
  })
}

import { recordAudit } from '#server/audit/record.ts'
import { lockShare, type ShareRow, saveShare } from '#server/catalog/agents/share-rows.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'

/** An admin's request to set an agent's share of each booking. */
export interface ShareChange extends By<AdminActor> {
  id: string
  percent: number | null
  /** Integer cents for each booking. */
  flat: number | null
  reason: string
}

/**
 * Sets an agent's share of the bookings that enter a statement from now on, audited with the reason (docs/product.md
 * P7.43). A request that changes nothing is a no-op.
 * @throws AppError not_found (404)
 */
export async function setShare(db: Database, { id, percent, flat, ...by }: ShareChange): Promise<ShareRow> {
  return db.transaction().execute(async (trx) => {
    const row = await lockShare(trx, id)
    if (!row) throw notFound('We do not know this agent')
    if (row.share_percent === percent && row.share_flat_cents === flat) return row
    const saved = await saveShare(trx, id, { percent, flat })
    await recordAudit(trx, {
      ...by,
      action: 'agent.share-changed',
      entity: 'agent',
      entityId: id,
      before: { percent: row.share_percent, flatCents: row.share_flat_cents },
      after: { percent, flatCents: flat },
    })
    return saved
  })
}

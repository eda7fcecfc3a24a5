import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'

/**
 * Requires a second factor of every admin, or no longer (docs/product.md P1.26), audited. A request that changes nothing is a no-op.
 * @returns whether it is required now
 */
export async function requireFactor(
  db: Database,
  { required, actor, requestId }: By<Actor> & { required: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('agency_settings')
      .set({ require_second_factor: required })
      .where('require_second_factor', '<>', required)
      .returning('require_second_factor')
      .executeTakeFirst()
    if (!changed) return required
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'settings.changed', entity: 'settings', entityId: 'agency' },
      before: { requireSecondFactor: !required },
      after: { requireSecondFactor: required },
    })
    return required
  })
}

import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'

/** Whether bookers may open agents' private details and papers (docs/product.md P6.89). */
export async function mayBookersOpen(db: Database): Promise<boolean> {
  const row = await db.selectFrom('agency_settings').select('bookers_open_private').executeTakeFirst()
  return row?.bookers_open_private ?? false
}

/**
 * Lets bookers open agents' private details and papers, or no longer, audited. A request that changes nothing is a no-op.
 * @returns whether they may now
 */
export async function letBookersOpen(
  db: Database,
  { allowed, actor, requestId }: By<Actor> & { allowed: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('agency_settings')
      .set({ bookers_open_private: allowed })
      .where('bookers_open_private', '<>', allowed)
      .returning('bookers_open_private')
      .executeTakeFirst()
    if (!changed) return allowed
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'settings.changed', entity: 'settings', entityId: 'agency' },
      before: { bookersOpenPrivate: !allowed },
      after: { bookersOpenPrivate: allowed },
    })
    return allowed
  })
}

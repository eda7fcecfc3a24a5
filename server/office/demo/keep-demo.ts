import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { findDemo } from './demo-rows.ts'
import { noDemo } from './preview-removal.ts'

/**
 * Keeps the demo for now, or asks about it again, audited (docs/product.md P17.1). A request that changes nothing is a
 * no-op.
 * @throws AppError conflict (409) when there is no demo
 */
export async function keepDemo(
  db: Database,
  { kept, actor, requestId }: By<OwnerActor> & { kept: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const demo = await findDemo(trx, { lock: true })
    if (!demo) throw noDemo()
    if ((demo.kept_at !== null) === kept) return
    await trx
      .updateTable('demo_data')
      .set((eb) => ({ kept_at: kept ? eb.fn<Date>('now') : null, kept_by: kept ? actor.userId : null }))
      .execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'demo.kept', entity: 'setup', entityId: 'demo', after: { kept } },
    })
  })
}

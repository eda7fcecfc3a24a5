import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'

/**
 * Puts the categories in an order, audited; every list has them in it (docs/product.md P6.128). The same order again is
 * a no-op.
 * @param ids each category once
 * @throws AppError 409 when they are not the categories there are
 */
export async function orderCategories(
  db: Database,
  { ids, actor, requestId }: By<AdminActor> & { ids: readonly string[] },
): Promise<void> {
  const wanted = ids.map((id) => id.toLowerCase())
  await db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('categories').select(['id', 'name']).orderBy('id').forUpdate().execute()
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    const isComplete = wanted.length === names.size && new Set(wanted).size === names.size
    if (!isComplete || wanted.some((id) => !names.has(id))) {
      throw conflict('The categories have changed. Look at the list again.')
    }
    const before = await listNames(trx)
    const after = wanted.map((id) => names.get(id) ?? '')
    if (before.join() === after.join()) return
    await sql`
      update categories c set position = placed.place
      from unnest(${wanted}::uuid[]) with ordinality as placed(id, place)
      where placed.id = c.id and c.position <> placed.place`.execute(trx)
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'category.ordered', entity: 'category', entityId: 'order' },
      before: { order: before },
      after: { order: after },
    })
  })
}

async function listNames(trx: Database): Promise<string[]> {
  const rows = await trx
    .selectFrom('categories')
    .select('name')
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'

/**
 * Changes a customer's own name, audited; the same name is a no-op (docs/product.md P4.6).
 * @returns the name as stored
 */
export async function changeName(
  db: Database,
  { name, actor, requestId }: By<CustomerActor> & { name: string },
): Promise<{ name: string }> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('customers')
      .select('name')
      .where('id', '=', actor.customerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow() // a session has its customer
    if (before.name === name) return { name }
    await trx.updateTable('customers').set({ name }).where('id', '=', actor.customerId).execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'customer.name-changed', entity: 'customer', entityId: actor.customerId },
      ...{ before: { name: before.name }, after: { name } },
    })
    return { name }
  })
}

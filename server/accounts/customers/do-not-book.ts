import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import type { setDoNotBook as contract } from '#shared/contract/accounts/customers.admin.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import { lockCustomer } from './lock-customer.ts'

/** A change of whether the office books for a customer. */
export interface DoNotBookChange extends By<AdminActor> {
  /** Of the customer. */
  id: string
  /** Null to book for them again. */
  reason: string | null
}

/**
 * Marks a customer do not book, changes the reason, or lifts the mark; audited (docs/product.md P6.116). Since and by
 * are of the first mark. A change that changes nothing is a no-op. Nobody is mailed.
 * @throws AppError not_found (404) for an unknown customer, conflict (409) for an erased or merged one
 */
export async function changeDoNotBook(
  db: Database,
  { id, reason, actor, requestId }: DoNotBookChange,
): Promise<EndpointAnswer<typeof contract>> {
  return db.transaction().execute(async (trx) => {
    const before = await lockCustomer(trx, id)
    if (before.do_not_book_reason !== reason) {
      const isFirst = before.do_not_book_reason === null
      await trx
        .updateTable('customers')
        .set({
          do_not_book_reason: reason,
          ...(reason === null && { do_not_book_since: null, do_not_book_by: null }),
          ...(reason !== null && isFirst && { do_not_book_since: sql`now()`, do_not_book_by: actor.userId }),
        })
        .where('id', '=', id)
        .execute()
      await recordAudit(trx, {
        actor,
        action: reason === null ? 'customer.booked-again' : 'customer.do-not-book',
        entity: 'customer',
        entityId: id,
        before: { doNotBook: before.do_not_book_reason },
        after: { doNotBook: reason },
        requestId,
      })
    }
    return { id, doNotBook: await findDoNotBook(trx, id) }
  })
}

/** Why the office no longer books for a customer; null while it does. */
export async function findDoNotBook(db: Database, id: string): Promise<EndpointAnswer<typeof contract>['doNotBook']> {
  const row = await db
    .selectFrom('customers as c')
    .leftJoin('users as u', 'u.id', 'c.do_not_book_by')
    .select(['c.do_not_book_reason as reason', 'c.do_not_book_since as since', 'u.username as by'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  return row?.reason && row.since ? { reason: row.reason, since: row.since.toISOString(), by: row.by } : null
}

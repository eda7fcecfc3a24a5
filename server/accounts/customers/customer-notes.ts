import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import type { addCustomerNote } from '#shared/contract/accounts/customers.admin.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import { lockCustomer } from './lock-customer.ts'

type Note = EndpointAnswer<typeof addCustomerNote>

/** The most notes returned for one customer, the latest. */
const MAX_NOTES = 200

const notes = (db: Database) =>
  db
    .selectFrom('customer_notes as n')
    .leftJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.content', 'n.created_at', 'u.username as author'])

const present = (row: { id: string; content: string; created_at: Date; author: string | null }): Note => ({
  id: row.id,
  author: row.author,
  content: row.content,
  createdAt: row.created_at.toISOString(),
})

/** What the office wrote down about a customer, the latest first. */
export async function listCustomerNotes(db: Database, customerId: string): Promise<Note[]> {
  const rows = await notes(db)
    .where('n.customer_id', '=', customerId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(MAX_NOTES)
    .execute()
  return rows.map(present)
}

/**
 * Writes a note on a customer. The trail says that it was written; what it says stays in the note.
 * @throws AppError not_found (404) for an unknown customer, conflict (409) for an erased or merged one
 */
export async function writeCustomerNote(
  db: Database,
  { customerId, content, actor, requestId }: By<AdminActor> & { customerId: string; content: string },
): Promise<Note> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId)
    const { id } = await trx
      .insertInto('customer_notes')
      .values({ customer_id: customerId, author_id: actor.userId, content })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(trx, {
      actor,
      action: 'customer.note-written',
      entity: 'customer',
      entityId: customerId,
      after: { noteId: id },
      requestId,
    })
    return present(await notes(trx).where('n.id', '=', id).executeTakeFirstOrThrow())
  })
}

import type { Database } from '#server/db/client.ts'

/** What the office wrote down about the events of a customer. */
export async function readEvents(db: Database, id: string) {
  return db
    .selectFrom('events')
    .select(['id', 'title', 'contact_name', 'contact_phone', 'notes', 'created_at'])
    .where('customer_id', '=', id)
    .orderBy('created_at')
    .execute()
}

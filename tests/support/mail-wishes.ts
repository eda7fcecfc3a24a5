import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** A wish for another email and phone that waits for the office, and one that waits for the link it mailed. */
export async function buildWishes(db: Database, ids: { open: string; mailed: string }) {
  const wanted = { email: 'casey.new@example.com', phone: '(404) 555-0188' }
  const wish = await db
    .insertInto('contact_wishes')
    .values({ customer_id: ids.open, ...wanted })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mailedWish = await db
    .insertInto('contact_wishes')
    .values({ customer_id: ids.mailed, email: wanted.email, approved_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { wish, mailedWish }
}

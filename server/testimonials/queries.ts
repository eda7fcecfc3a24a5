import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'

/**
 * Approved testimonials, newest first, one page by key.
 * @param page the key it begins after, and rows at most
 */
export async function listApproved(db: Database, page: ListPage) {
  return db
    .selectFrom('testimonials')
    .select(['id', 'booking_id', 'customer_name', 'customer_image', 'rating', 'content', 'event_type', 'is_approved'])
    .select(['reply', 'replied_at', 'created_at', keyTime('created_at').as('key_at')])
    .where('is_approved', '=', true)
    .$call(takePage(orderByTime('testimonials'), page))
    .execute()
}

/** How many testimonials are approved. */
export async function countApproved(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('testimonials')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_approved', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

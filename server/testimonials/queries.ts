import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'

/**
 * Approved testimonials, newest first, one page by key.
 * @param after where the page before ended
 * @param limit rows at most
 */
export async function listApproved(
  db: Database,
  { after, limit }: { after?: { at: string; id: string } | undefined; limit: number },
) {
  let query = db
    .selectFrom('testimonials')
    .select(['id', 'booking_id', 'customer_name', 'customer_image', 'rating', 'content', 'event_type', 'is_approved'])
    .select(['created_at', keyTime('created_at').as('key_at')])
    .where('is_approved', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
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

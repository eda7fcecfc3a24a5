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

/** Reviews shown on a profile. */
const LATEST = 3

/**
 * The latest approved reviews of an agent's bookings, newest first (docs/product.md P9.12).
 * @returns up to three, each with `total`, how many there are
 */
export async function listLatestOfAgent(db: Database, agentId: string) {
  return db
    .selectFrom('testimonials as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .select(['t.id', 't.booking_id', 't.customer_name', 't.customer_image', 't.rating', 't.content', 't.event_type'])
    .select([
      't.is_approved',
      't.reply',
      't.replied_at',
      't.created_at',
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('b.agent_id', '=', agentId)
    .where('t.is_approved', '=', true)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(LATEST)
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

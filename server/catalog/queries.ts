import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'

/** Where a page of a list ended: the time and id of its last row. */
export interface PageKey {
  at: string
  id: string
}

const LISTED = [
  'id',
  'name',
  'category',
  'bio',
  'experience',
  'specialties',
  'hourly_rate',
  'image',
  'instagram',
  'twitter',
  'website',
  'availability',
  'total_bookings',
  'rating',
  'created_at',
] as const

/**
 * The agents everyone may see, oldest first, one page by key.
 * @param after where the page before ended
 * @param limit rows at most
 */
export async function listAgents(db: Database, { after, limit }: { after?: PageKey | undefined; limit: number }) {
  let query = db
    .selectFrom('agents')
    .select(LISTED)
    .select(keyTime('created_at').as('key_at'))
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
  if (after) query = query.where(sql<boolean>`(created_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

/** How many agents everyone may see, by category. */
export async function countAgentsByCategory(db: Database) {
  return db
    .selectFrom('agents')
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .where('archived_at', 'is', null)
    .groupBy('category')
    .orderBy('category')
    .execute()
}

/** All categories, by name as shown. */
export async function listCategories(db: Database) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'display_name', 'description', 'image', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** One rendering of a stored picture, or undefined. */
export async function findImageVariant(db: Database, id: string, width: number, format: 'avif' | 'webp') {
  return db
    .selectFrom('image_variants')
    .select('bytes')
    .where('image_id', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
}

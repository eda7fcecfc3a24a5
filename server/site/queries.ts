import { sql } from 'kysely'
import { IS_PUBLIC, selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'

/** How many approved reviews there are, and their mean; null without any. */
export async function findReviewSummary(db: Database): Promise<{ count: number; mean: number | null }> {
  return db
    .selectFrom('testimonials')
    .select([sql<number>`count(*)::int`.as('count'), sql<number | null>`round(avg(rating), 2)`.as('mean')])
    .where('is_approved', '=', true)
    .executeTakeFirstOrThrow()
}

/** An agent as a shared link shows one, or undefined. */
export async function findSharedAgent(db: Database, id: string) {
  return db
    .selectFrom('agents')
    .select(['id', 'name', 'category', 'bio', selectPicture('agents').as('image'), 'hourly_rate'])
    .where('id', '=', id)
    .where(IS_PUBLIC)
    .executeTakeFirst()
}

/** Profiles in the sitemap, at most: what one sitemap may hold, less the pages. */
const SITEMAP_AGENTS = 49_000

/** Everyone whose profile can be shared, with when it last changed. */
export async function listSharedAgents(db: Database) {
  return db
    .selectFrom('agents')
    .select(['id', 'updated_at'])
    .where(IS_PUBLIC)
    .orderBy('created_at')
    .orderBy('id')
    .limit(SITEMAP_AGENTS)
    .execute()
}

import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * The picture an agent is shown with: the uploaded one, else the drawn poster. One from another site is never shown
 * (docs/product.md P6.19).
 * @param agents the table's alias
 */
export const selectPicture = (agents: string) =>
  sql<string | null>`case when ${sql.ref(`${agents}.image`)} like '/api/images/%'
    then ${sql.ref(`${agents}.image`)} else ${sql.ref(`${agents}.poster_image`)} end`

/** Matches an agent everyone may see: published and not archived (docs/product.md P5.25). */
export const IS_PUBLIC = sql<boolean>`(archived_at is null and published_at is not null)`

/** The columns everyone may see of an agent, besides the picture. */
export const LISTED = [
  'id',
  'name',
  'category',
  'bio',
  'experience',
  'specialties',
  'hourly_rate',
  'instagram',
  'twitter',
  'website',
  'availability',
  'total_bookings',
  'rating',
  'created_at',
] as const

/** The columns of the facts on a profile. */
export const FACTS = ['travel', 'setup', 'bring'] as const

/**
 * The facts of an agent on the roster; undefined when there is no such agent.
 * @param publicly only when everyone may see the agent (docs/product.md P5.25)
 */
export async function findFacts(db: Database, id: string, publicly: boolean) {
  return db
    .selectFrom('agents')
    .select(FACTS)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .$if(publicly, (query) => query.where('published_at', 'is not', null))
    .executeTakeFirst()
}

/** The categories everyone may see with their lowest rates, in the office's order (docs/product.md P6.129). */
export async function listCategories(db: Database) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'display_name', 'description', 'image', 'created_at', 'hidden', 'features'])
    .select(
      sql<number | null>`(select min(hourly_rate) from agents
        where category = categories.name and ${IS_PUBLIC} and availability and hourly_rate > 0)`.as('lowest_rate'),
    )
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Where the bytes of a rendering are; undefined when there is none. */
export async function findImageVariant(db: Database, id: string, width: number, format: 'avif' | 'webp') {
  return db
    .selectFrom('image_variants')
    .select(['bytes', 'object_key'])
    .where('image_id', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
}

import type { Database } from '#server/db/client.ts'

/** The columns everyone may see of an agent. */
export const LISTED = [
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

import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { BrandCategory } from '#shared/model/brand.ts'

/** What owners set over the original brand, as it is stored; null is the original. */
export type BrandRow = Awaited<ReturnType<typeof findBrandRow>>

/** The one row of the brand, with the size and tone of its logo, the agency's place and its categories; migrations made them. */
export async function findBrandRow(db: Database) {
  return db
    .selectFrom('brand_settings as b')
    .innerJoin('place_settings as p', 'p.singleton', 'b.singleton')
    .innerJoin('agency_settings as a', 'a.id', 'b.singleton')
    .leftJoin('brand_sets as logo', 'logo.id', 'b.logo_set')
    .select([
      'b.name',
      'b.phone',
      'b.email',
      'b.accent_dark',
      'b.accent_light',
      'b.logo_set',
      'b.hero_set',
      'a.address',
    ])
    .select(['b.made_set', 'b.version', 'logo.width', 'logo.height', 'logo.tone'])
    .select(
      sql<BrandCategory[]>`coalesce((
        select json_agg(json_build_object('name', c.name, 'displayName', c.display_name) order by c.position, c.created_at, c.id)
        from categories c where not c.hidden), '[]')`.as('categories'),
    )
    .select(['p.city', 'p.time_zone', 'p.currency', 'p.week_start', 'p.date_order', 'p.clock', 'p.phone_code'])
    .executeTakeFirstOrThrow()
}

/** A stored file of the agency's look; undefined when there is none. */
export async function findBrandFile(db: Database, id: string, name: string) {
  return db
    .selectFrom('brand_files')
    .select(['type', 'bytes'])
    .where('set_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Logos kept in memory: a bill is printed with the one it was issued with. */
const KEPT_LOGOS = 4

/**
 * Finds the picture of a logo for paper, by its hash, and keeps the last few.
 * @returns a finder; it finds nothing for a hash that is not stored
 */
export function rememberLogos(db: Database): (id: string) => Promise<Buffer | undefined> {
  const kept = new Map<string, Buffer>()
  return async (id) => {
    const known = kept.get(id)
    if (known) return known
    const file = await findBrandFile(db, id, 'logo.png')
    if (!file) return undefined
    const [oldest] = kept.keys()
    if (kept.size >= KEPT_LOGOS && oldest !== undefined) kept.delete(oldest)
    kept.set(id, file.bytes)
    return file.bytes
  }
}

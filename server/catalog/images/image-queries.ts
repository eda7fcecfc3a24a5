import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { StoredRendering } from './stored-renderings.ts'

/**
 * Stores a picture with its renderings. One that is stored already gets a new time; renderings that are in the bucket are
 * replaced by the new ones, because the bucket may have lost them (docs/product.md S126).
 * @param userId the uploader; null for a drawn poster
 */
export async function insertImage(
  trx: Database,
  { id, userId, renderings }: { id: string; userId: string | null; renderings: readonly StoredRendering[] },
): Promise<void> {
  await trx
    .insertInto('images')
    .values({ id, uploaded_by: userId })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at: sql`now()` }))
    .execute()
  await trx
    .insertInto('image_variants')
    .values(renderings.map((rendering) => ({ image_id: id, ...rendering })))
    .onConflict((conflict) =>
      conflict
        .columns(['image_id', 'width', 'format'])
        .doUpdateSet((row) => ({ bytes: row.ref('excluded.bytes'), object_key: row.ref('excluded.object_key') }))
        .where('image_variants.object_key', 'is not', null),
    )
    .execute()
}

/** Pictures that one sweep deletes at most. */
const SWEEP_LIMIT = 1000

/**
 * Deletes pictures older than a day that nothing refers to: no agent, photo of a profile, category or testimonial (docs/product.md S37).
 * @returns how many
 */
export async function sweepOrphanImages(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with shown as (
      select substring(image from '^/api/images/([0-9a-f]{64})/') as id
      from (
        select image from agents union all select poster_image from agents union all select image from categories
        union all select customer_image from testimonials
      ) as pictures
      where image like '/api/images/%'
      union all select image_id from agent_photos
    )
    delete from images where id in (
      select id from images i
      where created_at < now() - interval '1 day' and not exists (select from shown where shown.id = i.id)
      limit ${SWEEP_LIMIT}
    ) and created_at < now() - interval '1 day'`.execute(db)
  return Number(numAffectedRows)
}

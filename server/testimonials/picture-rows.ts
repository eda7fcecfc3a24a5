import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** How often a picture can be sent for one review (docs/product.md S37). */
export const MOST_ATTEMPTS = 10

/**
 * Counts one more attempt to send the picture of a review.
 * @returns false when there were as many as there may be
 */
export async function countAttempt(db: Database, bookingId: string): Promise<boolean> {
  const counted = await db
    .insertInto('review_pictures')
    .values({ booking_id: bookingId })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet({ attempts: sql`review_pictures.attempts + 1` })
        .where('review_pictures.attempts', '<', MOST_ATTEMPTS),
    )
    .returning('booking_id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Makes a stored picture the one of a review; the one before is left to the sweep. */
export async function choosePicture(trx: Database, bookingId: string, imageId: string): Promise<void> {
  await trx
    .updateTable('review_pictures')
    .set({ image_id: imageId })
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

/** The picture chosen for a review, by its content hash; undefined when there is none, or it was swept. */
export async function findChosenPicture(trx: Database, bookingId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('review_pictures')
    .select('image_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row?.image_id ?? undefined
}

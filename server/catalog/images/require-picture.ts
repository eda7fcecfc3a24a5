import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import { findImageId, IMAGE_FORMATS, IMAGE_WIDTHS, imagePath } from '#shared/model/image.ts'

const renderings = (id: string) =>
  IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => imagePath(id, width, format)))

/**
 * Refuses every picture but an uploaded one that is still stored (docs/product.md P6.19). Call it in the transaction
 * that refers to the picture, so that no sweep deletes it meanwhile.
 * @param image the address that was sent; null for no picture
 * @param field what the form calls the picture
 * @throws AppError invalid_request (400) with a message for the field
 */
export async function requirePicture(trx: Database, image: string | null | undefined, field = 'image'): Promise<void> {
  if (image === null || image === undefined) return
  const id = findImageId(image)
  if (id === undefined || !renderings(id).includes(image)) {
    const isElsewhere = /^https?:/i.test(image)
    throw invalid({
      [field]: isElsewhere
        ? 'We don’t show pictures from other sites. Please upload the picture.'
        : 'Please upload a picture',
    })
  }
  // gets a new time: the sweep deletes old pictures only, and checks a row again that changed meanwhile
  const { numUpdatedRows } = await trx
    .updateTable('images')
    .set({ created_at: sql`case when created_at < now() - interval '12 hours' then now() else created_at end` })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw invalid({ [field]: 'This picture is no longer stored. Please upload it again.' })
}

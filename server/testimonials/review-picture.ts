import { hashToken } from '#server/accounts/sessions/sessions.ts'
import { recordAudit } from '#server/audit/record.ts'
import { insertImage } from '#server/catalog/images/image-queries.ts'
import { renderImage } from '#server/catalog/images/render-image.ts'
import { idOfRenderings } from '#server/catalog/images/renderings.ts'
import { requirePicture } from '#server/catalog/images/require-picture.ts'
import { admitUpload } from '#server/catalog/images/store-image.ts'
import { storeRenderings } from '#server/catalog/images/stored-renderings.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { findImageId, imagePath } from '#shared/model/image.ts'
import * as rows from './picture-rows.ts'
import { requireReviewable, requireReviewLink } from './reviewable.ts'

/** Shown small, beside a name. */
const pathOf = (imageId: string) => imagePath(imageId, 300, 'webp')

/** A picture sent with a review. */
export interface PictureUpload extends By<Actor | null> {
  /** Reads what was sent; called when the review is possible and there is room. */
  read: () => Promise<Buffer>
}

/**
 * Stores the picture for a review of one of the customer's completed bookings (docs/product.md P9.7), by the upload rules S36 and S37.
 * @returns its address, to be sent with the review
 * @throws AppError 404, 409 and 422 as the review itself, 409 after 10 attempts, 400 and 413 for what is no picture
 */
export async function uploadForBooking(
  context: AppContext,
  whose: { bookingId: string; customerId: string },
  upload: PictureUpload,
): Promise<string> {
  await requireReviewable(context.db, whose)
  return store(context, whose.bookingId, upload)
}

/**
 * Stores the picture for a review by a mailed link, which this doesn't spend.
 * @throws AppError 404 for a link that is unknown, used or has expired, and as above
 */
export async function uploadByLink(context: AppContext, token: string, upload: PictureUpload): Promise<string> {
  const { booking_id } = await requireReviewLink(context.db, hashToken(token))
  return store(context, booking_id, upload)
}

async function store(
  { db, objects }: AppContext,
  bookingId: string,
  { actor, requestId, read }: PictureUpload,
): Promise<string> {
  return admitUpload(async () => {
    if (!(await rows.countAttempt(db, bookingId))) {
      throw conflict(`A picture can be sent ${rows.MOST_ATTEMPTS} times for one review. Send the review without it.`)
    }
    const renderings = await renderImage(await read())
    const id = idOfRenderings(renderings)
    const stored = await storeRenderings(renderings, objects.store)
    await db.transaction().execute(async (trx) => {
      await insertImage(trx, { id, userId: null, renderings: stored })
      await rows.choosePicture(trx, bookingId, id)
      await recordAudit(trx, { actor, action: 'image.uploaded', entity: 'image', entityId: id, requestId })
    })
    return pathOf(id)
  })
}

/**
 * Refuses every picture but the one that was sent for this review, and keeps that one from the sweep.
 * @param image the address in the review; null is no picture
 * @throws AppError 400 for another picture, or one that is no longer stored
 */
export async function requireOwnPicture(trx: Database, bookingId: string, image: string | null): Promise<void> {
  if (image === null) return
  const chosen = await rows.findChosenPicture(trx, bookingId)
  if (chosen === undefined || findImageId(image) !== chosen || image !== pathOf(chosen)) {
    throw invalid({ customerImage: 'This picture is no longer stored. Please choose it again.' })
  }
  await requirePicture(trx, image)
}

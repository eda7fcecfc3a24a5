import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { AdminActor, AgentActor, By } from '#server/http/requests/actor.ts'
import { limitConcurrency } from '#server/http/requests/concurrency-limit.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { imagePath } from '#shared/model/image.ts'
import { insertImage, listRecentUploads, lockUploadsOf } from './image-queries.ts'
import { renderImage } from './render-image.ts'
import { idOfRenderings } from './renderings.ts'

/** Pictures a user may upload in 24 hours (docs/product.md S37). */
const DAILY_UPLOADS = 50

/** Uploads under way at once, each up to 10 MB; one more is refused with 503 before it is read. */
export const admitUpload = limitConcurrency(10, 0)

/** A picture an admin or an agent uploads. */
export interface Upload extends By<AdminActor | AgentActor> {
  /** Reads what was sent; called when there is room for it. */
  read: () => Promise<Buffer>
}

/**
 * Stores a picture: decodes and renders it, and names it by the hash of a rendering. So the same picture is stored
 * once, and an address always shows the same picture (docs/product.md S36, S37).
 * @returns its address
 * @throws AppError invalid_request (400), too_large (413), too_many_requests (429), unavailable (503)
 */
export async function storeImage({ db, now }: AppContext, { actor, requestId, read }: Upload): Promise<string> {
  return admitUpload(async () => {
    const assertQuota = async (connection: AppContext['db']) => {
      const recent = await listRecentUploads(connection, actor.userId, DAILY_UPLOADS)
      const [oldest] = recent
      if (oldest === undefined || recent.length < DAILY_UPLOADS) return
      const wait = Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now().getTime()) / 1000))
      const sentence = `You have uploaded ${DAILY_UPLOADS} pictures in the last 24 hours. Please try again later.`
      throw new AppError('too_many_requests', sentence, { retryAfter: wait })
    }
    await assertQuota(db)
    const renderings = await renderImage(await read())
    const id = idOfRenderings(renderings)
    await db.transaction().execute(async (trx) => {
      await lockUploadsOf(trx, actor.userId)
      await assertQuota(trx)
      await insertImage(trx, { id, userId: actor.userId, renderings })
      await recordAudit(trx, { actor, action: 'image.uploaded', entity: 'image', entityId: id, requestId })
    })
    return imagePath(id, 600, 'webp')
  })
}

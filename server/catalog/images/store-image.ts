import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { AdminActor, AgentActor, By } from '#server/http/requests/actor.ts'
import { limitConcurrency } from '#server/http/requests/concurrency-limit.ts'
import { imagePath } from '#shared/model/image.ts'
import { insertImage } from './image-queries.ts'
import { countWork, findWait, type Wait } from './picture-work.ts'
import { renderImage } from './render-image.ts'
import { idOfRenderings } from './renderings.ts'
import { storeRenderings } from './stored-renderings.ts'

/** Uploads under way at once, each up to 10 MB; one more is refused with 503 before it is read. */
export const admitUpload = limitConcurrency(10, 0)

/** Uploads of one user under way at once in this process. */
const UPLOADS_OF_USER = 2
const underWay = new Map<string, number>()

/** Runs an upload of a user; refuses a third at once with 429. */
async function admitUser<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const count = underWay.get(userId) ?? 0
  if (count >= UPLOADS_OF_USER) {
    const sentence = 'Two of your uploads are under way. Please wait until one is done.'
    throw new AppError('too_many_requests', sentence, { retryAfter: 5 })
  }
  underWay.set(userId, count + 1)
  try {
    return await work()
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1
    if (left === 0) underWay.delete(userId)
    else underWay.set(userId, left)
  }
}

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
export async function storeImage(context: AppContext, upload: Upload): Promise<string> {
  const { actor, requestId } = upload
  return takeUpload(context, upload, async (bytes) => {
    const renderings = await renderImage(bytes)
    const id = idOfRenderings(renderings)
    const stored = await storeRenderings(renderings, context.objects.store)
    await context.db.transaction().execute(async (trx) => {
      await insertImage(trx, { id, userId: actor.userId, renderings: stored })
      await recordAudit(trx, { actor, action: 'image.uploaded', entity: 'image', entityId: id, requestId })
    })
    return imagePath(id, 600, 'webp')
  })
}

/**
 * Reads an upload when there is room for it, and counts it among its user's.
 * @param store what is done with the file
 * @throws AppError too_large (413), too_many_requests (429), unavailable (503)
 */
export async function takeUpload<T>(
  { db }: Pick<AppContext, 'db'>,
  { actor, read }: Pick<Upload, 'actor' | 'read'>,
  store: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  const take = async () => {
    refuseDuring(await findWait(db, actor.userId, 'upload'))
    const bytes = await read()
    // decoding is the work: one that is refused counts too
    refuseDuring(await countWork(db, actor.userId, 'upload'))
    return store(bytes)
  }
  return admitUser(actor.userId, () => admitUpload(take))
}

function refuseDuring(wait: Wait | undefined): void {
  if (wait === undefined) return
  const sentence = 'You have uploaded 50 pictures in the last 24 hours. Please try again later.'
  throw new AppError('too_many_requests', sentence, { retryAfter: wait.seconds })
}

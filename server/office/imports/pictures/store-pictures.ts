import { insertImage } from '#server/catalog/images/image-queries.ts'
import { renderImage } from '#server/catalog/images/render-image.ts'
import { idOfRenderings } from '#server/catalog/images/renderings.ts'
import { storeRenderings } from '#server/catalog/images/stored-renderings.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { UnfetchablePicture } from '#server/integrations/fetch-picture.ts'
import type { Objects } from '#server/objects/objects.ts'
import { countStep, findBatch } from '../batch-rows.ts'
import { insertFindings, setVerdict } from '../row-rows.ts'
import { deletePicture, findWaitingPicture, saveImage, type WaitingPicture } from './picture-rows.ts'

/** Fetches a picture from its address. */
export type FetchPicture = (address: string) => Promise<Buffer>

/**
 * Stores the next picture of an import that runs, before its rows are imported: fetched or as uploaded, decoded and rendered as
 * every upload, by its content (docs/product.md P17.42). It happens outside of transactions, and a picture that another
 * process has stored meanwhile is stored once. One that can't be had or read is a finding.
 * @returns false when none waits
 */
export async function storeNextPicture(
  { db, log, objects }: Pick<AppContext, 'db' | 'log' | 'objects'>,
  fetchPicture: FetchPicture,
): Promise<boolean> {
  const picture = await findWaitingPicture(db)
  if (!picture) return false
  const rendered = await render(picture, fetchPicture, objects).catch((error: unknown) => {
    if (error instanceof UnfetchablePicture || error instanceof AppError) return error.message
    log.error({ err: error, import: picture.batch_id }, 'a picture could not be stored')
    return 'This picture could not be stored'
  })
  await db.transaction().execute(async (trx) => {
    // another process was first, or the import is no longer there
    if (!(await deletePicture(trx, picture))) return
    await countStep(trx, picture.batch_id)
    if (typeof rendered === 'string') return leaveOut(trx, picture, rendered)
    const { created_by: userId } = await findBatch(trx, picture.batch_id)
    await insertImage(trx, { ...rendered, userId })
    await saveImage(trx, picture, rendered.id)
  })
  return true
}

async function render({ bytes, address }: WaitingPicture, fetchPicture: FetchPicture, objects: Objects) {
  const renderings = await renderImage(bytes ?? (await fetchPicture(address ?? '')))
  return { id: idOfRenderings(renderings), renderings: await storeRenderings(renderings, objects.storeAnyway) }
}

/** A photo that fails is left out; someone whose picture fails is imported without it. */
async function leaveOut(trx: Database, { batch_id, position, address }: WaitingPicture, message: string) {
  const { headings, columns } = await findBatch(trx, batch_id)
  const heading = headings[columns.indexOf(address === null ? 'file' : 'photo')] ?? null
  const value = address?.slice(0, 200) ?? null
  await insertFindings(trx, batch_id, [{ position, heading, kind: 'problem', value, message }])
  if (address === null) await setVerdict(trx, batch_id, [position], 'problem')
}

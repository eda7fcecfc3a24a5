import { recordAudit } from '#server/audit/record.ts'
import { renderScene } from '#server/catalog/images/render-scene.ts'
import { takeUpload } from '#server/catalog/images/store-image.ts'
import type { AppContext } from '#server/context.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { brandPath } from '#shared/model/brand.ts'
import { insertSet, type LookSet, nameSet } from './brand-sets.ts'
import { drawLogo } from './draw-logo.ts'

/** A picture an owner uploads for the brand. */
interface LookUpload extends By<OwnerActor> {
  /** Reads what was sent; called when there is room for it. */
  read: () => Promise<Buffer>
}

/**
 * Stores a logo, drawn anew; it shows once the brand is saved with it (docs/product.md P6.213).
 * @returns its address, size and tone
 * @throws AppError invalid_request (400), too_large (413), too_many_requests (429), unavailable (503)
 */
export async function storeLogo(context: AppContext, upload: LookUpload) {
  return takeUpload(context, upload, async (bytes) => {
    const set = await drawLogo(bytes)
    await store(context, set, upload)
    const { width, height, tone } = set.logo ?? { width: 1, height: 1, tone: 'own' as const }
    return { imageUrl: brandPath(set.id, 'logo.webp'), width, height, tone }
  })
}

/**
 * Stores a photo for the first page; it shows once the brand is saved with it (docs/product.md P6.214).
 * @returns its address
 * @throws AppError as storeLogo
 */
export async function storeHero(context: AppContext, upload: LookUpload): Promise<string> {
  return takeUpload(context, upload, async (bytes) => {
    const scenes = await renderScene(bytes)
    const set = nameSet({ kind: 'hero', files: scenes.map(({ name, ...file }) => ({ name: `hero-${name}`, ...file })) })
    await store(context, set, upload)
    return brandPath(set.id, 'hero-wide.webp')
  })
}

async function store({ db }: AppContext, set: LookSet, { actor, requestId }: LookUpload): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertSet(trx, set)
    await recordAudit(trx, { actor, action: 'image.uploaded', entity: 'image', entityId: set.id, requestId })
  })
}

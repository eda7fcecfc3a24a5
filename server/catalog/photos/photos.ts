import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { AdminActor, AgentActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { AgentPhoto, NewPhotos } from '#shared/contract/catalog/photos.ts'
import { findImageId, imagePath } from '#shared/model/image.ts'
import { lockRosterAgent } from '../agents/roster.ts'
import { requirePicture } from '../images/require-picture.ts'

/**
 * The photos of an agent's profile, in the order they are shown (docs/product.md P2.35).
 * @param agentId an agent the caller may see
 */
export async function listPhotos(db: Database, agentId: string): Promise<AgentPhoto[]> {
  const rows = await db
    .selectFrom('agent_photos')
    .select(['image_id', 'alt'])
    .where('agent_id', '=', agentId)
    .orderBy('position')
    .execute()
  return rows.map(({ image_id, alt }) => ({ image: imagePath(image_id, 600, 'webp'), alt }))
}

/**
 * The version of a list of photos, which has no row to count it on: a whole number from 0 to 4294967295 made from the
 * pictures, texts and order, so the same list has the same version (docs/product.md P2.35).
 */
export const photosVersion = (photos: readonly AgentPhoto[]): number =>
  createHash('sha256')
    .update(JSON.stringify(photos.map(({ image, alt }) => [image, alt])))
    .digest()
    .readUInt32BE()

/** The new photos of an agent, with the admin or agent who sets them. */
export interface PhotosChange extends By<AdminActor | AgentActor> {
  agentId: string
  photos: NewPhotos
  /** What photosVersion says of the list the change was decided on; undefined takes any. */
  version: number | undefined
}

/**
 * Sets the photos of an agent's profile, audited: the list takes the place of the one before, so the last of two
 * writers without a version leaves a whole list. The same list is a no-op, also with an older version. Lock order:
 * agent, then pictures by address.
 * @returns the photos as they are listed
 * @throws AppError not_found (404) for an agent who isn't on the roster; invalid_request (400) with a field such as
 *   '2.image' for a picture that isn't stored, or that is in the list twice; conflict (409) for a list that someone
 *   else changed since
 */
export async function setPhotos(
  db: Database,
  { agentId, photos, version, actor, requestId }: PhotosChange,
): Promise<AgentPhoto[]> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockRosterAgent(trx, agentId))) throw notFound('We do not know this agent')
    const rows = await readRows(trx, photos)
    const before = await listPhotos(trx, agentId)
    const after = rows.map(({ image_id, alt }) => ({ image: imagePath(image_id, 600, 'webp'), alt }))
    if (isDeepStrictEqual(before, after)) return before
    assertVersion(version, photosVersion(before), 'list of photos')
    await trx.deleteFrom('agent_photos').where('agent_id', '=', agentId).execute()
    if (rows.length > 0) {
      const values = rows.map((row, at) => ({ agent_id: agentId, position: at + 1, ...row }))
      await trx.insertInto('agent_photos').values(values).execute()
    }
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.photos-changed', entity: 'agent', entityId: agentId },
      before: { photos: before },
      after: { photos: after },
    })
    return after
  })
}

/** The photos as rows, each of a picture that is stored. */
async function readRows(trx: Database, photos: NewPhotos): Promise<{ image_id: string; alt: string }[]> {
  const sent = photos.map(({ image, alt }, at) => ({ image, alt, at }))
  // at most eight, one after another, so that two lists lock their pictures in one order
  for (const { image, at } of sent.toSorted((a, b) => (a.image < b.image ? -1 : 1)))
    await requirePicture(trx, image, `${at}.image`)
  const rows = photos.map(({ image, alt }) => ({ image_id: findImageId(image) ?? '', alt }))
  const twice = rows.findIndex(({ image_id }, at) => rows.findIndex((other) => other.image_id === image_id) < at)
  if (twice !== -1) throw invalid({ [`${twice}.image`]: 'This photo is in the list already' })
  return rows
}

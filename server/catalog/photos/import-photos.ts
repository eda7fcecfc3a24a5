import { sql } from 'kysely'
import { lockAgents } from '#server/availability/lock-agent.ts'
import type { Database } from '#server/db/client.ts'
import { PHOTO_LIMIT } from '#shared/model/agent.ts'
import { imagePath } from '#shared/model/image.ts'
import { requestPoster } from '../images/poster-jobs.ts'

/** A stored picture that becomes a photo of a profile. */
export interface ImportedPhoto {
  agentId: string
  imageId: string
}

/** What became of a photo: it was added, is there already, has no room, its picture is no longer stored, nor its person here. */
type Added = 'added' | 'there' | 'full' | 'gone' | 'unknown'

/** A change by an import keeps no other import from being undone. */
const COUNTED = { imported_changes: sql<number>`imported_changes + 1` }

/** The address of a picture where an agent's own picture is kept. */
const ownPath = (imageId: string) => imagePath(imageId, 600, 'webp')

/**
 * Adds pictures of an import behind the photos of profiles, at most eight each (docs/product.md P2.35). The first one of an agent
 * who has a poster becomes the agent's picture too, which cards show (P17.40). Lock order: agents, then pictures.
 * @returns what became of each, in order
 */
export async function insertImportedPhotos(trx: Database, photos: readonly ImportedPhoto[]): Promise<Added[]> {
  if (photos.length === 0) return []
  await lockAgents(
    trx,
    photos.map(({ agentId }) => agentId),
  )
  const agents = sql<string>`any(${[...new Set(photos.map(({ agentId }) => agentId))]}::uuid[])`
  const onRoster = await trx
    .selectFrom('agents')
    .select(['id', 'image'])
    .where('id', '=', agents)
    .where('archived_at', 'is', null)
    .execute()
  const people = new Set(onRoster.map(({ id }) => id))
  const faceless = new Set(onRoster.flatMap(({ id, image }) => (image === null ? [id] : [])))
  const stored = await keepPictures(
    trx,
    photos.map(({ imageId }) => imageId),
  )
  const there = await trx
    .selectFrom('agent_photos')
    .select(['agent_id', 'image_id', 'position'])
    .where('agent_id', '=', agents)
    .orderBy('position')
    .execute()
  const known = new Set(there.map(({ agent_id, image_id }) => `${agent_id} ${image_id}`))
  const last = new Map(there.map(({ agent_id, position }) => [agent_id, position]))
  const rows: { agent_id: string; image_id: string; position: number; alt: string }[] = []
  const added = photos.map(({ agentId, imageId }): Added => {
    const position = (last.get(agentId) ?? 0) + 1
    if (!people.has(agentId)) return 'unknown'
    if (!stored.has(imageId)) return 'gone'
    if (known.has(`${agentId} ${imageId}`)) return 'there'
    if (position > PHOTO_LIMIT) return 'full'
    known.add(`${agentId} ${imageId}`)
    last.set(agentId, position)
    rows.push({ agent_id: agentId, image_id: imageId, position, alt: '' })
    return 'added'
  })
  if (rows.length > 0) await trx.insertInto('agent_photos').values(rows).execute()
  for (const { agent_id, image_id } of rows)
    if (faceless.delete(agent_id))
      await trx
        .updateTable('agents')
        .set({ image: ownPath(image_id), poster_image: null, ...COUNTED })
        .where('id', '=', agent_id)
        .execute()
  return added
}

/**
 * Keeps stored pictures from the sweep until the transaction ends, which then refers to them.
 * @returns the ids of those that are stored
 */
export async function keepPictures(trx: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    update images set created_at = now() where id in (
      select id from images where id = any(${[...new Set(ids)]}::text[]) order by id for update
    ) returning id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Takes photos that an import added off their profiles; those that are off already stay so. The others close up. An agent whose
 * picture was one of them has a poster again.
 */
export async function deleteImportedPhotos(trx: Database, photos: readonly ImportedPhoto[]): Promise<void> {
  if (photos.length === 0) return
  const agents = photos.map(({ agentId }) => agentId)
  const images = photos.map(({ imageId }) => imageId)
  await lockAgents(trx, agents)
  await trx
    .deleteFrom('agent_photos')
    .where(sql<boolean>`(agent_id, image_id) in (select * from unnest(${agents}::uuid[], ${images}::text[]))`)
    .execute()
  await sql`update agent_photos p set position = n.position from (
      select agent_id, image_id, row_number() over (partition by agent_id order by position)::int as position
      from agent_photos where agent_id = any(${agents}::uuid[])
    ) as n where n.agent_id = p.agent_id and n.image_id = p.image_id and n.position <> p.position`.execute(trx)
  for (const { agentId, imageId } of photos) {
    const { numUpdatedRows } = await trx
      .updateTable('agents')
      .set({ image: null, ...COUNTED })
      .where('id', '=', agentId)
      .where('image', '=', ownPath(imageId))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await requestPoster(trx, agentId, null)
  }
}

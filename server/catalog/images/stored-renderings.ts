import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { MovableRow, ObjectColumn } from '#server/objects/move-objects.ts'
import type { Objects, Stored } from '#server/objects/objects.ts'
import { findImageVariant } from '../queries.ts'
import type { Rendering } from './renderings.ts'

/** A rendering as its row keeps it: with its bytes, or with the key of them. */
export type StoredRendering = Omit<Rendering, 'bytes'> & Stored

const FOLDER = 'images'
const typeOf = (format: string) => `image/${format}`

/**
 * Stores the bytes of renderings, before the transaction that inserts their rows.
 * @param keep `objects.store`, or `objects.storeAnyway` for work that no person waits for
 * @throws AppError unavailable (503) from the former
 */
export async function storeRenderings(
  renderings: readonly Rendering[],
  keep: Objects['store'],
): Promise<StoredRendering[]> {
  const files = renderings.map(({ format, bytes }) => ({ folder: FOLDER, type: typeOf(format), bytes }))
  const stored = await keep(files)
  return renderings.flatMap(({ width, height, format }, i) => {
    const where = stored[i]
    return where ? [{ width, height, format, ...where }] : []
  })
}

/**
 * The bytes of a rendering.
 * @returns undefined when there is no such picture
 * @throws AppError unavailable (503) when the bucket does not answer
 */
export async function readRendering(
  { db, objects }: Pick<AppContext, 'db' | 'objects'>,
  { id, width, format }: { id: string; width: number; format: Rendering['format'] },
): Promise<Buffer | undefined> {
  return objects.read(() => findImageVariant(db, id, width, format))
}

const ID = sql<string>`image_id || '/' || width || '/' || format`

/** Renderings as they move between the database and the bucket. */
export const RENDERINGS: ObjectColumn = {
  name: 'renderings of pictures',
  folder: FOLDER,
  async list(db, where, { skip, most }) {
    const { rows } = await sql<MovableRow>`
      select ${ID} as id, 'image/' || format as type, bytes, object_key from image_variants
      where ${where === 'bucket' ? sql`object_key` : sql`bytes`} is not null and ${ID} <> all(${skip}::text[])
      limit ${most}`.execute(db)
    return rows
  },
  async toBucket(db, id, { key, hash }) {
    const [imageId, width, format] = id.split('/')
    const { numAffectedRows = 0n } = await sql`
      update image_variants set bytes = null, object_key = ${key}
      where image_id = ${imageId} and width = ${Number(width)} and format = ${format}
        and sha256(bytes) = decode(${hash}, 'hex')`.execute(db)
    return numAffectedRows > 0n
  },
  async toDatabase(db, key, bytes) {
    const { numAffectedRows = 0n } = await sql`
      update image_variants set bytes = ${bytes}, object_key = null where object_key = ${key}`.execute(db)
    return numAffectedRows > 0n
  },
}

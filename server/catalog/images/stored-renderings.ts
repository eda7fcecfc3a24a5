import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import { describeColumn } from '#server/objects/object-column.ts'
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

/** Renderings as they move between the database and the bucket. */
export const RENDERINGS = describeColumn({
  ...{ name: 'renderings of pictures', folder: FOLDER, table: 'image_variants' },
  id: sql<string>`image_id || '/' || width || '/' || format`,
  hasId(id) {
    const [imageId, width, format] = id.split('/')
    return sql<boolean>`image_id = ${imageId} and width = ${Number(width)} and format = ${format}`
  },
  type: sql<string>`'image/' || format`,
})

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { POSTER_FORMATS, POSTER_WIDTHS } from '../poster-files.ts'
import { GALLERY_FOLDER, galleryFileName } from './gallery-files.ts'
import { demoGalleries } from './photo-designs.ts'

type Trx = Transaction<DB>

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** A rendered picture as it is stored. */
export interface DemoPicture {
  /** The hash of its largest rendering. */
  id: string
  variants: { width: number; height: number; format: (typeof POSTER_FORMATS)[number]; bytes: Buffer }[]
}

/**
 * Reads a rendered picture.
 * @param folder of its files, relative to the root of the repository
 * @param nameOf the file of a rendering
 */
export function readPicture(folder: string, nameOf: (width: number, format: string) => string): DemoPicture {
  const variants = POSTER_WIDTHS.flatMap((width) =>
    POSTER_FORMATS.map((format) => {
      const bytes = readFileSync(path.join(ROOT, folder, nameOf(width, format)))
      return { width, height: (width / 3) * 4, format, bytes }
    }),
  )
  const largest = variants.find(({ width, format }) => width === 600 && format === 'webp')
  if (!largest) throw new Error('a rendering is missing')
  return { id: createHash('sha256').update(largest.bytes).digest('hex'), variants }
}

/** Stores pictures, all in two statements: the first start waits for it. */
export async function insertPictures(trx: Trx, pictures: readonly DemoPicture[]): Promise<void> {
  await trx
    .insertInto('images')
    .values(pictures.map(({ id }) => ({ id })))
    .execute()
  const variants = pictures.flatMap(({ id, variants }) => variants.map((one) => ({ image_id: id, ...one })))
  await trx.insertInto('image_variants').values(variants).execute()
}

/**
 * Inserts the galleries of the demo's people.
 * @param agents ids by name
 */
export async function insertGalleries(trx: Trx, agents: ReadonlyMap<string, { id: string }>): Promise<void> {
  const photos = demoGalleries.flatMap(({ agent, photos }) =>
    photos.map(({ alt }, i) => {
      const id = agents.get(agent)?.id
      if (id === undefined) throw new Error(`the gallery of ${agent} belongs to nobody known`)
      const position = i + 1
      const picture = readPicture(GALLERY_FOLDER, (width, format) => galleryFileName(agent, position, width, format))
      return { agent_id: id, position, alt, picture }
    }),
  )
  await insertPictures(
    trx,
    photos.map(({ picture }) => picture),
  )
  const rows = photos.map(({ picture, ...photo }) => ({ ...photo, image_id: picture.id }))
  await trx.insertInto('agent_photos').values(rows).execute()
}

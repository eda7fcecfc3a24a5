import type { Database } from '#server/db/client.ts'
import type { Picture } from '#server/mail/html/parts.ts'
import { findImageId } from '#shared/model/image.ts'
import { findImageVariant } from '../queries.ts'
import { loadDecoder, RENDER_TIMEOUT_SECONDS, takeTurn } from './renderings.ts'

/** Pixels of a thumbnail: twice the size at which a mail shows it. */
const WIDTH = 192
const HEIGHT = 256

/**
 * A stored picture as a small JPEG for a mail: a format that every mail program shows.
 * @param address where the site serves the picture; null for none
 * @returns undefined when it isn't stored here any more, or can't be read: a mail leaves without it
 */
export async function readThumbnail(db: Database, address: string | null): Promise<Picture | undefined> {
  const id = findImageId(address ?? '')
  const stored = id && (await findImageVariant(db, id, 300, 'webp'))
  if (!stored) return undefined
  const jpeg = await takeTurn(async () => {
    const decode = await loadDecoder()
    const small = decode(stored.bytes)
      .resize({ width: WIDTH, height: HEIGHT })
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    return small.jpeg({ quality: 80 }).toBuffer()
  }).catch(() => undefined)
  return jpeg && { cid: `${id}@picture`, jpeg }
}

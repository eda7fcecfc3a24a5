import type { Database } from '#server/db/client.ts'
import type { Picture } from '#server/mail/html/parts.ts'
import { findImageId } from '#shared/model/image.ts'
import { findImageVariant } from '../queries.ts'
import { loadDecoder, RENDER_TIMEOUT_SECONDS, takeTurn } from './renderings.ts'

/** Pixels of a thumbnail: twice the size at which a mail shows it. */
const WIDTH = 192
const HEIGHT = 256

/** Thumbnails kept, of about 10 KB each: mails of a day are about few people. */
const KEPT = 64
/** By the id of the picture, which is its hash; the longest unused first. */
const kept = new Map<string, Buffer>()

/**
 * A stored picture as a small JPEG for a mail: a format that every mail program shows. The last few are kept, because the
 * address of a picture changes when it is replaced.
 * @param address where the site serves the picture; null for none
 * @returns undefined when it isn't stored here any more, or can't be read: a mail leaves without it
 */
export async function readThumbnail(db: Database, address: string | null): Promise<Picture | undefined> {
  const id = findImageId(address ?? '')
  if (!id) return undefined
  const jpeg = kept.get(id) ?? (await renderThumbnail(db, id))
  if (!jpeg) return undefined
  keep(id, jpeg)
  return { cid: `${id}@picture`, jpeg }
}

async function renderThumbnail(db: Database, id: string): Promise<Buffer | undefined> {
  const stored = await findImageVariant(db, id, 300, 'webp')
  if (!stored) return undefined
  return await takeTurn(async () => {
    const decode = await loadDecoder()
    const small = decode(stored.bytes)
      .resize({ width: WIDTH, height: HEIGHT })
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    return small.jpeg({ quality: 80 }).toBuffer()
  }).catch(() => undefined)
}

function keep(id: string, jpeg: Buffer): void {
  kept.delete(id)
  kept.set(id, jpeg)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
}

import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { Picture } from '#server/mail/html/parts.ts'
import { findImageId } from '#shared/model/image.ts'
import { loadDecoder, RENDER_TIMEOUT_SECONDS, takeTurn } from './renderings.ts'
import { readRendering } from './stored-renderings.ts'

type Room = Pick<AppContext, 'db' | 'objects'>

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
export async function readThumbnail(room: Room, address: string | null): Promise<Picture | undefined> {
  const id = findImageId(address ?? '')
  if (!id) return undefined
  const jpeg = kept.get(id) ?? (await renderThumbnail(room, id))
  if (!jpeg) return undefined
  keep(id, jpeg)
  return { cid: `${id}@picture`, jpeg }
}

async function renderThumbnail(room: Room, id: string): Promise<Buffer | undefined> {
  const stored = await readRendering(room, { id, width: 300, format: 'webp' }).catch(unlessUnavailable)
  if (!stored) return undefined
  return await takeTurn(async () => {
    const decode = await loadDecoder()
    const small = decode(stored).resize({ width: WIDTH, height: HEIGHT }).timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    return small.jpeg({ quality: 80 }).toBuffer()
  }).catch(() => undefined)
}

/** A mail does not wait for the bucket. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}

function keep(id: string, jpeg: Buffer): void {
  kept.delete(id)
  kept.set(id, jpeg)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
}

import type { Database } from '#server/db/client.ts'
import type { Log } from '#server/log.ts'
import type { Poster } from '#shared/contract/catalog/agents.ts'
import { findImageId, imagePath } from '#shared/model/image.ts'
import { SKIN_NAMES } from '#shared/posters/ink.ts'
import { insertImage } from './image-queries.ts'
import { renderPoster } from './render-poster.ts'
import { idOfRenderings, type Rendering } from './renderings.ts'

/** Whom a poster shows, by all that decides whether and how it is drawn. */
export interface Sitter {
  name: string
  category: string
  /** The own picture; one from elsewhere is never loaded, so the poster stands for it (docs/product.md P6.19). */
  image: string | null
  /** What was chosen; the name chooses where nobody did. */
  poster: Poster | null
}

/** How a sitter's poster looks, to be compared: the same look is the same picture. Null where a photo takes its place. */
export function lookOf({ name, category, image, poster }: Sitter): string | null {
  if (image !== null && findImageId(image) !== undefined) return null
  return JSON.stringify([category, name.trim().toLowerCase(), poster?.variant, poster?.skin])
}

/** What is being drawn, by look: whoever asks for the same meanwhile, a second click or a race, gets the same. */
const underWay = new Map<string, Promise<Rendering[]>>()

function renderOnce(look: string, { name, category, poster }: Sitter): Promise<Rendering[]> {
  const drawing = underWay.get(look)
  if (drawing) return drawing
  const skin = poster === null ? undefined : SKIN_NAMES[poster.skin]
  const begun = renderPoster({ name, category, variant: poster?.variant, skin }).finally(() => underWay.delete(look))
  underWay.set(look, begun)
  return begun
}

/**
 * Draws the poster of somebody without an uploaded picture and stores it like an upload, by content: equal posters are
 * stored once. Called before the transaction that writes the agent; the sweep leaves a day for that (S37).
 * @param log told when it fails, which keeps nobody from saving
 * @returns the poster's address; null where a photo takes its place, and when it could not be drawn
 */
export async function drawPoster(
  { db, log }: { db: Database; log?: Log | undefined },
  sitter: Sitter,
): Promise<string | null> {
  const look = lookOf(sitter)
  if (look === null) return null
  try {
    const renderings = await renderOnce(look, sitter)
    const id = idOfRenderings(renderings)
    await db.transaction().execute((trx) => insertImage(trx, { id, userId: null, renderings }))
    return imagePath(id, 600, 'webp')
  } catch (err) {
    log?.error({ err }, 'a poster could not be drawn')
    return null
  }
}

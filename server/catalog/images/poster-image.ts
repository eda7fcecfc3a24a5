import type { AppContext } from '#server/context.ts'
import type { Poster } from '#shared/contract/catalog/agents.ts'
import { findImageId, imagePath } from '#shared/model/image.ts'
import { SKIN_NAMES } from '#shared/posters/ink.ts'
import { insertImage } from './image-queries.ts'
import type { RenderPoster } from './render-poster.ts'
import { idOfRenderings, type Rendering } from './renderings.ts'

/** The parts of the context that drawing and keeping a poster needs. */
export type PosterContext = Pick<AppContext, 'db' | 'log' | 'renderPoster'>

/** The subject of a poster: all that decides whether and how it is drawn. */
export interface Sitter {
  name: string
  category: string
  /** The agent's picture; a poster replaces one from another site, which is never loaded (docs/product.md P6.19). */
  image: string | null
  /** The chosen style; null chooses by name. */
  poster: Poster | null
}

/** A text that is equal for equal posters; null where an uploaded photo is shown. */
export function getLook({ name, category, image, poster }: Sitter): string | null {
  if (image !== null && findImageId(image) !== undefined) return null
  return JSON.stringify([category, name.trim().toLowerCase(), poster?.variant, poster?.skin])
}

/** Posters being drawn, by look: simultaneous requests for the same one share it. */
const underWay = new Map<string, Promise<Rendering[]>>()

function renderOnce(render: RenderPoster, look: string, { name, category, poster }: Sitter): Promise<Rendering[]> {
  const drawing = underWay.get(look)
  if (drawing) return drawing
  const skin = poster === null ? undefined : SKIN_NAMES[poster.skin]
  const begun = render({ name, category, variant: poster?.variant, skin }).finally(() => underWay.delete(look))
  underWay.set(look, begun)
  return begun
}

/**
 * Draws the poster of an agent without an uploaded picture and stores it by content, like an upload: equal posters are
 * stored once. Call it before the transaction that saves the agent; the sweep spares new pictures for a day (S37).
 * @param log gets a warning when drawing fails; the agent is saved without a poster then
 * @returns the poster's address; null where an uploaded photo is shown, and when it could not be drawn
 */
export async function drawPoster({ db, log, renderPoster }: PosterContext, sitter: Sitter): Promise<string | null> {
  const look = getLook(sitter)
  if (look === null) return null
  try {
    const renderings = await renderOnce(renderPoster, look, sitter)
    const id = idOfRenderings(renderings)
    await db.transaction().execute((trx) => insertImage(trx, { id, userId: null, renderings }))
    return imagePath(id, 600, 'webp')
  } catch (err) {
    log.error({ err }, 'a poster could not be drawn')
    return null
  }
}

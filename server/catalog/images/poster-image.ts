import type { AppContext } from '#server/context.ts'
import type { Poster } from '#shared/contract/catalog/agents.ts'
import { findImageId } from '#shared/model/image.ts'

/** The parts of the context that an agent's save needs. */
export type PosterContext = Pick<AppContext, 'db' | 'nudgePosters'>

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

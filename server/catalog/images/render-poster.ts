import { type PosterOptions, poster } from '#shared/posters/poster.ts'
import { loadDecoder, RENDER_TIMEOUT_SECONDS, type Rendering, renderSizes, takeTurn } from './renderings.ts'

/**
 * Stipple compresses badly. Softening at full size, too little to see, saves a third of the bytes; at card size the
 * reduction has softened it already.
 */
export const POSTER_SOFTENING = { width: 3, height: 3, kernel: [0, 1, 0, 1, 18, 1, 0, 1, 0] }
export const POSTER_QUALITY = {
  300: { webp: 50, avif: 47 },
  600: { webp: 28, avif: 43 },
} as const

/** Draws a poster, the largest rendering first. */
export type RenderPoster = (options: PosterOptions) => Promise<Rendering[]>

/**
 * Draws a poster and renders it in every size and format the site serves. It takes a description, never a file: the
 * only SVG that is ever decoded is made here, so that an uploaded one cannot be (docs/product.md S36).
 * @returns the renderings, the largest ones first
 */
export async function renderPoster(options: PosterOptions): Promise<Rendering[]> {
  return takeTurn(async () => {
    const decode = await loadDecoder()
    const sheet = await decode(Buffer.from(poster(options)))
      .flatten()
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
      .png({ compressionLevel: 1 })
      .toBuffer()
    return renderSizes(
      (width) => (width === 600 ? decode(sheet).convolve(POSTER_SOFTENING) : decode(sheet).resize(width)),
      (image, format, width) => {
        const quality = POSTER_QUALITY[width][format]
        return format === 'avif' ? image.avif({ quality, effort: 2 }) : image.webp({ quality, effort: 4 })
      },
    )
  })
}

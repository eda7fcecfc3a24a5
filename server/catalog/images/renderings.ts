import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { limitConcurrency } from '#server/http/requests/concurrency-limit.ts'
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '#shared/model/image.ts'

/** The largest picture that is decoded, in pixels (docs/product.md S36). */
export const PIXEL_LIMIT = 25_000_000
/** Time limit of one rendering, in seconds. */
export const RENDER_TIMEOUT_SECONDS = 20
/** A decoded picture can take 100 MB: two at once, the others wait (S36, S37). */
export const takeTurn = limitConcurrency(2)

/** One rendering of a picture, as it is stored and served. */
export interface Rendering {
  width: ImageWidth
  height: number
  format: ImageFormat
  bytes: Buffer
}

export type Decode = (bytes: Buffer) => Sharp
let loading: Promise<Decode> | undefined

/** Loads the decoder for the first picture: most processes never decode one. */
export function loadDecoder(): Promise<Decode> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return (bytes) => sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1, sequentialRead: true })
  })
  return loading
}

/** Widths of the renderings, the largest first. */
export const WIDTHS = IMAGE_WIDTHS.toSorted((a, b) => b - a)

/** The height of a rendering: every picture is 3:4. */
export const getHeight = (width: number) => (width * 4) / 3

/**
 * Makes every size and format the site serves, the largest ones first.
 * @param upright returns the picture at a width, 3:4 and upright; called for each rendering
 * @param encode sets the format
 */
export async function renderSizes(
  upright: (width: ImageWidth) => Sharp,
  encode: (image: Sharp, format: ImageFormat, width: ImageWidth) => Sharp,
): Promise<Rendering[]> {
  const renderings: Rendering[] = []
  for (const width of WIDTHS) {
    for (const format of IMAGE_FORMATS) {
      const bytes = await encode(upright(width).timeout({ seconds: RENDER_TIMEOUT_SECONDS }), format, width).toBuffer()
      renderings.push({ width, height: getHeight(width), format, bytes })
    }
  }
  return renderings
}

/** The id of a picture: the hash of its rendering. */
export function idOfRenderings(renderings: readonly Rendering[]): string {
  const largest = renderings.find(({ width, format }) => width === 600 && format === 'webp')
  if (!largest) throw new Error('a rendering is missing')
  return createHash('sha256').update(largest.bytes).digest('hex')
}

import { invalid } from '#server/errors.ts'
import { uprightOf, withPicture } from './render-image.ts'
import { RENDER_TIMEOUT_SECONDS } from './renderings.ts'

/** The crops of the first page's photo, in pixels: beside the words, and above them on a phone. */
const CROPS = { wide: { width: 1600, height: 1000 }, tall: { width: 780, height: 900 } } as const
/** A smaller photo would look soft across a screen. */
const LEAST = { width: 1200, height: 900 } as const

/** One rendering of a scene. */
export interface SceneRendering {
  name: `${keyof typeof CROPS}.${'avif' | 'webp'}`
  type: 'image/avif' | 'image/webp'
  bytes: Buffer
}

/**
 * Decodes a photo and renders it for the first page: both crops around its most salient part, upright, without the
 * file's metadata (docs/product.md P6.214, S36).
 * @param bytes the uploaded file, not trusted
 * @throws AppError invalid_request (400) when it is no picture of an accepted kind, too large, too small, or damaged
 */
export async function renderScene(bytes: Buffer): Promise<SceneRendering[]> {
  return withPicture(bytes, async (decode, { orientation = 1, width, height }) => {
    const onItsSide = orientation > 4
    const [across, down] = onItsSide ? [height, width] : [width, height]
    if (across < LEAST.width || down < LEAST.height) {
      const size = `${LEAST.width} by ${LEAST.height} pixels`
      throw invalid({ image: `This photo is too small: ${across} by ${down}. It needs at least ${size}.` })
    }
    const lying = await decode(bytes)
      .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const [mirrored, angle] = uprightOf(orientation)
    const upright = await decode(lying).flop(mirrored).rotate(angle).png({ compressionLevel: 1 }).toBuffer()
    const renderings: SceneRendering[] = []
    for (const crop of ['wide', 'tall'] as const) {
      const cut = await decode(upright)
        .resize({ ...CROPS[crop], fit: 'cover', position: 'attention' })
        .removeAlpha()
        .png({ compressionLevel: 1 })
        .toBuffer()
      const limit = { seconds: RENDER_TIMEOUT_SECONDS }
      const avif = await decode(cut).timeout(limit).avif({ quality: 50, effort: 3 }).toBuffer()
      const webp = await decode(cut).timeout(limit).webp({ quality: 72, effort: 4 }).toBuffer()
      renderings.push({ name: `${crop}.avif`, type: 'image/avif', bytes: avif })
      renderings.push({ name: `${crop}.webp`, type: 'image/webp', bytes: webp })
    }
    return renderings
  })
}

/** The process of svg-process.ts. */
import sharp from 'sharp'
import type { SvgAnswer, SvgOrder } from './svg-process.ts'

/** What a drawing may be decoded to, in pixels. */
const PIXEL_LIMIT = 4_000_000

async function draw({ bytes, width, height }: SvgOrder): Promise<SvgAnswer> {
  const options = { limitInputPixels: PIXEL_LIMIT, failOn: 'error' } as const
  try {
    const own = await sharp(bytes, options).metadata()
    const scale = Math.min(width / own.width, height / own.height)
    const density = Math.min(20_000, Math.max(1, 72 * scale))
    const inside = { width, height, fit: 'inside', withoutEnlargement: true } as const
    return await sharp(bytes, { ...options, density })
      .resize(inside)
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch {
    return null
  }
}

process.once('message', async (order) => {
  const answer = await draw(order as SvgOrder) // svg-process.ts sends nothing else
  process.send?.(answer, () => process.disconnect())
})
// without the server there is no one to draw for
process.once('disconnect', () => process.exit())

import type { Sharp } from 'sharp'
import { withPicture } from '#server/catalog/images/render-image.ts'
import { type Decode, loadDecoder, RENDER_TIMEOUT_SECONDS, takeTurn } from '#server/catalog/images/renderings.ts'
import { invalid } from '#server/errors.ts'
import { type LookSet, nameSet } from './brand-sets.ts'
import { findVisible, isReadable, type Pixels, paint } from './pixels.ts'
import { looksLikeSvg, requireDrawing } from './read-svg.ts'
import { drawUntrusted } from './svg-process.ts'

const refuse = (sentence: string) => invalid({ image: sentence })

/** The largest PNG, in bytes. */
const PNG_LIMIT = 2 * 1024 * 1024
/** The most pixels a logo is kept with: three for each that is shown. */
const MOST = { width: 720, height: 216 } as const
/** The fewest that can be made out. */
const LEAST_SIDE = 12

/** The ink of bills, on their paper (server/integrations/pdf/pdf-sheet.ts). */
const PAPER_INK = '#14211d'

/**
 * Draws a logo anew, from SVG or PNG: only pixels leave, trimmed of empty edges. A logo whose own colors can't be read
 * on both themes' backgrounds is drawn in the color of the text (docs/product.md P6.213).
 * @param bytes the uploaded file, not trusted
 * @returns the set to store
 * @throws AppError invalid_request (400) for another kind of file, one that is too large or damaged, or shows nothing
 */
export async function drawLogo(bytes: Buffer): Promise<LookSet> {
  const drawn = looksLikeSvg(bytes) ? await drawSvg(bytes) : await readPng(bytes)
  const { width, height } = drawn
  const tone = isReadable(drawn) ? 'own' : 'ink'
  const picture = await pictureOf(drawn)
  const printed = tone === 'own' ? picture.clone() : await pictureOf(paint(drawn, PAPER_INK))
  return nameSet({
    kind: 'logo',
    files: [
      { name: 'logo.webp', type: 'image/webp', bytes: await picture.webp({ lossless: true, effort: 5 }).toBuffer() },
      { name: 'logo.png', type: 'image/png', bytes: await printed.png({ compressionLevel: 9 }).toBuffer() },
    ],
    logo: { width, height, tone },
  })
}

/** Pixels as a picture that can be encoded. */
export async function pictureOf({ data, width, height }: Pixels): Promise<Sharp> {
  // sets what holds for every picture of the process
  await loadDecoder()
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/** A picture's pixels, with their opacity. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function drawSvg(bytes: Buffer): Promise<Pixels> {
  requireDrawing(bytes)
  return takeTurn(async () => {
    // at twice its size, before it is trimmed and reduced
    const drawn = await drawUntrusted({ bytes, width: 2 * MOST.width, height: 2 * MOST.height })
    if (drawn === 'late') throw refuse('This SVG takes too long to draw. Simplify it, or upload a PNG.')
    if (drawn === null) throw refuse('This SVG is damaged and cannot be drawn')
    const decode = await loadDecoder()
    return trim(decode(Buffer.from(drawn)), decode)
  })
}

async function readPng(bytes: Buffer): Promise<Pixels> {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw refuse('A logo must be an SVG or a PNG')
  if (bytes.length > PNG_LIMIT) throw refuse('A PNG logo can have at most 2 MB')
  return withPicture(bytes, (decode) => trim(decode(bytes), decode))
}

/** Cuts empty edges off, and reduces to what is kept. */
async function trim(source: Sharp, decode: Decode): Promise<Pixels> {
  const inside = { fit: 'inside', withoutEnlargement: true } as const
  const whole = await pixelsOf(source.resize({ width: 2 * MOST.width, height: 2 * MOST.height, ...inside }))
  const box = findVisible(whole)
  if (!box) throw refuse('This logo shows nothing')
  const cut = await (await pictureOf(whole)).extract(box).png({ compressionLevel: 1 }).toBuffer()
  const kept = await pixelsOf(decode(cut).resize({ ...MOST, ...inside }))
  if (Math.min(kept.width, kept.height) < LEAST_SIDE) throw refuse('This logo is too small or too narrow to be read')
  return kept
}

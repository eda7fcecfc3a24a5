import type { Metadata, Sharp } from 'sharp'
import { AppError, invalid } from '#server/errors.ts'
import { limitConcurrency } from '#server/http/requests/concurrency-limit.ts'
import type { ImageFormat } from '#shared/model/image.ts'
import {
  type Decode,
  getHeight,
  loadDecoder,
  PIXEL_LIMIT,
  RENDER_TIMEOUT_SECONDS,
  type Rendering,
  renderSizes,
  takeTurn,
  WIDTHS,
} from './renderings.ts'

/** Pixels of an AVIF at most; its decoder needs five times the memory and frees it late. */
const AVIF_PIXEL_LIMIT = 4_000_000
/** Large pictures, and those not decoded line by line, need the most memory: one at a time. */
const LARGE = 12_000_000
const takeHeavyTurn = limitConcurrency(1)

const refuse = (sentence: string) => invalid({ image: sentence })
const damaged = () => refuse('This picture is damaged and cannot be read')
const unsupported = () => refuse('Only JPEG, PNG, WebP and AVIF pictures can be uploaded')

/** The first bytes of a file, by kind; no other file reaches a decoder. */
const SIGNATURES: readonly [kind: string, matches: (head: Buffer) => boolean][] = [
  ['jpeg', (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff],
  ['png', (head) => head.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['webp', (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
  ['heif', (head) => /^ftyp(avif|avis|mif1|miaf)$/.test(head.toString('latin1', 4, 12))],
]

/**
 * Decodes a picture and renders it in every size and format the site serves: 3:4, upright, in sRGB, cropped to its most
 * salient part, without the file's metadata (docs/product.md S36).
 * @param bytes the uploaded file, not trusted
 * @returns the renderings, the largest ones first
 * @throws AppError invalid_request (400) when it is no picture of an accepted kind, too large, or damaged
 */
export async function renderImage(bytes: Buffer): Promise<Rendering[]> {
  return withPicture(bytes, (decode, { orientation = 1 }) => renderAll(decode(bytes), orientation, decode))
}

/** The longest side of a scan, in pixels: small print stays legible. */
const SCAN_SIDE = 2200

/**
 * Decodes a picture of a document and encodes it anew: whole, upright, without the file's metadata.
 * @param bytes the uploaded file, not trusted
 * @returns a WebP
 * @throws AppError as renderImage
 */
export async function renderScan(bytes: Buffer): Promise<Buffer> {
  return withPicture(bytes, async (decode, { orientation = 1 }) => {
    const lying = await decode(bytes)
      .resize({ width: SCAN_SIDE, height: SCAN_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const [mirrored, angle] = uprightOf(orientation)
    return decode(lying).flop(mirrored).rotate(angle).webp({ quality: 82 }).toBuffer()
  })
}

/** Whether a file begins like a picture of an accepted kind. */
export const looksLikePicture = (bytes: Buffer): boolean => SIGNATURES.some(([, matches]) => matches(bytes))

/**
 * Checks a picture and decodes it when it is its turn.
 * @param bytes the uploaded file, not trusted
 * @throws AppError invalid_request (400) when it is no picture of an accepted kind, too large, or damaged
 */
export async function withPicture<T>(bytes: Buffer, work: (decode: Decode, head: Metadata) => Promise<T>): Promise<T> {
  const kind = SIGNATURES.find(([, matches]) => matches(bytes))?.[0]
  if (kind === undefined) throw unsupported()
  return takeTurn(async () => {
    const decode = await loadDecoder()
    const head = await readHead(kind, bytes, decode)
    const { width, height, isProgressive } = head
    try {
      const render = () => work(decode, head)
      return await (kind === 'heif' || isProgressive || width * height > LARGE ? takeHeavyTurn(render) : render())
    } catch (error) {
      throw error instanceof AppError ? error : damaged()
    }
  })
}

/**
 * Refuses what renderImage would refuse by the head of the file; no pixel is decoded.
 * @throws AppError invalid_request (400), as withPicture
 */
export const assertPicture = (bytes: Buffer): Promise<void> => withPicture(bytes, async () => {})

/** Reads only the head of the file: no pixel is decoded before their number is known. */
async function readHead(kind: string, bytes: Buffer, decode: Decode): Promise<Metadata> {
  let head: Metadata
  try {
    head = await decode(bytes).metadata()
  } catch (error) {
    if (error instanceof Error && /pixel limit/.test(error.message)) throw tooManyPixels(25)
    throw damaged()
  }
  const { format, compression, width, height } = head
  if (format !== kind || (kind === 'heif' && compression !== 'av1')) throw unsupported()
  if (width * height > PIXEL_LIMIT) throw tooManyPixels(25)
  if (kind === 'heif' && width * height > AVIF_PIXEL_LIMIT) throw tooManyPixels(4)
  return head
}

const tooManyPixels = (most: number) =>
  refuse(`This picture has more than ${most} megapixels. Please upload a smaller one${most < 25 ? ', or a JPEG' : ''}.`)

/** How a picture is made upright that was reduced as it lies. */
export const uprightOf = (orientation: number): readonly [mirrored: boolean, angle: number] =>
  ORIENTATIONS[orientation] ?? UPRIGHT

const UPRIGHT = [false, 0] as const
/** How a picture of each EXIF orientation is made upright: mirrored first, then turned clockwise. */
const ORIENTATIONS: Record<number, readonly [mirrored: boolean, angle: number]> = {
  2: [true, 0],
  3: [false, 180],
  4: [true, 180],
  5: [true, 270],
  6: [false, 90],
  7: [true, 90],
  8: [false, 270],
}

async function renderAll(source: Sharp, orientation: number, decode: Decode): Promise<Rendering[]> {
  const [widest = 0] = WIDTHS
  // turned only after it is reduced: before, that would take the whole picture in memory
  const onItsSide = orientation > 4
  const [width, height] = onItsSide ? [getHeight(widest), widest] : [widest, getHeight(widest)]
  const lying = await source
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const [mirrored, angle] = uprightOf(orientation)
  const small = await decode(lying).flop(mirrored).rotate(angle).png({ compressionLevel: 1 }).toBuffer()
  return renderSizes((width) => decode(small).resize({ width, height: getHeight(width) }), encode)
}

function encode(image: Sharp, format: ImageFormat): Sharp {
  return format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78, effort: 4 })
}

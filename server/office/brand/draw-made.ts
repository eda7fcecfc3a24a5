import type { Sharp } from 'sharp'
import { loadDecoder, takeTurn } from '#server/catalog/images/renderings.ts'
import { HOUSE_ACCENT } from '#shared/model/accent.ts'
import type { LookFile } from './brand-sets.ts'
import { pictureOf, pixelsOf } from './draw-logo.ts'
import { breakLines, drawable, setLetters } from './letters.ts'
import { paint } from './pixels.ts'

/** The page and its text in the dark theme (web/app/styles/tokens.css). */
const STAGE = '#0b1211'
const INK = '#f4eee1'

/** What icons and the share picture are made of. */
export interface MadeFrom {
  name: string
  /** The accent of the dark theme; null for the site's own. */
  accent: string | null
  logo: { bytes: Buffer; tone: 'own' | 'ink' } | null
  /** The first page's own photo, wide. */
  hero: Buffer | null
}

interface Stamp {
  bytes: Buffer
  width: number
  height: number
}

/** A logo as it is laid on the dark page, at most so large. */
async function stampOf({ bytes, tone }: NonNullable<MadeFrom['logo']>, width: number, height: number): Promise<Stamp> {
  const decode = await loadDecoder()
  const drawn = await pixelsOf(decode(bytes).resize({ width, height, fit: 'inside' }))
  const picture: Sharp = await pictureOf(tone === 'own' ? drawn : paint(drawn, INK))
  return { bytes: await picture.png().toBuffer(), width: drawn.width, height: drawn.height }
}

/** A row of bulbs, as the wordmark has. */
function rail(from: number, to: number, y: number, { radius, step }: { radius: number; step: number }): string {
  const count = Math.max(1, Math.round((to - from) / step))
  return Array.from(
    { length: count + 1 },
    (_, i) => `<circle cx="${(from + ((to - from) * i) / count).toFixed(1)}" cy="${y}" r="${radius}"/>`,
  ).join('')
}

/** Icons and share picture, of logo, name and accent (docs/product.md P6.215). */
export async function drawMade(from: MadeFrom): Promise<LookFile[]> {
  return takeTurn(async () => {
    const icon = await drawIcon(from)
    const decode = await loadDecoder()
    const small = await decode(icon).resize(192, 192).png({ compressionLevel: 9 }).toBuffer()
    return [
      { name: 'icon-192.png', type: 'image/png', bytes: small },
      { name: 'icon-512.png', type: 'image/png', bytes: icon },
      { name: 'share.jpg', type: 'image/jpeg', bytes: await drawShare(from) },
    ]
  })
}

/** A logo of about this shape fills an icon; a wider one would be a thin line in it. */
const SQUARE = { least: 0.6, most: 1.7 }

/** All that matters is within the middle, which phones never cut off (W3C manifest, maskable icons). */
async function drawIcon({ name, accent, logo }: MadeFrom): Promise<Buffer> {
  const decode = await loadDecoder()
  const color = accent ?? HOUSE_ACCENT.dark
  const ground = (inner: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${STAGE}"/>${inner}</svg>`,
    )
  const stamp = logo && (await stampOf(logo, 340, 340))
  if (stamp && stamp.width / stamp.height >= SQUARE.least && stamp.width / stamp.height <= SQUARE.most) {
    return decode(ground(''))
      .composite([{ input: stamp.bytes, gravity: 'centre' }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  }
  const bulbs = { radius: 15, step: 62 }
  const rails = `<g fill="${color}">${rail(116, 396, 112, bulbs)}${rail(116, 396, 400, bulbs)}</g>`
  const [letter = ''] = drawable(name).toLocaleUpperCase('en-US')
  const { shapes, width, above, below } = setLetters(letter, 300)
  const scale = Math.min(210 / Math.max(1, above + below), 240 / Math.max(1, width))
  const place = `translate(${256 - (width * scale) / 2} ${256 + ((above - below) * scale) / 2}) scale(${scale})`
  return decode(ground(`${rails}<g fill="${INK}" transform="${place}">${shapes}</g>`))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const SHARE = { width: 1200, height: 630 } as const
const LEFT = 84

/** The picture of shared links: the name in lights, before the photo when there is one. */
async function drawShare({ name, accent, logo, hero }: MadeFrom): Promise<Buffer> {
  const decode = await loadDecoder()
  const color = accent ?? HOUSE_ACCENT.dark
  const stamp = logo && (await stampOf(logo, 620, 200))
  // a wide logo has the name in it
  const isSign = stamp !== null && stamp.width / stamp.height <= SQUARE.most
  const words = isSign
    ? setName(drawable(name), { left: LEFT + stamp.width + 44, width: 640, largest: 118, rails: false })
    : stamp
      ? ''
      : setName(drawable(name), { left: LEFT, width: 860, largest: 190, rails: true })
  const bottom = stamp ? 315 + stamp.height / 2 : 0
  const lights =
    stamp && !isSign
      ? `<g fill="${color}">${rail(LEFT, LEFT + stamp.width, 315 - stamp.height / 2 - 42, BULBS)}${rail(LEFT, LEFT + stamp.width, bottom + 42, BULBS)}</g>`
      : ''
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">
<defs><linearGradient id="wash"><stop offset="0" stop-color="${STAGE}" stop-opacity=".94"/><stop offset=".5" stop-color="${STAGE}" stop-opacity=".8"/><stop offset="1" stop-color="${STAGE}" stop-opacity="${hero ? 0.1 : 0.8}"/></linearGradient>
<radialGradient id="light" cx=".78" cy="-.1" r=".95"><stop offset="0" stop-color="${color}" stop-opacity=".55"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>
${hero ? '<rect width="1200" height="630" fill="url(#wash)"/>' : '<path d="M880 0 L1000 0 L1200 560 L1200 630 L520 630 Z" fill="url(#light)"/>'}
${words.replaceAll('LAMP', color)}${lights}</svg>`
  const ground = hero
    ? await decode(hero)
        .resize({ ...SHARE, fit: 'cover', position: 'attention' })
        .png({ compressionLevel: 1 })
        .toBuffer()
    : Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${STAGE}"/></svg>`,
      )
  const layers: { input: Buffer; left: number; top: number }[] = [{ input: Buffer.from(overlay), left: 0, top: 0 }]
  if (stamp) layers.push({ input: stamp.bytes, left: LEFT, top: Math.round(315 - stamp.height / 2) })
  return decode(ground).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

const BULBS = { radius: 4.5, step: 26 }

interface Place {
  left: number
  width: number
  /** Size of the letters at most. */
  largest: number
  rails: boolean
}

/** The name as large as three lines hold it, between two rails where nothing else holds it. */
function setName(name: string, { left, width, largest, rails }: Place): string {
  let [size, lines] = [largest, [] as string[]]
  for (; size > 44 && lines.length === 0; size -= 8) {
    lines = breakLines(name, { size, width, most: size > 110 ? 2 : 3 })
  }
  if (lines.length === 0) return ''
  size += 8
  const leading = size * 0.94
  const widest = Math.max(...lines.map((line) => setLetters(line, size).width))
  const top = 315 - (leading * lines.length) / 2
  const set = lines
    .map(
      (line, i) =>
        `<g transform="translate(${left} ${top + leading * (i + 0.78)})">${setLetters(line, size).shapes}</g>`,
    )
    .join('')
  const [above, below] = [top - 34, top + leading * lines.length + 38]
  const bulbs = rails ? rail(left, left + widest, above, BULBS) + rail(left, left + widest, below, BULBS) : ''
  return `<g fill="${INK}">${set}</g><g fill="LAMP">${bulbs}</g>`
}

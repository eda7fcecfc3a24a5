import { type Accent, accentColors, type Theme } from '#shared/model/accent.ts'
import { brandPath, isLongName, type LookPicture } from '#shared/model/brand.ts'

/** What a page's style sheet draws. */
export interface Look {
  accent: Accent | null
  logo: { id: string; width: number; height: number; tone: 'own' | 'ink' } | null
  /** The hash of the photo. */
  hero: string | null
  /** The name, where owners set one. */
  name: string | null
}

/** The room a logo has where the name would stand, in pixels: a sign may be higher than a line of letters. */
const LOGO = { width: 184, height: 36, signHeight: 44 } as const

/** The size a logo is drawn at: whole, in its place. @returns pixels */
export function fitLogo({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const ratio = width / height
  const high = ratio < 1.7 ? LOGO.signHeight : LOGO.height
  const scale = Math.min(high / height, LOGO.width / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const url = (id: string, name: LookPicture) => `url(${brandPath(id, name)})`
const imageSet = (id: string, crop: 'wide' | 'tall') =>
  `image-set(${url(id, `hero-${crop}.avif`)} type("image/avif"),${url(id, `hero-${crop}.webp`)} type("image/webp"))`

/** The tokens that follow from the accent; not for paper, which has its own. */
function writeAccent(accent: Accent): string {
  const tokens = (theme: Theme, wash: number) => {
    const { lamp, lampHi, onLamp } = accentColors(accent[theme], theme)
    const washed = `color-mix(in srgb,${lamp} ${wash}%,transparent)`
    return `--lamp:${lamp};--lamp-hi:${lampHi};--on-lamp:${onLamp};--lamp-wash:${washed};--star:${lamp}`
  }
  return `@media screen{:root{${tokens('dark', 10)}}:root[data-theme=light]{${tokens('light', 8)}}}`
}

/**
 * The logo where the name would stand. The name stays in the page for those who don't see it. The office's narrow
 * sidebar has the icon, which is stored beside the sheet.
 */
function writeLogo({ id, tone, ...whole }: NonNullable<Look['logo']>): string {
  const { width, height } = fitLogo(whole)
  const picture = `${url(id, 'logo.webp')} 0 50%/contain no-repeat`
  const drawn = tone === 'own' ? `background:${picture}` : `background:currentColor;mask:${picture}`
  const narrow = `font-size:0;width:32px;height:32px;border-radius:6px;mask:none;background:url(icon-192.png) 50%/cover`
  return [
    '.wordmark::before,.wordmark::after{display:none}',
    '.wordmark{padding:0;align-items:center;min-height:44px}',
    `.wordmark span{width:${width}px;height:${height}px;max-width:100%;padding:0;font-size:0;forced-color-adjust:none;${drawn}}`,
    '[data-sidebar=collapsed] .admin-side>.wordmark{width:32px}',
    `[data-sidebar=collapsed] .admin-side>.wordmark span{${narrow}}`,
    '[data-sidebar=collapsed] .admin-side>.wordmark span::first-letter{font-size:0}',
  ].join('')
}

/** A long name in the smallest size of its face, on two lines of about the same length. */
const LONG_NAME =
  '.wordmark{max-width:min(100%,17rem);padding:2px 0;font-size:1.375rem}.wordmark span{padding:2px;text-wrap:balance;overflow-wrap:anywhere}'

/**
 * A photo of the agency's own. Nobody knows how bright it is, so that the words and the bar above it lie on a stronger
 * wash of the page.
 */
function writeHero(id: string): string {
  const wash = (strength: number) => `color-mix(in srgb,var(--stage) ${strength}%,transparent)`
  return [
    `.hero-scene,:root[data-theme=light] .hero-scene{background:${imageSet(id, 'wide')} 50% 30%/cover;filter:saturate(.9)}`,
    `.hero-scene::after{background:linear-gradient(${wash(88)},${wash(76)} 72px,transparent 160px),linear-gradient(100deg,${wash(94)} 18%,${wash(84)} 46%,transparent 82%)}`,
    `.mission-scene,:root[data-theme=light] .mission-scene{background:${imageSet(id, 'tall')} 50%/cover var(--wings)}`,
    '@media (max-width:767.98px){',
    `.hero-scene,:root[data-theme=light] .hero-scene{background:${imageSet(id, 'tall')} 50% 20%/cover}`,
    `.hero-scene::after{inset:0;background:linear-gradient(${wash(88)},${wash(80)} 68px,transparent 150px),linear-gradient(transparent 34%,${wash(80)} 66%,var(--stage) 96%)}`,
    '}',
    // the title stands on the picture here
    '@media (max-width:767.98px) and (max-height:759.98px){',
    `.hero-scene::after{background:linear-gradient(${wash(78)},${wash(80)} 50%,var(--stage) 96%)}`,
    '}',
  ].join('')
}

/**
 * The style sheet of an agency's look, after every page's own (docs/decisions/017): accent, logo, photo, and room for a long name. Nothing in
 * it was typed: colors are '#rrggbb', addresses are hashes.
 * @returns undefined when there is nothing to draw
 */
export function writeLookSheet({ accent, logo, hero, name }: Look): string | undefined {
  const isLong = logo === null && name !== null && isLongName(name)
  const css = [accent && writeAccent(accent), isLong && LONG_NAME, logo && writeLogo(logo), hero && writeHero(hero)]
  return css.some(Boolean) ? css.filter(Boolean).join('') : undefined
}

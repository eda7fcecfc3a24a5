/**
 * `npm run fonts`: reduces the two typefaces to what the first paint needs and writes them to web/app/fonts. All other
 * characters stay in the packages' own files, which web/app/styles/fonts.css assigns to them by unicode-range. For the
 * bill (docs/decisions/024) it writes single weights to server/integrations/pdf/fonts, as woff2 for its page and ttf for
 * its PDF.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

type Axes = Record<string, number | { min: number; max: number }>
type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Axes },
) => Promise<Buffer>

/** Fetched when first run: the result is committed, so nothing else needs it. */
const VERSION = '2.9.0'
const ROOT = path.resolve(import.meta.dirname, '..')
const TOOL = path.join(ROOT, 'node_modules/.cache', `subset-font-${VERSION}`)
const TARGET = path.join(ROOT, 'web/app/fonts')
const BILL_TARGET = path.join(ROOT, 'server/integrations/pdf/fonts')

const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** The characters of the site's own texts. The unicode-range in fonts.css is the same. */
const OWN = `${span(0x20, 0x7e)}\u00a0©·\u2011–—‘’“”•…€`
/** What western European names add. A page asks for it when a name has one. */
const ACCENTS = span(0xc0, 0xff)
const TEXT = `${OWN}${ACCENTS}`

/**
 * The axes in the ranges that the styles use: Imbue from 22px and 400 to 600, Instrument Sans 400 to 600, narrow only
 * in 600.
 */
const CUTS: { from: string; to: string; text: string; axes: Axes }[] = [
  ...[
    { to: 'imbue.woff2', text: OWN },
    { to: 'imbue-accents.woff2', text: ACCENTS },
  ].map((cut) => ({
    ...cut,
    from: 'imbue/files/imbue-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 22, max: 100 } },
  })),
  ...[
    { to: 'instrument-sans.woff2', text: OWN },
    { to: 'instrument-sans-accents.woff2', text: ACCENTS },
  ].map((cut) => ({
    ...cut,
    from: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, wdth: 100 },
  })),
  ...[80, 92].map((wdth) => ({
    from: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    to: `instrument-sans-${wdth}.woff2`,
    text: TEXT,
    axes: { wght: 600, wdth },
  })),
]

/** Includes the minus sign of amounts that are subtracted. */
const BILL_TEXT = `${TEXT}\u2212`

/** One weight each: a PDF can't have axes. */
const BILL_CUTS: { from: string; name: string; axes: Axes }[] = [
  { from: 'imbue/files/imbue-latin-standard-normal.woff2', name: 'display', axes: { wght: 500, opsz: 44 } },
  ...[
    { name: 'text', wght: 400 },
    { name: 'strong', wght: 600 },
  ].map(({ name, wght }) => ({
    from: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    name,
    axes: { wght, wdth: 100 },
  })),
]

if (!existsSync(path.join(TOOL, 'node_modules/subset-font'))) {
  const install = ['install', '--prefix', TOOL, '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', [...install, `subset-font@${VERSION}`], { stdio: 'inherit' })
}
const subset: Subset = createRequire(path.join(TOOL, 'package.json'))('subset-font')
mkdirSync(TARGET, { recursive: true })
for (const { from, to, text, axes } of CUTS) {
  const font = readFileSync(path.join(ROOT, 'node_modules/@fontsource-variable', from))
  const cut = await subset(font, text, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(path.join(TARGET, to), cut)
  console.log(`${to}: ${(cut.length / 1024).toFixed(1)} KB of ${(font.length / 1024).toFixed(1)} KB`)
}

mkdirSync(BILL_TARGET, { recursive: true })
for (const { from, name, axes } of BILL_CUTS) {
  const font = readFileSync(path.join(ROOT, 'node_modules/@fontsource-variable', from))
  const options = { variationAxes: axes }
  writeFileSync(
    path.join(BILL_TARGET, `${name}.woff2`),
    await subset(font, BILL_TEXT, { targetFormat: 'woff2', ...options }),
  )
  writeFileSync(
    path.join(BILL_TARGET, `${name}.ttf`),
    await subset(font, BILL_TEXT, { targetFormat: 'truetype', ...options }),
  )
}

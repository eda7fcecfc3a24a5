import { createDrawing, HEIGHT, WIDTH } from './draw.ts'
import { filters } from './filters.ts'
import { isPaletteName, isSkinName, PALETTES, type PaletteName, SKIN_NAMES, SKINS, type SkinName } from './ink.ts'
import { hash, pick, type Random, seededRandom } from './random.ts'
import type { Sheet } from './sheet.ts'
import { bartenderSheets } from './sheets-bartender.ts'
import { djSheets } from './sheets-dj.ts'
import { entertainerSheets } from './sheets-entertainer.ts'
import { dancerSheets } from './sheets-exotic-dancer.ts'
import { massageSheets } from './sheets-massage-therapist.ts'
import { modelSheets } from './sheets-model.ts'
import { photographerSheets } from './sheets-photographer.ts'

export interface PosterOptions {
  /** A category's name; unknown ones get the entertainers' sheets. */
  category: string
  name: string
  /** Makes two posters of one name differ. */
  seed?: string | undefined
  /** 0, 1 or 2; other whole numbers wrap around. */
  variant?: number | undefined
  palette?: PaletteName | undefined
  skin?: SkinName | undefined
  /** Mirrors the picture. */
  flip?: boolean | undefined
  /** The tooth of the paper; on unless said otherwise. */
  grain?: boolean | undefined
  /** `thumb` is smooth, without filters and cropped to the figure: for anything below about 120 px. */
  size?: 'sheet' | 'thumb' | undefined
  /** The accessible name, where 'Poster illustration: {name}' isn't right. */
  title?: string | undefined
}

const SHEETS = new Map<string, readonly Sheet[]>([
  ['model', modelSheets],
  ['exotic_dancer', dancerSheets],
  ['bartender', bartenderSheets],
  ['massage_therapist', massageSheets],
  ['entertainer', entertainerSheets],
  ['dj', djSheets],
  ['photographer', photographerSheets],
])

const ALIASES = new Map([
  ['dancer', 'exotic_dancer'],
  ['dancers', 'exotic_dancer'],
  ['models', 'model'],
  ['djs', 'dj'],
  ['bartenders', 'bartender'],
  ['photographers', 'photographer'],
])

/**
 * A person's poster as SVG text, 600 × 800. The same options give the same bytes on every machine.
 * Options that are left out are derived from the name. A name says nothing about a person, so the forms offer a choice.
 */
export function poster(options: PosterOptions): string {
  const category = findCategory(options.category)
  const seed = hash(`${category}|${options.name.trim().toLowerCase()}|${options.seed ?? ''}`)
  const random = seededRandom(seed)
  const id = `p${seed.toString(36)}`
  const thumb = options.size === 'thumb'
  const grain = !thumb && options.grain !== false

  const sheet = chooseSheet(sheetsOf(category), options.variant, random)
  const [inkChance, skinChance, flipChance] = [random(), random(), random()]
  const palette = isPaletteName(options.palette) ? options.palette : pick(() => inkChance, sheet.palettes)
  const skin = isSkinName(options.skin) ? options.skin : pick(() => skinChance, SKIN_NAMES)
  const flip = options.flip ?? flipChance > 0.5

  const c = createDrawing(id, PALETTES[palette], SKINS[skin], random, thumb)
  const art = sheet.draw(c)
  const label = options.title ?? `Poster illustration: ${options.name || category.replaceAll('_', ' ')}`

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${frame(thumb)} role="img" aria-label="${escapeAttribute(label)}"` +
    ` preserveAspectRatio="xMidYMid slice"><defs>${thumb ? '' : filters(id, seed, grain)}${c.defs.join('')}</defs>` +
    `<g${flip ? ` transform="matrix(-1 0 0 1 ${WIDTH} 0)"` : ''}>${art}</g>` +
    `${grain ? `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#${id}gr)" opacity=".5"/>` : ''}</svg>`
  )
}

/** How many one-sheets the forms can offer for a category. */
export function countVariants(category: string): number {
  return sheetsOf(findCategory(category)).length
}

function findCategory(word: string): string {
  if (SHEETS.has(word)) return word
  return ALIASES.get(word) ?? 'entertainer'
}

function sheetsOf(category: string): readonly Sheet[] {
  return SHEETS.get(category) ?? entertainerSheets
}

/** A pinned variant spends no random number, an unpinned one spends one. */
function chooseSheet(sheets: readonly Sheet[], variant: number | undefined, random: Random): Sheet {
  if (variant === undefined) return pick(random, sheets)
  const index = Number.isFinite(variant) ? Math.trunc(variant) : 0
  return sheets[((index % sheets.length) + sheets.length) % sheets.length] as Sheet // wrapped into range
}

function frame(thumb: boolean): string {
  if (thumb) return 'viewBox="75 30 450 600" width="150" height="200"'
  return `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`
}

/** Names are typed by strangers: markup is escaped, and what XML can't hold at all is left out. */
function escapeAttribute(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}|[\ufffe\uffff]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

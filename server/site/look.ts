import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { escapeHtml } from '#server/mail/html/html.ts'
import { type BrandRow, findBrandFile } from '#server/settings/brand/brand-rows.ts'
import { brandOver } from '#server/settings/brand/remember-brand.ts'
import { type Brand, brandPath, isLongName } from '#shared/model/brand.ts'
import type { Head } from './head.ts'

/** What pages say and show of the agency itself. */
export interface PageLook {
  brand: Brand
  /** The stored files of which its style sheet is one; undefined when it looks as the site does. */
  sheetSet: string | undefined
  /** What the addresses of its own photo begin with (web/public/first-paint.js). */
  hero: string | undefined
  icons: { small: string; large: string } | undefined
  /** The picture a shared link shows when the page has none of its own. */
  share: NonNullable<Head['image']>
}

/** The share picture of the site. */
const SITE_SHARE = { path: '/og.jpg', alt: 'A woman in a wide hat before the lights of Atlanta' }

/**
 * The look of the site's pages by the settings (docs/product.md P6.211); the site's own while there is no row.
 */
export function readLook({ originalBrand }: Pick<Config, 'originalBrand'>, row?: BrandRow): PageLook {
  // pages say where it is, how to reach it, what it offers, and how to write dates and amounts; colors and logo are in the style sheet
  const { name, phone, email, address, place, categories } = row ? brandOver(originalBrand, row) : originalBrand
  const made = row?.made_set ?? undefined
  const isDrawn =
    row !== undefined &&
    ([row.accent_dark, row.logo_set, row.hero_set].some((part) => part !== null) ||
      (row.name !== null && isLongName(row.name)))
  const share = made === undefined ? SITE_SHARE : { path: brandPath(made, 'share.jpg'), alt: name }
  return {
    brand: { name, phone, email, address, ...(place && { place }), ...(categories && { categories }) },
    sheetSet: made !== undefined && isDrawn ? made : undefined,
    hero: row?.hero_set ? brandPath(row.hero_set, 'hero') : undefined,
    icons:
      made === undefined
        ? undefined
        : { small: brandPath(made, 'icon-192.png'), large: brandPath(made, 'icon-512.png') },
    share: { ...share, width: 1200, height: 630 },
  }
}

/**
 * The style sheet of a look as a page carries it. A file of its own would be one more request before anything is painted.
 * @returns empty when the site looks as it was built
 */
export async function readSheet(db: Database, { sheetSet }: PageLook): Promise<string> {
  const file = sheetSet === undefined ? undefined : await findBrandFile(db, sheetSet, 'look.css')
  // the icon is stored beside the sheet
  return file && sheetSet ? String(file.bytes).replaceAll('url(icon-', `url(${brandPath(sheetSet, 'icon-')}`) : ''
}

/** The built document with the agency's name and contact, its icons, and where its own photo is. */
export function writeLook(built: string, { brand, hero, icons }: PageLook): string {
  const agency = escapeHtml(JSON.stringify(brand))
  const named = built.replace('<meta name="brand" content=""', () => `<meta name="brand" content="${agency}"`)
  const pictured = hero === undefined ? named : named.replace('<html ', () => `<html data-hero="${hero}" `)
  if (icons === undefined) return pictured
  return pictured
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${icons.small}" type="image/png">`)
    .replace(/<link rel="apple-touch-icon"[^>]*>/, () => `<link rel="apple-touch-icon" href="${icons.small}">`)
}

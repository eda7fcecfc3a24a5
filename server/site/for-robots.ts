import type { Brand } from '#shared/model/brand.ts'
import { OCCASION_NAMES, occasionPath } from '#shared/model/occasions.ts'
import { PAGE_PATHS } from '#shared/model/pages.ts'
import type { PageLook } from './look.ts'

/** What robots may read: the public pages and the pictures they show. */
export function writeRobots(publicUrl: string): string {
  return `User-agent: *
Allow: /api/images/
Allow: /api/brand/
Disallow: /api/
Disallow: /admin
Disallow: /agent/
Disallow: /customer

Sitemap: ${publicUrl}/sitemap.xml
`
}

/**
 * Every public page, those of occasions and every profile, for search engines (sitemaps.org 0.9). Addresses hold only ids
 * and our own paths, so nothing in them needs escaping but the ampersand, which none has.
 */
export function writeSitemap(publicUrl: string, agents: readonly { id: string; updated_at: Date }[]): string {
  const pages = [...PAGE_PATHS, ...OCCASION_NAMES.map(occasionPath)].map(
    (path) => `  <url><loc>${publicUrl}${path}</loc></url>`,
  )
  const profiles = agents.map(
    ({ id, updated_at }) =>
      `  <url><loc>${publicUrl}/?agent=${id}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...profiles].join('\n')}
</urlset>
`
}

/**
 * The site as an app on a phone (W3C Web Application Manifest).
 * @param icons where the agency's own icons are; undefined for those of the site
 */
export function writeManifest({ name }: Pick<Brand, 'name'>, icons: PageLook['icons']): string {
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#0b1211',
    theme_color: '#0b1211',
    icons: [
      ...(icons === undefined ? [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }] : []),
      { src: icons?.small ?? '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: icons?.large ?? '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  })
}

/** What a CDN may keep: built files, scenes and posters of the build, stored pictures, and the agency's look. */
const FOLDERS = ['assets', 'scenes', 'services', 'portals', 'api/images', 'api/brand']
const KEPT = new RegExp(`^/(?:${FOLDERS.join('|')})/`)

/** Elements that load a file, and their attributes with addresses. */
const LOADER = /<(?:link|script|img|source)\b[^>]*>/g
const ADDRESS = /(\s(?:href|src)=")([^"]+)"/gi
const ADDRESSES = /(\s(?:imagesrcset|srcset)=")([^"]+)"/gi

/**
 * A page that loads what a CDN may keep from there (docs/product.md S127). Links that people follow, the page itself and
 * calls stay with this product.
 * @param html the whole document, or a part of it
 * @param origin of the CDN; undefined leaves the page as it is
 */
export function loadFrom(html: string, origin: string | undefined): string {
  if (origin === undefined) return html
  const move = (address: string) => (KEPT.test(address) ? origin + address : address)
  return html
    .replace('<html ', `<html data-assets="${origin}" `)
    .replace(/(<html [^>]*data-hero=")(\/)/, `$1${origin}$2`)
    .replace(LOADER, (element) =>
      element
        .replace(ADDRESS, (_, start: string, address: string) => `${start}${move(address)}"`)
        .replace(ADDRESSES, (_, start: string, list: string) => `${start}${list.split(', ').map(move).join(', ')}"`),
    )
}

import { escapeHtml } from '#server/mail/html/html.ts'
import type { Brand } from '#shared/model/brand.ts'

/** What a page's head says before any script has run. */
export interface Head {
  /** Without the brand: the pattern '{title} | {brand}' is added here (docs/product.md §2). */
  title: string
  description: string
  /** The page's own path and query; without one it is not to be found by search engines. */
  path?: string
  image?: { path: string; alt: string; width: number; height: number }
  /** schema.org objects (JSON-LD). */
  structuredData?: readonly object[]
  /** More links, such as preloads, as attributes. */
  links?: readonly Record<string, string>[]
}

/** An object as it may stand in a script element: nothing in it can end the element or begin a comment. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const DESCRIPTION_LIMIT = 300

/** A text short enough for a description, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LIMIT) return line
  const cut = line.slice(0, DESCRIPTION_LIMIT)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LIMIT / 2))}…`
}

/**
 * The head's elements as HTML: title, description, canonical address, Open Graph, Twitter card, structured data.
 * @param publicUrl where people reach the site, without a trailing slash
 */
export function writeHead(head: Head, { brand, publicUrl }: { brand: Brand; publicUrl: string }): string {
  const title = `${head.title} | ${brand.name}`
  const description = shorten(head.description)
  const named: [string, string][] = [['description', description]]
  const properties: [string, string][] = [
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:locale', 'en_US'],
  ]
  const links: Record<string, string>[] = [...(head.links ?? [])]
  if (head.path === undefined) named.push(['robots', 'noindex'])
  else {
    links.push({ rel: 'canonical', href: publicUrl + head.path })
    properties.push(['og:url', publicUrl + head.path])
  }
  if (head.image) {
    properties.push(
      ['og:image', new URL(head.image.path, publicUrl).href],
      ['og:image:alt', head.image.alt],
      ['og:image:width', String(head.image.width)],
      ['og:image:height', String(head.image.height)],
    )
  }
  named.push(['twitter:card', head.image ? 'summary_large_image' : 'summary'], ['twitter:title', title])
  named.push(['twitter:description', description])
  if (head.image)
    named.push(['twitter:image', new URL(head.image.path, publicUrl).href], ['twitter:image:alt', head.image.alt])
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    ...links.map((link) => {
      const attributes = Object.entries(link).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
      return `<link ${attributes.join(' ')}>`
    }),
    ...(head.structuredData ?? []).map((data) => `<script type="application/ld+json">${writeJson(data)}</script>`),
  ].join('\n    ')
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Brand } from '#shared/model/brand.ts'
import type { OccasionPath } from '#shared/model/occasions.ts'
import { FRAMED_PATHS, PAGE_PATHS, type PagePath, type PortalPath } from '#shared/model/pages.ts'

export type PageKey = PagePath | OccasionPath | PortalPath | 'not-found'

/** What scripts/prerender.ts wrote of a page: the markup of its shell, and what its head loads beyond every page's. */
export interface Shell {
  html: string
  links: string
}

/** '/' is home.html and home.head.html, '/admin/agents' is admin/agents.html and admin/agents.head.html. */
function prerenderedName(key: PageKey): string {
  if (key === 'not-found') return key
  return key === '/' ? 'home' : key.slice(1)
}

/**
 * The shells there are: none where they could not be written, or were written for another agency.
 * @param folder the build's output
 */
export function readShells(folder: string, brand: Brand): Map<PageKey, Shell> {
  const read = (name: string) => {
    const file = path.join(folder, 'prerendered', name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const agency = read('.agency')
  const foreign = agency !== '' && agency !== JSON.stringify(brand)
  const keys: readonly PageKey[] = [...PAGE_PATHS, ...FRAMED_PATHS, 'not-found']
  return new Map(
    keys.map((key) => {
      const name = prerenderedName(key)
      return [key, { html: foreign ? '' : read(`${name}.html`), links: read(`${name}.head.html`) }]
    }),
  )
}

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

/** The shells of a build. */
export interface Shells {
  pages: ReadonlyMap<PageKey, Shell>
  /** Whether they were written for this agency; the links of another's are as good. */
  areFor(brand: Brand): boolean
}

/** Every page that has a shell. */
export const SHELL_KEYS: readonly PageKey[] = [...PAGE_PATHS, ...FRAMED_PATHS, 'not-found']

/**
 * The shells there are: none where they could not be written.
 * @param folder the build's output
 */
export function readShells(folder: string): Shells {
  const read = (name: string) => {
    const file = path.join(folder, 'prerendered', name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const agency = read('.agency')
  const pages = new Map(
    SHELL_KEYS.map((key) => {
      const name = prerenderedName(key)
      return [key, { html: read(`${name}.html`), links: read(`${name}.head.html`) }]
    }),
  )
  return { pages, areFor: (brand) => agency === '' || agency === JSON.stringify(brand) }
}

import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { demoRoster } from './roster.ts'

/** Rendered posters and their manifest, relative to the root of the repository. */
export const POSTER_FOLDER = 'assets/posters'
export const POSTER_MANIFEST = `${POSTER_FOLDER}/manifest.json`
export const SCENE_FOLDER = 'web/public/scenes'
/** The limit for all rendered posters together, in bytes. */
export const POSTER_BUDGET = 4 * 1024 * 1024

export const POSTER_WIDTHS = [300, 600] as const
export const POSTER_FORMATS = ['webp', 'avif'] as const

export interface PosterFile {
  file: string
  width: number
  height: number
  bytes: number
}

export interface PosterManifest {
  sources: string
  agents: { name: string; slug: string; files: PosterFile[] }[]
  /** The posters of the services page, which are in another folder. */
  services: { sources: string; files: PosterFile[] }
  /** The posters beside the logins. */
  portals: { sources: string; files: PosterFile[] }
  /** The pictures of the demo's galleries, which are in another folder. */
  galleries: { sources: string; files: PosterFile[] }
}

/** A name as it appears in file names: 'Imani Okafor' → 'imani-okafor'. */
export function posterSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function posterFileName(name: string, width: number, format: string): string {
  return `${posterSlug(name)}-${width}.${format}`
}

/** One hash of everything the rendered posters depend on: the generator's sources and the drawn people. */
export function hashPosterSources(root: URL): string {
  const sum = sumGenerator(root)
  for (const { name, category, poster } of demoRoster) sum.update(`${JSON.stringify({ name, category, poster })}\n`)
  return sum.digest('hex')
}

/** One hash of the generator's sources. */
export function hashGenerator(root: URL): string {
  return sumGenerator(root).digest('hex')
}

function sumGenerator(root: URL): Hash {
  const folder = new URL('shared/posters/', root)
  const sum = createHash('sha256')
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  for (const file of sources) {
    // A checkout with Windows line endings draws the same pictures.
    sum.update(`${file}\n${readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n')}\n`)
  }
  return sum
}

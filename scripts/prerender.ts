/**
 * Writes the pages as every visitor gets them, with the agency's name, into dist/web/prerendered: a page's markup and
 * the files its head loads. It runs in a separate process, so that React is never in the server's memory.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Brand } from '#shared/model/brand.ts'
import { FRAMED_PATHS, PAGE_PATHS } from '#shared/model/pages.ts'
import { type Manifest, pageLinks } from './page-links.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SITE = path.join(ROOT, 'dist/web')
const FOLDER = path.join(SITE, 'prerendered')
/** The agency of the pages: the server ignores another agency's pages. */
const AGENCY = path.join(FOLDER, '.agency')
const STAMP = path.join(FOLDER, '.stamp')
const WRITER = path.join(ROOT, 'dist/ssr/prerender.js')

/** The exports of dist/ssr: web/app/prerender.tsx. */
interface Writer {
  renderPage(path: string | undefined, agency: Brand): Promise<{ html: string; links: string } | undefined>
}

/**
 * Brings dist/web/prerendered up to date with the built site and the agency. Without these files, as in a folder that
 * cannot be written, pages show once their script has run; therefore a failure here never stops a start.
 * @returns whether pages were written
 */
export async function prerenderSite(agency: Brand): Promise<boolean> {
  if (!existsSync(WRITER)) return false
  const stamp = await stampOf(agency)
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp) return false
  try {
    await mkdir(FOLDER, { recursive: true })
    await rm(STAMP, { force: true })
    await replaceFile(AGENCY, JSON.stringify(agency))
    await runWriter(agency)
    await replaceFile(STAMP, stamp)
    return true
  } catch (error) {
    console.error(`The pages cannot be prerendered. ${error instanceof Error ? error.message : error}`)
    return false
  }
}

/** The footer shows the year. */
async function stampOf(agency: Brand): Promise<string> {
  const site = await readFile(path.join(SITE, '.sources'), 'utf8').catch(() => '')
  const year = new Date().getFullYear()
  return createHash('sha256')
    .update(JSON.stringify([site, agency, year]))
    .digest('hex')
}

function runWriter(agency: Brand): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify(agency)], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (said) console.error(said.trimEnd())
      if (code === 0) resolve()
      else reject(new Error(`Their writer ended with ${code}.`))
    })
  })
}

/** A page that fails is left out and reported; the others are written. */
async function writePages(agency: Brand): Promise<void> {
  const { renderPage } = (await import(pathToFileURL(WRITER).href)) as Writer
  const manifest = JSON.parse(await readFile(path.join(SITE, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const page of [...PAGE_PATHS, ...FRAMED_PATHS, undefined]) {
    const name = page === undefined ? 'not-found' : page.slice(1) || 'home'
    try {
      const written = await renderPage(page, agency)
      const file = path.join(FOLDER, name)
      await mkdir(path.dirname(file), { recursive: true })
      await Promise.all([rm(`${file}.html`, { force: true }), rm(`${file}.head.html`, { force: true })])
      if (!written) continue
      await replaceFile(`${file}.html`, written.html)
      await replaceFile(`${file}.head.html`, pageLinks(manifest, listSources(name)) + written.links)
    } catch (error) {
      console.error(`${name} cannot be prerendered.`, error)
    }
  }
}

/** The layout of each portal; the public one is in every page. */
const LAYOUT = /^(?:customer|agent|admin)(?=\/)/
/** The screens that are named by another address than their own. */
const SCREENS: Record<string, string> = { 'admin/payments': 'admin/billing', 'admin/pricing': 'admin/billing' }

/** The source files of a page: its portal's layout, and its screen. */
function listSources(name: string): string[] {
  const [portal] = LAYOUT.exec(name) ?? []
  const screen = `routes/${SCREENS[name] ?? name}.tsx`
  return portal === undefined ? [screen] : [`app/layouts/${portal}.tsx`, screen]
}

/** In one step, because another process may be reading. */
async function replaceFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, text)
  await rename(fresh, file)
}

if (import.meta.main) await writePages(JSON.parse(process.argv[2] ?? '') as Brand) // written by runWriter

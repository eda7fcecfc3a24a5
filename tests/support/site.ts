import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder for one test or one file, gone when it is through. */
export function makeTempFolder(whenDone: (clean: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-test-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The script that stands in the page of `makeSite`. */
export const INLINE_SCRIPT = 'document.title += "!"'

/** A built site in miniature: the page, an asset with its compressed copies, and files that must stay inside. */
export function makeSite(whenDone?: (clean: () => void) => void): string {
  const folder = path.join(makeTempFolder(whenDone), 'web')
  for (const inner of ['assets', 'prerendered']) mkdirSync(path.join(folder, inner), { recursive: true })
  const files = {
    'index.html': `<!doctype html><head><meta name="brand" content=""><title>x</title><script>${INLINE_SCRIPT}</script></head><body>The page<div id="root"></div></body>`,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'prerendered/services.html': '<h1>What we book</h1>',
    '.sources': 'hash',
    '.env': 'SECRET=1',
    'assets/app-1a2b3c4d.js': 'console.log("app")',
    'assets/app-1a2b3c4d.js.br': 'brotli',
    'assets/app-1a2b3c4d.js.map': '{"sources":["secret"]}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

/**
 * Puts a writer of pages beside a site, as the build does.
 * @param body of its renderPage(path, agency, reads, texts)
 */
export function makeWriter(site: string, body: string): void {
  const folder = path.join(site, '../ssr')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'prerender.js'),
    `export async function renderPage(path, agency, reads, texts) { ${body} }`,
  )
}

import type { Browser } from '@playwright/test'

const KB = 1024

/** What the home page may load of JavaScript at once, compressed with brotli (docs/product.md P11.20). */
export const MOST_JS_KB = 105

/** Adds up the layout shifts; those within 500 ms of a visitor's input do not count. */
const WATCH_SHIFTS = `
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

/** Bytes as they were sent, and how far anything moved. */
export interface FirstLoad {
  js: number
  css: number
  shift: number
}

/**
 * Loads a page with an empty cache until it is idle.
 * @throws when a script or a style sheet does not come compressed
 */
export async function loadFirst(browser: Browser, url: string, width: number): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } })
  const page = await context.newPage()
  await page.addInitScript(WATCH_SHIFTS)
  // the notice comes a second after the page, which a slow machine takes for part of it
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const sizes = { js: 0, css: 0 }
  const missing: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const kind = pathname.endsWith('.js') ? 'js' : pathname.endsWith('.css') ? 'css' : undefined
    if (!kind) return
    const { 'content-length': length, 'content-encoding': encoding } = response.headers()
    if (response.status() !== 200 || length === undefined) missing.push(pathname)
    // too small to gain from compression: sent uncompressed
    if (encoding !== 'br' && Number(length) >= KB) missing.push(pathname)
    sizes[kind] += Number(length)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const shift = Number(await page.evaluate('window.shifted'))
  await context.close()
  if (missing.length > 0) throw new Error(`not sent as brotli of known length: ${missing.join(', ')}`)
  if (sizes.js === 0) throw new Error('the home page loaded no script: is the site built?')
  return { ...sizes, shift }
}

import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { npmStart } from './children.ts'
import type { Row } from './rows.ts'
import { findPort } from './start.ts'

const KB = 1024
const WIDTHS = [390, 1440] as const

/** Adds up the layout shifts; those within 500 ms of a visitor's input do not count. */
const WATCH_SHIFTS = `
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

interface FirstLoad {
  js: number
  css: number
  shift: number
}

/**
 * What a browser with an empty cache loads for the home page until it is idle, and whether anything moves.
 * @param dir a data folder; filled with demo data if it is empty
 */
export async function measureSite(dir: string): Promise<Row[]> {
  await using product = await npmStart(dir, await findPort())
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const loads: FirstLoad[] = []
    for (const width of WIDTHS) loads.push(await load(browser, product.url, width))
    const most = (key: keyof FirstLoad) => Math.max(...loads.map((one) => one[key]))
    return [
      { name: 'home, first-load JS', unit: 'KB br', product: most('js') / KB, bound: { of: 'product', most: 115 } },
      { name: 'home, first-load CSS', unit: 'KB br', product: most('css') / KB, bound: { of: 'product', most: 12 } },
      ...WIDTHS.map((width, i) => ({
        name: `home, layout shift at ${width}`,
        unit: 'CLS',
        product: loads[i]?.shift ?? Number.NaN,
        bound: { of: 'product' as const, most: 0.001 },
      })),
    ]
  } finally {
    await browser.close()
  }
}

async function load(browser: Browser, url: string, width: number): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } })
  const page = await context.newPage()
  await page.addInitScript(WATCH_SHIFTS)
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

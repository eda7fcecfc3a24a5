import { chromium } from '@playwright/test'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { type FirstLoad, loadFirst, MOST_JS_KB } from '#tests/support/first-load.ts'
import { npmStart } from './children.ts'
import type { Row } from './rows.ts'
import { findPort } from './start.ts'

const KB = 1024
const WIDTHS = [390, 1440] as const

/**
 * What a browser with an empty cache loads for the home page until it is idle, and whether anything moves.
 * @param dir a data folder; filled with demo data if it is empty
 */
export async function measureSite(dir: string): Promise<Row[]> {
  await using product = await npmStart(dir, await findPort())
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const loads: FirstLoad[] = []
    for (const width of WIDTHS) loads.push(await loadFirst(browser, product.url, width))
    const most = (key: keyof FirstLoad) => Math.max(...loads.map((one) => one[key]))
    return [
      {
        name: 'home, first-load JS',
        unit: 'KB br',
        product: most('js') / KB,
        bound: { of: 'product', most: MOST_JS_KB },
      },
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

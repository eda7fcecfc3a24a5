import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, findTooWide, resizeTo, waitForMotion } from './support.ts'

/** Looks at a screen in both themes and at both widths. */
export async function look(page: Page, name: string) {
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((stored) => {
      localStorage.setItem('theme', stored)
      document.documentElement.dataset.theme = stored
    }, theme)
    for (const width of [1440, 390]) {
      await resizeTo(page, width)
      expect(await findTooWide(page), `${name} ${theme} ${width}`).toEqual([])
      await waitForMotion(page)
      expect(await findViolations(page), `${name} ${theme} ${width}`).toEqual([])
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${theme}-${width}.png` })
    }
  }
  await resizeTo(page, 1440)
}

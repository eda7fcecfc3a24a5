import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, findTooWide, resizeTo, THEMES, waitForMotion } from './support.ts'

type Scan = Parameters<typeof findViolations>[1]

/** Changes the theme of an open page at once: colors that fade would be scanned on their way. */
async function switchTo(page: Page, theme: (typeof THEMES)[number]) {
  await page.evaluate((stored) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    localStorage.setItem('theme', stored)
    document.documentElement.dataset.theme = stored
    // the colors are those of the theme before what fades them is back
    for (const part of document.querySelectorAll('*')) getComputedStyle(part).color
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  }, theme)
}

/**
 * Scans an open page in one theme and then in the other: a second visit costs several times the scan.
 * @returns as `findViolations` does, with the theme in each line
 */
export async function findInBothThemes(page: Page, how?: Scan): Promise<string[]> {
  const found: string[] = []
  for (const theme of THEMES) {
    await switchTo(page, theme)
    await waitForMotion(page)
    found.push(...(await findViolations(page, how)).map((line) => `${theme}: ${line}`))
  }
  return found
}

/** Looks at a screen in both themes and at both widths. */
export async function look(page: Page, name: string) {
  for (const theme of THEMES) {
    await switchTo(page, theme)
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

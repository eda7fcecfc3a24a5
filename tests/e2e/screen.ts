import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'

/** Both themes, with their values in local storage. */
export const THEMES = ['dark', 'light'] as const

/** What runs functions in a page: the page of any driver. */
type Runs = Pick<Page, 'evaluate'>

/** Waits until what moves has come to rest; what moves forever, such as a placeholder that loads, does not count. */
export async function waitForMotion(page: Runs): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})))
  })
}

/** What is wrong with a screen at rest: violations of WCAG, and how far it is wider than the window. */
export async function findFaults(page: Runs): Promise<string[]> {
  await waitForMotion(page)
  const violations = await findViolations(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return over > 0 ? [...violations, `${over} px wider than the window`] : violations
}

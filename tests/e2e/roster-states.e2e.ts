import type { Page } from '@playwright/test'
import { findInBothThemes } from './look.ts'
import { edit, enter, save, sheet } from './roster.ts'
import { expect, resizeTo, test, waitForMotion } from './support.ts'

test.beforeEach(async ({ page, product }) => enter(page, product))

/** Every state of the two screens, and the text that shows that the state is reached. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the roster': async (page) => {
    await page.goto('/admin/agents')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'nobody on the roster': async (page) => {
    await page.goto('/admin/agents?q=nobodyiscalledthis&only=unavailable')
    await expect(page.getByText('No talent matches')).toBeVisible()
  },
  'a new agent with errors': async (page) => {
    await page.goto('/admin/agents?new=1')
    await sheet(page)
      .getByRole('switch', { name: /Create a login/ })
      .click()
    await sheet(page).getByRole('radio', { name: 'Poster 3' }).check({ force: true })
    await save(page, 'Add Agent')
    await expect(sheet(page).getByText('Category is required', { exact: true })).toBeVisible()
  },
  'an agent being edited': async (page) => {
    await edit(page, 'Sabine Laurent')
    await sheet(page).getByLabel('Hourly rate').fill('1')
  },
  'the question before deleting': async (page) => {
    await page.goto('/admin/agents')
    await page
      .getByRole('button', { name: /^Archive / })
      .first()
      .click()
    await expect(sheet(page)).toBeVisible()
  },
  'the categories': async (page) => {
    await page.goto('/admin/categories')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'a category being edited': async (page) => {
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'Edit Models' }).click()
    await expect(sheet(page)).toBeVisible()
  },
}

for (const [name, show] of Object.entries(STATES)) {
  test(`${name}: no accessibility violation in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page)
    await waitForMotion(page)
    expect(await findInBothThemes(page)).toEqual([])
  })
  test(`${name}: never scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await show(page)
    for (const width of [320, 390, 768, 1440]) {
      await resizeTo(page, width)
      const overflow = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.dialog-body')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      )
      expect(Math.max(...overflow), `${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}

import { loadFirst } from '../support/first-load.ts'
import { findViolations } from './accessibility.ts'
import { expect, findTooWide, THEMES, test, useThemeAtRest } from './support.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an occasion’s page has its people and their rates (P2.28)', async ({ page }) => {
    await page.goto('/services?for=wedding')
    await expect(page.getByRole('heading', { level: 1, name: 'Talent for weddings' })).toBeVisible()
    expect(await page.locator('.occasion-person').count()).toBeGreaterThan(3)
    await expect(page.locator('.occasion-rate').first()).toHaveText(/^\$\d+\/hr/)
  })
})

test('the script takes an occasion’s page over as it came, and leads to a profile (P2.28)', async ({ page }) => {
  await page.goto('/services?for=wedding')
  const first = page.locator('.occasion-person').first()
  const name = (await first.locator('b').textContent()) ?? ''
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await first.click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
})

test('nothing on an occasion’s page moves while it loads (P2.28)', async ({ browser, baseURL }) => {
  for (const width of [390, 1440]) {
    const { shift } = await loadFirst(browser, `${baseURL}/services?for=wedding`, width)
    expect(shift, `at ${width}`).toBe(0)
  }
})

for (const theme of THEMES) {
  test(`an occasion’s page has no accessibility violation and fits in the ${theme} theme`, async ({ page }) => {
    await useThemeAtRest(page, theme)
    await page.goto('/services?for=bachelorette_party')
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForLoadState('networkidle')
      expect(await findTooWide(page)).toEqual([])
    }
    expect(await findViolations(page)).toEqual([])
  })
}

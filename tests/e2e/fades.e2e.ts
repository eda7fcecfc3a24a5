import { expect, test } from './support.ts'

/** Drawing takes so long that the browser gives a fade up, as it does on a machine under load. */
const drawSlowly = () => {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) =>
    start(async () => {
      if (typeof update === 'function') await update()
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    })
}

test('a fade that takes too long is no error, and the next screen is there (P2.25)', async ({ page }) => {
  await page.addInitScript(drawSlowly)
  await page.goto('/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What clients say' })).toBeVisible()
  // the browser gives up after four seconds; what it then throws fails the journey
  await page.waitForTimeout(5_500)
  await expect(page).toHaveURL(/\/reviews$/)
})

import { findViolations } from './accessibility.ts'
import { expect, THEMES, test, useThemeAtRest } from './support.ts'

const SCREENS = [
  { name: 'home', path: '/', heading: 'Put a name in lights.', status: 200, title: 'Home | Marquee' },
  {
    name: 'booking',
    path: '/booking',
    heading: 'Book Your Experience',
    status: 200,
    title: 'Book Your Experience | Marquee',
  },
  { name: 'services', path: '/services', heading: 'What we book', status: 200, title: 'Services | Marquee' },
  { name: 'about', path: '/about', heading: 'About Marquee', status: 200, title: 'About | Marquee' },
  { name: 'reviews', path: '/reviews', heading: 'What clients say', status: 200, title: 'Reviews | Marquee' },
  {
    name: 'privacy policy',
    path: '/privacy-policy',
    heading: 'Privacy policy',
    status: 200,
    title: 'Privacy Policy | Marquee',
  },
  {
    name: 'not found',
    path: '/no/such/page',
    heading: 'We can’t find that page',
    status: 404,
    title: 'Page not found | Marquee',
  },
]

for (const { name, path, heading, status, title } of SCREENS) {
  for (const theme of THEMES) {
    test(`${name} has no accessibility violation in the ${theme} theme`, async ({ page }) => {
      await useThemeAtRest(page, theme)
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(title)
      await page.waitForLoadState('networkidle')
      expect(await findViolations(page)).toEqual([])
    })
  }

  test(`${name} never scrolls sideways`, async ({ page }) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}

test('the theme is dark until it is switched, and is kept', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { expect, test } from './support.ts'

const MANIFEST = new URL('../../dist/web/.vite/manifest.json', import.meta.url)
/** The address of the chunk that a source file is the entry of, as the build names it. */
function chunkOf(source: string): string {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }> // Vite's format
  const chunk = chunks[source]
  if (!chunk) throw new Error(`${source} has no chunk of its own`)
  return `**/${chunk.file}`
}

const settled = async (page: Page) => {
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} has no box`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The roster with the first agent changed. */
async function withFirst(page: Page, some: Partial<Agent>) {
  await page.route('**/api/agents', async (route) => {
    const response = await route.fetch()
    const [first, ...rest] = (await response.json()) as Agent[] // our own API's answer
    await route.fulfill({ json: [{ ...first, ...some }, ...rest] })
  })
}

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [1024, 600],
  [1280, 720],
] as const) {
  test(`at ${width} by ${height} the cookie notice does not cover the buttons of the hero`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          performance.mark(`shift-${(entry as unknown as { value: number }).value}`) // a LayoutShift, which TypeScript's DOM types lack
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await settled(page)
    const shifts = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
    const before = (await shifts()).filter((name) => name.startsWith('shift-'))
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible()
    await page.waitForTimeout(400)
    const notice = await boxOf(page, '.cookie-bar')
    const actions = await boxOf(page, '.hero-actions')
    expect(actions.bottom).toBeLessThanOrEqual(notice.y)
    const title = await boxOf(page, '.hero h1')
    expect(title.y).toBeGreaterThanOrEqual(60)
    expect((await shifts()).filter((name) => name.startsWith('shift-'))).toEqual(before)
    // the end of the page can be scrolled above the notice
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    expect((await boxOf(page, '.footer-base')).bottom).toBeLessThanOrEqual(notice.y)
  })
}

test('the cookie notice comes right after the skip links', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to search' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeFocused()
})

test('an address that ends in #browse opens 100 pixels above the section', async ({ page }) => {
  await page.goto('/#browse')
  await settled(page)
  await expect.poll(async () => Math.round((await boxOf(page, '#browse')).y)).toBe(100)
})

test('a profile whose code fails to load breaks only the profile, not the page', async ({ page, complaints }) => {
  const profile = chunkOf('features/catalog/profile/profile-modal.tsx')
  await page.route(profile, (route) => route.abort())
  await page.goto('/')
  await settled(page)
  await page.getByRole('link', { name: 'View Profile' }).first().click()
  await expect(page.getByText('The profile did not load', { exact: true })).toBeVisible()
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
  await expect(page).not.toHaveURL(/agent=/)
  await page.unroute(profile)
  // React reports errors that a boundary has caught
  complaints.length = 0
})

test('the page is complete without its toasts, cookie notice and reviews', async ({ page, complaints }) => {
  for (const part of ['ui/toaster.tsx', 'app/cookie-bar.tsx', 'features/testimonials/carousel.tsx']) {
    await page.route(chunkOf(part), (route) => route.abort())
  }
  await page.goto('/')
  await settled(page)
  await page.getByRole('heading', { name: 'What clients say' }).scrollIntoViewIfNeeded()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Error loading reviews')).toBeVisible()
  await expect(page.getByText('Please try again later')).toBeVisible()
  await page.waitForTimeout(2500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  complaints.length = 0
})

test('a long text of a profile can be scrolled with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await withFirst(page, { name: 'Ada Long', bio: 'She has danced in every room of the city. '.repeat(90) })
  await page.goto('/')
  await settled(page)
  await page.getByRole('article', { name: 'Ada Long' }).getByRole('link', { name: 'View Profile' }).click()
  await expect(page.getByRole('dialog')).toBeFocused()
  const text = page.getByRole('region', { name: 'About Ada Long' })
  // the text is drawn right after the dialog
  await expect(text.getByText('She has danced in every room')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
})

test('a phone in landscape shows the name of the profile', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/')
  await settled(page)
  await page.getByRole('link', { name: 'View Profile' }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
})

for (const width of [390, 320]) {
  test(`text at twice the size stays inside a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await settled(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.hero-facts > li > *, .footer-columns a, .footer-columns p, .footer-base *')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < 0 || right > innerWidth
        })
        .map((element) => element.outerHTML),
    )
    expect(outside).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('a long name stays on its dark background, and a long category does not touch the rating', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const name = 'Maximiliana Konstantinopolskaja von Hohenberg-Sonnenschein II'
  await withFirst(page, { name, category: 'close_up_magician_and_master_of_ceremonies' })
  await page.goto('/')
  await settled(page)
  const card = page.getByRole('article', { name })
  const text = await card.locator('.agent-name > span').boundingBox()
  const lineHeight = 36 * 1.06
  expect(text?.height).toBeLessThanOrEqual(3 * lineHeight + 1)
  const category = await card.locator('.agent-category').boundingBox()
  const rating = await card.locator('.rating').boundingBox()
  expect((category?.x ?? 0) + (category?.width ?? 0)).toBeLessThan(rating?.x ?? 0)
})

test('forced colors keep the bulbs and underline the selection', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await settled(page)
  const all = page.getByRole('button', { name: /^All/ })
  expect(await all.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline')
  await page.getByRole('link', { name: 'View Profile' }).first().click()
  const bulb = page.getByRole('dialog').locator('.bulb-lit')
  const colours = await bulb.evaluate((element) => ({
    own: getComputedStyle(element).backgroundColor,
    canvas: getComputedStyle(document.body).backgroundColor,
  }))
  expect(colours.own).not.toBe(colours.canvas)
})

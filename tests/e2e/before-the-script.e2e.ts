import type { Page } from '@playwright/test'
import { PAGE_PATHS } from '#shared/model/pages.ts'
import { expect, test, waitUntilShown, watchShown } from './support.ts'

/**
 * Holds back the page's script. Returns a function that releases it and resolves once the script has taken over the
 * page.
 */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  await watchShown(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await waitUntilShown(page)
  }
}

const terms = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Terms' })
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

for (const path of PAGE_PATHS) {
  test(`a visitor who scrolls ${path} before the script has loaded stays there`, async ({ page }) => {
    const letIn = await holdScript(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // letters of another font move everything a little, and the browser adjusts the position
    await page.evaluate(() => document.fonts.ready)
    // before the end of the page, which moves when more content loads
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const before = await placeOf(page)
    expect(before).toBeGreaterThan(100)
    await letIn()
    expect(Math.abs((await placeOf(page)) - before)).toBeLessThan(4)
  })
}

for (const [path, picture] of [
  ['/', '**/scenes/hero-evening-tall.avif'],
  ['/about', '**/scenes/hero-evening-tall.avif'],
  ['/services', '**/services/model-*.avif'],
] as const) {
  test(`until the picture of ${path} is here nothing is requested that can wait`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(picture, async (route) => {
      ask()
      await released
      await route.continue()
    })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const canWait = () =>
      requested.filter((one) => /\.(js|svg)$|^\/api\/|^\/services\/.*\.avif$/.test(one) && !/model-|icon/.test(one))
    // the page is loaded once the picture is; no script is waited for longer than 1.5 s
    await page.goto(path, { waitUntil: 'commit' })
    await asked
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForTimeout(100)
    expect(canWait()).toEqual([])
    release()
    await expect.poll(() => canWait().some((one) => one.endsWith('.js'))).toBe(true)
    await expect.poll(() => canWait().some((one) => one.includes('skyline'))).toBe(true)
    if (path === '/services') await expect.poll(() => canWait().some((one) => one.endsWith('.avif'))).toBe(true)
  })
}

test('a click before the script has loaded takes effect afterwards', async ({ page }) => {
  const letIn = await holdScript(page)
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await terms(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await letIn()
  await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(terms(page)).toBeFocused()
})

test('a click that begins before the script has loaded and ends after it counts', async ({ page }) => {
  const letIn = await holdScript(page)
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await terms(page).hover()
  await page.mouse.down()
  await letIn()
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
})

test('an address with an anchor shows its place, before and after the script has loaded', async ({ page }) => {
  const letIn = await holdScript(page)
  await page.goto('/services#photographers', { waitUntil: 'domcontentloaded' })
  const top = () => page.locator('#photographer').evaluate((block) => Math.round(block.getBoundingClientRect().top))
  await expect.poll(top).toBe(100)
  await letIn()
  expect(await top()).toBe(100)
})

for (const [path, call, first] of [
  ['/services', '/api/categories', '.service h2'],
  ['/reviews', '/api/testimonials/approved', '.quote blockquote'],
] as const) {
  for (const width of [390, 1280]) {
    test(`at ${width} ${path} is complete before its script, which requests nothing and moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const letIn = await holdScript(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const what = page.locator(first)
      const texts = await what.allTextContents()
      expect(texts.length).toBeGreaterThan(4)
      const place = await what.nth(1).boundingBox()
      await letIn()
      await page.waitForTimeout(500)
      expect([...(await what.allTextContents())].sort()).toEqual([...texts].sort())
      expect(await what.nth(1).boundingBox()).toEqual(place)
      expect(asked).not.toContain(call)
    })
  }
}

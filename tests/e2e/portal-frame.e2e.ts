import type { Page } from '@playwright/test'
import { expect, type RunningServer, THEMES, test, useThemeAtRest, waitUntilShown, watchShown } from './support.ts'

// the cookie notice appears at any moment, over the page
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

/** Portals with a login of each, a page, and what its frame says. */
const PORTALS = [
  ['customer', { email: 'renee@marquee.example', password: 'house-lights-down' }, '/customer/billing', 'Opening your'],
  ['agent', { username: 'imani', password: 'five-minute-call' }, '/agent/dashboard', 'Opening your'],
] as const

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

async function signIn(page: Page, product: RunningServer, portal: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/${portal}/login`, { data, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
}

/** Holds back the page's script, opens the page, waits until it is painted, and returns what lets the script in. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  await watchShown(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.evaluate(() => document.fonts.ready)
  return async () => {
    resolve()
    await waitUntilShown(page)
  }
}

/** Where the parts of the office's frame are, by what they say. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.admin .wordmark, .admin-row, .phone-bar > *, main h1')]
    const shown = parts.filter((part) => part.checkVisibility() && !part.closest('.admin-foot'))
    return shown.map((part) => {
      const { left, top, height } = part.getBoundingClientRect()
      const text = [...part.querySelectorAll('span:not(.num):not(.num *)')].at(-1)?.textContent ?? part.textContent
      return [part.tagName === 'H1' ? 'title' : text, ...[left, top, height].map(Math.round)]
    })
  })

for (const theme of THEMES) {
  for (const width of [390, 1440]) {
    test(`at ${width}, ${theme}: the office is painted before its script, which moves none of it`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await useThemeAtRest(page, theme)
      await signIn(page, product, 'admin', OFFICE)
      for (const [path, title] of [
        ['/admin/dashboard', 'Dashboard'],
        ['/admin/bookings', 'Bookings'],
        ['/admin/invoices', 'Invoices'],
        ['/admin/agents', 'Agents'],
      ] as const) {
        const letIn = await openHeld(page, path)
        await expect(page.locator('main h1')).toHaveText(title)
        await expect(page.getByText('Checking authentication...')).toBeVisible()
        const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const before = (await placesOf(page)).filter(([text]) => text !== 'Pricing')
        expect(before.length).toBeGreaterThan(5)
        await letIn()
        await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible()
        const after = (await placesOf(page)).filter(([text]) => text !== 'Pricing')
        expect(after, path).toEqual(before)
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })
  }
}

test('the first paint has the rail where the sidebar was left as one', async ({ page, product, context }) => {
  await context.addCookies([{ name: 'sidebar', value: 'collapsed', url: product.url }])
  await signIn(page, product, 'admin', OFFICE)
  const letIn = await openHeld(page, '/admin/agents')
  const rail = () => page.locator('.admin-side').evaluate((side) => side.getBoundingClientRect().width)
  expect(await rail()).toBe(64)
  await letIn()
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible()
  expect(await rail()).toBe(64)
  await page.keyboard.press('Control+b')
  await expect.poll(rail).toBe(256)
})

for (const [portal, login, path, words] of PORTALS) {
  test(`the ${portal}'s portal has its top before its script`, async ({ page, product }) => {
    await signIn(page, product, portal, login)
    const letIn = await openHeld(page, path)
    await expect(page.getByRole('banner').getByText('Marquee')).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await letIn()
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
  })
}

test('a page of the office without JavaScript and without a session shows its frame, and nothing of the agency', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/admin/bookings')
  await expect(page.locator('main h1')).toHaveText('Bookings')
  expect(await page.locator('#root').innerText()).not.toMatch(/@|\$|B-\d/)
  await context.close()
})

test('a log-in page never begins with the public site around it, however late its code comes', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    // the first chunk, which draws what there is, comes at once
    if (!/index-/.test(route.request().url())) await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('footer')) document.documentElement.setAttribute('data-was-public', '')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/agent/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-was-public')
})

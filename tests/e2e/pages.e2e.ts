import type { Page } from '@playwright/test'
import { expect, test, waitUntilShown, watchShown, withoutReads } from './support.ts'

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

const fulfil = (page: Page, address: string, json: unknown) => page.route(address, (route) => route.fulfill({ json }))
const fail = (page: Page, address: string) => page.route(address, (route) => route.fulfill({ status: 500, body: '' }))

test.describe('services', () => {
  test('one block for each category, with its booking link', async ({ page, product }) => {
    const categories = (await (await fetch(`${product.url}/api/categories`)).json()) as {
      name: string
      displayName: string
    }[]
    await page.goto('/services')
    for (const { name, displayName } of categories) {
      const block = page.getByRole('region', { name: displayName, exact: true })
      await expect(block.getByRole('heading', { name: displayName, level: 2 })).toBeVisible()
      await expect(block.getByRole('link', { name: `Book ${displayName}`, exact: true })).toHaveAttribute(
        'href',
        `/booking?category=${name}`,
      )
      // a list of packages may follow
      await expect(block.getByRole('list').first().getByRole('listitem')).toHaveCount(4)
      await block.scrollIntoViewIfNeeded()
      await expect
        .poll(() => block.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0)
    }
    for (const title of ['Real people', 'Clear rates', 'Atlanta only', 'A person answers']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    const band = page.getByRole('region', { name: 'Ready to book?' })
    await expect(band.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booking')
  })

  for (const [label, heading] of [
    ['Models', 'Models'],
    ['Dancers', 'Exotic Dancers'],
    ['Bartenders', 'Bartenders'],
    ['DJs', 'DJs'],
    ['Photographers', 'Photographers'],
  ] as const) {
    test(`the footer's ${label} leads to that block, 100 px below the top`, async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(`/services#${label.toLowerCase()}`)
      const block = page.getByRole('region', { name: heading, exact: true })
      await expect.poll(() => block.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(100)
      await expect(block.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(block.getByRole('link', { name: `Book ${heading}` })).toBeInViewport()
    })
  }

  test('an address with an anchor waits for the categories', async ({ page }) => {
    await withoutReads(page)
    let answer: (() => void) | undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/categories', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/services#djs')
    await expect(page.getByText('Loading services...')).toBeVisible()
    answer?.()
    await expect.poll(() => topOf(page, '#dj').catch(() => undefined)).toBe(100)
  })

  test('the same link works again after scrolling away', async ({ page }) => {
    await page.goto('/services')
    await expect(page.getByRole('heading', { name: 'Models' })).toBeVisible()
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Bartenders' })
    for (let times = 0; times < 2; times += 1) {
      await link.click()
      await expect.poll(() => topOf(page, '#bartender')).toBe(100)
    }
  })

  test('Back returns to the previous position', async ({ page }) => {
    await watchShown(page)
    await page.goto('/services#photographers')
    await waitUntilShown(page)
    await expect.poll(() => topOf(page, '#photographer').catch(() => undefined)).toBe(100)
    await page.evaluate(() => window.scrollBy(0, -700))
    const before = await page.evaluate(() => window.scrollY)
    // Playwright's own click would scroll first
    await page.getByRole('banner').getByRole('link', { name: 'About' }).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('a category that does not exist still has its anchor', async ({ page }) => {
    await withoutReads(page)
    await fulfil(page, '**/api/categories', [])
    await page.goto('/services#photographers')
    await expect(page.getByText('No services available at this time')).toBeVisible()
    await expect(page.locator('#photographers')).toHaveCount(1)
  })

  test('shows when loading has failed, and tries again', async ({ page }) => {
    await withoutReads(page)
    await fail(page, '**/api/categories')
    await page.goto('/services')
    await expect(page.getByText('Something went wrong loading our services.')).toBeVisible()
    await page.unroute('**/api/categories')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Models' })).toBeVisible()
  })
})

test.describe('about', () => {
  test('mission, values, team, experience and a way to book', async ({ page, product }) => {
    await page.goto('/about')
    for (const heading of ['Our mission', 'Our values', 'Our team', 'Our experience']) {
      await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
    }
    await expect(page.locator('dt')).toHaveText(['Excellence', 'Integrity', 'Service', 'Passion'])
    const experience = page.getByRole('region', { name: 'Our experience' })
    const [record] = await product.query<{ events: string; rating: string }>(
      `select (select to_char(sum(total_bookings), 'FM999,999') from agents where archived_at is null) as events,
        (select round(avg(rating), 1)::text from testimonials where is_approved) as rating`,
    )
    const figures = [`${record?.events} Events`, `${record?.rating} Rating`, '24 Agents']
    await expect(experience.getByRole('listitem')).toHaveText(figures)
    await expect(
      page.getByRole('region', { name: 'Ready to book?' }).getByRole('link', { name: 'Book Now' }),
    ).toHaveAttribute('href', '/booking')
  })

  test('a picture of the team leads to the profile', async ({ page }) => {
    await page.goto('/about')
    const team = page.getByRole('region', { name: 'Our team' })
    await expect(team.getByRole('link')).toHaveCount(6)
    const name = (await team.getByRole('link').first().locator('b').textContent()) ?? ''
    await team.getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
  })

  test('without a roster the numbers are a dash, and the team strip can be loaded again', async ({ page }) => {
    await fail(page, '**/api/agents')
    await page.goto('/about')
    const team = page.getByRole('region', { name: 'Our team' })
    await expect(team.getByText('Something went wrong loading our agent roster.')).toBeVisible()
    await expect(page.getByText('— Agents')).toBeVisible()
    await page.unroute('**/api/agents')
    await team.getByRole('button', { name: 'Try again' }).click()
    await expect(team.getByRole('link')).toHaveCount(6)
  })
})

test.describe('reviews', () => {
  test('shows every approved one, and Book Now at the top and at the end', async ({ page, product }) => {
    const approved = (await (await fetch(`${product.url}/api/testimonials/approved`)).json()) as { content: string }[]
    await page.goto('/reviews')
    await expect(page.locator('figure')).toHaveCount(approved.length)
    await expect(page.locator('blockquote').first()).toHaveText(approved[0]?.content ?? '')
    const links = page.getByRole('main').getByRole('link', { name: 'Book Now' })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/booking')
  })

  test('shows that it loads, that it failed, that there are none', async ({ page }) => {
    await withoutReads(page)
    await page.route('**/api/testimonials/approved', () => {})
    await page.goto('/reviews')
    await expect(page.getByText('Loading reviews...', { exact: true })).toBeVisible()
    await page.unroute('**/api/testimonials/approved')
    await fail(page, '**/api/testimonials/approved')
    await page.reload()
    await expect(page.getByText('Error loading reviews', { exact: true })).toBeVisible()
    await expect(page.getByText('Please try again later', { exact: true })).toBeVisible()
    await page.unroute('**/api/testimonials/approved')
    await fulfil(page, '**/api/testimonials/approved', [])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(
      page.getByText('No reviews available yet. Be the first to share your experience!', { exact: true }),
    ).toBeVisible()
  })
})

test.describe('privacy and terms', () => {
  test('the notice leads to the policy, whose table of contents leads to its sections', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    await page.getByRole('region', { name: 'Cookie notice' }).getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Who sees what' }).click()
    await expect.poll(() => topOf(page, '#who-sees-what')).toBe(100)
  })

  test('names everything stored in the browser, and how long chats are kept', async ({ page }) => {
    await page.goto('/privacy-policy')
    const text = await page.getByRole('main').innerText()
    for (const word of [
      'session',
      '__Host-session',
      '__Host-device',
      'sidebar',
      'cookie-consent',
      'cookie-consent-date',
      'theme',
    ]) {
      expect(text).toContain(word)
    }
    for (const words of [
      'chat-token',
      'chat-status',
      'chat-auto-opened',
      'at most 90 days',
      'AI assistant',
      'network address',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toContain('hello@marquee.example')
    expect(text).toContain('(404) 555-0142')
  })

  test('the terms say how to cancel', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Terms' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terms' })
    await expect(dialog.getByRole('heading', { name: 'Canceling' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Terms' })).toBeFocused()
  })

  test('the terms have an address, and leave it when they are closed (P2.23)', async ({ page, product }) => {
    await page.goto('/?terms')
    const dialog = page.getByRole('dialog', { name: 'Terms' })
    for (const title of ['Overtime', 'Tips', 'Damage', 'Privacy', 'Age']) {
      await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`${product.url}/`)
  })

  test('the printed page has only its text, black on white', async ({ page }) => {
    await page.goto('/privacy-policy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('.section-list')]) {
      await expect(part).toBeHidden()
    }
    const colours = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  })
})

for (const path of ['/customer/x', '/agent/x', '/admin/x', '/services/x', '/reviews/1']) {
  test(`${path} is not found`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found | Marquee')
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  })
}

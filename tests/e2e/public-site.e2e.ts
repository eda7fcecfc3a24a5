import type { Page } from '@playwright/test'
import { loadFirst, MOST_JS_KB } from '../support/first-load.ts'
import { expect, test, withoutReads } from './support.ts'

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Everything the browser stores for the site. */
async function kept(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const local = await page.evaluate(() => Object.keys(localStorage).sort())
  const session = await page.evaluate(() => Object.keys(sessionStorage).sort())
  return { cookies, local, session }
}

test('the navbar leads from page to page, and each page has the title {title} | {brand}', async ({ page }) => {
  await page.goto('/privacy-policy')
  // before the script runs, a link loads the whole next page, with the server's title
  await page.waitForLoadState('networkidle')
  const first = await page.evaluate(() => performance.timeOrigin)
  const bar = page.getByRole('banner')
  for (const [link, path, title, heading] of [
    ['Services', '/services', 'Services | Marquee', 'What we book'],
    ['About', '/about', 'About | Marquee', 'About Marquee'],
    ['Reviews', '/reviews', 'Reviews | Marquee', 'What clients say'],
    ['Book Now', '/booking', 'Book Your Experience | Marquee', 'Book Your Experience'],
    ['Home', '/', 'Home | Marquee', 'Put a name in lights.'],
  ] as const) {
    await bar.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(title)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page).toHaveTitle('Privacy Policy | Marquee')
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(first)
})

test('home loads at most 105 KB of compressed JavaScript (P11.20)', async ({ browser, baseURL }) => {
  const { js } = await loadFirst(browser, baseURL ?? '', 1440)
  expect(js / 1024).toBeLessThanOrEqual(MOST_JS_KB)
})

test('home counts its agents, and its buttons lead to the browse section and to the form', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Put a name in lights.' })
  await expect(hero.getByRole('listitem')).toHaveText(['24 Agents', '10K+ Events', '4.9 Rating'])

  const bar = page.getByRole('navigation', { name: 'Main' })
  const browse = bar.getByRole('link', { name: 'Browse Agents' })
  await expect(browse).not.toHaveAttribute('aria-current')
  await hero.getByRole('link', { name: 'Browse Our Agents' }).click()
  await expect.poll(() => topOf(page, '#browse')).toBe(100)
  // the section counts as reached at the same 100 px
  await expect(browse).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => scrollBy({ top: -2, behavior: 'instant' }))
  await expect(browse).not.toHaveAttribute('aria-current')

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await hero.getByRole('link', { name: 'Book an Agent' }).click()
  await expect(page).toHaveURL('/booking')
})

test('the eight known categories have their own texts, every other one the generic text', async ({ page }) => {
  const known = [
    ...['model', 'entertainer', 'bartender', 'exotic_dancer', 'dancer', 'massage_therapist'],
    ...['dj', 'photographer'],
  ]
  const names = [...known, 'fire_breather', 'juggler']
  await page.route('**/api/categories', (route) =>
    route.fulfill({
      json: names.map((name) => ({
        ...{ id: name, name, displayName: `The ${name}`, description: null, image: null },
        ...{ features: [], hidden: false },
      })),
    }),
  )
  await withoutReads(page)
  await page.goto('/services')
  const wordsOf = async (name: string) => {
    const block = page.getByRole('region', { name: `The ${name}`, exact: true })
    await expect(block.getByRole('heading', { name: `The ${name}` })).toBeVisible()
    await expect(block.getByRole('link', { name: `Book The ${name}`, exact: true })).toHaveAttribute(
      'href',
      `/booking?category=${name}`,
    )
    return [...(await block.locator('p').allTextContents()), ...(await block.getByRole('listitem').allTextContents())]
  }
  const own = new Map<string, string>()
  for (const name of names) own.set(name, (await wordsOf(name)).join('\n'))
  expect(own.get('juggler')).toBe(own.get('fire_breather'))
  expect(new Set(own.values()).size).toBe(known.length + 1)
  const reasons = page.getByRole('region', { name: 'Why choose us' })
  await expect(reasons.getByRole('listitem')).toHaveCount(4)
  const heading = await reasons.getByRole('heading', { name: 'Why choose us' }).boundingBox()
  // visible, not for screen readers only
  expect(heading?.height).toBeGreaterThan(20)
})

test('the theme is dark for any system preference, and light only when light is stored', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  expect(await background()).toBe('rgb(11, 18, 17)')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  expect(await background()).toBe('rgb(237, 241, 235)')
})

test.describe(() => {
  test.use({ chatOpens: true })

  test('the site stores the cookie decision, its date, the theme and the chat; the policy names them all; nothing is stored before', async ({
    page,
  }) => {
    // otherwise the chat would open automatically over the buttons pressed here
    await page.route('/api/auth/status', (route) =>
      route.fulfill({ json: { showChat: true, role: null, autoPopupDelay: 0 } }),
    )
    await page.goto('/')
    const notice = page.getByRole('region', { name: 'Cookie notice' })
    await expect(notice).toBeVisible()
    expect(await kept(page)).toEqual({ cookies: [], local: [], session: [] })
    await notice.getByRole('button', { name: 'Decline and close' }).click()
    await expect(notice).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined')

    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    for (const path of ['/services', '/reviews', '/']) await page.goto(path)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie' }).click()
    await notice.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('link', { name: 'View Profile' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Favorite / })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add .* to event$/ })
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'Book Now' }).click()
    await expect(page.getByLabel('Your Name')).toBeEditable()
    await page.getByRole('button', { name: 'Open the chat' }).click()
    await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('What are you planning?')
    await page.reload()
    // a second later the notice would have appeared again
    await page.waitForTimeout(1500)
    await expect(notice).toHaveCount(0)
    const local = [
      'chat-status',
      'chat-token',
      'cookie-consent',
      'cookie-consent-date',
      'event-tray',
      'favorites',
      'theme',
    ]
    // Back restores the scroll position without session storage
    await page.goBack()
    await page.goForward()
    expect(await kept(page)).toEqual({ cookies: [], local, session: [] })
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted')
    await page.goto('/privacy-policy')
    const rows = await page.getByRole('rowheader').allTextContents()
    for (const key of [...local, 'chat-auto-opened']) expect(rows.flatMap((row) => row.split(', '))).toContain(key)
  })
})

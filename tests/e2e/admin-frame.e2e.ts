import type { Page } from '@playwright/test'
import { findInBothThemes } from './look.ts'
import { expect, type RunningServer, resizeTo, test } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

// the cookie notice appears at any moment, over the page
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

async function signIn(page: Page, product: RunningServer): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: OFFICE, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const ready = (page: Page) => expect(title(page)).toHaveText(/needs? an answer$|waiting in chat$/)
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

/** Every state of the office's frame and first screen. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the overview': async (page) => {
    await page.goto('/admin/dashboard')
    await ready(page)
    await expect(page.getByRole('img', { name: /^Models: \$/ })).toBeVisible()
    await expect(page.locator('.work-row').first()).toBeVisible()
  },
  'the settings': async (page) => {
    await page.goto('/admin/dashboard?tab=settings')
    await page.getByRole('switch', { name: 'Monday' }).click()
    await page.getByLabel('Deposit').fill('half')
    await page.getByRole('button', { name: 'Save' }).click()
    await says(page, 'Enter a whole number from 1 to 99, or leave blank')
  },
  'the audit': async (page) => {
    await page.goto('/admin/dashboard?tab=audit')
    await says(page, 'office (admin)')
  },
  'the exports': async (page) => {
    await page.goto('/admin/dashboard?tab=export')
    await expect(page.getByText(/^CSV files for spreadsheets, and everything in one ZIP\./)).toBeVisible()
  },
  'the rail': async (page) => {
    await page.goto('/admin/dashboard')
    await ready(page)
    await page.keyboard.press('Control+b')
    await page.waitForTimeout(400)
  },
}

test('the office has no accessibility violation in either theme', async ({ page, product }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, product)
  for (const [state, show] of Object.entries(STATES)) {
    await show(page)
    expect(await findInBothThemes(page), state).toEqual([])
  }
})

test('the office never scrolls sideways', async ({ page, product }) => {
  await signIn(page, product)
  for (const [state, show] of Object.entries(STATES)) {
    const widths = state === 'the rail' ? [768, 1440] : [320, 390, 768, 1440]
    await page.setViewportSize({ width: widths[0] ?? 320, height: 900 })
    await show(page)
    for (const width of widths) {
      await resizeTo(page, width)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('strangers are redirected to the login and back', async ({ page }) => {
  await page.goto('/admin/bookings')
  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin%2Fbookings')
  await page.getByLabel('Username').fill(OFFICE.email)
  await page.getByLabel('Password', { exact: false }).first().fill(OFFICE.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin/bookings')
  await expect(page).toHaveTitle('Bookings | Marquee')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin%2Fdashboard')
})

test('the sidebar works without a mouse and keeps its state', async ({ page, product, context }) => {
  await signIn(page, product)
  await page.goto('/admin/dashboard')
  await ready(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  for (const name of ['Marquee, home', 'Dashboard', 'Agents', /^Bookings \d+ waiting$/, /^Testimonials \d+ waiting$/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name }).first()).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/categories')
  await expect(page).toHaveTitle('Categories | Marquee')
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Control+b')
  await expect(page.locator('.admin')).toHaveAttribute('data-sidebar', 'collapsed')
  const kept = (await context.cookies()).find(({ name }) => name === 'sidebar')
  expect(kept).toMatchObject({ value: 'collapsed', path: '/', sameSite: 'Lax', httpOnly: false })
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_000)
  await page.reload()
  await expect(page.locator('.admin')).toHaveAttribute('data-sidebar', 'collapsed')
  await page.keyboard.press('Control+b')
  await expect(page.locator('.admin')).toHaveAttribute('data-sidebar', 'open')
})

test('a booking made elsewhere shows in an open window within two seconds, and takes no focus', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product)
  const stream = page.waitForResponse('/api/admin/events')
  await page.goto('/admin/dashboard')
  await ready(page)
  expect((await stream).status()).toBe(200)
  await page.getByRole('link', { name: 'Agents' }).focus()
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Ruth Adeyemi'")
  const before = Number.parseInt(await page.locator('.admin-count').first().innerText(), 10)
  const visitor = await browser.newContext({ baseURL: product.url })
  const answer = await visitor.request.post('/api/bookings', {
    headers: { origin: product.url },
    data: {
      agentId: agent?.id,
      customerName: 'Live Wire',
      customerEmail: 'live.wire@example.com',
      eventType: 'birthday',
      eventDate: '2031-03-07T20:00',
      duration: 2,
    },
  })
  expect(answer.status()).toBe(201)
  const soon = { timeout: 2000 }
  await expect(page.getByRole('status').getByText('New booking from Live for Mar 7, 2031')).toBeVisible(soon)
  await expect(page.getByText('Live Wire')).toBeVisible(soon)
  await expect(page.getByRole('link', { name: `Bookings ${before + 1} waiting` })).toBeVisible(soon)
  await expect(page.getByRole('link', { name: 'Agents' })).toBeFocused()
})

test("settings are saved, two admins who change them see each other's changes, and the audit lists both", async ({
  page,
  product,
}) => {
  await signIn(page, product)
  await page.goto('/admin/dashboard?tab=settings')
  await page.getByLabel('Address').fill('1200 Peachtree Street NE, Atlanta')
  await page.getByLabel('Deposit').fill('30')
  await page.getByRole('switch', { name: 'Friday' }).click()
  await page.getByLabel('Friday, from').fill('18:00')
  await page.getByLabel('Friday, to').fill('00:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Settings saved')
  await page.reload()
  await expect(page.getByLabel('Deposit')).toHaveValue('30')
  await expect(page.getByLabel('Friday, to')).toHaveValue('00:00')

  await page.getByLabel('Deposit').fill('40')
  const settings = await (await page.request.get('/api/admin/settings')).json()
  const other = await page.request.put('/api/admin/settings', {
    headers: { origin: product.url },
    data: { ...settings, bufferMinutes: 45 },
  })
  expect(other.ok()).toBe(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert', { name: 'Not saved' })).toContainText('Time between bookings is now: 45')
  await page.getByRole('button', { name: 'Load their changes, keep what I typed' }).click()
  await expect(page.getByLabel('Time between bookings')).toHaveValue('45')
  await expect(page.getByLabel('Deposit')).toHaveValue('40')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()

  await page.getByRole('tab', { name: 'Audit' }).click()
  await page.getByLabel('Show').selectOption('settings')
  await expect(page.getByRole('article').first()).toContainText('office (admin) changed the agency settings')
  await expect(page.getByRole('article').first()).toContainText('Deposit percent: 30 → became 40')
})

test('a printed page has no frame around it', async ({ page, product }) => {
  await signIn(page, product)
  await page.goto('/admin/dashboard')
  await ready(page)
  await page.emulateMedia({ media: 'print' })
  await expect(title(page)).toBeVisible()
  await expect(page.locator('.admin-side')).toBeHidden()
  await expect(page.locator('.admin-bar')).toBeHidden()
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0)
})

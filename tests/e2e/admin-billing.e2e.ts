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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
/** What is under the '…' of a payment. */
async function pick(page: Page, name: string) {
  await page
    .getByRole('button', { name: /^More for \$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name }).click()
}
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

/** Every state of the billing screen. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the overview': async (page) => {
    await page.goto('/admin/billing')
    await expect(page.getByRole('img', { name: /^Models: \$/ })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'the payments': async (page) => {
    await page.goto('/admin/payments?span=own&from=2020-01-01')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'a refund': async (page) => {
    await page.goto('/admin/payments')
    await pick(page, 'Refund')
    await page.getByLabel('Partial refund').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
    await says(page, 'Enter a dollar amount')
  },
  'a reversal': async (page) => {
    await page.goto('/admin/payments')
    await pick(page, 'Reverse')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the prices': async (page) => {
    await page.goto('/admin/pricing')
    await expect(page.getByRole('switch', { name: 'DJs' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'a package': async (page) => {
    await page.goto('/admin/pricing')
    await press(page, 'Add Package')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Package' }).click()
    await says(page, 'Name is required')
  },
  'a share': async (page) => {
    await page.goto('/admin/pricing')
    await page
      .getByRole('button', { name: /^Set share/ })
      .first()
      .click()
    await page.getByLabel('A percentage').click()
  },
  'a statement': async (page) => {
    await page.goto('/admin/pricing')
    await page
      .getByRole('button', { name: /^Statement/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible()
  },
  'the reports': async (page) => {
    await page.goto('/admin/billing?tab=reports&span=all')
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('table', { name: 'Received and refunded by month' })).toBeVisible()
  },
}

test('the billing screen has no accessibility violation in either theme', async ({ page, product }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, product)
  for (const [state, show] of Object.entries(STATES)) {
    await show(page)
    expect(await findInBothThemes(page), state).toEqual([])
  }
})

test('the billing screen never scrolls sideways', async ({ page, product }) => {
  await signIn(page, product)
  for (const [state, show] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 320, height: 900 })
    await show(page)
    for (const width of [320, 390, 768, 1440]) {
      await resizeTo(page, width)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('a payment is recorded in its booking and partly refunded, and the figures include both', async ({
  page,
  product,
}) => {
  await signIn(page, product)
  const answer = await page.request.get('/api/admin/bookings-with-details?status=confirmed')
  const bookings: { id: string; paymentStatus: string; totalAmount: number | null }[] = await answer.json()
  const open = bookings.find(({ paymentStatus, totalAmount }) => paymentStatus === 'pending' && totalAmount)
  await page.goto(`/admin/bookings?booking=${open?.id}`)
  await press(page, 'Record a payment')
  await page.getByLabel('Payment method').selectOption('Cash')
  await press(page, 'Record')
  await says(page, /\.\d\d recorded\.$/)
  await page.goto('/admin/payments')
  await pick(page, 'Refund')
  await page.getByLabel('Partial refund').click()
  await page.getByLabel(/^Amount/).fill('10')
  await page.getByLabel(/^Reason/).fill('A late start')
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
  await says(page, /^\$10\.00 is refunded to /)
  await expect(page.getByRole('article', { name: /^Refunded, −\$10\.00/ })).toBeVisible()
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Billing', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeFocused()
  await expect(page.getByRole('article').first().getByText('$10.00 refunded')).toBeVisible()
})

test('a package is made, deactivated and deleted', async ({ page, product }) => {
  await signIn(page, product)
  await page.goto('/admin/pricing')
  await press(page, 'Add Package')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Gala Evening')
  await dialog.getByLabel(/^Category/).selectOption('DJs')
  await dialog.getByLabel(/^Price/).fill('1,800')
  await dialog.getByLabel(/^Duration/).fill('5')
  await dialog.getByRole('button', { name: 'Add Package' }).click()
  const row = page.getByRole('article', { name: 'Gala Evening' })
  await expect(row.getByText('$1,800.00')).toBeVisible()
  await row.getByRole('switch').click()
  await says(page, 'Gala Evening is turned off.')
  await page.reload()
  await expect(row.getByRole('switch')).not.toBeChecked()
  await row.getByRole('button', { name: 'Delete Gala Evening' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await says(page, 'Gala Evening deleted.')
  await expect(row).toHaveCount(0)
})

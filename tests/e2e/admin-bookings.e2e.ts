import type { Page } from '@playwright/test'
import { addDays } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { findInBothThemes } from './look.ts'
import { expect, type RunningServer, withOwnProduct } from './support.ts'

const test = withOwnProduct()

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

test.beforeEach(async ({ page, product }) => {
  // the cookie notice appears at any moment, over the page
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const answer = await page.request.post('/api/admin/login', { data: OFFICE, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
})

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const ticket = (page: Page, name: string | RegExp) => page.getByRole('article', { name })
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const drawer = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => drawer(page).getByLabel(new RegExp(`^${label}( \\(required\\))?\\s*$`))

async function openBoard(page: Page) {
  await page.goto('/admin/bookings')
  await expect(column(page, 'Pending').getByRole('article').first()).toBeVisible()
}

/** Every state of these screens, and the text that shows that the state is reached. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the board': openBoard,
  'a search': async (page) => {
    await page.goto('/admin/bookings?q=vance')
    await says(page, /^\d+ bookings found$/)
  },
  'a month': async (page) => {
    await page.goto('/admin/bookings?view=calendar')
    await expect(page.locator('.cal-entry').first()).toBeVisible()
  },
  'a week': async (page) => {
    await page.goto('/admin/bookings?view=calendar&week=2026-12-06')
    await says(page, 'December 6 to December 12, 2026')
  },
  'the people': async (page) => {
    // nobody is free for the rest of a day that ends
    const tomorrow = addDays(atlantaDay(new Date()), 1)
    await page.goto(`/admin/bookings?view=calendar&people=${tomorrow}`)
    await expect(page.locator('.pp-free').first()).toBeVisible()
  },
  'a person to choose': async (page) => {
    await page.goto('/admin/bookings?view=calendar&people=today')
    await page.getByRole('combobox', { name: 'Person' }).fill('im')
    await expect(page.getByRole('option', { name: 'Imani Okafor' })).toBeVisible()
  },
  'a booking': async (page) => {
    await openBoard(page)
    await column(page, 'Pending').getByRole('link').first().click()
    await press(page, 'Change price')
    await press(page, 'Save price')
    await says(page, 'Say why you’re changing the price')
  },
  'a cancellation': async (page) => {
    await openBoard(page)
    await column(page, 'Pending').getByRole('combobox').first().selectOption('cancelled')
    await says(page, 'Cancel this booking?')
  },
  'a booking by phone': async (page) => {
    await openBoard(page)
    await press(page, 'New booking')
    await press(page, 'Create booking')
    await says(page, 'Please select an agent')
  },
  'the testimonials': async (page) => {
    await page.goto('/admin/testimonials')
    await expect(column(page, 'Pending').getByRole('article').first()).toBeVisible()
    await expect(column(page, 'Approved').getByRole('article').first()).toBeVisible()
  },
}

test('no accessibility violation in either theme', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [state, show] of Object.entries(STATES)) {
    await show(page)
    expect(await findInBothThemes(page), state).toEqual([])
  }
})

test('the board fills a window of 1440 by 900: its columns scroll, the page does not (P6.75)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBoard(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  const scroller = page.getByRole('region', { name: 'Pending bookings' })
  expect(await scroller.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true)
})

test('never scrolls sideways', async ({ page }) => {
  test.setTimeout(180_000)
  for (const [state, show] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 320, height: 800 })
    await show(page)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

/** Enters a booking by phone, confirmed or not; its drawer is open afterwards. */
async function enter(page: Page, caller: string, email: string, status: 'pending' | 'confirmed') {
  await press(page, 'New booking')
  await field(page, 'Customer').fill(caller)
  // the option moves when the answer comes
  await expect(page.getByRole('listbox', { name: 'Customers' })).not.toHaveAttribute('aria-busy')
  await page.getByRole('option', { name: 'Create a new customer' }).click()
  await field(page, 'Email').fill(email)
  await field(page, 'Event Type').selectOption('wedding')
  await field(page, 'Event Date').fill('2027-03-06T20:00')
  await field(page, 'Duration').fill('3')
  await field(page, 'Find talent').fill('kei nav')
  await page.getByRole('button', { name: /Kei Navarro/ }).click()
  await field(page, 'Event Location').fill('The Fox Theatre')
  await expect(field(page, 'Price')).not.toHaveValue('')
  await field(page, 'Status').selectOption(status)
  await press(page, 'Create booking')
  await expect(drawer(page).getByRole('link', { name: email })).toBeVisible()
}

const countMails = async (product: RunningServer, email: string, words: RegExp) =>
  (await product.mailsTo(email)).filter(({ subject, text }) => words.test(`${subject} ${text}`)).length

test('an admin enters two phone bookings, sees their conflict, and confirms both with a reason', async ({
  page,
  product,
}) => {
  await openBoard(page)
  await enter(page, 'Odette Swann', 'odette@swann.example', 'confirmed')
  await expect
    .poll(() => countMails(product, 'odette@swann.example', /confirmed/i), { timeout: 20_000 })
    .toBeGreaterThan(0)
  await expect(drawer(page).getByText('Created by the office')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(column(page, 'Confirmed').getByRole('article', { name: 'Kei Navarro for Odette Swann' })).toBeVisible()

  await enter(page, 'Charles Verd', 'charles@verd.example', 'pending')
  await expect(drawer(page).getByText('Same agent, same time')).toBeVisible()
  await expect(drawer(page).getByRole('link', { name: 'Odette Swann' })).toBeVisible()
  await press(page, 'Close')
  const second = ticket(page, 'Kei Navarro for Charles Verd')
  await expect(second.getByText('Time conflict')).toBeVisible()
  await second.getByRole('combobox').selectOption('confirmed')
  const conflict = page.getByRole('dialog', { name: 'Confirm anyway' })
  await expect(conflict.getByText(/booked by Odette Swann/)).toBeVisible()
  // until then it stays in its column, behind the dialog
  await expect(page.locator('.tone-pending [aria-label="Kei Navarro for Charles Verd"]')).toBeVisible()
  await conflict.getByLabel(/^Reason/).fill('Two short sets, agreed with both')
  await conflict.getByRole('button', { name: 'Confirm anyway' }).click()
  await expect(column(page, 'Confirmed').getByRole('article', { name: /Charles Verd/ })).toBeVisible()
  await expect
    .poll(() => countMails(product, 'charles@verd.example', /confirmed/i), { timeout: 20_000 })
    .toBeGreaterThan(0)

  await ticket(page, 'Kei Navarro for Charles Verd').getByRole('link').click()
  await expect(drawer(page).getByText('Confirmed despite a warning')).toBeVisible()
  await expect(drawer(page).getByText('Reason: Two short sets, agreed with both')).toBeVisible()
  expect(
    await product.query(
      "select s.status from agent_statuses s join bookings b on b.id = s.booking_id where b.customer_name = 'Charles Verd'",
    ),
  ).toEqual([{ status: 'overlapping' }])
})

test('a booking is confirmed, cancelled with a reason, and the customer is notified each time', async ({
  page,
  product,
}) => {
  await openBoard(page)
  const jade = ticket(page, /^Jade Monroe for Dana/)
  await jade.getByRole('combobox').selectOption('confirmed')
  await expect(column(page, 'Confirmed').getByRole('article', { name: /^Jade Monroe/ })).toBeVisible()
  await expect.poll(() => countMails(product, 'dana.whitlock@example.com', /confirmed/i), { timeout: 20_000 }).toBe(1)
  await jade.getByRole('combobox').selectOption('cancelled')
  await field(page, 'Note \\(optional\\)').fill('The gala moved')
  await press(page, 'Cancel booking')
  await expect(column(page, 'Cancelled').getByRole('article', { name: /^Jade Monroe/ })).toBeVisible()
  await expect
    .poll(() => countMails(product, 'dana.whitlock@example.com', /canceled/i), { timeout: 20_000 })
    .toBeGreaterThan(0)
  await page.reload()
  await expect(column(page, 'Cancelled').getByRole('article', { name: /^Jade Monroe/ })).toBeVisible()
})

test("another admin's change in the meantime is shown, not overwritten", async ({ page, product }) => {
  await openBoard(page)
  const lena = ticket(page, /^Lena Park for Jordan/)
  await expect(lena).toBeVisible()
  await product.query(
    "update bookings set version = version + 1, event_location = 'Elsewhere' where customer_name like 'Jordan%' and status = 'pending'",
  )
  await lena.getByRole('combobox').selectOption('confirmed')
  await says(page, 'Status not changed')
  await expect(
    column(page, 'Pending')
      .getByRole('article', { name: /^Lena Park/ })
      .getByText('Elsewhere'),
  ).toBeVisible()
})

test('a booking is found by its customer, read, priced, and given a note', async ({ page, product }) => {
  await openBoard(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('hollis')
  await expect(page).toHaveURL(/q=hollis/)
  await says(page, /^\d+ bookings found$/)
  await ticket(page, /^Ruth Adeyemi/)
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/booking=/)
  const address = page.url()
  await press(page, 'Change price')
  await press(page, '+ Extra')
  await field(page, 'Amount').fill('35')
  await field(page, 'Reason for the change').fill('A longer bar')
  await press(page, 'Save price')
  await expect(drawer(page).getByText('$375.00', { exact: true })).toBeVisible()
  await expect(drawer(page).getByText('Price: $340.00 → $375.00')).toBeVisible()
  await field(page, 'New note').fill('Calls back on Monday')
  await press(page, 'Add note')
  await expect(drawer(page).getByText('Calls back on Monday')).toBeVisible()
  await press(page, 'Edit details')
  await field(page, 'Event Location').fill('Decatur Depot')
  await press(page, 'Save details')
  await expect(drawer(page).getByText('Decatur Depot', { exact: true })).toBeVisible()
  expect(await product.query('select content from booking_notes')).toEqual([{ content: 'Calls back on Monday' }])
  await page.goBack()
  await expect(drawer(page)).toHaveCount(0)
  await page.goto(address)
  await expect(drawer(page).getByText('Calls back on Monday')).toBeVisible()
})

test('a booking is opened and closed, and a status changed, with the keyboard alone', async ({ page }) => {
  await openBoard(page)
  const first = column(page, 'Confirmed').getByRole('article').last()
  await first.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('heading', { name: 'Event details' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(first.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first.getByRole('button')).toBeFocused() // the next step
  await page.keyboard.press('Tab')
  await expect(first.getByRole('combobox')).toBeFocused()
  const name = await first.getAttribute('aria-label')
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  await expect(column(page, 'Pending').getByRole('article', { name: name ?? '' })).toBeVisible()
  await expect(
    column(page, 'Pending')
      .getByRole('article', { name: name ?? '' })
      .getByRole('link'),
  ).toBeFocused()

  await page.getByRole('tab', { name: 'Board' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/view=table/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/view=calendar/)
  await page.locator('.cal-day').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.cal-day').nth(1)).toBeFocused()
})

test('an approved review is on the site, and an unapproved one is not', async ({ page }) => {
  await page.goto('/admin/testimonials')
  const card = column(page, 'Pending').getByRole('article').first()
  const name = (await card.getAttribute('aria-label'))?.replace('Review of ', '') ?? ''
  const second = column(page, 'Pending').getByRole('article').nth(1)
  const next = (await second.getAttribute('aria-label')) ?? ''
  await card.getByRole('button', { name: /^Approve/ }).click()
  await expect(column(page, 'Approved').getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name: next })).toBeFocused()
  await expect(page.getByText(`The review of ${name} is approved and shows on the site.`)).toBeAttached()
  await expect.poll(async () => (await page.request.get('/api/testimonials/approved')).text()).toContain(name)
  // the server rebuilds the page a moment later
  await expect(async () => {
    await page.goto('/reviews')
    await expect(page.getByText(name, { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await page.goto('/admin/testimonials')
  await page.getByRole('button', { name: `Unapprove the review of ${name}` }).click()
  await expect(column(page, 'Pending').getByText(name, { exact: true })).toBeVisible()
  await expect.poll(async () => (await page.request.get('/api/testimonials/approved')).text()).not.toContain(name)
})

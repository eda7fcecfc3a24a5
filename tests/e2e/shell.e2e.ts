import type { Page } from '@playwright/test'
import { PAGE_PATHS } from '#shared/model/pages.ts'
import { expect, THEMES, test, useTheme } from './support.ts'

const ENTRY = '**/assets/index-*.js'

for (const path of PAGE_PATHS) {
  test(`${path} is on the screen before its script, and the script keeps it`, async ({ page }) => {
    const { promise: wait, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(ENTRY, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    expect(await page.locator('#root [style], #root style, #root script').count()).toBe(0)
    const sent = await title.elementHandle()
    arrive()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await sent?.evaluate((element) => element.isConnected)).toBe(true)
  })
}

/** The paths a page requests until it is idle. */
async function listRequests(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return asked
}

for (const theme of THEMES) {
  test(`the ${theme} page about the agency requests the tall scene alone`, async ({ page }) => {
    await useTheme(page, theme)
    const asked = await listRequests(page, '/about')
    expect(asked.filter((path) => path.startsWith('/scenes/hero-'))).toEqual([
      `/scenes/hero-${theme === 'light' ? 'matinee' : 'evening'}-tall.avif`,
    ])
  })

  test(`the ${theme} home page requests one scene, and every file once`, async ({ page }) => {
    await useTheme(page, theme)
    const asked = await listRequests(page, '/')
    expect(asked.filter((path) => path.startsWith('/scenes/hero-'))).toEqual([
      `/scenes/hero-${theme === 'light' ? 'matinee' : 'evening'}-wide.avif`,
    ])
    expect(asked.filter((path) => path === '/api/agents')).toHaveLength(1)
    expect(asked.filter((path, i) => asked.indexOf(path) !== i)).toEqual([])
  })
}

test('a form is disabled until its script has loaded, so that no input is lost or ends up in the address', async ({
  page,
  product,
}) => {
  const { promise: wait, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(ENTRY, async (route) => {
    await wait
    await route.continue()
  })
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Ruth Adeyemi'")
  await page.goto(`/booking?agent=${agent?.id}`, { waitUntil: 'commit' })
  await expect(page.getByLabel('Your Name')).toBeDisabled()
  await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
  await expect(page).toHaveURL(/agent=[\da-f-]+$/)
  arrive()
  await page.getByLabel('Your Name').fill('Early Bird')
  await page.getByLabel('Email').fill('early.bird@example.com')
  await page.getByLabel('Event Type').selectOption('birthday')
  await page.getByLabel('Event Date').fill('2027-12-07T20:00')
  await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
  await expect(page.getByText('Booking Submitted!', { exact: true })).toBeVisible()
  const rows = await product.query("select customer_name from bookings where customer_email = 'early.bird@example.com'")
  expect(rows).toEqual([{ customer_name: 'Early Bird' }])
})

test('an address with an extra slash leads to its page (P2.1)', async ({ page }) => {
  await page.goto('/booking/')
  await expect(page).toHaveURL(/\/booking$/)
  await expect(page.getByRole('heading', { name: 'Book Your Experience', level: 1 })).toBeVisible()
})

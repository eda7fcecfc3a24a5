import { findInBothThemes } from './look.ts'
import { expect, test } from './support.ts'

test('a misspelled word finds the act, and reload, Back and a shared link show it again', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('burlesqe', { delay: 30 })
  await expect(page.getByRole('heading', { name: 'Sabine Laurent' })).toBeVisible()
  await expect(page).toHaveURL(/\/\?q=burlesqe$/)
  const line = 'Showing 1 of 24'
  await expect(page.getByText(line)).toBeVisible()

  await page.reload()
  await expect(page.getByText(line)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('burlesqe')

  await page.getByRole('article', { name: 'Sabine Laurent' }).getByRole('link', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\/booking/)
  await page.goBack()
  await expect(page.getByText(line)).toBeVisible()
  await expect(page).toHaveURL(/\/\?q=burlesqe$/)

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByText(line)).toBeVisible()
})

test('a plain visit requests only the roster', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/agents')) asked.push(pathname + search)
  })
  await page.goto('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await page.getByRole('button', { name: /^Bartenders/ }).click()
  await expect(page.getByText('Showing 4 of 24')).toBeVisible()
  expect(asked.filter((address) => address !== '/api/agents')).toEqual([])
})

test('rate, order and category combine, and each can be removed', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('To $/hr').fill('100')
  await page.getByLabel('Sort by').selectOption('Rate, low to high')
  await page.getByRole('button', { name: /^Bartenders/ }).click()
  await expect(page).toHaveURL(/(?=.*max=100)(?=.*sort=rate_low)(?=.*category=bartender)/)
  await expect(page.getByRole('button', { name: 'Remove Up to $100/hr' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"] .agent-grid')).toHaveCount(0)
  const rates = (await page.locator('.agent-rate').allInnerTexts()).map((rate) => Number(rate.replace(/\D/g, '')))
  expect(rates.length).toBeGreaterThan(1)
  expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  expect(Math.max(...rates)).toBeLessThanOrEqual(100)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/\?category=bartender$/)
  await expect(page.getByText('Showing 4 of 24')).toBeVisible()
})

test('a booked agent is not free, in Atlanta’s time for every visitor', async ({ page, product }) => {
  // 9 PM to midnight in Atlanta
  await product.query(
    `insert into agent_statuses (agent_id, start_time, end_time, busy_until, duration_minutes)
     select id, '2027-06-13T01:00Z', '2027-06-13T04:00Z', '2027-06-13T04:00Z', 180 from agents where name = 'Ruth Adeyemi'`,
  )
  const ruth = page.getByRole('article', { name: 'Ruth Adeyemi' })

  await page.goto('/?category=bartender&date=2027-06-12T18:00&hours=4')
  await expect(page.getByRole('button', { name: 'Remove Available Sat, Jun 12, 6:00 PM, 4 hours' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(ruth).toHaveCount(0)
  await page.getByLabel('How many hours').fill('3')
  await expect(ruth).toBeVisible()
})

test('values without a meaning are removed from the address, and the page is complete', async ({ page }) => {
  await page.goto('/?category=%00&sort=__proto__&min=NaN&max=-1&date=2027-03-14T02:30&hours=1e9&agent=%F0&q=%20')
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a search without results says so, and one button shows all agents again', async ({ page }) => {
  await page.goto('/?q=zzzzqqqq')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Browse Our Agents' })).toBeFocused()
})

test('a failed search can be tried again', async ({ page }) => {
  await page.route(/\/api\/agents.*\?/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/?q=burlesque')
  await expect(page.getByText('Something went wrong searching our roster.')).toBeVisible()
  await page.unroute(/\/api\/agents.*\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sabine Laurent' })).toBeVisible()
})

const WHOLE = '/?q=fan&sort=rating&min=100&max=300&date=2027-06-12T18:00&hours=4'

test('a search with all conditions has no accessibility violation in either theme, also on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(WHOLE)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    if (width < 1024) await page.getByRole('button', { name: /^More filters/ }).click()
    await expect(page.getByLabel('Start (Atlanta)')).toBeVisible()
    await expect(page.getByText(/^Showing \d+ of 24$/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findInBothThemes(page, { within: '#browse' })).toEqual([])
  }
})

for (const width of [320, 390, 640, 768, 1024, 1440]) {
  test(`the search fits ${width} pixels, also with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(WHOLE)
    await expect(page.getByRole('list', { name: 'Searching by' })).toBeVisible()
    const more = page.getByRole('button', { name: /^More filters/ })
    if (await more.isVisible()) await more.click()
    for (const size of ['100%', '200%']) {
      await page.evaluate((given) => {
        document.documentElement.style.fontSize = given
      }, size)
      const outside = await page.evaluate(() => {
        const fields = [...document.querySelectorAll('.search-row .input, .search-row .button')]
        const boxes = fields.map((field) => field.getBoundingClientRect()).filter((box) => box.width > 0)
        return {
          page: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
          fields: boxes.filter((box) => box.left < 0 || box.right > window.innerWidth).length,
          covered: boxes.filter((a, i) =>
            boxes.some((b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
          ).length,
        }
      })
      // another test covers the rest of the home page at 200 %
      expect(size === '100%' ? outside : { ...outside, page: 0 }).toEqual({ page: 0, fields: 0, covered: 0 })
    }
  })
}

test('the search appears without moving the roster', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    let arrive: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/search-panel[^/]*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/?sort=rating')
    const card = page.locator('.agent-card .agent-name').first()
    await expect(card).toBeVisible()
    const topOf = () => card.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    await page.evaluate(() => document.fonts.ready)
    const before = await topOf()
    arrive()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    expect(await topOf()).toBe(before)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

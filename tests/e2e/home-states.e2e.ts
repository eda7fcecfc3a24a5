import { expect, test } from './support.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('home and about have the number of agents (P2.4)', async ({ page }) => {
    for (const path of ['/', '/about']) {
      await page.goto(path)
      await expect(page.getByText('24 Agents').first()).toBeVisible()
    }
  })
})

test('while agents load, the home page shows it, with the number of agents it came with (P2.4)', async ({ page }) => {
  let answer: (() => void) | undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/agents', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByText('Loading amazing agents...')).toBeVisible()
  await expect(page.locator('.hero-facts li').first()).toHaveText('24 Agents')
  answer?.()
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
})

test('when agents fail to load, Try again reloads the page', async ({ page }) => {
  let fail = true
  await page.route('**/api/agents', (route) => (fail ? route.fulfill({ status: 500, body: '' }) : route.continue()))
  await page.goto('/')
  await expect(page.getByText('Something went wrong loading our agent roster.')).toBeVisible()
  fail = false
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
})

test('without agents and testimonials the page shows the empty states', async ({ page }) => {
  await page.route('**/api/agents', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/testimonials/approved', (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await expect(page.getByText('No agents available at this time')).toBeVisible()
  await expect(page.getByText('No testimonials available')).toBeVisible()
})

test('an empty category shows its empty state', async ({ page, product }) => {
  const agents = await (await fetch(`${product.url}/api/agents`)).json()
  const models = (agents as { category: string }[]).filter(({ category }) => category === 'model')
  await page.route('**/api/agents', (route) => route.fulfill({ json: models }))
  await page.goto('/')
  await page.getByRole('button', { name: /^Entertainers?/ }).click()
  await expect(page.getByText('No agents found in this category')).toBeVisible()
})

test('a shared profile link opens the profile, and Back closes it', async ({ page, product }) => {
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Imani Okafor'")
  await page.goto('/')
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
  await page.goto(`/?agent=${agent?.id}`)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Imani Okafor' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a shared profile keeps the title that the server gave it, until the profile is closed', async ({
  page,
  product,
}) => {
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Imani Okafor'")
  await page.goto(`/?agent=${agent?.id}`)
  const served = await (await page.request.get(page.url())).text()
  expect(served).toContain('<title>Imani Okafor | Marquee</title>')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Imani Okafor' })).toBeVisible()
  await expect(page).toHaveTitle('Imani Okafor | Marquee')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveTitle('Home | Marquee')
  await page.getByRole('link', { name: 'View Profile' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).not.toHaveTitle('Home | Marquee')
})

test('the keyboard reaches everything on the home page, beginning with the skip link', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Browse Our Agents' })).toBeFocused()
})

test('the second skip link leads to the search (P2.37)', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.goto('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to search' })).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  expect(new URL(page.url()).hash).toBe('')
})

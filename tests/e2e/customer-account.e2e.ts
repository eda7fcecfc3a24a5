import { expect, test } from './support.ts'

const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }

// the product is shared: other journeys read the name
test.afterAll(({ product }) =>
  product.query("update customers set name = 'Renee Baptiste' where email = $1", [RENEE.email]),
)

test('a customer changes the own name, and the portal greets by it, also after a reload', async ({ page, product }) => {
  await page.setExtraHTTPHeaders({ origin: product.url })
  expect((await page.request.post('/api/customer/login', { data: RENEE })).ok()).toBe(true)
  await page.goto('/customer/dashboard?tab=account')
  await page.getByRole('button', { name: 'Change name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your name' })
  await dialog.getByLabel('Your name').fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByLabel('Your name').fill('Delphine Baptiste')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Delphine')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Delphine')
  await expect(page.locator('.portal-name')).toContainText('Delphine Baptiste')
})

test('on a phone the portal bar has words under its icons, and Logout is not beside Billing', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setExtraHTTPHeaders({ origin: product.url })
  expect((await page.request.post('/api/customer/login', { data: RENEE })).ok()).toBe(true)
  await page.goto('/customer/dashboard')
  const box = async (word: string) => {
    const bounds = await page.locator('.portal-bar').getByText(word, { exact: true }).boundingBox()
    if (!bounds) throw new Error(`${word} is not shown`)
    expect(bounds.height, word).toBeGreaterThan(10)
    expect(bounds.x + bounds.width, word).toBeLessThanOrEqual(390)
    return bounds
  }
  await expect(page.locator('.portal-bar').getByText('Logout')).toBeVisible()
  const [home, bookings, billing, logout] = [
    await box('Home'),
    await box('Bookings'),
    await box('Billing'),
    await box('Logout'),
  ]
  expect(new Set([home.y, bookings.y, billing.y])).toEqual(new Set([home.y]))
  expect(billing.y - logout.y).toBeGreaterThan(30)
})

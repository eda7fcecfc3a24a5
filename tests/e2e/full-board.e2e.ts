import type { Locator } from '@playwright/test'
import { fillBoard } from '#tests/support/full-board.ts'
import { expect, withOwnProduct } from './support.ts'

const test = withOwnProduct()

const isLaidOut = (ticket: Locator) =>
  ticket.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

test('of a full board only what is near the window is laid out, and the rest when it comes near', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.request.post('/api/admin/login', {
    data: { email: 'office@marquee.example', password: 'stage-door-open' },
    headers: { origin: product.url },
  })
  await fillBoard(page, product.url, 120)
  await page.goto('/admin/bookings')
  const price = page.getByRole('region', { name: 'Pending', exact: true }).locator('.board-card .board-price')
  await expect(price).toHaveCount(60)
  expect(await isLaidOut(price.first())).toBe(true)
  await expect.poll(() => isLaidOut(price.last())).toBe(false)
  await price.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(price.last())).toBe(true)
  await expect(price.last()).toBeInViewport()
})

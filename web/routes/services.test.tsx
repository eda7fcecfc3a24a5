import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showRoutes } from '#web/app/test-support/show-routes.tsx'
import { buildAgent } from '#web/features/catalog/agents.fixture.ts'
import { Services } from './services.tsx'

const categoryOf = (name: string, displayName: string, lowestRate?: number) => ({
  ...{ id: name, name, displayName, description: null, image: null, createdAt: '2025-01-01T00:00:00Z' },
  ...{ hidden: false, features: [], ...(lowestRate && { lowestRate }) },
})
const theo = buildAgent({ name: 'Theo Marsh', category: 'dj', hourlyRate: 120, totalBookings: 40 })

async function show(at: string) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/categories') return Response.json([categoryOf('model', 'Models'), categoryOf('dj', 'DJs', 80)])
    if (url === '/api/occasions/wedding/agents') return Response.json([theo])
    return Response.json([])
  })
  return showRoutes([{ path: '/services', Component: Services }], at)
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

test('an occasion shows who is booked for it, with rates and the way to each (P2.28)', async () => {
  await page.viewport(390, 844)
  const { screen } = await show('/services?for=wedding')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Talent for weddings' })).toBeVisible()
  expect(document.title).toMatch(/^Talent for weddings \| /)
  const person = screen.getByRole('link', { name: /^Theo Marsh DJ, 40 bookings \$120\/hr/ })
  await expect.element(person).toHaveAttribute('href', `/?agent=${theo.id}`)
  await expect
    .element(screen.getByRole('link', { name: 'Book Theo Marsh' }))
    .toHaveAttribute('href', `/booking?agent=${theo.id}`)
  const occasions = screen.getByRole('navigation', { name: 'Occasions' })
  await expect.element(occasions.getByRole('link', { name: 'Weddings' })).toHaveAttribute('aria-current', 'page')
  expect(document.documentElement.scrollWidth).toBe(390)
  await occasions.getByRole('link', { name: 'Birthdays' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Talent for birthdays' })).toBeVisible()
  await expect.element(screen.getByText('Theo Marsh')).not.toBeInTheDocument()
})

test('the page begins with its categories and their lowest rates, each leading to its block (P2.29)', async () => {
  const { screen, router } = await show('/services')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'What we book' })).toBeVisible()
  const list = screen.getByRole('navigation', { name: 'On this page' })
  await expect.element(list.getByRole('link', { name: 'Models', exact: true })).toBeVisible()
  await list.getByRole('link', { name: 'DJs from $80/hr' }).click()
  expect(router.state.location.hash).toBe('#dj')
  await expect.element(screen.getByRole('heading', { level: 2, name: 'DJs' })).toHaveFocus()
})

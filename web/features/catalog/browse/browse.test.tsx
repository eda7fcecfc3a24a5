import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { showRoutes } from '#web/app/test-support/show-routes.tsx'
import { buildAgent } from '../agents.fixture.ts'
import { Profile } from '../profile/profile.tsx'
import { Browse } from './browse.tsx'

const roster = [
  buildAgent({ name: 'Imani Okafor', category: 'model', specialties: ['Runway', 'Editorial', 'Print', 'Fit'] }),
  buildAgent({ name: 'Delphine Reyes', category: 'model', availability: false }),
  buildAgent({ name: 'Ruth Adeyemi', category: 'bartender' }),
  buildAgent({ name: 'Halcyon Ray', category: 'dj' }),
]

async function show({ agents = roster, total, at = '/' }: { agents?: Agent[]; total?: number; at?: string } = {}) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/free-days')) return Response.json({ days: [] })
    if (address === '/api/agents/facets') return Response.json({ total, categories: { model: 300 } })
    return Response.json(agents, total ? { headers: { 'x-total-count': String(total) } } : {})
  })
  return showRoutes(
    [
      {
        path: '/',
        Component: () => (
          <>
            <Browse />
            <Profile />
          </>
        ),
      },
    ],
    at,
  )
}

afterEach(() => vi.unstubAllGlobals())

test('filters show how many they hold and keep their choice in the address', async () => {
  const { screen, router } = await show()
  await expect.element(screen.getByText('Showing 4 of 4')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'All 4' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Models 2' }).click()
  await expect.element(screen.getByText('Showing 2 of 4')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Models 2' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('heading', { name: 'Ruth Adeyemi' })).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?category=model')
})

test('the filters are one stop of the keyboard, and arrows move among them (P2.37)', async () => {
  const { screen, router } = await show({ at: '/?category=bartender' })
  const focused = () => document.activeElement?.textContent
  const stops = () =>
    [...document.querySelectorAll('.filters button')].filter((button) => button.matches('[tabindex="0"]'))
  await expect.element(screen.getByText('Showing 1 of 4')).toBeVisible()
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Bartenders 1'])
  screen.getByRole('button', { name: 'Bartenders 1' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe('Models 2')
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Models 2'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?category=model')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(focused()).toBe('Entertainers 0')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(focused()).toBe('All 4')
})

test('has six filters, each with how many there are', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('group', { name: 'Filter by category' })).toBeVisible()
  expect([...document.querySelectorAll('.filters button')].map(({ textContent }) => textContent)).toEqual([
    'All 4',
    'Models 2',
    'Exotic dancers 0',
    'Bartenders 1',
    'Massage therapists 0',
    'Entertainers 0',
  ])
})

test('on a phone the filters scroll inside their row, none on top of another', async () => {
  await page.viewport(320, 800)
  const { screen } = await show()
  await expect.element(screen.getByRole('button', { name: 'Models 2' })).toBeVisible()
  const boxes = [...document.querySelectorAll('.filters button')].map((button) => button.getBoundingClientRect())
  const gaps = boxes.slice(1).map((box, i) => box.left - (boxes[i]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(8)
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.viewport(1280, 900)
})

test('a category nobody works in says so', async () => {
  const { screen } = await show({ at: '/?category=entertainer' })
  await expect.element(screen.getByText('No agents found in this category')).toBeVisible()
  await expect.element(screen.getByText('Showing 0 of 4')).toBeVisible()
})

test('when the list is only a part, the server counts', async () => {
  const { screen } = await show({ total: 700 })
  await expect.element(screen.getByRole('button', { name: 'Models 300' })).toBeVisible()
  await expect.element(screen.getByText('Showing 4 of 700')).toBeVisible()
})

test('nobody at all: the words, and no section to scroll to', async () => {
  const { screen } = await show({ agents: [] })
  await expect.element(screen.getByText('No agents available at this time')).toBeVisible()
  expect(document.getElementById('browse')).toBeNull()
})

test('a roster that cannot be loaded offers to try again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const router = createMemoryRouter([{ path: '/', Component: Browse }])
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Something went wrong loading our agent roster.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a card shows three specialties; an unavailable agent cannot be booked', async () => {
  const { screen } = await show()
  await expect.element(screen.getByText('Runway\u00a0· Editorial\u00a0· Print')).toBeVisible()
  const card = screen.getByRole('article', { name: 'Delphine Reyes' })
  await expect.element(card.getByText('Currently unavailable')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Book Now' })).toBeDisabled()
  const bookable = screen.getByRole('article', { name: 'Ruth Adeyemi' }).getByRole('link', { name: 'Book Now' })
  await expect.element(bookable).toHaveAttribute('href', `/booking?agent=${roster[2]?.id}`)
})

test('a profile opens by its address, keeps the filter and closes with Back', async () => {
  const { screen, router } = await show({ at: '/?category=model' })
  await screen.getByRole('article', { name: 'Imani Okafor' }).getByRole('link', { name: 'View Profile' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Imani Okafor' })
  await expect.element(dialog.getByText('Professional')).toBeVisible()
  await expect.element(dialog.getByText('Available for booking')).toBeVisible()
  await expect.element(dialog.getByText('Fit', { exact: true })).toBeVisible()
  expect(router.state.location.search).toBe(`?category=model&agent=${roster[0]?.id}`)
  expect(document.activeElement).toHaveClass('profile')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?category=model')
  expect(router.state.historyAction).toBe('POP')
  await expect.poll(() => document.activeElement?.textContent).toBe('View Profile')
})

test('an unavailable agent’s profile says so and cannot be booked', async () => {
  const { screen } = await show({ at: `/?agent=${roster[1]?.id}` })
  const dialog = screen.getByRole('dialog', { name: 'Delphine Reyes' })
  await expect.element(dialog.getByText('Currently unavailable')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Book Now' })).toBeDisabled()
})

test('an unknown profile shows nothing', async () => {
  const { screen } = await show({ at: '/?agent=nobody' })
  await expect.element(screen.getByText('Showing 4 of 4')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a long roster ends up on the page in full', async () => {
  const { screen } = await show({ agents: Array.from({ length: 120 }, () => buildAgent()) })
  await expect.element(screen.getByText('Showing 120 of 120')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.agent-card').length).toBe(120)
})

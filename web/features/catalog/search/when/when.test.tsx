import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showRoutes } from '#web/app/test-support/show-routes.tsx'
import { buildAgent } from '../../agents.fixture.ts'
import { Browse } from '../../browse/browse.tsx'
import { listQuickDates, splitTime } from './event-time.ts'

const roster = [
  buildAgent({ name: 'Imani Okafor', category: 'model' }),
  buildAgent({ name: 'Theo Marsh', category: 'dj' }),
  buildAgent({ name: 'Lena Ortiz', category: 'photographer' }),
  buildAgent({ name: 'Max Bell', category: 'dj' }),
]

async function show(at = '/', facets: (url: URL) => object = () => ({ total: 2, categories: { dj: 2 } })) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/agents') return Response.json(roster)
    const url = new URL(address, 'http://house')
    return Response.json(url.pathname.endsWith('/facets') ? facets(url) : [roster[1], roster[3]])
  })
  const { screen, router } = await showRoutes([{ path: '/', Component: Browse }], at)
  const asked = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  return { screen, asked }
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

test('a chip asks for its evening, says that it does, and takes it back at a second press (P2.27)', async () => {
  const { screen, asked } = await show()
  const { date } = listQuickDates(new Date()).find(({ label }) => label.endsWith('Saturday')) ?? { date: '' }
  const chip = screen.getByRole('button', { name: /^(This|Next) Saturday$/ })
  await chip.click()
  await expect.poll(asked).toEqual({ date })
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByLabelText('Start (Atlanta)')).toHaveValue('19:00')
  await screen.getByLabelText('Start (Atlanta)').selectOptions('9:30 PM')
  await expect.poll(asked).toEqual({ date: date.replace('19:00', '21:30') })
  await chip.click()
  await expect.poll(asked).toEqual({})
  await expect.element(screen.getByLabelText('Start (Atlanta)')).toBeDisabled()
})

test('categories without a filter button have a chip, the most frequent first (P2.27)', async () => {
  const { screen, asked } = await show('/?category=model')
  await expect.element(screen.getByRole('button', { name: 'DJ', exact: true })).toBeVisible()
  const chips = screen.getByRole('group', { name: 'Often searched for' }).getByRole('button').elements()
  expect(chips.slice(-2).map(({ textContent }) => textContent)).toEqual(['DJ', 'Photographer'])
  await screen.getByRole('button', { name: 'DJ', exact: true }).click()
  await expect.poll(asked).toEqual({ q: 'DJ' })
  await expect.element(screen.getByText('Showing 2 of 4')).toBeVisible()
})

test('a date is chosen with the keyboard alone, and its names say what it is (P2.27)', async () => {
  const { screen, asked } = await show('/?date=2030-05-15T21:00&hours=4')
  const field = screen.getByRole('button', { name: 'Available on May 15, 2030' })
  await expect.element(field).toBeVisible()
  ;(field.element() as HTMLElement).focus() // a button
  await userEvent.keyboard('{Enter}')
  const calendar = screen.getByRole('dialog', { name: 'Choose a date' })
  await expect.element(calendar.getByRole('grid', { name: 'May 2030' })).toBeVisible()
  await expect.element(calendar.getByRole('button', { name: /Wednesday, May 15th, 2030/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  await expect.element(calendar.getByRole('button', { name: /Friday, May 24th, 2030/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(asked).toEqual({ date: '2030-05-24T21:00', hours: '4' })
  await expect.element(calendar).not.toBeInTheDocument()
  const chosen = screen.getByRole('button', { name: 'Available on May 24, 2030' })
  await expect.element(chosen).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(calendar.getByRole('grid')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(chosen).toHaveFocus()
  await chosen.click()
  await calendar.getByRole('button', { name: 'Any date' }).click()
  await expect.poll(asked).toEqual({})
})

test('words that name a day become the date, its start and its hours (P2.26)', async () => {
  const { screen, asked } = await show('/', ({ searchParams }) =>
    searchParams.get('q') === 'dj saturday 9pm'
      ? { total: 2, categories: { dj: 2 }, read: { q: 'dj', date: '2026-11-28T21:00', hours: 3 } }
      : { total: 2, categories: { dj: 2 } },
  )
  await screen.getByRole('searchbox', { name: 'Search' }).fill('dj saturday 9pm')
  await userEvent.keyboard('{Enter}')
  await expect.poll(asked).toEqual({ q: 'dj', date: '2026-11-28T21:00', hours: '3' })
  await expect.element(screen.getByRole('button', { name: /^Remove Available Sat, Nov 28/ })).toBeVisible()
  const card = screen.getByRole('article', { name: 'Theo Marsh' })
  await expect
    .element(card.getByRole('link', { name: 'Book Now' }))
    .toHaveAttribute('href', expect.stringContaining('date=2026-11-28T21%3A00&hours=3'))
})

test('on a phone the filters count what is in force, and Show leads to the list (P2.27)', async () => {
  await page.viewport(390, 844)
  const { screen } = await show(`/?min=50&date=${splitTime('2030-05-15T21:00').day}T21:00`)
  const filters = screen.getByRole('button', { name: 'More filters 2 in force' })
  await filters.click()
  await expect.element(screen.getByLabelText('Sort by')).toBeVisible()
  await screen.getByRole('button', { name: 'Show 2', exact: true }).click()
  await expect.element(screen.getByLabelText('Sort by')).not.toBeVisible()
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByText('Showing 2 of 4')).toHaveFocus()
  expect(document.documentElement.scrollWidth).toBe(390)
})

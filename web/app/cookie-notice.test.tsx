import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openCookieNotice, useCookieNotice } from './cookie-consent.ts'
import { CookieNotice } from './cookie-notice.tsx'

/** The page loaded so many milliseconds before its code asks. */
const loaded = (ago: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      get loadEventStart() {
        return performance.now() - ago
      },
    } as PerformanceNavigationTiming, // all that is read of it
  ])

beforeEach(() => {
  localStorage.clear()
  loaded(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The notice's code takes a moment to come; that it was asked for shows at once. */
const Page = () => (
  <>
    <CookieNotice />
    <output>{useCookieNotice() ? 'Asked' : 'Not asked'}</output>
  </>
)
const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />)
const isAsked = () => document.querySelector('output')?.textContent === 'Asked'

const realTimeout = globalThis.setTimeout
/** Shows the page and lets some time pass at once. */
async function showFor(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await show()
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise((resolve) => realTimeout(resolve, 50))
  return screen
}

test('is hidden at first and asks 1000 ms after the page has loaded', async () => {
  const screen = await showFor(999)
  expect(isAsked()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.element(screen.getByRole('region', { name: 'Cookie notice' })).toBeVisible()
  expect(Object.keys(localStorage)).toEqual([])
  await userEvent.keyboard('{Escape}')
})

test('the second began when the page loaded, however late its code came', async () => {
  loaded(400)
  await showFor(590)
  expect(isAsked()).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  await new Promise((resolve) => realTimeout(resolve, 50))
  expect(isAsked()).toBe(true)
  vi.useRealTimers()
  await userEvent.keyboard('{Escape}')
})

test('a page that loaded long ago asks at once', async () => {
  loaded(60_000)
  await showFor(1)
  expect(isAsked()).toBe(true)
  vi.useRealTimers()
  await userEvent.keyboard('{Escape}')
})

test.each(['accepted', 'declined'])(
  'does not ask who has %s before, but opens again when asked to',
  async (decision) => {
    localStorage.setItem('cookie-consent', decision)
    const screen = await showFor(60_000)
    expect(isAsked()).toBe(false)
    vi.useRealTimers()
    openCookieNotice()
    await expect.element(screen.getByRole('region', { name: 'Cookie notice' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
)

test.each([
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
  ['Decline and close', 'declined'],
  ['Escape', 'declined'],
])('%s stores that it was %s, and when, and hides the notice', async (way, decision) => {
  const screen = await show()
  openCookieNotice()
  const notice = screen.getByRole('region', { name: 'Cookie notice' })
  await expect.element(notice).toBeVisible()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await notice.getByRole('button', { name: way, exact: true }).click()
  await expect.element(notice).not.toBeInTheDocument()
  expect({ ...localStorage }).toEqual({
    'cookie-consent': decision,
    'cookie-consent-date': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
})

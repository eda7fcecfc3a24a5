import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NOTICE_DELAY, openCookieNotice } from './cookie-consent.ts'
import { CookieNotice } from './cookie-notice.tsx'

beforeEach(() => localStorage.clear())

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: CookieNotice }])} />)

test('asks a second after the page has loaded and stores the decision with its date', async () => {
  expect(NOTICE_DELAY).toBe(1000)
  const began = performance.now()
  const screen = await show()
  const notice = screen.getByRole('region', { name: 'Cookie notice' })
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(notice, { timeout: 4000 }).toBeVisible()
  expect(performance.now() - began).toBeGreaterThanOrEqual(NOTICE_DELAY - 20)
  await screen.getByRole('button', { name: 'Accept' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(localStorage.getItem('cookie-consent')).toBe('accepted')
  expect(localStorage.getItem('cookie-consent-date')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Object.keys(localStorage).sort()).toEqual(['cookie-consent', 'cookie-consent-date'])
})

test('does not ask twice, but opens again when asked to', async () => {
  localStorage.setItem('cookie-consent', 'declined')
  const screen = await show()
  await new Promise((resolve) => setTimeout(resolve, NOTICE_DELAY + 300))
  const notice = screen.getByRole('region', { name: 'Cookie notice' })
  await expect.element(notice).not.toBeInTheDocument()
  openCookieNotice()
  await expect.element(notice).toBeVisible()
  await screen.getByRole('button', { name: 'Decline', exact: true }).click()
})

test.each([
  ['the X', async () => document.querySelector<HTMLElement>('[aria-label="Decline and close"]')?.click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s is a no', async (_name, close) => {
  const screen = await show()
  openCookieNotice()
  const notice = screen.getByRole('region', { name: 'Cookie notice' })
  await expect.element(notice).toBeVisible()
  await close()
  await expect.element(notice).not.toBeInTheDocument()
  expect(localStorage.getItem('cookie-consent')).toBe('declined')
})

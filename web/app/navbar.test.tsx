import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Role } from '#shared/model/role.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { Navbar } from './navbar.tsx'

const PAGES = [
  ['Home', '/'],
  ['Browse Agents', '/#browse'],
  ['Services', '/services'],
  ['About', '/about'],
  ['Reviews', '/reviews'],
]
const AGENT_DASHBOARD = ['Agent Dashboard', '/agent/dashboard']
const AGENT_LOGIN = ['Agent Login', '/agent/login']
const CUSTOMER_LOGIN = ['Customer Login', '/customer/login']

const status = (role: Role | null) => () => Response.json({ showChat: true, role })

const Page = () => <h1>Page</h1>

async function show(answer: () => Response = status(null), at = '/about', Screen = Page) {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/auth/status' ? answer() : Response.json([], { status: 500 }),
  )
  const Layout = () => (
    <>
      <Navbar />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([{ Component: Layout, children: [{ path: '*', Component: Screen }] }], {
    initialEntries: [at],
  })
  const client = createQueryClient()
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  return { screen, router }
}

const linksIn = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => [link.textContent, link.getAttribute('href')])

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

test('has every page in its order, the theme toggle, Account and Book Now', async () => {
  const { screen, router } = await show()
  expect(linksIn('.navbar nav')).toEqual(PAGES)
  await expect.element(screen.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Account' })).toBeVisible()
  await screen.getByRole('link', { name: 'Book Now' }).click()
  expect(router.state.location.pathname).toBe('/booking')
})

/** The links with a row of bulbs under them. */
const lit = () =>
  [...document.querySelectorAll('.navbar .nav-link')]
    .filter((link) => getComputedStyle(link, '::after').content !== 'none')
    .map(({ textContent }) => textContent)

test('on home the lamp goes from Home to Browse Agents, and is out over what follows (P2.24)', async () => {
  const { screen } = await show(status(null), '/', () => (
    <>
      <div style={{ height: 900 }} />
      <div id="browse" style={{ height: 1500 }} />
      <div style={{ height: 1200 }} />
    </>
  ))
  expect(lit()).toEqual(['Home'])
  window.scrollTo(0, 1000)
  await expect.poll(lit).toEqual(['Browse Agents'])
  // the reviews have the larger half of the window
  window.scrollTo(0, 2100)
  await expect.poll(lit).toEqual([])
  window.scrollTo(0, document.documentElement.scrollHeight)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(lit()).toEqual([])
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  window.scrollTo(0, 0)
  await expect.poll(lit).toEqual(['Home'])
})

test('on home Book Now carries the date that is searched for, elsewhere none (P2.30)', async () => {
  const { screen } = await show(status(null), '/?date=2026-12-31T21:00&hours=4')
  await expect
    .element(screen.getByRole('link', { name: 'Book Now' }))
    .toHaveAttribute('href', '/booking?date=2026-12-31T21%3A00&hours=4')
  await screen.getByRole('link', { name: 'About' }).click()
  await expect.element(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booking')
})

test('its links need 1024 px; below that the button of the mobile menu takes their place', async () => {
  const { screen } = await show()
  const burger = screen.getByRole('button', { name: 'Open menu' })
  await page.viewport(1024, 800)
  await expect.element(screen.getByRole('link', { name: 'Services' })).toBeVisible()
  await expect.element(burger).not.toBeInTheDocument()
  await page.viewport(1023, 800)
  await expect.element(burger).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Services' })).not.toBeInTheDocument()
})

describe.each([
  ['a stranger', status(null), [AGENT_LOGIN, CUSTOMER_LOGIN]],
  ['a customer', status('customer'), [AGENT_LOGIN, CUSTOMER_LOGIN]],
  ['an agent', status('agent'), [AGENT_DASHBOARD, CUSTOMER_LOGIN]],
  ['an admin', status('admin'), [CUSTOMER_LOGIN]],
  ['a visitor whose session is unknown', () => new Response('', { status: 500 }), [AGENT_LOGIN, CUSTOMER_LOGIN]],
])('for %s', (_who, answer, entries) => {
  test(`the Account menu and the mobile menu have ${entries.map(([label]) => label).join(' and ')}`, async () => {
    const { screen, router } = await show(answer)
    await screen.getByRole('button', { name: 'Account' }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'Customer Login' })).toBeVisible()
    expect(linksIn('[role=menu]')).toEqual(entries)
    await screen.getByRole('menuitem', { name: 'Customer Login' }).click()
    expect(router.state.location.pathname).toBe('/customer/login')

    await page.viewport(390, 844)
    await screen.getByRole('button', { name: 'Open menu' }).click()
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    await expect.element(menu).toBeVisible()
    expect(linksIn('.mobile-menu-pages')).toEqual(PAGES)
    expect(linksIn('.mobile-menu-account')).toEqual(entries)
    await expect.element(menu.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
    await menu.getByRole('link', { name: 'Book Now' }).click()
    await expect.element(menu).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/booking')
  })
})

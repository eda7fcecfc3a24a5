import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { brand, writeFor } from '#web/lib/brand.ts'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'

afterEach(() => localStorage.clear())

async function show() {
  localStorage.setItem('cookie-consent', 'accepted')
  const Page = () => (
    <>
      <CookieNotice />
      <Footer />
    </>
  )
  const router = createMemoryRouter([{ path: '*', Component: Page }])
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, router }
}

test('says how to reach the agency and where it is', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('link', { name: '(404) 555-0142' })).toHaveAttribute('href', 'tel:+14045550142')
  await expect
    .element(screen.getByRole('link', { name: 'Contact' }))
    .toHaveAttribute('href', 'mailto:hello@marquee.example')
  await expect.element(screen.getByText('Atlanta, Georgia', { exact: true })).toBeVisible()
})

test('says where an agency is that has an address of its own (P6.38)', async () => {
  writeFor({ ...brand, address: '12 Bull Street,\nSavannah, GA 31401' })
  onTestFinished(() => writeFor({ ...DEFAULT_BRAND }))
  const { screen } = await show()
  await expect.element(screen.getByText('12 Bull Street, Savannah, GA 31401', { exact: true })).toBeVisible()
})

test('leads to all seven blocks of the services page (P2.13)', async () => {
  const { screen } = await show()
  const links = screen.getByRole('navigation', { name: 'Services' }).getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/services#models',
    '/services#dancers',
    '/services#bartenders',
    '/services#massage_therapists',
    '/services#entertainers',
    '/services#djs',
    '/services#photographers',
  ])
})

test('Privacy leads to the policy, Terms opens a dialog, Cookie asks again and takes the new answer', async () => {
  const { screen, router } = await show()
  await screen.getByRole('button', { name: 'Terms' }).click()
  const terms = screen.getByRole('dialog', { name: 'Terms' })
  await terms.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(terms).not.toBeInTheDocument()

  const notice = screen.getByRole('region', { name: 'Cookie notice' })
  await expect.element(notice).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Cookie' }).click()
  await expect.element(notice).toHaveFocus()
  await notice.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(localStorage.getItem('cookie-consent')).toBe('declined')

  await screen.getByRole('link', { name: 'Privacy' }).click()
  expect(router.state.location.pathname).toBe('/privacy-policy')
})

test('leads to the own categories of an agency that lacks one of the seven (P2.13)', async () => {
  const categories = [
    { name: 'live_band', displayName: 'Live Bands' },
    { name: 'dj', displayName: 'DJs & Hosts' },
  ]
  writeFor({ ...brand, categories })
  onTestFinished(() => {
    delete brand.categories
  })
  const { screen } = await show()
  const links = screen.getByRole('navigation', { name: 'Services' }).getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Live Bands', '/services#live_band'],
    ['DJs & Hosts', '/services#dj'],
  ])
})

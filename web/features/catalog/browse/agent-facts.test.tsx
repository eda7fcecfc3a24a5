import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { showRoutes } from '#web/app/test-support/show-routes.tsx'
import { buildAgent } from '../agents.fixture.ts'
import { ProfileModal } from '../profile/profile-modal.tsx'
import { AgentCard } from './agent-card.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const SPECIALTIES = ['Burlesque', 'Fan dance', 'Silk', 'Shadow play', 'Fire']
const sabine = buildAgent({
  name: 'Sabine Laurent',
  category: 'exotic_dancer',
  bio: 'Feathers, brass and a slow walk.',
  experience: '12 years',
  specialties: SPECIALTIES,
  hourlyRate: 1220,
  image: PIXEL,
  socialMedia: { instagram: '@sabine', twitter: '@sabine', website: 'sabine.example' },
  totalBookings: 1034,
  rating: 4.75,
})

const inRouter = (element: ReactNode, at = '/') => {
  vi.stubGlobal('fetch', async () => Response.json({ days: [], total: 0, reviews: [] }))
  return showRoutes([{ path: '/', element }], at).then(({ screen }) => screen)
}
const card = (agent: Agent) =>
  inRouter(
    <div className="wrap agent-grid">
      <AgentCard agent={agent} />
    </div>,
  )
const profile = (agent: Agent) => inRouter(<ProfileModal agent={agent} onClose={() => {}} />)
const linksOf = (root: ParentNode | null) =>
  [...(root?.querySelectorAll('a[target=_blank]') ?? [])].map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ])

afterEach(() => {
  vi.unstubAllGlobals()
  return page.viewport(1280, 900)
})

test('a card says everything about an agent, with three specialties and two icons at most', async () => {
  const screen = await card(sabine)
  await expect.element(screen.getByRole('img', { name: 'Sabine Laurent' })).toHaveAttribute('src', PIXEL)
  await expect.element(screen.getByRole('heading', { name: 'Sabine Laurent' })).toBeVisible()
  for (const words of ['Exotic dancer', 'Feathers, brass and a slow walk.', '$1,220/hr', '1,034 bookings']) {
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  }
  expect(document.querySelector('.rating')?.textContent).toBe('Rated 4.8 out of 5')
  expect(document.querySelector('.agent-specialties')?.textContent?.split('\u00a0· ')).toEqual(SPECIALTIES.slice(0, 3))
  expect(linksOf(document)).toEqual([
    ['Sabine Laurent on Instagram', 'https://www.instagram.com/sabine'],
    ['Website of Sabine Laurent', 'https://sabine.example'],
  ])
  await expect
    .element(screen.getByRole('link', { name: 'View Profile' }))
    .toHaveAttribute('href', `/?agent=${sabine.id}`)
  await expect
    .element(screen.getByRole('link', { name: 'Book Now' }))
    .toHaveAttribute('href', `/booking?agent=${sabine.id}`)
})

test('a picture that is still loading leaves no hole: the poster has the colors of the posters (P2.4)', async () => {
  // an address that is never answered
  await card(buildAgent({ name: 'Noor Haddad', image: '/never' }))
  const poster = document.querySelector('.agent-card > .poster')
  expect(poster && getComputedStyle(poster).backgroundImage).toMatch(/^conic-gradient.*radial-gradient/)
})

test('a keyboard comes to View Profile first, then to Book Now and the links to other sites', async () => {
  await card(sabine)
  const stops: (string | null | undefined)[] = []
  for (let i = 0; i < 4; i += 1) {
    await userEvent.tab()
    const { activeElement } = document
    stops.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)
  }
  expect(stops).toEqual(['View Profile', 'Book Now', 'Sabine Laurent on Instagram', 'Website of Sabine Laurent'])
})

test('the date and hours searched for go on to the profile and to the booking (P2.30)', async () => {
  const screen = await inRouter(<AgentCard agent={sabine} />, '/?q=fan&date=2026-12-31T21:00&hours=4')
  await expect
    .element(screen.getByRole('link', { name: 'Book Now' }))
    .toHaveAttribute('href', `/booking?agent=${sabine.id}&date=2026-12-31T21%3A00&hours=4`)
  await expect
    .element(screen.getByRole('link', { name: 'View Profile' }))
    .toHaveAttribute('href', `/?q=fan&date=2026-12-31T21%3A00&hours=4&agent=${sabine.id}`)
})

test('a card without rate, picture and links says what is known', async () => {
  const screen = await card(buildAgent({ name: 'Noor Haddad', hourlyRate: null, totalBookings: 1 }))
  await expect.element(screen.getByText('Ask for a quote')).toBeVisible()
  await expect.element(screen.getByText('1 booking', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Noor Haddad' })).toBeInTheDocument()
  expect(linksOf(document)).toEqual([])
  expect(document.body.textContent).not.toContain('/hr')
})

test('a rate that tax is added to says so on the card, an unknown one does not (P7.131)', async () => {
  const screen = await inRouter(
    <>
      <AgentCard agent={buildAgent({ name: 'Taxed', plusTax: true })} />
      <AgentCard agent={buildAgent({ name: 'Unknown', plusTax: true, hourlyRate: null })} />
    </>,
  )
  const card = screen.getByRole('article', { name: 'Taxed' })
  await expect.element(card.getByText('plus tax', { exact: true })).toBeVisible()
  await expect.element(card.getByText('$180/hr', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Ask for a quote')).toBeVisible()
  expect(screen.getByText('plus tax', { exact: true }).elements()).toHaveLength(1)
})

test('a profile says so too (P7.131)', async () => {
  const screen = await profile(buildAgent({ plusTax: true }))
  await expect.element(screen.getByRole('dialog').getByText('per hour plus tax', { exact: true })).toBeVisible()
})

test('a profile says it all at a larger picture, every specialty and link with it', async () => {
  await card(sabine)
  const small = document.querySelector('.poster')?.getBoundingClientRect().width ?? Number.NaN
  const screen = await profile(sabine)
  const dialog = screen.getByRole('dialog', { name: 'Sabine Laurent' })
  await expect.element(dialog.getByRole('img', { name: 'Sabine Laurent' })).toHaveAttribute('src', PIXEL)
  const large = document.querySelector('.profile .poster')?.getBoundingClientRect().width ?? Number.NaN
  expect([small > 100, large > small]).toEqual([true, true])
  for (const words of ['Feathers, brass and a slow walk.', 'Available for booking', ...SPECIALTIES]) {
    await expect.element(dialog.getByText(words, { exact: true })).toBeVisible()
  }
  const facts = [...document.querySelectorAll('.profile-facts > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ])
  expect(facts).toEqual([
    ['per hour', '$1,220'],
    ['total bookings', '1,034'],
    ['experience', '12 years'],
  ])
  // each begins with a capital, and figures and words stand on one line
  const names = [...document.querySelectorAll('.profile-facts dt')]
  expect(names.map((one) => getComputedStyle(one, '::first-letter').textTransform)).toEqual(Array(3).fill('uppercase'))
  const tops = (tag: string) =>
    [...document.querySelectorAll(`.profile-facts ${tag}`)].map((one) => Math.round(one.getBoundingClientRect().top))
  expect([new Set(tops('dt')).size, new Set(tops('dd')).size]).toEqual([1, 1])
  expect(linksOf(document.querySelector('.profile')).map(([label]) => label)).toEqual([
    'Sabine Laurent on Instagram',
    'Sabine Laurent on X',
    'Website of Sabine Laurent',
  ])
  await expect
    .element(dialog.getByRole('link', { name: 'Book Now' }))
    .toHaveAttribute('href', `/booking?agent=${sabine.id}`)
})

test.each([
  { width: 767, sheet: true },
  { width: 768, sheet: false },
])('at $width px a profile is a sheet from the bottom of the window: $sheet', async ({ width, sheet }) => {
  await page.viewport(width, 900)
  const screen = await profile(sabine)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await vi.waitFor(() => {
    const box = document.querySelector('.dialog')?.getBoundingClientRect()
    expect([box?.bottom === 900, box?.width === width]).toEqual([sheet, sheet])
  })
})

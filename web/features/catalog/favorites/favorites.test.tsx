import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showRoutes } from '#web/app/test-support/show-routes.tsx'
import { buildAgent } from '../agents.fixture.ts'
import { Browse } from '../browse/browse.tsx'
import { Profile } from '../profile/profile.tsx'

const imani = buildAgent({ name: 'Imani Okafor', category: 'model' })
const ruth = buildAgent({ name: 'Ruth Adeyemi', category: 'bartender' })

async function show(at = '/') {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/free-days') ? { days: [] } : [imani, ruth]),
  )
  const Component = () => (
    <>
      <Browse />
      <Profile />
    </>
  )
  const { router, screen } = await showRoutes([{ path: '/', Component }], at)
  return { router, unmount: screen.unmount }
}
const heart = (name: string) => page.getByRole('button', { name: `Favorite ${name}` })
const chip = () => page.getByRole('button', { name: /^Favorites/ })
const stored = () => localStorage.getItem('favorites')

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('the chip is in the address, and Back shows everyone again (P2.33)', async () => {
  localStorage.setItem('favorites', JSON.stringify([ruth.id]))
  const { router, unmount } = await show('/?category=bartender')
  await chip().click()
  await expect.poll(() => router.state.location.search).toBe('?category=bartender&favorites=yes')
  await expect.element(chip()).toHaveAttribute('aria-pressed', 'true')
  await router.navigate(-1)
  await expect.element(chip()).toHaveAttribute('aria-pressed', 'false')
  expect(router.state.location.search).toBe('?category=bartender')
  await unmount()
  await show('/?favorites=yes')
  await expect.element(page.getByText('Showing 1 of 2')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Imani Okafor' })).not.toBeInTheDocument()
})

test('a heart is kept in this browser alone; the chip shows only favorites (P2.33)', async () => {
  const { unmount } = await show()
  await expect.element(page.getByText('Showing 2 of 2')).toBeVisible()
  await expect.element(chip()).not.toBeInTheDocument()
  await heart('Ruth Adeyemi').click()
  await expect.element(heart('Ruth Adeyemi')).toHaveAttribute('aria-pressed', 'true')
  expect(stored()).toBe(JSON.stringify([ruth.id]))
  await chip().click()
  await expect.element(page.getByText('Showing 1 of 2')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Imani Okafor' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Models 1' }).click()
  await expect.element(page.getByText('None of your favorites are here')).toBeVisible()
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await expect.element(page.getByRole('heading', { name: 'Imani Okafor' })).toBeVisible()
  await unmount()
  await show()
  await expect.element(chip()).toHaveTextContent('Favorites 1')
  await heart('Ruth Adeyemi').click()
  await expect.element(chip()).not.toBeInTheDocument()
  expect(stored()).toBe(null)
})

test('a profile has the heart too, and another tab is heard', async () => {
  await show(`/?agent=${imani.id}`)
  const inProfile = page.getByRole('dialog').getByRole('button', { name: 'Favorite Imani Okafor' })
  await inProfile.click()
  expect(stored()).toBe(JSON.stringify([imani.id]))
  localStorage.setItem('favorites', '[]')
  dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
  await expect.element(inProfile).toHaveAttribute('aria-pressed', 'false')
})

test.each(['not json', '{"a":1}', '[1,null]'])('what is no list of ids is none: %s', async (text) => {
  localStorage.setItem('favorites', text)
  await show()
  await expect.element(page.getByText('Showing 2 of 2')).toBeVisible()
  await expect.element(chip()).not.toBeInTheDocument()
})

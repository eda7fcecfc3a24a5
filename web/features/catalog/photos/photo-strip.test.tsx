import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showRoutes } from '#web/app/test-support/show-routes.tsx'
import { buildAgent } from '#web/features/catalog/agents.fixture.ts'
import { ProfileModal } from '#web/features/catalog/profile/profile-modal.tsx'

const noor = buildAgent({ name: 'Noor Valentine' })
const photo = (digit: string, alt = '') => ({ image: `/api/images/${digit.repeat(64)}/600.webp`, alt })
const onClose = vi.fn()

function open(photos: object[]) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/photos')) return Response.json(photos)
    return Response.json(address.endsWith('/free-days') ? { days: [] } : { busy: [] })
  })
  const element = <ProfileModal agent={noor} onClose={onClose} />
  return showRoutes([{ path: '/', element }])
}
const strip = () => page.getByRole('list', { name: 'Photos of Noor Valentine' })
const view = () => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Next photo' }) })

afterEach(() => {
  vi.unstubAllGlobals()
  onClose.mockReset()
})

test('a photo is enlarged, turned and closed by the keyboard; the profile stays (P2.35)', async () => {
  await open([photo('a', 'On stage at the Fox'), photo('b'), photo('c', 'Backstage')])
  await expect.element(strip().getByRole('button')).toHaveLength(3)
  const first = page.getByRole('button', { name: 'Enlarge photo 1 of 3: On stage at the Fox' })
  first.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(view().getByRole('img', { name: 'On stage at the Fox' })).toBeInTheDocument()
  await expect.element(view().getByText('1 of 3')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(view().getByText('2 of 3')).toBeVisible()
  await expect.element(view().getByRole('img', { name: 'Photo 2 of 3 of Noor Valentine' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(view().getByText('3 of 3')).toBeVisible()
  await view().getByRole('button', { name: 'Next photo' }).click()
  await expect.element(view().getByText('1 of 3')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Next photo' })).not.toBeInTheDocument()
  await expect.element(first).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

test('on a phone the photos of the strip stay small portraits', async () => {
  await page.viewport(390, 800)
  await open([photo('a'), photo('b')])
  await expect.element(strip().getByRole('button')).toHaveLength(2)
  const { width, height } = strip().getByRole('button').first().element().getBoundingClientRect()
  expect([Math.round(width), Math.round(height)]).toEqual([80, 107])
  await page.viewport(1280, 900)
})

test('a single photo has no way to others', async () => {
  await open([photo('a')])
  await page.getByRole('button', { name: 'Enlarge photo 1 of 1' }).click()
  await expect.element(page.getByRole('img', { name: 'Photo 1 of 1 of Noor Valentine' })).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Next photo' })).not.toBeInTheDocument()
})

test('without photos there is no strip', async () => {
  await open([])
  await expect.element(page.getByRole('heading', { name: 'Noor Valentine' })).toBeVisible()
  await expect.element(strip()).not.toBeInTheDocument()
})

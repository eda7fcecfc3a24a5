import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setPlace } from '#shared/model/place.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { buildAgent } from '../agents.fixture.ts'
import { ProfileModal } from './profile-modal.tsx'

const noor = buildAgent({ name: 'Noor Valentine' })
let asked: string[] = []

async function open({ agent = noor, at = '/', days = ['2031-11-28', '2031-12-03'], busy = [] as object[] } = {}) {
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(address.includes('/free-days') ? { days } : { busy })
  })
  const element = (
    <>
      <ProfileModal agent={agent} onClose={() => {}} />
      <Toaster />
    </>
  )
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [at] })} />
    </QueryClientProvider>,
  )
}
const bookNow = () => page.getByRole('link', { name: 'Book Now' })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a free day that is pressed, its start and hours go along to the booking (P2.31)', async () => {
  await open()
  await expect.element(bookNow()).toHaveAttribute('href', `/booking?agent=${noor.id}`)
  await expect.element(page.getByText('Fri 28')).toBeVisible()
  // 'Available for booking' is about no date, so the profile asks for one
  await expect.element(page.getByText('Choose a date to see if Noor Valentine is free.')).toBeVisible()
  await page.getByRole('button', { name: 'Free on Wednesday, December 3' }).click()
  await expect.element(page.getByLabelText('Date')).toHaveValue('2031-12-03')
  await page.getByLabelText('Start time').selectOptions('9:30 PM')
  await page.getByLabelText('Hours').selectOptions('4')
  await expect.element(bookNow()).toHaveAttribute('href', `/booking?agent=${noor.id}&date=2031-12-03T21%3A30&hours=4`)
  await expect.element(page.getByText('Noor Valentine is free then.')).toBeVisible()
  expect(asked.at(-1)).toContain('from=2031-12-03T21%3A30&to=2031-12-04T06%3A30%3A00.000Z')
})

test('hours end by the clocks of the agency’s place (P8.20)', async () => {
  setPlace({ timeZone: 'Asia/Kolkata' })
  try {
    await open({ at: '/?date=2031-12-03T21:00&hours=3' })
    await expect.element(page.getByText('Noor Valentine is free then.')).toBeVisible()
    expect(asked.join(' ')).toContain('from=2031-12-03T21%3A00&to=2031-12-03T18%3A30%3A00.000Z')
  } finally {
    setPlace()
  }
})

test('what was searched for is chosen already; a taken time is named before anybody asks for it', async () => {
  await open({ at: '/?date=2031-12-03T21:15&hours=14', busy: [{ from: '2031-12-04T03:00Z', to: '2031-12-04T04:00Z' }] })
  await expect.element(page.getByLabelText('Start time')).toHaveValue('21:15')
  await expect.element(page.getByLabelText('Hours')).toHaveValue('14')
  await expect.element(page.getByText('Noor Valentine isn’t free then. Try another date or time.')).toBeVisible()
  await page.getByLabelText('Date').fill('')
  await expect.element(bookNow()).toHaveAttribute('href', `/booking?agent=${noor.id}`)
})

test('without free days there is still the date; nobody who takes no bookings is asked for one', async () => {
  const { unmount } = await open({ days: [] })
  await expect.element(page.getByLabelText('Date')).toBeVisible()
  await expect.element(page.getByText('Free next:')).not.toBeInTheDocument()
  await unmount()
  await open({ agent: buildAgent({ availability: false }) })
  await expect.element(page.getByText('Currently unavailable')).toBeVisible()
  await expect.element(page.getByLabelText('Date')).not.toBeInTheDocument()
})

const stubShare = (coarse: boolean, share: () => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: vi.fn(share) })
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? { ...real(query), matches: coarse } : real(query),
  )
  return vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
}
const address = () => `${location.origin}/?agent=${noor.id}`
const pressShare = () => page.getByRole('button', { name: 'Share Noor Valentine’s profile' }).click()

test('Share copies the address, and says so (P2.32)', async () => {
  const copy = stubShare(false, () => Promise.resolve())
  await open()
  await pressShare()
  await expect.element(page.getByText('Link copied')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(address())
  expect(navigator.share).not.toHaveBeenCalled()
})

test('on a phone Share opens the system sheet; closing it is no failure', async () => {
  const copy = stubShare(true, () => Promise.reject(new DOMException('closed', 'AbortError')))
  await open()
  await pressShare()
  expect(navigator.share).toHaveBeenCalledWith({ title: 'Noor Valentine', url: address() })
  expect(copy).not.toHaveBeenCalled()
  await expect.element(page.getByText('Couldn’t copy the link')).not.toBeInTheDocument()
})

test('without a clipboard the address is shown', async () => {
  const copy = stubShare(false, () => Promise.resolve())
  copy.mockRejectedValue(new Error('no clipboard'))
  await open()
  await pressShare()
  await expect.element(page.getByText(address())).toBeVisible()
})

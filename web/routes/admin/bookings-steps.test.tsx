import '#web/app/styles/index.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { useOfficeKeys } from '#web/app/use-office-keys.ts'
import { AdminBookings } from '#web/routes/admin/bookings.tsx'
import { inMain, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, card, open, region } from './test-support/bookings.tsx'

const path = '/admin/bookings'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

/** A booking for each next step, and one whose agent has to be replaced. */
const each = (): BookingWithDetails[] => [
  buildBooking(1),
  buildBooking(2, { agentAnswer: 'declined', waitsFor: 'declined', dropOut: 'open' }),
  buildBooking(3, { status: 'confirmed', waitsFor: null }),
  buildBooking(4, { status: 'confirmed', invoiced: true, waitsFor: 'unpaid', eventDate: inHours(74) }),
  buildBooking(5, { status: 'confirmed', eventDate: inHours(-30), waitsFor: null }),
  buildBooking(6, { status: 'completed', eventDate: inHours(-30), waitsFor: null }),
  buildBooking(7, { status: 'completed', paymentStatus: 'paid', eventDate: inHours(-40), waitsFor: null }),
]
const STEPS = [
  /^Confirm: Agent 1 /,
  /^Find a replacement: Agent 2 /,
  /^Create and send invoice: Agent 3 /,
  /^Record payment: Agent 4 /,
  /^Mark completed: Agent 5 /,
  /^Record payment: Agent 6 /,
]

for (const [view, address] of [
  ['card', path],
  ['row of the table', `${path}?view=table`],
] as const) {
  test(`each ${view} has the next step as its one lit button (P6.171)`, async () => {
    await page.viewport(1440, 900)
    api.bookings = each()
    await open(address)
    for (const name of STEPS) await expect.element(page.getByRole('button', { name })).toBeInTheDocument()
    const lit = [...document.querySelectorAll('[data-row] .button-lit')]
    expect(lit).toHaveLength(STEPS.length)
  })
}

test('Record payment opens the booking at the form, on the keyboard', async () => {
  await page.viewport(1440, 900)
  api.bookings = each()
  const router = await open(path)
  await press(/^Record payment: Agent 4 /)
  const dialog = page.getByRole('dialog', { name: 'Agent 4' })
  await expect.element(dialog.getByText('Payment received')).toBeVisible()
  await expect.element(dialog.getByLabelText('Payment method')).toHaveFocus()
  expect(router.state.location.search).toBe(`?booking=${uuid(4)}`)
})

test('an address opens the form too; closing forgets it', async () => {
  api.bookings = each()
  const router = await open(`${path}?booking=${uuid(4)}&record=payment`)
  await expect.element(page.getByText('Payment received')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => router.state.location.search).toBe('')
})

test('Create and send invoice opens its form over the list', async () => {
  api.bookings = each()
  await page.viewport(1440, 900)
  await open(path)
  await press(/^Create and send invoice: Agent 3 /)
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText(/B-1003/)
        .first(),
    )
    .toBeVisible()
  expect(new URL(window.location.href).searchParams.get('booking')).toBeNull()
})

test('Mark completed asks, and Find a replacement opens the declined request (P6.171)', async () => {
  api.bookings = each()
  await page.viewport(1440, 900)
  const router = await open(path)
  await press(/^Mark completed: Agent 5 /)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await press(/^Find a replacement: Agent 2 /)
  await expect.element(page.getByRole('dialog', { name: 'Agent 2' })).toBeVisible()
  expect(router.state.location.search).toBe(`?booking=${uuid(2)}`)
})

test('cards say why they wait, and what has no reason says nothing', async () => {
  api.bookings = [
    buildBooking(1, { agentAnswer: 'declined', waitsFor: 'declined' }),
    buildBooking(2, { waitsFor: 'unanswered', createdAt: inHours(-50) }),
    buildBooking(3),
    buildBooking(4, { status: 'confirmed', waitsFor: 'unpaid', eventDate: inHours(74) }),
  ]
  await open(path)
  await expect.element(card(/^Agent 1 /).getByText('Agent declined', { exact: true })).toBeVisible()
  await expect.element(card(/^Agent 2 /).getByText('No answer for 2 days')).toBeVisible()
  await expect.element(card(/^Agent 4 /).getByText('Unpaid, starts in 3 days')).toBeVisible()
  expect(document.querySelectorAll('.board-wait')).toHaveLength(3)
})

test('a confirmed request takes its place among the confirmed by what happens next, at once', async () => {
  api.bookings = [
    buildBooking(1, { eventDate: inHours(100) }),
    buildBooking(2, { status: 'confirmed', waitsFor: 'unpaid', eventDate: inHours(50) }),
    buildBooking(3, { status: 'confirmed', waitsFor: null, owed: 0, eventDate: inHours(60) }),
  ]
  api.answers[`PUT /api/bookings/${uuid(1)}`] = () => new Promise<Response>(() => {})
  await open(path)
  await press(/^Confirm: Agent 1 /)
  const names = () =>
    [...region('Confirmed bookings').element().querySelectorAll('h3')].map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['Agent 2', 'Agent 1', 'Agent 3'])
  await expect.element(region('Confirmed bookings').getByText('Unpaid, starts in 4 days')).toBeVisible()
})

test('a column keeps its height while 500 tickets scroll by', async () => {
  await page.viewport(1440, 900)
  const long = 'Wilhelmina-Featherstonehaugh-Cholmondeley-of-Peachtree-Street'
  api.bookings = Array.from({ length: 500 }, (_, n) =>
    buildBooking(n, {
      ...(n % 3 === 0 && { eventLocation: null }),
      ...(n % 7 === 0 && { customerName: long, hasConflict: true }),
      ...(n % 5 === 0 && { waitsFor: 'unanswered' as const }),
    }),
  )
  await open(path)
  for (let pages = 2; pages <= 5; pages++) {
    // by its text: the names of thousands of other buttons and options need not be worked out
    await page.getByText('Show more', { exact: true }).click()
    await expect.poll(() => document.querySelectorAll('article').length).toBe(pages * 100)
  }
  const scroller = region('Pending bookings').element()
  const heights: number[] = []
  for (let top = 0; top < scroller.scrollHeight; top += 5000) {
    scroller.scrollTop = top
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    heights.push(scroller.scrollHeight)
  }
  expect(heights.length).toBeGreaterThan(10)
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.01)
}, 90_000)

/** The screen with the keys that the office's frame brings. */
function Keyed() {
  useOfficeKeys(true)
  return <AdminBookings />
}
const openKeyed = async (address: string) => {
  const { router } = await renderRoutes([{ path, element: inMain(<Keyed />) }], [address])
  return router
}
const link = (index: number) => page.getByRole('article').nth(index).getByRole('link').first()

test('j, k, Enter and c work on the board (P6.151)', async () => {
  api.bookings = [buildBooking(1), buildBooking(2)]
  const router = await openKeyed(path)
  await expect.element(link(1)).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(link(0)).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(link(1)).toHaveFocus()
  await userEvent.keyboard('k{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Agent 1' })).toBeVisible()
  expect(router.state.location.search).toBe(`?booking=${uuid(1)}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(link(0)).toHaveFocus()
  await userEvent.keyboard('jc')
  await expect
    .poll(() => api.sent.map(({ call, body }) => [call, body.status]))
    .toEqual([[`PUT /api/bookings/${uuid(2)}`, 'confirmed']])
})

test('j, k, Enter and c work on the table (P6.151)', async () => {
  api.bookings = [buildBooking(1), buildBooking(2, { status: 'confirmed' }), buildBooking(3)]
  const router = await openKeyed(`${path}?view=table`)
  const row = (n: number) => page.getByRole('row').nth(n).getByRole('link')
  await expect.element(row(3)).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(row(2)).toHaveFocus()
  await userEvent.keyboard('c')
  expect(api.sent).toEqual([])
  await userEvent.keyboard('jc')
  await expect.poll(() => api.sent.map(({ call }) => call)).toEqual([`PUT /api/bookings/${uuid(3)}`])
  await userEvent.keyboard('kk{Enter}')
  await expect.poll(() => router.state.location.search).toContain(`booking=${uuid(1)}`)
})

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/routes/test-support/answers.ts'
import { button } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, card, findStatus, open, region } from './test-support/bookings.tsx'

const path = '/admin/bookings'

describe('the board', () => {
  test('has four columns with counts, and a select on pending and confirmed tickets only', async () => {
    api.bookings = (['pending', 'confirmed', 'completed', 'cancelled'] as const).map((status, n) =>
      buildBooking(n, { status }),
    )
    await open(path)
    for (const name of ['Pending', 'Confirmed', 'Completed', 'Cancelled']) {
      await expect.element(region(name)).toBeVisible()
      await expect.element(region(name).getByText('1', { exact: true })).toBeVisible()
    }
    await expect.element(findStatus('Agent 0')).toHaveValue('pending')
    expect([...document.querySelectorAll('article select')]).toHaveLength(2)
    expect([...document.querySelectorAll('article select option')].map((option) => option.textContent)).toEqual([
      'Pending',
      'Confirmed',
      'Completed',
      'Cancelled',
      'Pending',
      'Confirmed',
      'Completed',
      'Cancelled',
    ])
  })

  test('a ticket says who, what, when in Atlanta, how much, and what to look at', async () => {
    api.bookings = [
      buildBooking(1, { hasConflict: true, requestedAs: 'known_not_signed_in', totalAmount: null }),
      buildBooking(2, { paymentStatus: 'paid' }),
    ]
    await open(path)
    for (const text of [
      'Private party, 3 hours',
      'Renée Thibodeaux',
      'Fri, Dec 4, 2099, 9 PM to midnight',
      'Price to be confirmed',
      'Pending Payment',
      'Time conflict',
      'Known customer, not signed in',
    ]) {
      await expect.element(card(/^Agent 1/).getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(card(/^Agent 2/).getByText('$660.00')).toBeVisible()
    expect(
      card(/^Agent 2/)
        .getByText('Time conflict')
        .elements(),
    ).toEqual([])
  })

  test('says what it has nothing of', async () => {
    await open(path)
    await expect.element(page.getByText('No pending bookings')).toBeVisible()
  })

  test('what does not load can be asked for again', async () => {
    api.answers['GET /api/admin/bookings-board'] = () => refusal(500, 'Something broke')
    await open(path)
    await expect.element(page.getByText('The bookings could not be loaded').first()).toBeVisible()
    api.answers = {}
    api.bookings = [buildBooking(1)]
    await button('Try again').first().click()
    await expect.element(card(/^Agent 1/)).toBeVisible()
  })

  test('five hundred come a hundred at a time', async () => {
    api.bookings = Array.from({ length: 500 }, (_, n) => buildBooking(n))
    await open(path)
    await expect.poll(() => document.querySelectorAll('article').length).toBe(100)
    await page.getByText('Show more', { exact: true }).click()
    await expect.poll(() => document.querySelectorAll('article').length).toBe(200)
  })

  test('on a phone shows one group at a time, kept in the address, and never scrolls sideways', async () => {
    const long = 'Wilhelmina-Featherstonehaugh-Cholmondeley-of-Peachtree-Street'
    api.bookings = [
      buildBooking(1, { customerName: long, eventLocation: long, totalAmount: 999_999.99, hasConflict: true }),
      buildBooking(2, { status: 'completed' }),
    ]
    await page.viewport(320, 800)
    const router = await open(path)
    await expect.element(card(/^Agent 1/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(card(/^Agent 2/).elements()).toEqual([])
    await button(/^Completed/).click()
    await expect.element(card(/^Agent 2/)).toBeVisible()
    expect(router.state.location.search).toBe('?status=completed')
    expect(card(/^Agent 1/).elements()).toEqual([])
  })
})

describe('a search', () => {
  test('lies in the address and finds across all statuses', async () => {
    api.bookings = [
      buildBooking(1, { customerName: 'Omar Vance', status: 'completed' }),
      buildBooking(2),
      buildBooking(3, { customerName: 'Omar Vance' }),
    ]
    const router = await open(path)
    await page.getByRole('searchbox', { name: 'Search' }).fill('omar')
    await expect.element(page.getByText('2 bookings found')).toBeVisible()
    expect(router.state.location.search).toBe('?q=omar')
    expect(router.state.historyAction).toBe('REPLACE')
    await expect.element(card(/^Agent 1/).getByText('Completed', { exact: true })).toBeVisible()
    await button('Clear').click()
    await expect.element(region('Pending')).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  test('by days asks to the end of the last one, and says when nothing is found', async () => {
    await open(`${path}?from=2026-12-01&to=2026-12-31&q=nobody`)
    await expect.element(page.getByText('No booking matches')).toBeVisible()
    expect(api.read).toContain('/api/admin/bookings-with-details?q=nobody&from=2026-12-01&to=2027-01-01')
  })
})

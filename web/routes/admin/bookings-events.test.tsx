import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, card, open, region } from './test-support/bookings.tsx'

const EVENT = { eventId: uuid(900), eventType: 'wedding', customerName: 'Grant Hale' } as const
const ticket = () => page.getByRole('article', { name: '2 performers for Grant Hale' })

describe('an event on the board (P6.209)', () => {
  test('is one ticket with its performers and their sum, and opens to their cards', async () => {
    api.bookings = [
      buildBooking(1, { ...EVENT, hasConflict: true }),
      buildBooking(2),
      buildBooking(3, { ...EVENT, totalAmount: 340, waitsFor: 'declined' }),
      buildBooking(4, { ...EVENT, status: 'confirmed' }),
    ]
    await open('/admin/bookings')
    await expect
      .element(ticket().getByRole('button', { name: /^Grant Hale/ }))
      .toHaveTextContent('Grant HaleWedding, 2 performers')
    await expect.element(ticket().getByText('Together $1,000.00')).toBeVisible()
    await expect.element(ticket().getByText('Agent declined')).toBeVisible()
    await expect.element(ticket().getByText('Time conflict')).toBeVisible()
    await expect.element(card(/^Agent 1/)).not.toBeInTheDocument()
    // the one that is confirmed stands alone in its column
    await expect.element(region('Confirmed').getByRole('article', { name: /^Agent 4/ })).toBeVisible()
    await expect.element(region('Pending').getByText('3', { exact: true })).toBeVisible()

    await ticket()
      .getByRole('button', { name: /^Grant Hale/ })
      .click()
    await expect.element(card(/^Agent 1/)).toBeVisible()
    await expect.element(card(/^Agent 3/)).toBeVisible()
    await ticket()
      .getByRole('button', { name: /^Grant Hale/ })
      .click()
    await ticket().getByRole('link', { name: 'Agent 3' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('says so while a price is not known', async () => {
    api.bookings = [buildBooking(1, { ...EVENT, totalAmount: null }), buildBooking(3, EVENT)]
    await open('/admin/bookings')
    await expect.element(ticket().getByText('Together $660.00, and prices to be confirmed')).toBeVisible()
  })
})

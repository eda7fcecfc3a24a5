import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { api, buildBooking, card, open } from './bookings.tsx'

export const path = '/admin/bookings'
export const drawer = () => page.getByRole('dialog')
export const field = (label: string) => drawer().getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))

/** Fills the board with a pending booking 1 and a completed booking 2. */
export function serveTwoBookings() {
  api.bookings = [buildBooking(1), buildBooking(2, { status: 'completed' })]
}

export async function openFirst() {
  const router = await open(path)
  await card(/^Agent 1/)
    .getByRole('link')
    .click()
  await expect.element(drawer().getByRole('heading', { name: 'Event details' })).toBeVisible()
  return router
}

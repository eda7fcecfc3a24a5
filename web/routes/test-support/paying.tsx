import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { json } from './answers.ts'
import { api, buildBooking, open, serve } from './portal.tsx'
import { button, uuid } from './screen.tsx'

export const path = '/customer/dashboard'
export const PAY = `POST /api/customer/bookings/${uuid(1)}/pay`
export const booking = buildBooking(1)
export const form = page.getByRole('form', { name: 'Pay for this booking' })
export const method = page.getByLabelText('Payment method')
export const reference = page.getByLabelText('Transaction ID', { exact: false })
export const submit = button('Submit Payment')

export async function openForm(active = [booking]) {
  serve({ active })
  await open(path)
  await button('Pay Now').click()
  await expect.element(form).toBeVisible()
}

export const ok = () => json(200, { success: true })

beforeEach(() => {
  api.answers[PAY] = ok
})

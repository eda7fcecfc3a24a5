import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildBooking, buildInvoice, buildPayment, open, serve } from '../test-support/portal.tsx'

const text = (words: string) => page.getByText(words, { exact: true })
/** Rows a broken or newer server may send. */
const ODD = [null, 'row', { id: 'x' }]
const missing = () => text('This entry could not be shown.')

test('bookings: an unknown status is said as it is, and an odd row leaves the others there', async () => {
  const odd = {
    ...buildBooking(1),
    status: 'on_hold',
    paymentStatus: 'in_dispute',
    eventType: 'gala',
    eventDate: 'soon',
  }
  serve({ active: [...ODD, odd, buildBooking(2)] })
  await open('/customer/dashboard')
  for (const words of ['on_hold', 'in_dispute', 'gala', 'Agent 1', 'Agent 2']) {
    await expect.element(text(words).first()).toBeVisible()
  }
  await expect.element(missing()).toBeVisible()
  await expect.element(text('Date unknown').first()).toBeVisible()
})

test('past bookings survive an odd row too', async () => {
  serve({ past: [...ODD, buildBooking(2, { status: 'completed' })] })
  await open('/customer/dashboard?tab=past')
  await expect.element(text('Agent 2').first()).toBeVisible()
  await expect.element(missing()).toBeVisible()
})

test('payments: an unknown status is shown as failed, by its own word', async () => {
  const odd = { ...buildPayment(1), paymentStatus: 'disputed', paymentMethod: 'crypto' }
  const bare = { id: 'bare', kind: 'payment', paymentStatus: 'completed' }
  serve({ payments: [...ODD, odd, bare, buildPayment(2)] })
  await open('/customer/billing?tab=history')
  await expect.element(text('disputed')).toHaveClass('badge tone-danger')
  await expect.element(page.getByText(/^crypto · /)).toBeVisible()
  await expect.element(text('$0.00').first()).toBeVisible()
  await expect.poll(() => text('Payment Successful').elements().length).toBe(2)
})

test('invoices: one that lacks its fields leaves the others there', async () => {
  serve({ invoices: [...ODD, { ...buildInvoice(1), status: 'escrow', dueDate: null }, buildInvoice(2)] })
  await open('/customer/billing?tab=invoices')
  await expect.element(page.getByText(/^INV-2026-0001/).first()).toBeVisible()
  await expect.element(page.getByText(/^INV-2026-0002/).first()).toBeVisible()
})

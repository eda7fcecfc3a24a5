import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#web/routes/test-support/answers.ts'
import { api, buildBooking, buildTestimonial, open } from './test-support/bookings.tsx'

const text = (words: string) => page.getByText(words, { exact: true }).first()
/** Rows a broken or newer server may send. */
const ODD = [null, 'row', { id: 'x' }]

test('bookings: an unknown status or event is said as it is, and an odd row leaves the others there', async () => {
  const odd = { ...buildBooking(1), paymentStatus: 'in_dispute', eventType: 'gala', eventDate: 'soon' }
  const rows = [...ODD, odd, buildBooking(2)]
  api.answers['GET /api/admin/bookings-board'] = () => json(200, rows)
  await open('/admin/bookings')
  for (const words of ['Agent 1', 'Agent 2', 'in_dispute', 'gala, 3 hours', 'This entry could not be shown.']) {
    await expect.element(text(words)).toBeVisible()
  }
})

test('a booking of an unknown status opens, with every status to choose', async () => {
  const odd = { ...buildBooking(1), status: 'on_hold' as 'pending' } // a newer server's
  api.bookings = [odd]
  await open(`/admin/bookings?booking=${odd.id}`)
  await expect.element(page.getByRole('dialog').getByText('on_hold').first()).toBeVisible()
  const options = page
    .getByRole('combobox', { name: /^Status of/ })
    .element()
    .querySelectorAll('option')
  expect([...options].map(({ textContent }) => textContent)).toEqual([
    ...['on_hold', 'Pending', 'Confirmed', 'Completed', 'Cancelled'],
  ])
})

test('reviews: an odd row leaves the others there', async () => {
  const odd = { ...buildTestimonial(1), eventType: 'gala', customerName: 'Odd One' }
  api.answers['GET /api/testimonials'] = () => json(200, [...ODD, odd, buildTestimonial(2, { customerName: 'Dana' })])
  await open('/admin/testimonials')
  for (const words of ['Odd One', 'Dana', 'This entry could not be shown.']) {
    await expect.element(text(words)).toBeVisible()
  }
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { json } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'

const path = '/admin/bookings'
const drawer = () => page.getByRole('dialog')
const form = () => page.getByRole('dialog', { name: 'New booking' })
const taxed = (some: Partial<NonNullable<BookingWithDetails['tax']>> = {}) => ({
  ...{ percent: 8, onPrice: 5_280, ruled: true, plusTax: true, exempt: false, exemptNumber: null },
  ...some,
})

test('board, drawer and price form say that tax is added to a price (P7.133)', async () => {
  api.bookings = [buildBooking(1, { tax: taxed() }), buildBooking(2, { tax: taxed({ plusTax: false, percent: 0 }) })]
  const other = { sameEvent: false, number: 1042, agentName: 'Omar Vance', totalAmount: 425, plusTax: true } as const
  api.details = {
    otherBookings: [
      {
        ...other,
        id: uuid(8),
        eventType: 'wedding',
        eventDate: '2099-12-05T02:00:00.000Z',
        eventDuration: 3,
        status: 'confirmed',
      },
    ],
  }
  await open(path)
  await expect.element(page.getByRole('article', { name: /^Agent 1/ }).getByText('plus tax')).toBeVisible()
  expect(page.getByText('plus tax', { exact: true }).elements()).toHaveLength(1)
  await page
    .getByRole('article', { name: /^Agent 1/ })
    .getByRole('link')
    .click()
  await expect.element(drawer().getByText('plus tax', { exact: true }).first()).toBeVisible()
  await expect.element(drawer().getByText('$425.00 plus tax')).toBeVisible()
  await expect.element(drawer().getByText(/Fri, Dec 4, 2099, 9 PM to midnight, confirmed/)).toBeVisible()
  await button('Change price').click()
  await expect.element(drawer().getByText(/^Total \$660\.00 plus tax$/)).toBeVisible()
})

test('the table says so too', async () => {
  api.bookings = [buildBooking(1, { tax: taxed() }), buildBooking(2)]
  await open(`${path}?view=table`)
  await expect.element(page.getByRole('row', { name: /Agent 1/ }).getByText('plus tax')).toBeVisible()
  expect(page.getByText('plus tax', { exact: true }).elements()).toHaveLength(1)
})

test('the total of a new booking says so, unless its customer is exempt', async () => {
  const sabine = {
    ...{ id: uuid(11), name: 'Sabine Laurent', category: 'dj', image: null, hourlyRate: 220, rating: 4.9 },
    ...{ plusTax: true, totalAmount: 660, asked: null, reasons: [] },
  }
  const grant = {
    ...{ id: uuid(2), name: 'Grant Oyelaran', email: 'grant@oyelaran.example', phone: null, status: 'active' },
    ...{ doNotBook: null, taxExempt: true, bookings: 5, balance: 0, latest: [] },
  }
  api.answers['GET /api/admin/categories'] = () => json(200, [])
  api.answers['GET /api/admin/customers/suggest'] = () => json(200, [grant])
  api.answers['GET /api/admin/agents/free'] = () =>
    json(200, { free: [sabine], busy: [], more: { free: false, busy: false } })
  await open(path)
  await button('New booking').click()
  const total = () => document.querySelector('.entry-total')?.textContent
  await expect.poll(total).toBe('Total to be confirmed')
  await expect.element(form().getByRole('button', { name: /Sabine Laurent.*\$660\.00 plus tax/ })).toBeVisible()
  await form()
    .getByRole('button', { name: /Sabine Laurent/ })
    .click()
  await expect.poll(total).toBe('Total $220 plus tax')
  await form()
    .getByRole('combobox', { name: /^Customer/ })
    .fill('grant')
  await form()
    .getByRole('option', { name: /Grant Oyelaran/ })
    .click()
  await expect.element(form().getByText('grant@oyelaran.example')).toBeVisible()
  await expect.poll(total).toBe('Total $220')
})

test('once tax is set up, the batch asks for no rate and says which rate each invoice has (P7.134)', async () => {
  api.bookings = [buildBooking(1, { status: 'confirmed', tax: taxed() })]
  api.answers['POST /api/admin/bookings/send-invoices'] = () => json(200, [{ id: uuid(1), outcome: 'done' }])
  await open(`${path}?view=table`)
  await page.getByRole('checkbox', { name: /^Select Agent 1/ }).click()
  await button('Send invoices').click()
  await expect
    .element(drawer().getByText(/plus the tax of each booking’s category; tax-exempt customers pay none/))
    .toBeVisible()
  expect(
    drawer()
      .getByLabelText(/^Tax rate/)
      .elements(),
  ).toEqual([])
  await button('Send for 1 booking').click()
  await expect.poll(() => api.sent.at(-1)?.body).toMatchObject({ bookingIds: [uuid(1)] })
  expect(api.sent.at(-1)?.body).not.toHaveProperty('taxPercent')
})

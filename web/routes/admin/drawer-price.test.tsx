import { beforeEach, describe, expect, test } from 'vitest'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { drawer, field, openFirst, serveTwoBookings } from './test-support/booking-drawer.tsx'
import { api, buildBooking } from './test-support/bookings.tsx'

beforeEach(serveTwoBookings)

test('the price form of an invoiced booking says before the typing that its invoice is reissued', async () => {
  const invoice = { id: uuid(9), invoiceNumber: 'INV-2026-0013', status: 'pending', total: 66_000, sent: true }
  const more = { whole: null, version: 4, differences: ['3 → 5 hours'], dueDate: '2099-01-01T04:59:59.000Z' }
  api.details = { invoice: { ...invoice, ...more } }
  const post = `POST /api/admin/invoices/${uuid(9)}/follow-booking`
  const next = { id: uuid(10), invoiceNumber: 'INV-2026-0014', total: 60_000, sentAt: '2026-11-21T15:00:00.000Z' }
  api.answers[post] = () => {
    // the details are read again, and that takes long
    api.answers[`GET /api/admin/bookings/${uuid(1)}`] = () => new Promise<Response>(() => {})
    const bookings = [{ bookingId: uuid(1), total: next.total }]
    return json(201, { ...next, bookings, status: 'pending', dueDate: more.dueDate, version: 1 })
  }
  await openFirst()
  await expect.element(drawer().getByText('Changed since INV-2026-0013: 3 → 5 hours')).toBeVisible()
  await button('Change price').click()
  await expect.element(drawer().getByText(/^INV-2026-0013 has the old price. It becomes void/)).toBeVisible()
  await field('Rate').fill('200')
  await field('Reason for the change').fill('Agreed by phone')
  await button('Change price and reissue INV-2026-0013').click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({
      body: { lines: [{ hours: 3, rate: 20_000 }], reason: 'Agreed by phone', send: true },
      version: '"4"',
    })
  await expect.element(drawer().getByText('INV-2026-0014').first()).toBeVisible()
  await expect.element(drawer().getByText('$600.00').first()).toBeVisible()
  expect(
    drawer()
      .getByText(/INV-2026-0013/)
      .elements(),
  ).toEqual([])
})

describe('the price', () => {
  test('is not sent without a reason, and says what is wrong', async () => {
    await openFirst()
    await button('Change price').click()
    await field('Rate').fill('a lot')
    await field('Deposit').fill('100')
    await button('Save price').click()
    await expect.element(field('Rate')).toHaveFocus()
    await expect
      .element(field('Reason for the change'))
      .toHaveAccessibleDescription('Say why you’re changing the price')
    await expect.element(field('Deposit')).toHaveAccessibleDescription(/1 to 99/)
    expect(api.sent).toEqual([])
  })

  test('is sent with its reason and the version; a refusal stays beside the form', async () => {
    const put = `PUT /api/admin/bookings/${uuid(1)}/price`
    api.answers[put] = () => refusal(409, 'This booking is on INV-2026-0001. Void or reissue it to change the price.')
    await openFirst()
    await button('Change price').click()
    await field('Rate').fill('$400')
    await button('+ Travel').click()
    await field('Amount').fill('60.50')
    await button('+ Discount').click()
    await field('Amount').nth(1).fill('10%')
    await field('Reason').fill('Third booking')
    await expect.element(drawer().getByText('Total $1,134.45')).toBeVisible()
    await button('Move line 3 up').click()
    await field('Reason for the change').fill('Agreed by phone')
    await button('Save price').click()
    await expect.element(drawer().getByText(/Void or reissue it/)).toBeVisible()
    api.answers[put] = () => {
      api.bookings = [buildBooking(1, { totalAmount: 1250.5, version: 2 })]
      return json(200, api.bookings[0])
    }
    await button('Save price').click()
    await expect.element(drawer().getByText('$1,250.50')).toBeVisible()
    expect(api.sent.at(-1)).toMatchObject({
      body: {
        lines: [
          { kind: 'talent', share: 'shared', hours: 3, rate: 40_000 },
          { kind: 'discount', share: 'shared', label: 'Third booking', percent: 10 },
          { kind: 'travel', share: 'talent', amount: 6050 },
        ],
        depositPercent: null,
        reason: 'Agreed by phone',
      },
      version: '"1"',
    })
  })
})

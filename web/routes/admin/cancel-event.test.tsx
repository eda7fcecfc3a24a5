import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import type { EventCancellation } from '#shared/contract/changes/event-cancellations.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'
import { path, press } from './test-support/first-drawer.tsx'

const EVENT = `/api/admin/event-cancellations/${buildBooking(1).eventId}`
const OTHER: BookingDetails['otherBookings'][number] = {
  ...{ id: uuid(2), number: 1002, sameEvent: true, agentName: 'Lena Park', eventType: 'wedding' },
  ...{ eventDate: '2099-12-05T02:00:00.000Z', eventDuration: 3, status: 'pending', totalAmount: 400, plusTax: false },
}
const line = (n: number, agentName: string, paid: number): EventCancellation['bookings'][number] => ({
  ...{
    bookingId: uuid(n),
    version: n,
    bookingNumber: 1000 + n,
    agentName,
    eventDate: '2099-12-05T02:00:00.000Z',
    paid,
  },
  ...{ byCustomer: { kept: paid / 2, refund: paid / 2 }, byAgency: { kept: 0, refund: paid } },
})
const FIGURES: EventCancellation = {
  bookings: [line(1, 'Ruth Adeyemi', 60_000), line(2, 'Lena Park', 0)],
  ...{ paid: 60_000, reported: 10_000 },
  ...{ byCustomer: { kept: 30_000, refund: 30_000 }, byAgency: { kept: 0, refund: 60_000 } },
}

function given(others: BookingDetails['otherBookings']) {
  api.bookings = [buildBooking(1, { status: 'confirmed' })]
  api.details = { otherBookings: others }
  api.answers[`GET ${EVENT}`] = () => json(200, FIGURES)
  api.answers[`GET /api/admin/event-accounts/${buildBooking(1).eventId}`] = () =>
    json(200, {
      ...{ eventId: buildBooking(1).eventId, eventType: null, bookings: [] },
      ...{ total: 0, paid: 0, due: 0, deposit: 0, invoiceNumber: null, invoiceable: [] },
    })
}

test('a whole event is canceled with what its terms give back, and what is refused is said (P15.90)', async () => {
  given([OTHER])
  api.answers[`POST ${EVENT}`] = () => refusal(409, 'The refund is $200.00 now. Look at the figures again.')
  await open(path)
  await press('Cancel all 2 bookings').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the whole event?' })
  await expect.element(dialog.getByText('$300.00 back')).toBeVisible()
  await expect.element(dialog.getByText(/\$100\.00 is reported and not checked yet/)).toBeVisible()
  await dialog.getByLabelText('Who cancels?').selectOptions('We do')
  await expect.element(dialog.getByText('$600.00 back')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel all bookings' }).click()
  await expect
    .poll(shownToasts)
    .toEqual([['Not canceled', 'The refund is $200.00 now. Look at the figures again.', 'destructive']])
  api.answers[`POST ${EVENT}`] = () => json(200, { canceled: 2, refunded: 20_000, byHand: 40_000, refused: 0 })
  await dialog.getByRole('button', { name: 'Cancel all bookings' }).click()
  await expect.poll(() => dialog.elements()).toEqual([])
  await expect.element(page.getByText('$200.00 goes back by card. $400.00 is to be paid out.')).toBeVisible()
  const bookings = [1, 2].map((n) => ({ id: uuid(n), version: n }))
  expect(api.sent.at(-1)?.body).toEqual({ cause: 'agency', reasonCode: 'other', reason: '', refund: 60_000, bookings })
})

test('a booking alone, and one whose others are over, have no event to cancel', async () => {
  given([{ ...OTHER, status: 'cancelled' }])
  await open(path)
  await expect.element(page.getByRole('heading', { name: 'Money' })).toBeVisible()
  expect(press('Cancel all 1 bookings').elements()).toEqual([])
})

test('when a colleague was faster, the dialog says so', async () => {
  given([OTHER])
  api.answers[`GET ${EVENT}`] = () => json(200, { ...FIGURES, bookings: [] })
  await open(path)
  await press('Cancel all 2 bookings').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the whole event?' })
  await expect.element(dialog.getByText('No booking of this event is left to cancel.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Cancel all bookings' })).toBeDisabled()
})

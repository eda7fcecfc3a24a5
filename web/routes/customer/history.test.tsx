import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingHistoryEntry } from '#shared/contract/bookings/history/booking-history.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { api, buildBooking, open, serve } from '../test-support/portal.tsx'

const HISTORY = `GET /api/customer/bookings/${uuid(1)}/history`
const step = (kind: BookingHistoryEntry['kind'], at: string): BookingHistoryEntry => ({
  ...{ at, kind, by: 'customer', fields: [], eventDate: null, eventDuration: null, agentName: null },
  ...{ invoiceNumber: null, amount: null, paymentMethod: null },
})
const confirmed = step('confirmed', '2026-11-22T01:05:00.000Z')
const requested = step('requested', '2026-11-21T20:00:00.000Z')
const steps = page.getByRole('list', { name: 'What happened, the latest first' }).getByRole('listitem')

test('a ticket opens its history below it, in words and Atlanta time; a failed read can be repeated', async () => {
  serve({ active: [buildBooking(1)] })
  api.answers[HISTORY] = () => refusal(500, 'Broken')
  await open('/customer/dashboard')
  await button(/^History/).click()
  await expect.element(page.getByText('The history could not be opened')).toBeVisible()
  const newer = { ...confirmed, kind: 'teleported' as BookingHistoryEntry['kind'] } // of a newer server
  api.answers[HISTORY] = () => json(200, [newer, confirmed, requested])
  await button('Try again').click()
  await expect
    .poll(() => steps.elements().map(({ textContent }) => textContent))
    .toEqual(['November 21, 2026, 8:05 PMWe confirmed the booking', 'November 21, 2026, 3:00 PMYou sent the request'])
  await expect.element(button(/^History/)).toHaveAttribute('aria-expanded', 'true')
  await button(/^History/).click()
  expect(steps.elements()).toEqual([])
})

test('a past ticket has its history too', async () => {
  serve({ past: [buildBooking(1, { status: 'completed', paymentStatus: 'paid', due: [] })] })
  api.answers[HISTORY] = () => json(200, [requested])
  await open('/customer/dashboard?tab=past')
  await button(/^History/).click()
  await expect.element(page.getByText('You sent the request')).toBeVisible()
})

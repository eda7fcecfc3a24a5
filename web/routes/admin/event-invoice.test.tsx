import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminEventAccount } from '#shared/contract/billing/events/event-accounts.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'
import { buildInvoice } from './test-support/build-invoice.ts'
import { path } from './test-support/first-drawer.tsx'

const { eventId } = buildBooking(1)
const GENERATE = `POST /api/admin/event-accounts/${eventId}/invoice`

function given(invoiceable: AdminEventAccount['invoiceable']) {
  api.bookings = [buildBooking(1, { status: 'confirmed' })]
  api.details = {
    otherBookings: [
      {
        ...{ id: uuid(2), number: 1002, sameEvent: true, agentName: 'Lena Park', eventType: 'wedding' },
        ...{ eventDate: '2099-12-05T02:00:00.000Z', eventDuration: 3, status: 'confirmed' },
        ...{ totalAmount: 400, plusTax: false },
      },
    ],
  }
  const bookings = ['Ruth Adeyemi', 'Lena Park'].map((agentName, i) => ({
    ...{ bookingId: uuid(1 + i), bookingNumber: 1001 + i, agentName, eventDate: '2099-12-05T02:00:00.000Z' },
    ...{ total: 43_200, paid: 0, due: 43_200 },
  }))
  api.answers[`GET /api/admin/event-accounts/${eventId}`] = () =>
    json(200, {
      ...{ eventId, eventType: 'wedding', bookings, total: 86_400, paid: 0, due: 86_400, deposit: 0 },
      ...{ invoiceNumber: null, invoiceable },
    })
}

const LINES = ['Ruth Adeyemi', 'Lena Park'].map((agentName, i) => ({
  ...{ bookingId: uuid(1 + i), agentName, subtotal: 40_000, tax: 3200, total: 43_200 },
}))

test('one invoice for the event shows its lines, and is made and emailed (P7.170)', async () => {
  given(LINES)
  api.answers[GENERATE] = () => refusal(409, 'The total is $900.00 now. Look at the lines again.')
  await open(path)
  await page.getByRole('button', { name: 'One invoice for the event' }).click()
  const dialog = page.getByRole('dialog', { name: 'One invoice for the event' })
  await expect.element(dialog.getByRole('row', { name: /^Sum \$800\.00 \$64\.00 \$864\.00$/ })).toBeVisible()
  await dialog.getByLabelText(/^Due Date/).fill('')
  await dialog.getByRole('button', { name: 'Create and send' }).click()
  await expect.element(dialog.getByText('Choose the day it is due')).toBeVisible()
  await dialog.getByLabelText(/^Due Date/).fill('2099-11-12')
  await dialog.getByRole('button', { name: 'Create and send' }).click()
  await expect.poll(() => JSON.stringify(toastTexts())).toContain('The total is $900.00 now. Look at the lines again.')
  api.answers[GENERATE] = () => json(201, buildInvoice(30))
  api.answers['POST /api/admin/send-invoice'] = () => json(200, { success: true, invoice: buildInvoice(30) })
  await dialog.getByRole('button', { name: 'Create and send' }).click()
  await expect.poll(() => dialog.elements()).toEqual([])
  expect(api.sent.find(({ call }) => call === GENERATE)?.body).toEqual({
    ...{ dueDate: '2099-11-12', notes: null, expectedTotal: 86_400 },
  })
  await expect.poll(toastTexts).toContainEqual(['Invoice Sent', 'INV-2026-0030 to renee@thibodeaux.example'])
})

test('without two bookings to invoice it is not offered', async () => {
  given([])
  await open(path)
  await expect.element(page.getByRole('table', { name: 'The whole event' })).toBeVisible()
  expect(page.getByRole('button', { name: 'One invoice for the event' }).elements()).toEqual([])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnEventAccount } from '#shared/contract/billing/events/event-accounts.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { api, open, serve } from '#web/routes/test-support/portal.tsx'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'

const PAY = `POST /api/customer/event-accounts/${uuid(1)}/pay`

function buildAccount(dues: readonly number[], deposit = 0, cardCheckout = false): OwnEventAccount {
  const due = dues.reduce((a, b) => a + b)
  return {
    ...{ eventId: uuid(1), eventType: 'wedding', total: due, paid: 0, due, deposit, cardCheckout, invoiceNumber: null },
    bookings: dues.map((cents, i) => ({
      ...{ bookingId: uuid(10 + i), bookingNumber: 1000 + i, agentName: `Performer ${i + 1}` },
      ...{ eventDate: '2099-12-05T23:00:00.000Z', total: cents, paid: 0, due: cents },
    })),
  }
}

const part = () => page.getByRole('region', { name: 'Pay for the whole event' })

test('an event is paid at once, its deposits or everything, and what is refused is said (P7.160)', async () => {
  serve()
  api.answers['GET /api/customer/event-accounts'] = () => json(200, [buildAccount([60_000, 40_000], 30_000)])
  api.answers[PAY] = () => refusal(409, '$900.00 is due, not $1,000.00')
  await open('/customer/dashboard')
  await expect.element(part().getByText(/^Wedding, .*\$1,000\.00 is left to pay\.$/)).toBeVisible()
  await expect.element(part().getByText('Performer 2')).toBeVisible()
  await button('Pay for all 2').click()
  await expect.element(part().getByLabelText('Payment method', { exact: false })).toHaveFocus()
  await expect.element(button('I paid $300.00')).toBeVisible()
  await part().getByLabelText('Everything', { exact: false }).click()
  await button('I paid $1,000.00').click()
  await expect.element(part().getByText('Choose a payment method')).toBeVisible()
  await part().getByLabelText('Payment method', { exact: false }).selectOptions('Card')
  await expect.element(part().getByText('Cards are paid for each booking, below.')).toBeVisible()
  await part().getByLabelText('Payment method', { exact: false }).selectOptions('Venmo')
  await part().getByLabelText('Transaction ID', { exact: false }).fill('VN-1')
  await button('I paid $1,000.00').click()
  await expect.poll(shownToasts).toEqual([['Error', '$900.00 is due, not $1,000.00', 'destructive']])
  await expect.element(part().getByLabelText('Transaction ID', { exact: false })).toHaveValue('VN-1')

  api.answers[PAY] = () => {
    api.answers['GET /api/customer/event-accounts'] = () => json(200, [])
    return json(200, buildAccount([0, 0]))
  }
  await button('I paid $1,000.00').click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.poll(() => part().elements()).toEqual([])
  expect(api.sent.map(({ body }) => body)).toEqual(
    Array(2).fill({ paymentMethod: 'venmo', transactionId: 'VN-1', part: 'all', expectedAmount: 100_000 }),
  )
})

test('where cards are accepted for all of them, one button pays the chosen part by card (P7.182)', async () => {
  serve()
  const CHECKOUT = `POST /api/customer/event-accounts/${uuid(1)}/checkout`
  api.answers['GET /api/customer/event-accounts'] = () => json(200, [buildAccount([60_000, 40_000], 30_000, true)])
  api.answers[CHECKOUT] = () => refusal(503, 'Card payments are briefly unavailable.')
  await open('/customer/dashboard')
  await button('Pay for all 2').click()
  await expect.element(button('Pay $300.00 by card')).toHaveFocus()
  await part().getByLabelText('Everything', { exact: false }).click()
  await button('Pay $1,000.00 by card').click()
  await expect.poll(shownToasts).toEqual([['Payment Failed', 'Card payments are briefly unavailable.', 'destructive']])
  expect(api.sent).toMatchObject([{ call: CHECKOUT, body: { part: 'all' } }])
  await part().getByLabelText('Payment method', { exact: false }).selectOptions('Card')
  await expect.element(part().getByText('Use the button above to pay by card.')).toBeVisible()
})

test('the form is left by Cancel, and the focus returns', async () => {
  serve()
  api.answers['GET /api/customer/event-accounts'] = () => json(200, [buildAccount([60_000, 40_000])])
  await open('/customer/dashboard')
  await button('Pay for all 2').click()
  await expect.element(part().getByText('Everything')).not.toBeInTheDocument()
  await button('Cancel').click()
  await expect.element(button('Pay for all 2')).toHaveFocus()
})

test('a list that did not load can be loaded again', async () => {
  serve()
  api.answers['GET /api/customer/event-accounts'] = () => refusal(500, 'Something broke')
  await open('/customer/dashboard')
  await expect.element(page.getByText('What your events cost could not be loaded')).toBeVisible()
  api.answers['GET /api/customer/event-accounts'] = () => json(200, [buildAccount([60_000, 40_000])])
  await button('Try again').click()
  await expect.element(part()).toBeVisible()
})

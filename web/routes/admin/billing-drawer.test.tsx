import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'
import { buildInvoice } from './test-support/build-invoice.ts'

const path = `/admin/bookings?booking=${uuid(1)}`
const drawer = () => page.getByRole('dialog', { name: 'Agent 1' })
const press = (name: string) => page.getByRole('button', { name, exact: true })
const field = (label: string) =>
  page
    .getByRole('dialog')
    .last()
    .getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))
const RECORD = `POST /api/admin/bookings/${uuid(1)}/payments`
const ENTRY = { id: uuid(60), kind: 'payment', amount: 66_000, paymentStatus: 'completed' }

const ledgerRow = (some: Partial<BookingDetails['ledger'][number]> = {}): BookingDetails['ledger'][number] => ({
  id: uuid(6),
  kind: 'payment',
  paymentId: null,
  purpose: 'full',
  amount: 66_000,
  paymentMethod: 'zelle',
  paymentStatus: 'completed',
  transactionId: 'ZL-1',
  reportedBy: 'customer',
  verifiedAt: null,
  reversedAt: null,
  refundable: 66_000,
  reversible: true,
  together: null,
  notes: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...some,
})

beforeEach(() => {
  api.bookings = [buildBooking(1)]
})

test('a received payment is entered: what is due, once', async () => {
  api.answers[RECORD] = () => {
    api.bookings = [buildBooking(1, { paymentStatus: 'paid', paid: 66_000 })]
    api.details = { ledger: [ledgerRow({ reportedBy: 'office', verifiedAt: '2026-01-01T00:00:00.000Z' })] }
    return json(201, ENTRY)
  }
  await open(path)
  await press('Record a payment').click()
  await expect.element(drawer().getByText('$660.00').last()).toBeVisible()
  await expect.element(drawer().getByLabelText('Payment method')).toHaveFocus()
  await press('Record').click()
  await expect
    .element(field('Transaction ID'))
    .toHaveAccessibleDescription('Please enter a transaction or reference number')
  await expect.element(field('Transaction ID')).toHaveFocus()
  await field('Transaction ID').fill('4242 4242 4242 4242')
  await press('Record').click()
  await expect.element(field('Transaction ID')).toHaveAccessibleDescription(/^This looks like a card number/)
  expect(api.sent).toEqual([])
  await field('Transaction ID').fill('ACH-77')
  await press('Record').click()
  await expect.element(drawer().getByText('$660.00 recorded.')).toBeVisible()
  await expect.element(drawer().getByText(/Recorded by the office/)).toBeVisible()
  await expect.poll(() => press('Record a payment').elements()).toEqual([])
  expect(api.sent).toEqual([
    {
      ...{ call: RECORD, version: null, key: expect.stringMatching(/^\w{32}$/) },
      body: { paymentMethod: 'bank_transfer', transactionId: 'ACH-77', purpose: 'full', expectedAmount: 66_000 },
    },
  ])
})

test('with a deposit agreed one part is chosen, and cash needs no reference', async () => {
  api.bookings = [buildBooking(1, { depositPercent: 50 })]
  api.answers[RECORD] = () => json(201, { ...ENTRY, amount: 33_000 })
  await open(path)
  await press('Record a payment').click()
  await expect.element(drawer().getByText('$330.00').first()).toBeVisible()
  await drawer().getByLabelText('Payment method').selectOptions('Cash')
  await drawer().getByLabelText('Everything', { exact: false }).click()
  await press('Record').click()
  await expect
    .poll(() => api.sent.map(({ body }) => body))
    .toEqual([{ paymentMethod: 'cash', transactionId: null, purpose: 'full', expectedAmount: 66_000 }])
})

test('what was refunded is not asked for again (P7.24)', async () => {
  api.bookings = [buildBooking(1, { depositPercent: 50, paid: 23_000 })]
  api.details = {
    settled: 33_000,
    ledger: [
      ledgerRow({ purpose: 'deposit', amount: 33_000, refundable: 23_000, reversible: false }),
      ledgerRow({ id: uuid(7), kind: 'refund', paymentId: uuid(6), amount: 10_000, refundable: 0, reversible: false }),
    ],
  }
  api.answers[RECORD] = () => json(201, { ...ENTRY, amount: 33_000 })
  await open(path)
  await press('Record a payment').click()
  await drawer().getByLabelText('Payment method').selectOptions('Cash')
  await press('Record').click()
  await expect
    .poll(() => api.sent.map(({ body }) => body))
    .toEqual([{ paymentMethod: 'cash', transactionId: null, purpose: 'balance', expectedAmount: 33_000 }])
})

test('what is refused is said beside the field or in a toast, and nothing typed is lost', async () => {
  api.answers[RECORD] = () => refusal(409, 'Twice', { transactionId: 'This reference stands on this booking already' })
  await open(path)
  await press('Record a payment').click()
  await field('Transaction ID').fill('ACH-77')
  await press('Record').click()
  await expect
    .element(field('Transaction ID'))
    .toHaveAccessibleDescription('This reference stands on this booking already')
  await expect.element(field('Transaction ID')).toHaveFocus()
  api.answers[RECORD] = () => Promise.reject(new TypeError('away'))
  await press('Record').click()
  await expect.poll(shownToasts).toEqual([['Error', 'Failed to record the payment', 'destructive']])
  await expect.element(field('Transaction ID')).toHaveValue('ACH-77')
  await press('Cancel').click()
  await expect.element(press('Record a payment')).toHaveFocus()
})

test.each([
  ['a cancelled booking', { status: 'cancelled' }],
  ['one without a price', { totalAmount: null }],
  ['a paid one', { paymentStatus: 'paid', paid: 66_000 }],
] as const)('nothing is entered for %s', async (_, some) => {
  api.bookings = [buildBooking(1, some)]
  await open(path)
  await expect.element(drawer().getByRole('heading', { name: 'Money' })).toBeVisible()
  expect(press('Record a payment').elements()).toEqual([])
})

test('a reported payment is verified in the drawer, which Escape leaves open meanwhile', async () => {
  api.bookings = [buildBooking(1, { paymentStatus: 'paid', paid: 66_000 })]
  api.details = { ledger: [ledgerRow()] }
  api.answers[`POST /api/admin/payments/${uuid(6)}/verify`] = () => {
    api.details = { ledger: [ledgerRow({ verifiedAt: '2026-01-02T00:00:00.000Z' })] }
    return json(200, ENTRY)
  }
  await open(path)
  await press('Verify').click()
  await expect.element(press('Mark as received')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(press('Verify')).toHaveFocus()
  await expect.element(drawer()).toBeVisible()
  await press('Verify').click()
  await press('Mark as received').click()
  await expect.element(drawer().getByText(/Received · By the customer/)).toBeVisible()
  await expect.element(drawer().getByText('$660.00 of Renée Thibodeaux is verified.')).toBeVisible()
})

test.each(['pressed', 'by its address'])('what is due back opens the refund filled in, %s (P15.10)', async (way) => {
  const verifiedAt = '2026-01-02T00:00:00.000Z'
  api.bookings = [buildBooking(1, { status: 'cancelled', paymentStatus: 'paid', paid: 66_000 })]
  api.details = { excess: 33_050, ledger: [ledgerRow({ verifiedAt })] }
  api.answers[`POST /api/admin/payments/${uuid(6)}/refund`] = () => {
    api.details = { excess: 0, ledger: [ledgerRow({ verifiedAt, refundable: 32_950 })] }
    return json(201, { id: uuid(7), kind: 'refund', amount: 33_050, paymentStatus: 'completed' })
  }
  await open(way === 'pressed' ? path : `${path}&record=refund`)
  if (way === 'pressed') {
    await expect.element(drawer().getByText('$330.50 goes back to the customer.')).toBeVisible()
    await press('Refund $330.50').click()
  }
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await expect.element(field('Amount')).toHaveValue('330.50')
  await expect.element(field('Reason')).toHaveValue('The booking was canceled')
  await expect.element(field('Paid out by')).toHaveValue('zelle')
  await field('Reference \\(optional\\)').fill('ZX-77')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(drawer().getByText('$330.50 is refunded to Renée Thibodeaux.')).toBeVisible()
  expect(document.activeElement?.className).toBe('money-actions')
  await expect.poll(() => press('Refund $330.50').elements()).toEqual([])
  expect(api.sent.map(({ body }) => body)).toEqual([
    { amount: 33_050, reason: 'The booking was canceled', paymentMethod: 'zelle', transactionId: 'ZX-77' },
  ])
})

test('a payment is refunded or reversed from the drawer', async () => {
  api.bookings = [buildBooking(1, { paymentStatus: 'paid', paid: 66_000 })]
  const verifiedAt = '2026-01-02T00:00:00.000Z'
  api.details = { ledger: [ledgerRow({ verifiedAt })] }
  api.answers[`POST /api/admin/payments/${uuid(6)}/refund`] = () => {
    const refund = ledgerRow({
      id: uuid(7),
      kind: 'refund',
      paymentId: uuid(6),
      amount: 6000,
      refundable: 0,
      reversible: false,
    })
    api.details = {
      ledger: [ledgerRow({ verifiedAt, refundable: 60_000, reversible: false }), { ...refund, notes: 'Rain' }],
    }
    return json(201, { id: uuid(7), kind: 'refund', amount: 6000, paymentStatus: 'completed' })
  }
  await open(path)
  await drawer()
    .getByRole('button', { name: /^More for \$/ })
    .click()
  await expect.element(page.getByRole('menuitem', { name: /^Reverse/ })).toBeVisible()
  await page.getByRole('menuitem', { name: /^Refund/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByLabelText('Partial refund').click()
  await field('Amount').fill('60')
  await field('Reason').fill('Rain')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(drawer().getByText('$60.00 is refunded to Renée Thibodeaux.')).toBeVisible()
  await expect.element(drawer().getByText('−$60.00')).toBeVisible()
  await expect.element(drawer().getByText('Reason: Rain')).toBeVisible()
  await expect
    .poll(() =>
      drawer()
        .getByRole('button', { name: /^More for \$660/ })
        .elements(),
    )
    .toHaveLength(1)
  expect(api.sent).toMatchObject([{ body: { amount: 6000, reason: 'Rain' } }])
})

test('an overdue invoice shows its next reminder, and reminds and pauses from here (P7.116, P7.117)', async () => {
  const INVOICE = {
    ...{ id: uuid(30), invoiceNumber: 'INV-2026-0030', total: 66_000, status: 'pending' },
    ...{ dueDate: '2026-01-13T04:59:59.000Z', sent: true, whole: null, version: 4, differences: [] },
  }
  const row = (reminders: AdminInvoice['reminders']) =>
    buildInvoice(30, { dueDate: INVOICE.dueDate, version: 4, reminders })
  let now = row({ paused: false, next: '2026-01-19', last: null })
  api.details = { invoice: INVOICE }
  api.answers['GET /api/invoices'] = () => json(200, [now])
  api.answers[`POST /api/admin/invoices/${uuid(30)}/remind`] = () => json(200, now)
  api.answers[`PUT /api/admin/invoices/${uuid(30)}/reminders`] = () => {
    now = row({ paused: true, next: null, last: null })
    return json(200, now)
  }
  await open(path)
  const tools = drawer().getByRole('group', { name: 'Reminders' })
  await expect.element(tools.getByText('Next reminder Jan 19')).toBeVisible()
  await tools.getByRole('button', { name: 'Remind now' }).click()
  await expect.poll(() => api.sent.map(({ call }) => call)).toEqual([`POST /api/admin/invoices/${uuid(30)}/remind`])
  await tools.getByRole('button', { name: 'Pause reminders' }).click()
  await expect.element(tools.getByText('Reminders paused')).toBeVisible()
  await expect.element(tools.getByRole('button', { name: 'Resume reminders' })).toBeVisible()
  expect(api.sent.at(-1)).toMatchObject({ body: { paused: true }, version: '"4"' })
})

test('an invoice that is not overdue shows no reminders', async () => {
  api.details = {
    invoice: {
      ...{ id: uuid(30), invoiceNumber: 'INV-2026-0030', total: 66_000, status: 'pending' },
      ...{ dueDate: '2099-01-13T04:59:59.000Z', sent: true, whole: null, version: 4, differences: [] },
    },
  }
  await open(path)
  await expect.element(drawer().getByText('INV-2026-0030')).toBeVisible()
  expect(drawer().getByRole('group', { name: 'Reminders' }).elements()).toEqual([])
})

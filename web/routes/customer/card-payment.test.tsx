import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { article, button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { api, buildBooking, buildInvoice, buildPayment, invoiceOf, open, serve } from '../test-support/portal.tsx'

const path = '/customer/dashboard'
const CHECKOUT = `POST /api/customer/bookings/${uuid(1)}/checkout`
const due = [
  { purpose: 'deposit', amount: 16_500, tax: 0 },
  { purpose: 'full', amount: 66_000, tax: 0 },
] as const
const byCard = buildBooking(1, { cardCheckout: true, due: [...due] })

afterEach(() => {
  history.replaceState(history.state, '', location.pathname + location.search)
})

describe('what is owed', () => {
  test('after the deposit is the balance, by the night itself', async () => {
    serve({ active: [buildBooking(1, { paid: 16_500, due: [{ purpose: 'balance', amount: 49_500, tax: 0 }] })] })
    await open(path)
    await expect.element(page.getByText('Deposit paid, balance due December 4, 2099')).toBeVisible()
  })

  test('is due when the invoice says so, and overdue after that', async () => {
    const balance = buildBooking(1, { paid: 16_500, due: [{ purpose: 'balance', amount: 54_780, tax: 0 }] })
    const past = invoiceOf(buildInvoice(2, { dueDate: '2020-11-13T04:59:59.000Z' }))
    serve({
      active: [
        { ...balance, invoice: invoiceOf(buildInvoice(1)) },
        buildBooking(2, { invoice: past }),
        buildBooking(3),
        buildBooking(4, { status: 'pending', invoice: past }),
      ],
    })
    await open(path)
    await expect.element(page.getByText('Deposit paid, balance due November 12, 2099')).toBeVisible()
    await expect.element(page.getByText('Overdue since November 12, 2020')).toBeVisible()
    await expect.element(article('Agent 3').getByText(/^(Due|Overdue)/)).not.toBeInTheDocument()
    await expect.element(article('Agent 4').getByText('Due November 12, 2020, once confirmed')).toBeVisible()
  })
})

describe('paying by card', () => {
  test('is offered only where cards are taken', async () => {
    serve({ active: [buildBooking(1)] })
    await open(path)
    await button('Pay Now').click()
    await expect.element(page.getByLabelText('Payment method')).toHaveFocus()
    expect(button('Pay by card').elements()).toEqual([])
  })

  test('leaves for the page of the card provider with the part that is chosen', async () => {
    api.answers[CHECKOUT] = () => json(200, { url: new URL('#checkout', location.href).href })
    serve({ active: [byCard] })
    await open(path)
    await button('Pay Now').click()
    await expect.element(button('Pay by card')).toHaveFocus()
    // its icon stands beside the words, not above them
    const label = button('Pay by card').element()
    const [icon, words] = [label.querySelector('svg'), document.createRange()]
    words.selectNode([...(icon?.parentElement?.childNodes ?? [])].at(-1) ?? label)
    expect(icon?.getBoundingClientRect().bottom).toBeGreaterThan(words.getBoundingClientRect().bottom - 8)
    await page.getByRole('radio', { name: 'Everything $660.00' }).click()
    await button('Pay by card').click()
    await expect.poll(() => location.hash).toBe('#checkout')
    expect(api.sent).toEqual([{ call: CHECKOUT, body: { purpose: 'full' }, key: null }])
    await expect.element(button('Opening...')).toBeDisabled()
    // as when the browser's back button shows the page as it was left
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(button('Pay by card')).toBeEnabled()
  })

  test('is offered on an invoice too, for all that is left of it', async () => {
    const call = `POST /api/customer/bookings/${uuid(501)}/checkout`
    api.answers[call] = () => json(200, { url: new URL('#checkout', location.href).href })
    serve({ invoices: [buildInvoice(1, { paid: 20_000, cardCheckout: true })] })
    await open('/customer/billing?tab=invoices')
    await button(/^Pay Now/).click()
    await expect.element(button('Pay by card')).toHaveFocus()
    await button('Pay by card').click()
    await expect.poll(() => location.hash).toBe('#checkout')
    expect(api.sent).toEqual([{ call, body: { purpose: 'balance' }, key: null }])
  })

  test('says why it cannot be, and can be tried again', async () => {
    api.answers[CHECKOUT] = () => refusal(503, 'Cards cannot be taken at the moment. Please try again in a minute.')
    serve({ active: [byCard] })
    await open(path)
    await button('Pay Now').click()
    await button('Pay by card').click()
    await expect
      .poll(shownToasts)
      .toEqual([
        ['Payment Failed', 'Cards cannot be taken at the moment. Please try again in a minute.', 'destructive'],
      ])
    await expect.element(button('Pay by card')).toHaveFocus()
    api.answers[CHECKOUT] = () => Promise.reject(new TypeError('Failed to fetch'))
    await button('Pay by card').click()
    await expect.poll(shownToasts).toEqual([['Payment Failed', 'Failed to process payment', 'destructive']])
  })
})

describe('back from the card provider', () => {
  const arrived = (some = {}) =>
    buildPayment(1, { bookingId: uuid(1), paidAt: new Date().toISOString(), transactionId: null, ...some })

  test('says that it is being confirmed, asks again, and says when it has arrived', { timeout: 45_000 }, async () => {
    serve({ active: [byCard], payments: [arrived({ paidAt: '2026-01-01T00:00:00.000Z' })] })
    const router = await open(`${path}?paid=${uuid(1)}`)
    await expect.element(page.getByText(/^Your card payment is being confirmed\./)).toBeVisible()
    serve({
      active: [buildBooking(1, { paymentStatus: 'paid', paid: 66_000, due: [] })],
      payments: [arrived()],
    })
    await expect.element(page.getByText('Your card payment has arrived. Thank you.'), { timeout: 30_000 }).toBeVisible()
    await expect.element(article('Agent 1').getByText('Paid', { exact: true })).toBeVisible()
    await button('Close').click()
    await expect.poll(() => router.state.location.search).toBe('')
    await expect.poll(() => page.getByText(/card payment/).elements()).toEqual([])
  })

  test('a payment of another booking, a failed one and a refund are not it', async () => {
    serve({
      active: [byCard],
      payments: [
        arrived({ bookingId: uuid(2) }),
        arrived({ id: uuid(2), paymentStatus: 'failed' }),
        arrived({ id: uuid(3), kind: 'refund' }),
      ],
    })
    await open(`${path}?paid=${uuid(1)}`)
    await expect.element(article('Agent 1')).toBeVisible()
    await expect.element(page.getByText(/^Your card payment is being confirmed\./)).toBeVisible()
  })
})

import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { article, button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { api, buildDetails, buildInvoice, buildPayment, many, open, serve } from '../test-support/portal.tsx'

const invoices = '/customer/billing?tab=invoices'
const history = '/customer/billing?tab=history'

describe('the invoices', () => {
  test('say number, state, due date, sums and notes', async () => {
    serve({
      invoices: [
        buildInvoice(418, { discount: 100, notes: 'Balance for December 4.', dueDate: '2020-11-13T04:59:59Z' }),
      ],
    })
    await open(invoices)
    const invoice = article(/INV-2026-0418/)
    for (const text of [
      'Overdue',
      'Due November 12, 2020',
      '$660.00',
      '$52.80',
      '$1.00',
      '$712.80',
      'Balance for December 4.',
    ]) {
      await expect.element(invoice.getByText(text, { exact: false }).first()).toBeVisible()
    }
    await expect
      .element(invoice.getByRole('link', { name: /Download PDF/ }))
      .toHaveAttribute('href', `/api/customer/invoices/${uuid(418)}/pdf`)
    await expect.element(invoice.getByRole('link', { name: /Download PDF/ })).toHaveAttribute('download')
  })

  test('lead with who and when, then the number', async () => {
    serve({ invoices: [buildInvoice(7)] })
    await open(invoices)
    await expect.element(article(/INV-2026-0007/)).toBeVisible()
    const [what, number] = document.querySelectorAll('.invoice h3, .invoice-number')
    expect(what?.textContent).toBe('Sabine Laurent, Friday, December 4, 2099')
    expect(number?.textContent?.replaceAll('\u00a0', ' ')).toBe('INV-2026-0007 · B-1507')
  })

  test('leave out tax and discount that are nothing', async () => {
    serve({ invoices: [buildInvoice(1, { tax: 0, total: 66_000 }), buildInvoice(2, { discount: 100 })] })
    await open(invoices)
    const labels = (n: number) =>
      [
        ...article(new RegExp(`INV-2026-000${n}`))
          .element()
          .querySelectorAll('dt'),
      ].map(({ textContent }) => textContent)
    await expect.element(article(/INV-2026-0001/)).toBeVisible()
    expect(labels(1)).toEqual(['Subtotal'])
    expect(labels(2)).toEqual(['Subtotal', 'Tax', 'Discount'])
  })

  test.each([
    [{}, 'Pay Now'],
    [{ status: 'paid' }, 'View Details'],
    [{ balance: 0 }, 'View Details'],
  ] as const)('%j: one lit action', async (some, label) => {
    serve({ invoices: [buildInvoice(1, some)] })
    await open(invoices)
    await expect.element(article(/INV-2026-0001/)).toBeVisible()
    const lit = document.querySelectorAll('.invoice-actions .button:not(.button-bare)')
    expect([...lit].map(({ textContent }) => textContent)).toEqual([`${label}: INV-2026-0001`])
  })

  test.each([320, 390, 1440])('keep a name of 60 characters within %i pixels', async (width) => {
    await page.viewport(width, 800)
    const bookings = buildInvoice(1).bookings.map((one) => ({ ...one, agentName: 'Wilhelmina'.repeat(6) }))
    serve({ invoices: [buildInvoice(1, { bookings }), buildInvoice(2, { bookings: [...bookings, ...bookings] })] })
    await open(invoices)
    await expect.element(article(/INV-2026-0001/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  test.each([
    [{ status: 'paid', dueDate: '2020-01-01T00:00:00Z' }, 'Paid', 0],
    [{ status: 'pending' }, 'Pending', 1],
    [{ status: 'draft' }, 'Pending', 1],
    [{ status: 'pending', dueDate: '2020-01-01T00:00:00Z' }, 'Overdue', 1],
  ] as const)('%j is %s', async (some, label, payable) => {
    serve({ invoices: [buildInvoice(1, some)] })
    await open(invoices)
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
    expect(button(/^Pay Now/).elements()).toHaveLength(payable)
  })

  test('what is still open of a cancelled booking says that nothing is to be paid', async () => {
    serve({ invoices: [buildInvoice(1, { balance: 0 })] })
    await open(invoices)
    await expect.element(page.getByText('Nothing to pay', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('article').getByText(/^Balance\$0\.00$/)).toBeVisible()
    expect(button(/^Pay Now/).elements()).toEqual([])
  })

  test('one for several performers names them, and is paid as a whole by its own number (P7.174)', async () => {
    const [first] = buildInvoice(1).bookings
    const other = { bookingId: uuid(601), bookingNumber: 1601, agentName: 'Ruth Adeyemi', balance: 20_000 }
    const bookings = first ? [first, { ...first, ...other }, { ...first, ...other, bookingNumber: 1602 }] : []
    serve({ invoices: [buildInvoice(1, { bookings, total: 91_280, balance: 91_280 })] })
    api.answers[`POST /api/customer/invoices/${uuid(1)}/pay`] = () => json(200, { success: true })
    await open(invoices)
    await expect.element(page.getByRole('heading', { name: /^Sabine Laurent and 2 others/ })).toBeVisible()
    await button(/^Pay Now/).click()
    await expect.element(page.getByRole('heading', { name: 'Pay this invoice' })).toBeVisible()
    await page.getByLabelText('Transaction ID', { exact: false }).fill('ZL-1')
    await button('Submit Payment').click()
    await expect.poll(() => api.sent.map(({ call }) => call)).toEqual([`POST /api/customer/invoices/${uuid(1)}/pay`])
    expect(api.sent[0]?.body).toMatchObject({ transactionId: 'ZL-1', expectedAmount: 91_280 })
  })

  test('a discount is taken off, as in the PDF', async () => {
    serve({ invoices: [buildInvoice(1, { discount: 1234 })] })
    await open(invoices)
    await expect.element(page.getByText('−$12.34', { exact: true })).toBeVisible()
  })

  test('none, and what fails', async () => {
    await open(invoices)
    await expect.element(page.getByText('No invoices yet', { exact: true })).toBeVisible()
  })

  test('five hundred of them come page by page', async () => {
    serve({ invoices: many(500, buildInvoice) })
    await open(invoices)
    for (const shown of [100, 200, 300, 400]) {
      await expect.poll(() => document.querySelectorAll('.invoice').length).toBe(shown)
      await button('Show more').click()
    }
    await expect.poll(() => document.querySelectorAll('.invoice').length).toBe(500)
  }, 60_000)

  test('one is paid through its booking', async () => {
    const PAY = `POST /api/customer/bookings/${uuid(501)}/pay`
    serve({ invoices: [buildInvoice(1, { paid: 20_000 })] })
    api.answers[PAY] = () => {
      serve({ invoices: [buildInvoice(1, { status: 'paid', paid: 71_280 })] })
      return json(200, { success: true })
    }
    await open(invoices)
    await expect.element(page.getByText('Balance', { exact: true })).toBeVisible()
    await button(/^Pay Now/).click()
    expect(document.querySelector('form output')?.textContent).toBe('$512.80')
    await page.getByLabelText('Transaction ID', { exact: false }).fill('ZL-1')
    await button('Submit Payment').click()
    await expect
      .poll(shownToasts)
      .toEqual([['Payment Submitted', 'Your payment has been recorded successfully.', undefined]])
    expect(api.sent[0]).toMatchObject({
      call: PAY,
      body: { paymentMethod: 'card', transactionId: 'ZL-1', purpose: 'balance', expectedAmount: 51_280 },
    })
    await expect.element(page.getByText('Paid', { exact: true })).toBeVisible()
    await expect.poll(() => button(/^Pay Now/).elements()).toEqual([])
  })

  test('the details are the bill, to print and to keep', async () => {
    const invoice = buildInvoice(418, { notes: 'Thank you for the booking.' })
    serve({ invoices: [invoice] })
    api.answers[`GET /api/customer/invoices/${uuid(418)}`] = () => json(200, buildDetails(invoice))
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await open(invoices)
    await button(/^View Details/).click()
    const bill = page.getByRole('dialog', { name: 'INV-2026-0418' })
    for (const text of [
      'Marquee',
      'Renée Thibodeaux',
      'renee@thibodeaux.example',
      'October 28, 2026',
      'November 12, 2099',
      'Sabine Laurent',
      'Private party, Friday, December 4, 2026, Inman Park',
      '$220.00',
      'Tax (8%)',
      'Balance due',
      '$712.80',
      'Thank you for the booking.',
    ]) {
      await expect.element(bill.getByText(text, { exact: true }).first()).toBeVisible()
    }
    const heads = bill.getByRole('columnheader').elements()
    const ends = heads.map((head) => [head.textContent, getComputedStyle(head).textAlign])
    expect(ends).toEqual([
      ['Booking', 'left'],
      ['Rate/hr', 'right'],
      ['Hours', 'right'],
      ['Amount', 'right'],
    ])
    const figures = [...document.querySelectorAll('.bill td.num')].map((cell) => getComputedStyle(cell).textAlign)
    expect(new Set(figures)).toEqual(new Set(['right']))
    const paper = document.querySelector('.bill')
    expect(paper && getComputedStyle(paper).backgroundColor).toBe('rgb(251, 247, 238)')
    await bill.getByRole('button', { name: 'Print' }).click()
    expect(print).toHaveBeenCalledOnce()
    await expect
      .element(bill.getByRole('link', { name: 'Download PDF' }))
      .toHaveAttribute('href', `/api/customer/invoices/${uuid(418)}/pdf`)
    await bill.getByRole('button', { name: 'Close' }).click()
    await expect.element(button(/^View Details/)).toHaveFocus()
  })

  test('details that fail to load can be tried again', async () => {
    const invoice = buildInvoice(1)
    serve({ invoices: [invoice] })
    api.answers[`GET /api/customer/invoices/${uuid(1)}`] = () => refusal(500, 'Something broke')
    await open(invoices)
    await button(/^View Details/).click()
    await expect.element(page.getByText('The invoice could not be loaded')).toBeVisible()
    api.answers[`GET /api/customer/invoices/${uuid(1)}`] = () => json(200, buildDetails(invoice))
    await button('Try again').click()
    await expect.element(page.getByText('Billed to')).toBeVisible()
  })
})

describe('the payment history', () => {
  test.each([
    [{}, 'Payment Successful', 'Completed', '$410.40'],
    [{ paymentStatus: 'pending', paidAt: null }, 'Payment Pending', 'Pending', '$410.40'],
    [{ paymentStatus: 'failed', paidAt: null }, 'Payment Failed', 'Failed', '$410.40'],
    [{ kind: 'refund' }, 'Refunded', 'Completed', '−$410.40'],
    [{ kind: 'reversal', amount: -41_040 }, 'Reversed', 'Completed', '−$410.40'],
  ] as const)('%j is %s', async (some, title, status, amount) => {
    serve({ payments: [buildPayment(1, some)] })
    await open(history)
    for (const text of [title, status, amount])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    const date = 'paidAt' in some ? 'October 19, 2026' : 'October 26, 2026'
    await expect.element(page.getByText(`Card · TX-1 · ${date} · Sabine Laurent · B-1501`)).toBeVisible()
  })

  test('cash has no transaction id', async () => {
    serve({ payments: [buildPayment(1, { paymentMethod: 'cash', transactionId: null })] })
    await open(history)
    await expect.element(page.getByText('Cash · October 26, 2026 · Sabine Laurent · B-1501')).toBeVisible()
  })

  test('none, and what fails can be tried again', async () => {
    api.answers['GET /api/customer/payments'] = () => refusal(500, 'Something broke')
    await open(history)
    await expect.element(page.getByText('Your payment history could not be loaded')).toBeVisible()
    serve()
    await button('Try again').click()
    await expect.element(page.getByText('No payment history yet', { exact: true })).toBeVisible()
  })

  test('five hundred rows come page by page, long references on a phone too', async () => {
    await page.viewport(320, 700)
    serve({
      payments: many(500, (n) =>
        buildPayment(n, { transactionId: 'X'.repeat(200), agentName: 'Wilhelmina'.repeat(6) }),
      ),
    })
    await open(history)
    for (const shown of [100, 200, 300, 400]) {
      await expect.poll(() => document.querySelectorAll('.payment').length).toBe(shown)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      await button('Show more').click()
    }
    await expect.poll(() => document.querySelectorAll('.payment').length).toBe(500)
  }, 60_000)
})

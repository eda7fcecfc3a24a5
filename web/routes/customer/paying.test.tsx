import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { article, button, shownToasts } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { booking, form, method, openForm, PAY, path, reference, submit } from '../test-support/paying.tsx'
import {
  api,
  buildBooking,
  buildDetails,
  buildInvoice,
  invoiceOf,
  many,
  NO_INSTRUCTIONS,
  open,
  serve,
} from '../test-support/portal.tsx'

test('says how much of the payment is tax, and what it is called (P7.135)', async () => {
  const due = [
    { purpose: 'deposit' as const, amount: 35_640, tax: 0 },
    { purpose: 'full' as const, amount: 71_280, tax: 5_280 },
  ]
  await openForm([buildBooking(1, { due, plusTax: true, taxName: 'Sales tax' })])
  expect(form.getByText(/sales tax/i).elements()).toEqual([])
  await form.getByRole('radio', { name: /\$712\.80/ }).click()
  await expect.element(form.getByText('$660.00 plus $52.80 Sales tax')).toBeVisible()
})

describe('the drawer', () => {
  test('opens under the same ticket, has every method, and Cancel closes it', async () => {
    await openForm()
    await expect.element(method).toHaveFocus()
    expect([...method.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Cash',
      'Card',
      'Bank transfer',
      'PayPal',
      'Venmo',
      'Zelle',
    ])
    const [ticket, drawer] = [article('Agent 1').element(), form.element()]
    expect(Math.abs(ticket.getBoundingClientRect().bottom - drawer.getBoundingClientRect().top)).toBeLessThan(3)
    await expect.element(button('Pay Now')).toHaveAttribute('aria-expanded', 'true')
    await button('Cancel').click()
    expect(form.elements()).toEqual([])
    await expect.element(button('Pay Now')).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  test('methods with details come first, each with where to send the money and the memo, to copy', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    serve({
      active: [booking],
      instructions: { ...NO_INSTRUCTIONS, zelle: 'pay@marquee.example', cash: 'Hand it over before the show.' },
    })
    await open(path)
    await button('Pay Now').click()
    await expect
      .poll(() => [...method.element().querySelectorAll('option')].map(({ value }) => value))
      .toEqual([...['cash', 'zelle'], ...['card', 'bank_transfer', 'paypal', 'venmo']])
    await expect.element(form.getByText('Hand it over before the show.')).toBeVisible()
    expect(form.getByText('B-1001').elements()).toEqual([])
    await method.selectOptions('zelle')
    const how = page.getByRole('region', { name: 'How to pay: Zelle' })
    for (const said of ['pay@marquee.example', 'B-1001', '$660.00']) {
      await expect.element(how.getByText(said)).toBeVisible()
    }
    await how.getByRole('button', { name: /Copy.*Send to/ }).click()
    await expect.element(how.getByText('Send to copied')).toBeVisible()
    await how.getByRole('button', { name: /Copy.*Memo/ }).click()
    expect(copied.mock.calls).toEqual([['pay@marquee.example'], ['B-1001']])
    await method.selectOptions('venmo')
    await expect.element(form.getByText('Call us for details: (404) 555-0142')).toBeVisible()
    copied.mockRestore()
  })

  test.each([
    ['pending', 'button-line', 1],
    ['confirmed', 'button-ember', 0],
  ] as const)(
    'of a %s booking opens from its own button, and says whether anything is due (P7.113)',
    async (status, look, said) => {
      serve({ active: [buildBooking(1, { status })] })
      await open(path)
      await expect.element(button('Pay Now')).toHaveClass(look)
      await button('Pay Now').click()
      await expect.element(form).toBeVisible()
      expect(form.getByText('Nothing is due until we confirm.').elements()).toHaveLength(said)
    },
  )

  test.each([
    [true, 'button-line', 1, 'Due November 12, 2099, once confirmed'],
    [false, 'button-ember', 0, 'Due November 12, 2099'],
  ])('of an invoice, unconfirmed %s, is as of its booking (P7.152)', async (unconfirmed, look, said, due) => {
    serve({ invoices: [buildInvoice(7, { unconfirmed })] })
    await open('/customer/billing?tab=invoices')
    const pay = page.getByRole('button', { name: /^Pay Now.*INV-2026-0007/ })
    await expect.element(pay).toHaveClass(look)
    await expect.element(page.getByText(due, { exact: true })).toBeVisible()
    await pay.click()
    const invoiceForm = page.getByRole('form', { name: 'Pay this invoice' })
    await expect.element(invoiceForm).toBeVisible()
    expect(invoiceForm.getByText('Nothing is due until we confirm.').elements()).toHaveLength(said)
  })

  test.each([
    ['an invoice', '/customer/billing?tab=invoices'],
    ['its booking', path],
  ])('shows the terms printed on the invoice, from %s (P7.153)', async (_, place) => {
    const invoice = buildInvoice(7, { bookingId: booking.id })
    // of a customer with many, the list's first page has others
    const others = many(3, (n) => buildInvoice(n))
    serve({
      active: [{ ...booking, invoice: invoiceOf(invoice) }],
      invoices: place === path ? others : [invoice],
    })
    const details = buildDetails(invoice)
    const bill = { ...details.bill, cancellationTerms: 'Printed terms: two weeks before.' }
    api.answers[`GET /api/customer/invoices/${invoice.id}`] = () => refusal(503, 'Busy')
    await open(place)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    const terms = page.getByRole('region', { name: 'Cancellation terms' })
    await expect.element(terms.getByText('The cancellation terms did not load.')).toBeVisible()
    api.answers[`GET /api/customer/invoices/${invoice.id}`] = () => json(200, { ...details, bill })
    await terms.getByRole('button', { name: 'Try again' }).click()
    await expect.element(terms.getByText('Printed terms: two weeks before.')).toBeVisible()
    expect(terms.getByText(details.bill.cancellationTerms).elements()).toEqual([])
  })

  test('on an invoice the tax is named too (P7.135)', async () => {
    serve({ invoices: [buildInvoice(7, { taxName: 'Sales tax' }), buildInvoice(8, { balanceTax: 0 })] })
    await open('/customer/billing?tab=invoices')
    await page.getByRole('button', { name: /Pay Now.*INV-2026-0007/ }).click()
    await expect.element(page.getByText('$660.00 plus $52.80 Sales tax')).toBeVisible()
    await button('Cancel').click()
    await page.getByRole('button', { name: /Pay Now.*INV-2026-0008/ }).click()
    await expect.element(page.getByRole('form', { name: 'Pay this invoice' })).toBeVisible()
    expect(page.getByText(/ plus /).elements()).toEqual([])
  })

  test('on an invoice the memo is its number', async () => {
    serve({
      invoices: [buildInvoice(7)],
      instructions: { ...NO_INSTRUCTIONS, zelle: 'pay@marquee.example' },
    })
    await open('/customer/billing?tab=invoices')
    await page.getByRole('button', { name: /Pay Now.*INV-2026-0007/ }).click()
    const how = page.getByRole('region', { name: 'How to pay: Zelle' })
    await expect.element(how.getByText('INV-2026-0007')).toBeVisible()
    await page.viewport(390, 844)
    const [above, below] = [how, reference].map((part) => part.element().getBoundingClientRect())
    expect(above?.bottom, 'where to send it comes before what it was').toBeLessThan(below?.top ?? 0)
  })

  test('says when the details did not load, and loads them again', async () => {
    serve({ active: [booking] })
    api.answers['GET /api/customer/payment-instructions'] = () => refusal(500, 'Broken')
    await open(path)
    await button('Pay Now').click()
    await expect.element(form.getByText('The payment details did not load.')).toBeVisible()
    api.answers['GET /api/customer/payment-instructions'] = () =>
      json(200, { ...NO_INSTRUCTIONS, zelle: 'pay@marquee.example' })
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect.element(form.getByText('pay@marquee.example')).toBeVisible()
  })

  test('asks for no reference in cash', async () => {
    await openForm()
    await method.selectOptions('cash')
    expect(reference.elements()).toEqual([])
    await submit.click()
    await expect
      .poll(() => api.sent)
      .toEqual([
        {
          call: PAY,
          body: { paymentMethod: 'cash', transactionId: null, purpose: 'full', expectedAmount: 66_000 },
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ])
  })

  test.each(['card', 'bank_transfer', 'paypal', 'venmo', 'zelle'])('%s needs a reference', async (name) => {
    await openForm()
    await method.selectOptions(name)
    await reference.fill('   ')
    await submit.click()
    await expect
      .poll(shownToasts)
      .toEqual([['Transaction ID Required', 'Please enter a transaction or reference number', 'destructive']])
    await expect.element(reference).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  test('a card number never leaves the form', async () => {
    await openForm()
    await reference.fill('4111 1111-1111 1111')
    await submit.click()
    await expect.element(reference).toHaveAccessibleDescription(/^This looks like a card number\./)
    await expect.element(reference).toHaveFocus()
    expect(api.sent).toEqual([])
    expect(shownToasts()).toEqual([])
    await reference.fill('4111 1111 1111 1112')
    await expect.element(reference).not.toHaveAttribute('aria-invalid')
  })

  test('with a deposit agreed offers the deposit or everything', async () => {
    await openForm([
      buildBooking(1, {
        due: [
          { purpose: 'deposit', amount: 16_500, tax: 0 },
          { purpose: 'full', amount: 66_000, tax: 0 },
        ],
      }),
    ])
    await expect.element(page.getByText('Deposit due')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Deposit $165.00' })).toBeChecked()
    expect(form.element().querySelector('output')?.textContent).toBe('$165.00')
    await page.getByRole('radio', { name: 'Everything $660.00' }).click()
    expect(form.element().querySelector('output')?.textContent).toBe('$660.00')
    await reference.fill('ZL-1')
    await submit.click()
    await expect.poll(() => api.sent[0]?.body).toMatchObject({ purpose: 'full' })
  })
})

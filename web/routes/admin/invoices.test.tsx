import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { buildInvoice, formatNumber } from './test-support/build-invoice.ts'
import { entry, more, serveFiveInvoices, what } from './test-support/five-invoices.tsx'
import { api, open, row } from './test-support/invoices.tsx'

beforeEach(serveFiveInvoices)

describe('the list', () => {
  test('says how invoices stand and shows each of them as it is', async () => {
    await open()
    await expect.element(page.getByText('$1,234.50 owed')).toBeVisible()
    const figures = [...document.querySelectorAll('.stat')].map(({ textContent }) => textContent)
    expect(figures).toEqual([
      expect.stringMatching(/^Total Invoices.*12/),
      expect.stringContaining('Paid7 / 12'),
      expect.stringContaining('Pending3'),
      expect.stringContaining('Overdue2'),
    ])
    for (const [n, badge, sent] of [
      [5, 'Pending', 'Not sent'],
      [4, 'Overdue', 'Sent Oct 29'],
      [3, 'Draft', 'Not sent'],
      [2, 'Paid', 'Not sent'],
    ] as const) {
      await expect.element(row(n).getByText(badge, { exact: true })).toBeVisible()
      await expect.element(row(n).getByText(sent)).toBeVisible()
    }
    await expect.element(row(4).getByText('$165.00 paid, due Nov 12, 2020')).toBeVisible()
    await expect.element(row(5).getByText('$712.80')).toBeVisible()
    await expect.element(what(5)).toHaveTextContent('Sabine Laurent, Friday, December 4, 2099')
    await expect.element(row(5).getByText('Renée Thibodeaux')).toBeVisible()
    expect(row(1).elements()).toEqual([])
  })

  test('asks for one part of it, kept in the address', async () => {
    const router = await open()
    await button('Voided').click()
    await expect.element(row(1).getByText('Void', { exact: true })).toBeVisible()
    await expect.element(row(1).getByText('Void: Wrong rate')).toBeVisible()
    expect(router.state.location.search).toBe('?show=voided')
    expect(api.read).toContain('/api/invoices?show=voided')
    expect(row(5).elements()).toEqual([])
    await expect.element(button('Voided')).toHaveAttribute('aria-pressed', 'true')
  })

  test('looks for words, and says when nothing is like that', async () => {
    const router = await open()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('0004')
    await expect.poll(() => row(5).elements()).toEqual([])
    await expect.element(row(4)).toBeVisible()
    await expect.element(page.getByText('1 invoice', { exact: true })).toBeVisible()
    await search.fill('nobody')
    await expect.element(page.getByText('No invoice matches')).toBeVisible()
    expect(router.state.location.search).toBe('?q=nobody')
    await button('Clear the search').click()
    await expect.element(row(5)).toBeVisible()
    await expect.element(search).toHaveFocus()
  })

  test('says that there are none, and that they could not be loaded', async () => {
    api.invoices = []
    await open()
    await expect.element(page.getByText('No invoices yet')).toBeVisible()
    api.answers['GET /api/invoices'] = () => refusal(503, 'Busy')
    api.answers['GET /api/admin/billing'] = () => refusal(503, 'Busy')
    await button('Paid').click()
    await expect.element(page.getByText('The invoices could not be loaded')).toBeVisible()
    api.answers = {}
    await button('Try again').last().click()
    await expect.element(page.getByText('No invoice matches')).toBeVisible()
  })

  test('pages by key', async () => {
    api.invoices = Array.from({ length: 130 }, (_, i) => buildInvoice(200 - i))
    await open()
    await expect.poll(() => page.getByRole('article').elements().length).toBe(100)
    await button('Show more').click()
    await expect.poll(() => page.getByRole('article').elements().length).toBe(130)
  })
})

describe('what can be done', () => {
  test.each([
    [5, 'Send', ['Preview', 'Download PDF', 'Print', 'Record payment', 'Edit', 'Void', 'Void and reissue']],
    // sent already, and something is paid
    [
      4,
      'Record payment',
      [
        ...['Preview', 'Download PDF', 'Print', 'Send again'],
        'Remind nowEmails the customer what is owed and how to pay.',
        'Pause remindersNone is sent until you resume them.',
        ...['Void', 'Void and reissue'],
      ],
    ],
    [3, 'Send', ['Preview', 'Download PDF', 'Print', 'Edit', 'Void', 'Void and reissue']],
    // paid
    [2, 'Preview', ['Download PDF', 'Print', 'Void and reissue']],
    // void
    [1, 'Preview', ['Download PDF', 'Print']],
  ])('of invoice %i is %s first, the rest under More', async (n, lead, rest) => {
    await open(n === 1 ? '/admin/invoices?show=voided' : undefined)
    await expect.element(row(n)).toBeVisible()
    const actions = row(n).element().querySelectorAll('.oi-actions .button')
    expect([...actions].map(({ textContent }) => textContent)).toEqual([`${lead} ${formatNumber(n)}`])
    await more(n).click()
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(rest)
    await expect
      .element(page.getByRole('menuitem', { name: 'Download PDF' }))
      .toHaveAttribute('href', `/api/admin/invoices/${uuid(n)}/pdf`)
  })

  test('leads to the form that records a payment', async () => {
    await open()
    await expect
      .element(page.getByRole('link', { name: `Record payment ${formatNumber(4)}` }))
      .toHaveAttribute('href', `/admin/bookings?booking=${uuid(504)}&record=payment`)
  })

  test('is to void it alone, once its booking owes nothing', async () => {
    api.invoices = [buildInvoice(3, { owesNothing: true })]
    await open()
    await expect.element(row(3).getByText('Booking canceled or refunded, nothing to pay')).toBeVisible()
    await expect.element(row(3).getByText('Nothing owed')).toBeVisible()
    expect(row(3).getByText('Pending').elements()).toEqual([])
    expect(button(`Send ${formatNumber(3)}`).elements()).toEqual([])
    await more(3).click()
    await expect.element(entry('Void')).toBeVisible()
    for (const other of ['Send again', 'Record payment', 'Edit', 'Void and reissue']) {
      expect(entry(other).elements()).toEqual([])
    }
  })

  test.each([320, 390, 1440])('has its sum on one line at %i pixels, beside names of 60 characters', async (width) => {
    await page.viewport(width, 800)
    const name = 'Wilhelmina'.repeat(6)
    // several performers take one line too
    const bookings = [...buildInvoice(2).bookings, ...buildInvoice(3).bookings].map((one) => ({
      ...one,
      agentName: name,
    }))
    api.invoices = [
      buildInvoice(3, { owesNothing: true }),
      buildInvoice(2, { bookings, customer: { name, email: `${name}@example.com` } }),
    ]
    await open()
    const sum = row(3).getByText('$712.80')
    await expect.poll(() => sum.element().getClientRects()).toHaveLength(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const box = row(2).element().getBoundingClientRect()
    for (const part of row(2).element().children) {
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 13)
    }
  })
})

test('an odd row leaves the others there', async () => {
  const odd = { ...buildInvoice(1), status: 'escrow', dueDate: 'soon' }
  api.answers['GET /api/invoices'] = () => json(200, [null, 'row', { id: 'x' }, odd, buildInvoice(2)])
  await open()
  await expect.element(row(1)).toBeVisible()
  await expect.element(row(2)).toBeVisible()
  await expect.element(page.getByText('This entry could not be shown.')).toBeVisible()
})

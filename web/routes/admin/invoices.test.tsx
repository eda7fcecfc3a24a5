import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { buildInvoice, formatNumber } from './test-support/build-invoice.ts'
import { api, billPage, dialog, field, open, row, servePreview } from './test-support/invoices.tsx'

const PAST = '2020-11-13T04:59:59.000Z'
const more = (n: number) => button(`More for ${formatNumber(n)}`)
const what = (n: number) => row(n).getByRole('button', { name: /^Sabine Laurent/ })
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })

beforeEach(() => {
  api.invoices = [
    buildInvoice(5),
    buildInvoice(4, { dueDate: PAST, sentAt: '2026-10-29T15:00:00.000Z', paid: 16_500 }),
    buildInvoice(3, { status: 'draft' }),
    buildInvoice(2, { status: 'paid', paid: 71_280, dueDate: PAST }),
    buildInvoice(1, { voidedAt: '2026-10-30T15:00:00.000Z', voidReason: 'Wrong rate' }),
  ]
  servePreview(billPage(5))
})

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
    const { booking } = buildInvoice(3)
    const name = 'Wilhelmina'.repeat(6)
    api.invoices = [
      buildInvoice(3, { owesNothing: true }),
      buildInvoice(2, { booking: { ...booking, agentName: name }, customer: { name, email: `${name}@example.com` } }),
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

describe('the preview', () => {
  const frame = () => document.querySelector('iframe')
  const stubPrint = () => {
    const print = vi.fn()
    const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')?.get
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      const own: Window | null = real?.call(this)
      if (own) own.print = print
      return own
    })
    return print
  }

  test('is the page of the server in a frame that runs no script, as tall as it is', async () => {
    const router = await open()
    await what(5).click()
    await expect.element(dialog(formatNumber(5))).toBeVisible()
    await expect.poll(() => frame()?.clientHeight).toBe(900)
    expect(frame()?.getAttribute('sandbox')).toBe('allow-same-origin allow-modals')
    expect(router.state.location.search).toBe(`?invoice=${uuid(5)}`)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog().elements()).toEqual([])
    expect(router.state.location.search).toBe('')
    await expect.element(what(5)).toHaveFocus()
  })

  test('Escape closes it from within the page too', async () => {
    await open()
    await what(5).click()
    await expect.poll(() => frame()?.clientHeight).toBe(900)
    frame()?.contentDocument?.querySelector('main')?.focus()
    frame()?.contentDocument?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await expect.poll(() => dialog().elements()).toEqual([])
  })

  test('prints the frame alone, at once when the list asked for it', async () => {
    const print = stubPrint()
    await open()
    await more(5).click()
    await entry('Print').click()
    await expect.poll(() => print.mock.calls.length).toBe(1)
    await dialog().getByRole('button', { name: 'Print' }).click()
    expect(print).toHaveBeenCalledTimes(2)
  })

  test('says when there is none, and leaves the list', async () => {
    servePreview('{"error":"Not found"}', 'application/json')
    await open()
    await what(5).click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to preview invoice', 'destructive']])
    await expect.poll(() => dialog().elements()).toEqual([])
  })

  test('opens by its address; an invoice the list does not show is found by its number', async () => {
    servePreview(billPage(1))
    const router = await open(`/admin/invoices?invoice=${uuid(1)}`)
    await expect.element(dialog(formatNumber(1))).toBeVisible()
    await button('Close').click()
    expect(router.state.location.search).toBe('')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('sends from there; a paid one is not sent', async () => {
    await open()
    await what(5).click()
    await button('Send email').click()
    await expect.element(dialog('Send Invoice')).toBeVisible()
    await button('Cancel').click()
    await button('Close').click()
    await what(2).click()
    await expect.element(dialog(formatNumber(2))).toBeVisible()
    expect(button('Send email').elements()).toEqual([])
  })
})

describe('sending', () => {
  const SEND = 'POST /api/admin/send-invoice'
  const openSend = async () => {
    await open()
    await button(`Send ${formatNumber(5)}`).click()
    await expect.element(dialog('Send Invoice')).toBeVisible()
  }

  test('knows the customer, takes a message, and says that it is sent', async () => {
    api.answers[SEND] = () => {
      const invoice = buildInvoice(5, { sentAt: '2026-11-21T15:00:00.000Z' })
      api.invoices = [invoice]
      return json(200, { success: true, invoice })
    }
    await openSend()
    await expect.element(field('Recipient Email')).toHaveValue('renee@thibodeaux.example')
    await expect.element(field('Recipient Name')).toHaveValue('Renée Thibodeaux')
    await field('Message').fill('See you on Friday.')
    await button('Send Invoice').click()
    await expect
      .poll(shownToasts)
      .toEqual([['Invoice Sent', `${formatNumber(5)} to renee@thibodeaux.example`, undefined]])
    expect(api.sent).toEqual([
      {
        call: SEND,
        body: {
          invoiceId: uuid(5),
          recipientEmail: 'renee@thibodeaux.example',
          recipientName: 'Renée Thibodeaux',
          message: 'See you on Friday.',
        },
        version: null,
      },
    ])
    await expect.element(row(5).getByText('Sent Nov 21')).toBeVisible()
    expect(dialog().elements()).toEqual([])
  })

  test('refuses what is no address, with the focus there', async () => {
    await openSend()
    await field('Recipient Email').fill('renee')
    await field('Recipient Name').fill(' ')
    await button('Send Invoice').click()
    await expect.element(field('Recipient Email')).toHaveFocus()
    await expect.element(field('Recipient Email')).toHaveAccessibleDescription('Invalid email address')
    await expect.element(field('Recipient Name')).toHaveAccessibleDescription('Name is required')
    expect(api.sent).toEqual([])
  })

  test('says the sentence of the server, or that it failed', async () => {
    api.answers[SEND] = () => refusal(409, 'This invoice is paid')
    await openSend()
    await button('Send Invoice').click()
    await expect.poll(shownToasts).toEqual([['Error', 'This invoice is paid', 'destructive']])
    await expect.element(button('Send Invoice')).toHaveFocus()
    api.answers[SEND] = () => Promise.reject(new TypeError('Failed to fetch'))
    await button('Send Invoice').click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to send invoice', 'destructive']])
  })

  test('needs a customer to send to', async () => {
    api.invoices = [buildInvoice(5, { customer: { name: '', email: '' } })]
    await open()
    await button(`Send ${formatNumber(5)}`).click()
    await expect.poll(shownToasts).toEqual([['Error', 'Cannot find customer information', 'destructive']])
    expect(dialog().elements()).toEqual([])
  })

  test('asks before a typed message is lost', async () => {
    await openSend()
    await field('Message').fill('Dear Renée')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Discard your changes?')).toBeVisible()
    await dialog('Discard your changes?').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Message')).toHaveValue('Dear Renée')
    await userEvent.keyboard('{Escape}')
    await button('Discard').click()
    await expect.poll(() => dialog().elements()).toEqual([])
  })
})

describe('voiding', () => {
  const VOID = `POST /api/admin/invoices/${uuid(4)}/void`

  test('needs a reason, says what it means, and leaves the list', async () => {
    api.answers[VOID] = () => {
      const [gone] = api.invoices.filter(({ id }) => id === uuid(4))
      api.invoices = api.invoices.filter(({ id }) => id !== uuid(4))
      return json(200, { ...gone, voidedAt: '2026-11-21T15:00:00.000Z' })
    }
    await open()
    await more(4).click()
    await entry('Void').click()
    await expect.element(page.getByText(/The \$165\.00 paid stays with the booking\./)).toBeVisible()
    await button('Void invoice').click()
    await expect.element(field('Reason')).toHaveFocus()
    expect(api.sent).toEqual([])
    await field('Reason').fill('Booked twice')
    await button('Void invoice').click()
    await expect.poll(shownToasts).toEqual([['Invoice voided', formatNumber(4), undefined]])
    expect(api.sent).toEqual([{ call: VOID, body: { reason: 'Booked twice' }, version: null }])
    await expect.poll(() => row(4).elements()).toEqual([])
    await expect.element(page.getByRole('region', { name: 'All invoices' })).toHaveFocus()
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

describe('an overdue invoice', () => {
  const overdue = (some: Partial<AdminInvoice> = {}) =>
    buildInvoice(1, {
      dueDate: '2026-01-13T04:59:59.000Z',
      sentAt: '2026-01-02T15:00:00.000Z',
      reminders: { paused: false, next: '2026-01-19', last: '2026-01-12T15:00:00.000Z' },
      ...some,
    })
  const pick = async (name: RegExp) => {
    await more(1).click()
    await page.getByRole('menuitem', { name }).click()
  }

  test('says when its customer is reminded next, and is reminded now', async () => {
    api.invoices = [overdue(), buildInvoice(2)]
    api.answers[`POST /api/admin/invoices/${uuid(1)}/remind`] = () => json(200, overdue())
    await open()
    await expect.element(page.getByText(/^Reminded Jan 12.*, Next reminder Jan 19$/)).toBeVisible()
    expect(page.getByText(/reminder/i).elements()).toHaveLength(1)
    await pick(/^Remind now/)
    await expect
      .poll(shownToasts)
      .toEqual([['Reminder Sent', `${formatNumber(1)} to renee@thibodeaux.example`, undefined]])
  })

  test('of a booking that is not confirmed has no reminder yet, and none by hand (P7.155)', async () => {
    api.invoices = [overdue({ unconfirmed: true, reminders: { paused: false, next: null, last: null } })]
    await open(`/admin/invoices?invoice=${uuid(1)}`)
    const tools = dialog(formatNumber(1)).getByRole('group', { name: 'Reminders' })
    await expect.element(tools.getByText('No reminders until the booking is confirmed', { exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'Remind now' }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(page.getByText('No reminders until the booking is confirmed')).toBeVisible()
    await more(1).click()
    await expect.element(page.getByRole('menuitem', { name: /^Pause reminders/ })).toBeVisible()
    expect(page.getByRole('menuitem', { name: /^Remind now/ }).elements()).toEqual([])
  })

  test('has its reminders paused and resumed', async () => {
    const paused = overdue({ reminders: { paused: true, next: null, last: null } })
    api.invoices = [overdue()]
    api.answers[`PUT /api/admin/invoices/${uuid(1)}/reminders`] = () => {
      api.invoices = [paused]
      return json(200, paused)
    }
    await open()
    await pick(/^Pause reminders/)
    await expect.element(page.getByText('Reminders paused', { exact: true }).first()).toBeVisible()
    await more(1).click()
    await expect.element(page.getByRole('menuitem', { name: /^Resume reminders/ })).toBeVisible()
    expect(api.sent.map(({ body }) => body)).toEqual([{ paused: true }])
  })

  test('has the same in its preview', async () => {
    const paused = overdue({ reminders: { paused: true, next: null, last: null } })
    api.invoices = [overdue(), buildInvoice(2)]
    api.answers[`POST /api/admin/invoices/${uuid(1)}/remind`] = () => json(200, overdue())
    api.answers[`PUT /api/admin/invoices/${uuid(1)}/reminders`] = () => {
      api.invoices = [paused]
      return json(200, paused)
    }
    await open(`/admin/invoices?invoice=${uuid(1)}`)
    const tools = dialog(formatNumber(1)).getByRole('group', { name: 'Reminders' })
    await expect.element(tools.getByText(/^Reminded Jan 12.*, Next reminder Jan 19$/)).toBeVisible()
    await tools.getByRole('button', { name: 'Remind now' }).click()
    await expect
      .poll(shownToasts)
      .toEqual([['Reminder Sent', `${formatNumber(1)} to renee@thibodeaux.example`, undefined]])
    await tools.getByRole('button', { name: 'Pause reminders' }).click()
    await expect.element(tools.getByText('Reminders paused', { exact: true })).toBeVisible()
    await expect.element(tools.getByRole('button', { name: 'Resume reminders' })).toBeVisible()
    expect(api.sent.map(({ call }) => call)).toEqual([
      `POST /api/admin/invoices/${uuid(1)}/remind`,
      `PUT /api/admin/invoices/${uuid(1)}/reminders`,
    ])
  })

  test('has no reminders in the preview of one that is not', async () => {
    api.invoices = [buildInvoice(2)]
    await open(`/admin/invoices?invoice=${uuid(2)}`)
    await expect.element(dialog(formatNumber(2))).toBeVisible()
    expect(page.getByRole('group', { name: 'Reminders' }).elements()).toEqual([])
  })
})

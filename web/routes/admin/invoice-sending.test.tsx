import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { buildInvoice, formatNumber } from './test-support/build-invoice.ts'
import { entry, more, serveFiveInvoices } from './test-support/five-invoices.tsx'
import { api, dialog, field, open, row } from './test-support/invoices.tsx'

beforeEach(serveFiveInvoices)

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

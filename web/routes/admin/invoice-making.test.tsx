import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { buildInvoice, formatNumber } from './test-support/build-invoice.ts'
import { api, buildBillable, dialog, field, open, row, serveBillable } from './test-support/invoices.tsx'

const MAKE = 'POST /api/admin/generate-invoice'
const generate = () => dialog('Generate Invoice').getByRole('button', { name: 'Generate Invoice' })
const total = () => dialog().element().querySelector('output')?.textContent
const choose = (name: string) =>
  dialog()
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })

async function openGenerate() {
  await open()
  await button('Generate Invoice').first().click()
  await expect.element(dialog('Generate Invoice')).toBeVisible()
}

beforeEach(serveBillable)

describe('generating', () => {
  test('offers bookings without an invoice; without one nothing can be made', async () => {
    await openGenerate()
    await expect.element(page.getByRole('searchbox', { name: 'Find a booking' })).toHaveFocus()
    await expect.element(generate()).toBeDisabled()
    await page.getByRole('searchbox', { name: 'Find a booking' }).fill('guest 3')
    await expect.element(dialog().getByRole('button', { name: /Guest 3/ })).toBeVisible()
    await expect
      .poll(() =>
        dialog()
          .getByRole('button', { name: /Guest 1/ })
          .elements(),
      )
      .toEqual([])
    await page.getByRole('searchbox', { name: 'Find a booking' }).fill('nobody')
    await expect.element(page.getByText('No booking without an invoice matches.')).toBeVisible()
  })

  test('opens at 15 days; for a near event it offers the day 72 hours before the start (P7.114)', async () => {
    const eventDate = new Date(Date.now() + 10 * 86_400_000).toISOString()
    api.billable = [buildBillable(1, { eventDate }), buildBillable(2)]
    await openGenerate()
    await choose('Guest 1')
    await expect.element(field('Due In')).toHaveValue('15')
    await expect.element(dialog().getByText(/is later than 72 hours before the start\.$/)).toBeVisible()
    await dialog()
      .getByRole('button', { name: /^Due \w{3} \d+ instead$/ })
      .click()
    await expect.element(field('Due In')).toHaveValue('7')
    await expect.element(dialog().getByText(/15 days would be later than 72 hours before the start\.$/)).toBeVisible()
  })

  test('opens at the rate of the settings (P7.101)', async () => {
    api.billable = [buildBillable(1, { taxPercent: 8.875 })]
    await openGenerate()
    await choose('Guest 1')
    await expect.element(field('Tax Rate')).toHaveValue('8.875')
    await expect.poll(total).toBe('$718.58')
    expect(page.getByText(/Tax exempt/).elements()).toEqual([])
  })

  test('opens at no tax for an exempt customer, with the reason (P7.101)', async () => {
    api.billable = [buildBillable(1, { taxPercent: 0, taxExempt: true, taxExemptNumber: '12-345' })]
    await openGenerate()
    await choose('Guest 1')
    await expect.element(page.getByText('Tax exempt, number 12-345')).toBeVisible()
    await expect.element(field('Tax Rate')).toHaveValue('0')
    await expect.poll(total).toBe('$660.00')
  })

  test('begins with the price, 8 percent, no discount and 15 days, and sends cents', async () => {
    api.answers[MAKE] = () => {
      api.invoices = [buildInvoice(6), ...api.invoices]
      return json(201, buildInvoice(6))
    }
    await openGenerate()
    await choose('Guest 1')
    await expect.element(field('Subtotal')).toHaveValue('660')
    await expect.element(field('Tax Rate')).toHaveValue('8')
    await expect.element(field('Discount')).toHaveValue('0')
    await expect.element(field('Due In')).toHaveValue('15')
    expect(total()).toBe('$712.80')
    await generate().click()
    await expect
      .poll(shownToasts)
      .toEqual([['Invoice Generated', `${formatNumber(6)} for Renée Thibodeaux`, undefined]])
    expect(api.sent).toEqual([
      {
        call: MAKE,
        body: {
          bookingId: uuid(501),
          subtotal: 66_000,
          tax: 5280,
          discount: 0,
          total: 71_280,
          dueDate: inDays(15),
          notes: null,
          status: 'pending',
        },
        version: null,
      },
    ])
    await expect.element(row(6)).toBeVisible()
    expect(dialog().elements()).toEqual([])
  })

  test('adds up while it is typed, rounding half a cent up', async () => {
    await openGenerate()
    await choose('Guest 3')
    await expect.element(dialog().getByText(/\$165\.00 already paid/)).toBeVisible()
    await field('Subtotal').fill('$1,250.50')
    await field('Discount').fill('50.25')
    await field('Tax Rate').fill('8.25%')
    // (1250.50 - 50.25) * 8.25 % = 99.020625
    expect(total()).toBe('$1,299.27')
    await field('Discount').fill('2000')
    expect(total()).toBe('–')
    await generate().click()
    await expect.element(field('Discount')).toHaveFocus()
    await expect.element(field('Discount')).toHaveAccessibleDescription('The discount is more than the subtotal')
    await field('Discount').fill('0')
    await field('Subtotal').fill('12.345')
    await field('Due In').fill('400')
    await generate().click()
    await expect.element(field('Subtotal')).toHaveAccessibleDescription(/^Enter a dollar amount/)
    await expect.element(field('Due In')).toHaveAccessibleDescription('0 to 365 days')
    expect(api.sent).toEqual([])
  })

  test('keeps a draft, and asks for a subtotal where no price is agreed', async () => {
    api.answers[MAKE] = () => json(201, buildInvoice(6, { status: 'draft' }))
    await openGenerate()
    await choose('Guest 2')
    await expect.element(field('Subtotal')).toHaveValue('')
    await generate().click()
    await expect.element(field('Subtotal')).toHaveFocus()
    await field('Subtotal').fill('100')
    await page.getByRole('switch').click()
    await generate().click()
    await expect.poll(() => api.sent[0]?.body).toMatchObject({ subtotal: 10_000, total: 10_800, status: 'draft' })
  })

  test('says the sentence of the server, or that it failed, and shows a field’s beside it', async () => {
    api.answers[MAKE] = () => refusal(409, 'This booking has an invoice already')
    await openGenerate()
    await choose('Guest 1')
    await generate().click()
    await expect.poll(shownToasts).toEqual([['Error', 'This booking has an invoice already', 'destructive']])
    await expect.element(generate()).toHaveFocus()
    api.answers[MAKE] = () => Promise.reject(new TypeError('Failed to fetch'))
    await generate().click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to generate invoice', 'destructive']])
    api.answers[MAKE] = () => refusal(400, 'Please check the form', { dueDate: 'Not a valid date' })
    await generate().click()
    await expect.element(field('Due In')).toHaveAccessibleDescription('Not a valid date')
  })

  test('closes at once while nothing is typed, and asks otherwise', async () => {
    const router = await open()
    await button('Generate Invoice').first().click()
    await choose('Guest 1')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog().elements()).toEqual([])
    await button('Generate Invoice').first().click()
    await choose('Guest 1')
    await field('Notes').fill('Thank you')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog('Discard your changes?')).toBeVisible()
    await dialog('Discard your changes?').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Notes')).toHaveValue('Thank you')
    // the browser's back button asks too
    await router.navigate(-1)
    await expect.element(dialog('Discard your changes?')).toBeVisible()
    await button('Discard').click()
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  })

  test('works by keyboard', async () => {
    await openGenerate()
    await userEvent.keyboard('guest 1')
    await expect
      .poll(() =>
        dialog()
          .getByRole('button', { name: /Guest 2/ })
          .elements(),
      )
      .toEqual([])
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(field('Subtotal')).toHaveValue('660')
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  })
})

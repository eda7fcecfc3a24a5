import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { buildInvoice, formatNumber } from './test-support/build-invoice.ts'
import { api, dialog, field, open, row, serveBillable } from './test-support/invoices.tsx'

const total = () => dialog().element().querySelector('output')?.textContent
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })

beforeEach(serveBillable)

describe('editing', () => {
  const EDIT = `PUT /api/admin/invoices/${uuid(5)}`
  const openEdit = async () => {
    await open()
    await button(`More for ${formatNumber(5)}`).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect.element(dialog(`Edit ${formatNumber(5)}`)).toBeVisible()
  }

  test('keeps the date in its place on a phone', async () => {
    await openEdit()
    await page.viewport(390, 844)
    const date = dialog()
      .getByLabelText(/^Due Date/)
      .element()
      .getBoundingClientRect()
    const place = document.querySelector('.oi-pair')?.getBoundingClientRect()
    expect(date.right).toBeLessThanOrEqual((place?.right ?? 0) + 0.5)
  })

  test('begins with what it says and keeps its tax to the cent', async () => {
    // no percentage to the hundredth gives exactly this
    api.invoices = [buildInvoice(5, { subtotal: 1_000_000, tax: 80_001, total: 1_080_001 })]
    api.answers[EDIT] = () => json(200, buildInvoice(5, { version: 2 }))
    await openEdit()
    await expect.element(field('Due Date')).toHaveValue('2099-11-12')
    expect(total()).toBe('$10,800.01')
    await field('Notes').fill('Thank you')
    await button('Save Changes').click()
    await expect.poll(shownToasts).toEqual([['Invoice saved', formatNumber(5), undefined]])
    expect(api.sent).toEqual([
      {
        call: EDIT,
        body: {
          subtotal: 1_000_000,
          tax: 80_001,
          discount: 0,
          total: 1_080_001,
          dueDate: '2099-11-12',
          notes: 'Thank you',
          status: 'pending',
        },
        version: '"1"',
      },
    ])
  })

  test('when another admin saved first, continues with what was typed or starts again from their version', async () => {
    api.answers[EDIT] = () => {
      api.invoices = [buildInvoice(5, { version: 2, notes: 'Theirs' })]
      return refusal(409, 'Somebody else changed this invoice')
    }
    await openEdit()
    await field('Notes').fill('Mine')
    await button('Save Changes').click()
    await expect.element(page.getByText('Somebody else changed this invoice')).toBeVisible()
    await button('Keep mine').click()
    await expect.element(field('Notes')).toHaveValue('Mine')
    api.answers[EDIT] = () => {
      api.invoices = [buildInvoice(5, { version: 3, notes: 'Theirs again' })]
      return refusal(409, 'Somebody else changed this invoice')
    }
    await button('Save Changes').click()
    await button('Load their version').click()
    await expect.element(field('Notes')).toHaveValue('Theirs again')
    expect(api.sent.map(({ version }) => version)).toEqual(['"1"', '"2"'])
    expect(shownToasts()).toEqual([])
  })
})

test('void and reissue makes the next one at once, with a reason', async () => {
  const REISSUE = `POST /api/admin/invoices/${uuid(5)}/reissue`
  api.answers[REISSUE] = () => {
    api.invoices = [buildInvoice(6)]
    return json(201, buildInvoice(6))
  }
  await open()
  await button(`More for ${formatNumber(5)}`).click()
  await page.getByRole('menuitem', { name: 'Void and reissue' }).click()
  await expect.element(field('Reason')).toHaveFocus()
  await button('Void and reissue').click()
  await expect.element(field('Reason')).toHaveAccessibleDescription('Say why you’re voiding the invoice')
  await field('Reason').fill('Wrong hours')
  await field('Subtotal').fill('880')
  expect(total()).toBe('$950.40')
  await button('Void and reissue').click()
  await expect
    .poll(shownToasts)
    .toEqual([['Invoice Generated', `${formatNumber(6)} replaces ${formatNumber(5)}`, undefined]])
  expect(api.sent).toEqual([
    {
      call: REISSUE,
      body: {
        subtotal: 88_000,
        tax: 7040,
        discount: 0,
        total: 95_040,
        dueDate: inDays(15),
        notes: null,
        reason: 'Wrong hours',
        send: false,
      },
      version: null,
    },
  ])
  await expect.element(row(6)).toBeVisible()
})

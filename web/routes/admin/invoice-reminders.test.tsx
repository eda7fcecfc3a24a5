import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json } from '../test-support/answers.ts'
import { buildInvoice, formatNumber } from './test-support/build-invoice.ts'
import { more, serveFiveInvoices } from './test-support/five-invoices.tsx'
import { api, dialog, open } from './test-support/invoices.tsx'

beforeEach(serveFiveInvoices)

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

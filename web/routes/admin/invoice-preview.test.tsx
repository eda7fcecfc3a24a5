import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { formatNumber } from './test-support/build-invoice.ts'
import { entry, more, serveFiveInvoices, what } from './test-support/five-invoices.tsx'
import { billPage, dialog, open, servePreview } from './test-support/invoices.tsx'

beforeEach(serveFiveInvoices)

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

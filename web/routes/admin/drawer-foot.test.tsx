import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { withdrawUndo } from '#web/features/bookings/admin/undo/undo-store.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, findStatus, open } from './test-support/bookings.tsx'
import { drawer, foot, path, press } from './test-support/first-drawer.tsx'

const inMenu = (name: string) => page.getByRole('menuitem', { name, exact: true })
const calls = () => api.sent.map(({ call, body }) => [call, body])
const PUT = `PUT /api/bookings/${uuid(1)}`

const BILLED: Partial<BookingWithDetails> = { status: 'confirmed', invoiced: true }
const OVER = { eventDate: '2020-12-05T02:00:00.000Z' }
const given = (some: Partial<BookingWithDetails> = {}) => {
  api.bookings = [buildBooking(1, some)]
}

beforeEach(() => {
  given()
  // an offer outlives the screen it was made on
  withdrawUndo(uuid(1))
})

async function openMore() {
  await open(path)
  await press('More').click()
}

describe('the next step', () => {
  test('Confirm sets the status at once, and the undo takes its place for six seconds (P3.38)', async () => {
    await open(path)
    await press('Confirm').click()
    await expect.element(press('Undo: Agent 1 for Renée Thibodeaux')).toBeVisible()
    const offered = performance.now()
    expect(press('Create and send invoice').elements()).toEqual([])
    await expect.poll(calls).toEqual([[PUT, { status: 'confirmed', confirmAnyway: false, reason: null }]])
    await expect.element(press('Create and send invoice'), { timeout: 8000 }).toBeVisible()
    expect(performance.now() - offered).toBeGreaterThan(5000)
    expect(press('Undo: Agent 1 for Renée Thibodeaux').elements()).toEqual([])
  })

  test('Confirm is undone from the foot', async () => {
    api.answers[`POST /api/admin/bookings/${uuid(1)}/undo`] = () => {
      given({ version: 3 })
      return json(200, api.bookings[0])
    }
    await open(path)
    await press('Confirm').click()
    await press('Undo: Agent 1 for Renée Thibodeaux').click()
    await expect.element(press('Confirm')).toBeVisible()
    await expect.element(drawer().getByRole('combobox')).toHaveValue('pending')
    expect(shownToasts()).toMatchObject([['Undone', 'Agent 1 for Renée Thibodeaux. No email was sent.', undefined]])
  })

  test('a refused Confirm offers the step again', async () => {
    api.answers[PUT] = () => refusal(500, 'Something broke')
    await open(path)
    await press('Confirm').click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to update booking status', 'destructive']])
    await expect.element(press('Confirm')).toBeVisible()
  })

  test('Create and send makes the invoice and emails it, in two clicks (P6.61)', async () => {
    given({ status: 'confirmed' })
    const invoice = {
      ...{ id: uuid(9), invoiceNumber: 'INV-2026-0009', bookingId: uuid(1), status: 'pending', total: 66_000 },
      customer: { name: 'Renée Thibodeaux', email: 'renee@thibodeaux.example' },
    }
    api.answers['POST /api/admin/generate-invoice'] = () => {
      given(BILLED)
      const { id, invoiceNumber, status, total } = invoice
      const row = { sent: false, whole: null, version: 1, differences: [] }
      api.details = { invoice: { id, invoiceNumber, status, total, ...row, dueDate: '2099-12-19T04:59:59.000Z' } }
      return json(201, invoice)
    }
    api.answers['POST /api/admin/send-invoice'] = () => json(200, { success: true })
    await open(path)
    await press('Create and send invoice').click()
    const dialog = page.getByRole('dialog', { name: 'Generate Invoice' })
    await expect.element(dialog.getByText(/email the invoice to renee@thibodeaux.example/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Create and send' }).click()
    await expect
      .poll(() => api.sent.map(({ call, body }) => [call, body.bookingId ?? body.recipientEmail]))
      .toEqual([
        ['POST /api/admin/generate-invoice', uuid(1)],
        ['POST /api/admin/send-invoice', 'renee@thibodeaux.example'],
      ])
    await expect.poll(() => shownToasts()[0]?.[0]).toBe('Invoice Sent')
    await expect.element(press('Record payment')).toBeVisible()
    await expect.element(drawer().getByRole('link', { name: 'INV-2026-0009' })).toBeVisible()
  })

  test('its form has two columns and a large total here too', async () => {
    given({ status: 'confirmed' })
    await open(path)
    await press('Create and send invoice').click()
    const dialog = page.getByRole('dialog', { name: 'Generate Invoice' })
    const field = (label: RegExp) => dialog.getByLabelText(label).element().getBoundingClientRect()
    await expect.element(dialog.getByLabelText('Discount')).toBeVisible()
    expect(field(/^Discount/).top).toBe(field(/^Subtotal/).top)
    const total = dialog.element().querySelector('output')
    expect(total && Number.parseFloat(getComputedStyle(total).fontSize)).toBeGreaterThan(30)
  })

  test('an invoice whose email fails says so, and is there', async () => {
    given({ status: 'confirmed' })
    const customer = { name: 'Renée Thibodeaux', email: 'renee@thibodeaux.example' }
    api.answers['POST /api/admin/generate-invoice'] = () => {
      given(BILLED)
      return json(201, { id: uuid(9), invoiceNumber: 'INV-2026-0009', customer })
    }
    api.answers['POST /api/admin/send-invoice'] = () => refusal(500, 'Something broke')
    await open(path)
    await press('Create and send invoice').click()
    await page.getByRole('button', { name: 'Create and send', exact: true }).click()
    await expect.poll(() => shownToasts()[0]?.[1]).toMatch(/^INV-2026-0009 .*The email failed/)
    await expect.element(press('Record payment')).toBeVisible()
  })

  test('Record payment opens the form in sight with the focus, again when pressed again, and keeps what is typed', async () => {
    await page.viewport(390, 700)
    given(BILLED)
    await open(path)
    await press('Record payment').click()
    const method = drawer().getByLabelText('Payment method')
    await expect.element(method).toHaveFocus()
    const form = method.element().closest('form') as HTMLElement
    await expect.poll(() => form.getBoundingClientRect().top).toBeGreaterThan(0)
    await expect.poll(() => form.getBoundingClientRect().bottom).toBeLessThan(foot().getBoundingClientRect().top)
    await drawer()
      .getByLabelText(/^Transaction ID/)
      .fill('ACH-77')
    await press('Record payment').click()
    await expect.element(method).toHaveFocus()
    await expect.element(drawer().getByLabelText(/^Transaction ID/)).toHaveValue('ACH-77')
  })

  test('the form of one booking is not open in the next', async () => {
    given(BILLED)
    api.bookings.push(buildBooking(2, BILLED))
    const router = await open(path)
    await press('Record payment').click()
    await expect.element(drawer().getByLabelText('Payment method')).toHaveFocus()
    await router.navigate(`/admin/bookings?booking=${uuid(2)}`)
    const next = page.getByRole('dialog', { name: 'Agent 2' })
    await expect.element(next.getByRole('button', { name: 'Record a payment' })).toBeVisible()
    expect(next.getByLabelText('Payment method').elements()).toEqual([])
  })

  test('Mark completed asks first, then sets it', async () => {
    given({ ...BILLED, ...OVER })
    await open(path)
    await press('Mark completed').click()
    const dialog = page.getByRole('dialog', { name: 'Mark as completed?' })
    expect(api.sent).toEqual([])
    await dialog.getByRole('button', { name: 'Mark as completed' }).click()
    await expect.poll(() => api.sent.map(({ body }) => body.status)).toEqual(['completed'])
    await expect.element(press('Undo: Agent 1 for Renée Thibodeaux')).toBeVisible()
  })

  test('a paid booking that is over and done has none', async () => {
    given({ ...OVER, status: 'completed', paymentStatus: 'paid', paid: 66_000 })
    await open(path)
    await expect.element(press('More')).toBeVisible()
    expect(foot().querySelectorAll('button')).toHaveLength(1)
  })
})

describe('under More', () => {
  test('Mark completed, before the event is over, says that it is still to come', async () => {
    await openMore()
    await inMenu('Mark completed').click()
    await expect
      .element(page.getByRole('dialog', { name: 'Mark as completed?' }).getByText(/The event is still to come/))
      .toBeVisible()
  })

  test('Cancel booking asks first', async () => {
    await openMore()
    await inMenu('Cancel booking').click()
    await expect.element(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
    expect(api.sent).toEqual([])
  })

  test('a canceled booking can only be copied, written about and linked to', async () => {
    given({ status: 'cancelled' })
    await openMore()
    await expect.element(inMenu('Duplicate')).toBeVisible()
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Send message', 'Duplicate', 'Copy link'])
  })

  test('Copy link copies the address of this booking, or shows it when it cannot', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const link = `${location.origin}/admin/bookings?booking=${uuid(1)}`
    await openMore()
    await inMenu('Copy link').click()
    await expect.poll(shownToasts).toEqual([['Link copied', undefined, undefined]])
    expect(write.mock.calls).toEqual([[link]])
    write.mockRejectedValue(new Error('not allowed'))
    await press('More').click()
    await inMenu('Copy link').click()
    await expect.poll(() => shownToasts()[0]).toEqual(['Link not copied', link, 'destructive'])
    write.mockRestore()
  })

  test('Duplicate opens a new booking with all but the date', async () => {
    given({ specialRequests: 'No brass', eventDuration: 5, guests: 80 })
    const router = await open(path)
    await press('More').click()
    await inMenu('Duplicate').click()
    await expect.element(page.getByRole('dialog', { name: 'New booking' })).toBeVisible()
    const search = new URLSearchParams(router.state.location.search)
    expect(Object.fromEntries(search)).toMatchObject({
      ...{ agent: uuid(1001), customer: uuid(2001), hours: '5', place: 'Inman Park', guests: '80' },
      ...{ event: 'private_party', requests: 'No brass' },
    })
    expect(search.has('date')).toBe(false)
  })

  test.each(['click', 'Enter'])(
    'Send message by %s opens an email to the customer that names the booking',
    async (by) => {
      let followed = ''
      const stop = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (!link?.href.startsWith('mailto:')) return
        if (!event.defaultPrevented) followed = link.href
        event.preventDefault()
      }
      addEventListener('click', stop)
      await openMore()
      await expect.element(inMenu('Send message')).toBeVisible()
      if (by === 'click') await inMenu('Send message').click()
      else await userEvent.keyboard('{Home}{Enter}')
      removeEventListener('click', stop)
      expect(followed).toBe('mailto:renee@thibodeaux.example?subject=Your%20booking%20B-1001')
    },
  )
})

describe('the key N', () => {
  test('goes to a new note; where text is typed it is a letter', async () => {
    await open(path)
    await expect.element(press('Confirm')).toBeVisible()
    await userEvent.keyboard('n')
    const note = drawer().getByLabelText(/^New note/)
    await expect.element(note).toHaveFocus()
    await userEvent.keyboard('now')
    await expect.element(note).toHaveValue('now')
  })

  test('does nothing behind a question', async () => {
    await open(path)
    await drawer().getByRole('combobox').selectOptions('completed')
    await expect.element(page.getByRole('dialog', { name: 'Mark as completed?' })).toBeVisible()
    await userEvent.keyboard('n')
    expect(document.activeElement?.closest('[role=dialog]')?.textContent).toContain('Mark as completed?')
  })
})

test('a row of the board offers the undo for six seconds, and then the next step again', async () => {
  given({ ...BILLED, ...OVER })
  await open('/admin/bookings')
  const undo = page.getByRole('button', { name: 'Undo: Agent 1 for Renée Thibodeaux' })
  await findStatus('Agent 1').selectOptions('pending')
  await expect.element(undo).toBeVisible()
  const offered = performance.now()
  await expect.poll(() => undo.elements(), { timeout: 8000 }).toEqual([])
  expect(performance.now() - offered).toBeGreaterThan(5000)
  await expect.element(page.getByRole('button', { name: 'Confirm: Agent 1 for Renée Thibodeaux' })).toBeVisible()
})

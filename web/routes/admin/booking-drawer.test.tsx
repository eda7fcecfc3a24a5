import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { drawer, field, openFirst, path, serveTwoBookings } from './test-support/booking-drawer.tsx'
import { api, buildBooking, card, findStatus, open } from './test-support/bookings.tsx'

beforeEach(serveTwoBookings)

describe('the drawer', () => {
  test('suspends the customer with a reason, and restores after a question (P6.51)', async () => {
    const customer = `/api/admin/customers/${api.bookings[0]?.customerId}`
    const answer = (customerStatus: 'active' | 'suspended') => () => {
      api.details = { customerStatus }
      return json(200, { id: uuid(1), status: customerStatus })
    }
    api.answers[`POST ${customer}/suspend`] = answer('suspended')
    api.answers[`POST ${customer}/restore`] = answer('active')
    await openFirst()
    await drawer().getByRole('button', { name: 'Suspend', exact: true }).click()
    const form = page.getByRole('dialog', { name: /^Suspend / })
    await expect.element(form.getByText(/gets no email/)).toBeVisible()
    await form.getByRole('button', { name: 'Suspend' }).click()
    await expect.element(form.getByText('Give a reason')).toBeVisible()
    await form.getByLabelText(/^Reason/).fill('Threatened an agent')
    await form.getByRole('button', { name: 'Suspend' }).click()
    await expect.element(page.getByText('Suspended: can’t sign in')).toBeVisible()
    await button('Restore').click()
    await page
      .getByRole('dialog', { name: /^Restore / })
      .getByRole('button', { name: 'Restore' })
      .click()
    await expect.element(button('Suspend')).toBeVisible()
    expect(page.getByText('Suspended: can’t sign in').elements()).toEqual([])
  })

  test('an invoice that is a draft is called a draft, as in the list', async () => {
    const invoice = { id: uuid(9), invoiceNumber: 'INV-2026-0009', status: 'draft', total: 66_000 }
    const row = { sent: false, whole: null, version: 1, differences: [] }
    api.details = { invoice: { ...invoice, ...row, dueDate: '2026-01-01T04:59:59.000Z' } }
    await openFirst()
    await expect.element(drawer().getByText('INV-2026-0009, $660.00, draft, due December 31, 2025')).toBeVisible()
  })

  test('has an address, and closes by Back as by its button', async () => {
    const router = await openFirst()
    expect(router.state.location.search).toBe(`?booking=${uuid(1)}`)
    await router.navigate(-1)
    await expect.poll(() => drawer().elements()).toEqual([])
    await router.navigate(1)
    await expect.element(drawer()).toBeVisible()
    await drawer().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => router.state.location.search).toBe('')
    expect(router.state.location.pathname).toBe(path)
  })

  test('opened by its address is closed without leaving the screen', async () => {
    const router = await open(`${path}?booking=${uuid(2)}&q=agent`)
    await expect.element(drawer().getByText('Friday, December 4, 2099, 9 PM to midnight')).toBeVisible()
    // done with, it can still become something else
    await expect.element(drawer().getByRole('combobox')).toHaveValue('completed')
    await drawer().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => router.state.location.search).toBe('?q=agent')
  })

  test('shows the package as it was sold, as its card does', async () => {
    const sold = { id: null, name: 'Signature Set', basePrice: 42_000, duration: 3, hourlyRate: 85 }
    api.bookings = [buildBooking(1, { eventDuration: 5, package: sold })]
    const words = 'Signature Set, 3 hours, plus 2 hours'
    await open(path)
    const behind = card(/^Agent 1/)
    await expect.element(behind.getByText(words)).toBeVisible()
    await behind.getByRole('link').click()
    await expect.element(drawer().getByText(`${words}; sold at $420.00, extra hours at $85 each`)).toBeVisible()
  })

  test('an unknown booking says so; one that does not load can be tried again', async () => {
    await open(`${path}?booking=${uuid(77)}`)
    await expect.element(drawer().getByText('This booking does not exist')).toBeVisible()
  })

  test('shows the timeline, the mails, the money, conflicts and other bookings', async () => {
    api.details = {
      timeline: [
        {
          id: 2,
          at: '2026-01-02T15:00:00.000Z',
          actor: { role: 'admin', name: 'office' },
          action: 'booking.price-changed',
          entity: 'booking',
          entityId: uuid(1),
          before: { totalAmount: 600, depositPercent: null },
          after: { totalAmount: 660, depositPercent: null },
          reason: 'A longer set',
        },
      ],
      mails: [
        {
          id: uuid(5),
          kind: 'booking-received',
          recipient: 'renee@thibodeaux.example',
          state: 'failed',
          attempts: 3,
          lastError: 'Mailbox full',
          createdAt: '2026-01-01T00:00:00.000Z',
          sentAt: null,
        },
      ],
      ledger: [
        {
          id: uuid(6),
          kind: 'payment',
          paymentId: null,
          purpose: 'deposit',
          amount: 10_000,
          paymentMethod: 'zelle',
          paymentStatus: 'completed',
          transactionId: 'ZL-1',
          reportedBy: 'customer',
          verifiedAt: null,
          reversedAt: null,
          refundable: 10_000,
          reversible: true,
          together: null,
          notes: null,
          createdAt: '2026-01-01T00:00:00.000Z',
        },
      ],
      conflicts: [
        {
          bookingId: uuid(2),
          customerName: 'Omar Vance',
          status: 'confirmed',
          from: '2099-12-05T01:00:00.000Z',
          to: '2099-12-05T03:00:00.000Z',
        },
      ],
    }
    const router = await openFirst()
    for (const text of [
      'Price changed',
      'Price: $600.00 → $660.00',
      'Reason: A longer set',
      'Booking received',
      'Tried 3 times: Mailbox full',
      'Payment of the deposit',
      'Zelle · ZL-1 · Reported, not checked · By the customer',
    ]) {
      await expect.element(drawer().getByText(text, { exact: true })).toBeVisible()
    }
    await drawer().getByRole('link', { name: 'Omar Vance' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Agent 2' })).toBeVisible()
    // from one to the other is no step: closing leaves both
    await drawer().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => router.state.location.search).toBe('')
  })

  test('changes the status, which the board behind it shows too', async () => {
    await openFirst()
    await drawer().getByRole('combobox').selectOptions('confirmed')
    await expect.element(drawer().getByRole('combobox')).toHaveValue('confirmed')
    await expect.poll(() => api.sent.length).toBe(1)
    await drawer().getByRole('button', { name: 'Close' }).click()
    await expect.element(findStatus('Agent 1')).toHaveValue('confirmed')
    // the open booking has said it
    expect(shownToasts()).toEqual([])
  })
})

describe('notes', () => {
  test('an empty one is not sent, another appears', async () => {
    api.answers[`POST /api/admin/bookings/${uuid(1)}/notes`] = ({ content }) => {
      const note = { id: uuid(8), author: 'office', content: String(content), createdAt: '2026-01-01T00:00:00.000Z' }
      api.details = { notes: [note] }
      return json(201, note)
    }
    await openFirst()
    await button('Add note').click()
    await expect.element(field('New note')).toHaveAccessibleDescription('Write a note first')
    await field('New note').fill('Calls back on Monday')
    await button('Add note').click()
    await expect.element(drawer().getByText('Calls back on Monday')).toBeVisible()
    await expect.element(field('New note')).toHaveValue('')
    await expect.element(drawer().getByRole('button', { name: 'Add note' })).toHaveFocus()
    expect(api.sent).toHaveLength(1)
  })
})

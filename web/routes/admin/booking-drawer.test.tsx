import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, card, findStatus, open } from './test-support/bookings.tsx'

const path = '/admin/bookings'
const drawer = () => page.getByRole('dialog')
const field = (label: string) => drawer().getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))

beforeEach(() => {
  api.bookings = [buildBooking(1), buildBooking(2, { status: 'completed' })]
})

async function openFirst() {
  const router = await open(path)
  await card(/^Agent 1/)
    .getByRole('link')
    .click()
  await expect.element(drawer().getByRole('heading', { name: 'Event details' })).toBeVisible()
  return router
}

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
    const row = { sent: false, version: 1, differences: [] }
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
    await expect.element(drawer().getByText('Friday, December 4, 2099, 9:00 PM')).toBeVisible()
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

test('the price form of an invoiced booking says before the typing that its invoice is reissued', async () => {
  const invoice = { id: uuid(9), invoiceNumber: 'INV-2026-0013', status: 'pending', total: 66_000, sent: true }
  const more = { version: 4, differences: ['3 → 5 hours'], dueDate: '2099-01-01T04:59:59.000Z' }
  api.details = { invoice: { ...invoice, ...more } }
  const post = `POST /api/admin/invoices/${uuid(9)}/follow-booking`
  const next = { id: uuid(10), invoiceNumber: 'INV-2026-0014', total: 60_000, sentAt: '2026-11-21T15:00:00.000Z' }
  api.answers[post] = () => {
    // the details are read again, and that takes long
    api.answers[`GET /api/admin/bookings/${uuid(1)}`] = () => new Promise<Response>(() => {})
    return json(201, { ...next, status: 'pending', dueDate: more.dueDate, version: 1 })
  }
  await openFirst()
  await expect.element(drawer().getByText('Changed since INV-2026-0013: 3 → 5 hours')).toBeVisible()
  await button('Change price').click()
  await expect.element(drawer().getByText(/^INV-2026-0013 demands the price there is. It becomes void/)).toBeVisible()
  await field('Rate').fill('200')
  await field('Reason for the change').fill('Agreed by phone')
  await button('Change price and reissue INV-2026-0013').click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({
      body: { lines: [{ hours: 3, rate: 20_000 }], reason: 'Agreed by phone', send: true },
      version: '"4"',
    })
  await expect.element(drawer().getByText('INV-2026-0014').first()).toBeVisible()
  await expect.element(drawer().getByText('$600.00').first()).toBeVisible()
  expect(
    drawer()
      .getByText(/INV-2026-0013/)
      .elements(),
  ).toEqual([])
})

describe('hours that change', () => {
  const open = async (hours: string) => {
    await openFirst()
    await button('Edit details').click()
    await field('Duration').fill(hours)
  }
  const put = `PUT /api/admin/bookings/${uuid(1)}/details`

  test.each([
    ['Update price', { eventDuration: 5, price: 'update' }],
    ['Keep $660', { eventDuration: 5 }],
  ])('ask about the price: %s', async (choice, body) => {
    api.answers[put] = () => json(200, api.bookings[0])
    await open('5')
    await expect.element(drawer().getByText('3 → 5 hours at $220: $660 → $1,100')).toBeVisible()
    await drawer().getByRole('radio', { name: choice }).click()
    await button('Save details').click()
    await expect.poll(() => api.sent.at(-1)?.body).toEqual(body)
  })

  test.each([
    ['on', true],
    ['off', false],
  ])('of an invoiced booking lead on to its reissue, with the switch %s', async (_, wanted) => {
    const invoice = { id: uuid(9), invoiceNumber: 'INV-2026-0013', status: 'pending', total: 66_000, sent: true }
    const issued = { ...invoice, version: 4, differences: [], dueDate: '2099-01-01T04:59:59.000Z' }
    api.details = { invoice: issued }
    api.answers[put] = () => {
      api.details = { invoice: { ...issued, differences: ['3 → 5 hours'] } }
      return json(200, api.bookings[0])
    }
    await open('5')
    const next = drawer().getByRole('switch', { name: 'Void and reissue INV-2026-0013 next' })
    await expect.element(next).toBeChecked()
    if (!wanted) await next.click()
    await button('Save details').click()
    await expect.element(drawer().getByText('Changed since INV-2026-0013: 3 → 5 hours')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Reissue INV-2026-0013' })
    if (!wanted) return expect(dialog.elements()).toEqual([])
    await expect.element(dialog.getByText(/^3 → 5 hours\. INV-2026-0013 becomes void/)).toBeVisible()
    const follow = `POST /api/admin/invoices/${uuid(9)}/follow-booking`
    api.answers[follow] = () => json(201, { ...issued, id: uuid(10), invoiceNumber: 'INV-2026-0014', sentAt: null })
    await dialog.getByRole('button', { name: 'Void and reissue' }).click()
    await expect.poll(() => api.sent.at(-1)).toMatchObject({ call: follow, body: { send: true }, version: '"4"' })
  })

  test('of a paid booking leave the price, and say why', async () => {
    api.bookings = [buildBooking(1, { paymentStatus: 'paid' })]
    await open('5')
    await expect.element(drawer().getByText('The price stays $660. The booking is paid.')).toBeVisible()
  })
})

describe('the price', () => {
  test('is not sent without a reason, and says what is wrong', async () => {
    await openFirst()
    await button('Change price').click()
    await field('Rate').fill('a lot')
    await field('Deposit').fill('100')
    await button('Save price').click()
    await expect.element(field('Rate')).toHaveFocus()
    await expect
      .element(field('Reason for the change'))
      .toHaveAccessibleDescription('Say why you’re changing the price')
    await expect.element(field('Deposit')).toHaveAccessibleDescription(/1 to 99/)
    expect(api.sent).toEqual([])
  })

  test('is sent with its reason and the version; a refusal stays beside the form', async () => {
    const put = `PUT /api/admin/bookings/${uuid(1)}/price`
    api.answers[put] = () => refusal(409, 'This booking is on INV-2026-0001. Void or reissue it to change the price.')
    await openFirst()
    await button('Change price').click()
    await field('Rate').fill('$400')
    await button('+ Travel').click()
    await field('Amount').fill('60.50')
    await button('+ Discount').click()
    await field('Amount').nth(1).fill('10%')
    await field('Reason').fill('Third booking')
    await expect.element(drawer().getByText('Total $1,134.45')).toBeVisible()
    await button('Move line 3 up').click()
    await field('Reason for the change').fill('Agreed by phone')
    await button('Save price').click()
    await expect.element(drawer().getByText(/Void or reissue it/)).toBeVisible()
    api.answers[put] = () => {
      api.bookings = [buildBooking(1, { totalAmount: 1250.5, version: 2 })]
      return json(200, api.bookings[0])
    }
    await button('Save price').click()
    await expect.element(drawer().getByText('$1,250.50')).toBeVisible()
    expect(api.sent.at(-1)).toMatchObject({
      body: {
        lines: [
          { kind: 'talent', share: 'shared', hours: 3, rate: 40_000 },
          { kind: 'discount', share: 'shared', label: 'Third booking', percent: 10 },
          { kind: 'travel', share: 'talent', amount: 6050 },
        ],
        depositPercent: null,
        reason: 'Agreed by phone',
      },
      version: '"1"',
    })
  })
})

describe('the details', () => {
  test('send only what was changed, and move into a conflict with a reason', async () => {
    const put = `PUT /api/admin/bookings/${uuid(1)}/details`
    api.answers[put] = (body) =>
      body.confirmAnyway
        ? json(200, { ...api.bookings[0], eventDuration: 5, version: 2 })
        : refusal(409, 'This agent is already booked by Omar Vance.', { confirmAnyway: 'Give a reason' })
    await openFirst()
    await button('Edit details').click()
    await expect.element(field('Event Date')).toHaveValue('2099-12-04T21:00')
    await field('Duration').fill('5')
    await button('Save details').click()
    await page
      .getByRole('dialog', { name: 'Move anyway' })
      .getByLabelText(/^Reason/)
      .fill('They know')
    await button('Move anyway').click()
    await expect
      .poll(() => api.sent.map(({ body }) => body))
      .toEqual([
        { eventDuration: 5, price: 'update' },
        { eventDuration: 5, price: 'update', confirmAnyway: true, reason: 'They know' },
      ])
    await expect.element(button('Edit details')).toBeVisible()
  })

  test('moving into a conflict offers who is free at the new time first (P6.72)', async () => {
    api.answers[`PUT /api/admin/bookings/${uuid(1)}/details`] = () =>
      refusal(409, 'This agent is already booked by Omar Vance.', { confirmAnyway: 'Give a reason' })
    const answer = { free: [], busy: [], more: { free: false, busy: false } }
    api.answers['GET /api/admin/agents/free'] = () => json(200, answer)
    await openFirst()
    await button('Edit details').click()
    await field('Event Date').fill('2099-07-04T20:00')
    await field('Duration').fill('5')
    await button('Save details').click()
    const clash = page.getByRole('dialog', { name: 'Move anyway' })
    await clash.getByRole('button', { name: 'Choose someone free' }).click()
    const list = page.getByRole('dialog', { name: 'Who is free' })
    await expect.element(list.getByText(/^Sat, Jul 4, 2099, 8:00 PM, 5 hours/)).toBeVisible()
    await expect.element(list.getByText('No one is free at that time')).toBeVisible()
    const asked = api.read.findLast((address) => address.includes('/agents/free')) ?? ''
    const query = new URL(asked, 'http://localhost').searchParams
    expect([query.get('start'), query.get('hours')]).toEqual(['2099-07-05T00:00:00.000Z', '5'])
    expect(query.get('booking')).toBe(uuid(1))
    await list.getByRole('button', { name: 'Go back' }).click()
    // what was typed is still there, to be moved anyway
    await expect.element(clash.getByRole('button', { name: 'Move anyway' })).toBeVisible()
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

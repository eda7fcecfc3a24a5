import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { drawer, field, openFirst, serveTwoBookings } from './test-support/booking-drawer.tsx'
import { api, buildBooking } from './test-support/bookings.tsx'

beforeEach(serveTwoBookings)

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
    const issued = { ...invoice, whole: null, version: 4, differences: [], dueDate: '2099-01-01T04:59:59.000Z' }
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
    await expect.element(dialog.getByText(/^3 → 5 hours\. This voids INV-2026-0013/)).toBeVisible()
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

describe('the details', () => {
  test('show the guests, and change them (P3.60)', async () => {
    const put = `PUT /api/admin/bookings/${uuid(1)}/details`
    api.bookings = [buildBooking(1, { guests: 1250 })]
    api.answers[put] = ({ guests }) =>
      guests === '0' ? refusal(400, 'Please check', { guests: 'Not a number of guests' }) : json(200, api.bookings[0])
    await openFirst()
    await expect.element(drawer().getByText('1,250', { exact: true })).toBeVisible()
    await button('Edit details').click()
    await expect.element(field('Guests')).toHaveValue('1250')
    await field('Guests').fill('0')
    await button('Save details').click()
    await expect.element(drawer().getByText('Not a number of guests')).toBeVisible()
    await field('Guests').fill('80')
    await button('Save details').click()
    await expect.poll(() => api.sent.map(({ body }) => body)).toEqual([{ guests: '0' }, { guests: '80' }])
  })

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
    await expect.element(list.getByText(/^Sat, Jul 4, 2099, 8 PM to 1 AM, 5 hours/)).toBeVisible()
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

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, findStatus, open, region } from './test-support/bookings.tsx'

const path = '/admin/bookings'
const put = (n: number) => `PUT /api/bookings/${uuid(n)}`
const CONFLICT = refusal.bind(
  null,
  409,
  'This agent is already booked by Omar Vance for Friday, December 4, 2099, 8 PM to midnight.',
  { confirmAnyway: 'Give a reason to confirm it anyway' },
)

describe('a status', () => {
  test('shows at once, is sent with the version, and takes the focus along', async () => {
    api.bookings = [buildBooking(1), buildBooking(2, { status: 'confirmed' })]
    const { promise, resolve } = Promise.withResolvers<Response>()
    api.answers[put(1)] = () => promise
    await open(path)
    await expect.element(findStatus('Agent 1')).toBeVisible()
    const began = performance.now()
    await findStatus('Agent 1').selectOptions('confirmed')
    await expect.element(region('Confirmed').getByRole('article', { name: /^Agent 1/ })).toBeVisible()
    expect(performance.now() - began).toBeLessThan(1000)
    await expect.element(region('Confirmed').getByText('2', { exact: true })).toBeVisible()
    await expect.element(region('Pending').getByText('0', { exact: true })).toBeVisible()
    delete api.answers[put(1)]
    api.bookings = api.bookings.map((booking) => ({ ...booking, status: 'confirmed' as const, version: 2 }))
    resolve(json(200, api.bookings[0]))
    await expect.poll(shownToasts).toEqual([['Confirmed', 'Agent 1 for Renée Thibodeaux', undefined]])
    expect(api.sent).toMatchObject([
      { call: put(1), body: { status: 'confirmed', confirmAnyway: false, reason: null }, version: '"1"' },
    ])
  })

  test('goes back when it fails, with the fixed words', async () => {
    api.bookings = [buildBooking(1)]
    api.answers[put(1)] = () => refusal(500, 'Something broke')
    await open(path)
    await findStatus('Agent 1').selectOptions('confirmed')
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to update booking status', 'destructive']])
    await expect.element(region('Pending').getByRole('article', { name: /^Agent 1/ })).toBeVisible()
    await expect.element(findStatus('Agent 1')).toHaveValue('pending')
    await expect.element(region('Pending').getByText('1', { exact: true })).toBeVisible()
  })

  test('that another admin has changed is read again, and the toast says so', async () => {
    api.bookings = [buildBooking(1)]
    api.answers[put(1)] = () => {
      api.bookings = [buildBooking(1, { status: 'completed', version: 7 })]
      return refusal(409, 'Someone else changed this booking. Look at it again before you change it.')
    }
    await open(path)
    await findStatus('Agent 1').selectOptions('confirmed')
    await expect
      .poll(shownToasts)
      .toEqual([['Status not changed', expect.stringContaining('Someone else changed this booking.'), 'destructive']])
    await expect.element(region('Completed').getByRole('article', { name: /^Agent 1/ })).toBeVisible()
  })

  test('into a conflict asks with the name of the other booking, and only for a reason', async () => {
    api.bookings = [buildBooking(1)]
    api.answers[put(1)] = (body) => {
      if (!body.confirmAnyway) return CONFLICT()
      api.bookings = [buildBooking(1, { status: 'confirmed', version: 2 })]
      return json(200, api.bookings[0])
    }
    await open(path)
    await findStatus('Agent 1').selectOptions('confirmed')
    const dialog = page.getByRole('dialog', { name: 'Confirm anyway' })
    await expect.element(dialog.getByText(/already booked by Omar Vance/)).toBeVisible()
    expect(shownToasts()).toEqual([])
    await dialog.getByRole('button', { name: 'Confirm anyway' }).click()
    await expect.element(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription('Give a reason to continue')
    await dialog.getByLabelText(/^Reason/).fill('Two short sets')
    await dialog.getByRole('button', { name: 'Confirm anyway' }).click()
    await expect.element(region('Confirmed').getByRole('article', { name: /^Agent 1/ })).toBeVisible()
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    expect(api.sent.at(-1)?.body).toEqual({ status: 'confirmed', confirmAnyway: true, reason: 'Two short sets' })
  })

  test('shows every reason against it; what only an owner may override leaves no way on', async () => {
    api.bookings = [buildBooking(1)]
    const blocks = [
      { code: 'time-conflict', sentence: 'This agent has blocked time then.', mayOverride: true },
      { code: 'do-not-book', sentence: 'Omar Vance is marked do not book: No show.', mayOverride: false },
    ]
    const body = { error: 'Both.', code: 'conflict', fields: { confirmAnyway: 'Only an owner' }, blocks }
    api.answers[put(1)] = () => json(409, body)
    await open(path)
    await findStatus('Agent 1').selectOptions('confirmed')
    const dialog = page.getByRole('dialog', { name: 'An owner has to decide' })
    await expect.element(dialog.getByText(/blocked time then/)).toBeVisible()
    await expect.element(dialog.getByText(/No show\. Only an owner can override this/)).toBeVisible()
    await expect.element(dialog.getByLabelText(/^Reason/)).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await expect.element(findStatus('Agent 1')).toHaveValue('pending')
  })

  test('leaving the conflict leaves the booking', async () => {
    api.bookings = [buildBooking(1)]
    api.answers[put(1)] = CONFLICT
    await open(path)
    await findStatus('Agent 1').selectOptions('confirmed')
    await button('Go back').click()
    await expect.element(findStatus('Agent 1')).toHaveValue('pending')
    expect(api.sent).toHaveLength(1)
  })

  test('can be undone for six seconds: the ticket goes back, and nothing is offered any more (P3.38)', async () => {
    api.bookings = [buildBooking(1)]
    api.answers[`POST /api/admin/bookings/${uuid(1)}/undo`] = () => {
      api.bookings = [buildBooking(1, { version: 3 })]
      return json(200, api.bookings[0])
    }
    await open(path)
    await button('Confirm: Agent 1 for Renée Thibodeaux').click()
    await expect.element(region('Confirmed').getByRole('article', { name: /^Agent 1/ })).toBeVisible()
    await button('Undo: Agent 1 for Renée Thibodeaux').click()
    await expect.element(region('Pending').getByRole('article', { name: /^Agent 1/ })).toBeVisible()
    await expect.element(button('Confirm: Agent 1 for Renée Thibodeaux')).toBeVisible()
    expect(button('Undo: Agent 1 for Renée Thibodeaux').elements()).toEqual([])
    expect(api.sent.map(({ call, version }) => [call.split('/').at(-1), version])).toEqual([
      [uuid(1), '"1"'],
      ['undo', '"2"'],
    ])
  })

  test('whose undo comes too late stays, with the reason in words (P3.40)', async () => {
    api.bookings = [buildBooking(1)]
    api.answers[`POST /api/admin/bookings/${uuid(1)}/undo`] = () => refusal(409, 'The email has left.')
    await open(path)
    await button('Confirm: Agent 1 for Renée Thibodeaux').click()
    await button('Undo: Agent 1 for Renée Thibodeaux').click()
    await expect.poll(shownToasts).toEqual([['Not undone', 'The email has left.', 'destructive']])
    await expect.element(findStatus('Agent 1')).toHaveValue('confirmed')
  })

  test('canceling shows the terms first, then refunds and cancels in one press (P15.24)', async () => {
    const booking = buildBooking(1, { status: 'confirmed', paid: 10_000 })
    api.bookings = [booking]
    const figures = { keepPercent: 50, until: '2099-12-04T02:00:00.000Z', nextPercent: 100, kept: 4000, refund: 6000 }
    api.answers[`GET /api/admin/bookings/${uuid(1)}/cancellation`] = () =>
      json(200, {
        ...{ bookingId: uuid(1), status: 'confirmed', eventDate: booking.eventDate, total: 66_000, paid: 10_000 },
        ...{ reported: 0, payments: [], figures, terms: '', note: null, mayDeviate: true, decided: null },
        byAgency: { keepPercent: 0, until: null, nextPercent: null, kept: 0, refund: 10_000 },
      })
    api.answers[`POST /api/admin/bookings/${uuid(1)}/cancel`] = () => {
      const canceled = buildBooking(1, { status: 'cancelled', version: 2 })
      api.bookings = [canceled]
      return json(200, { booking: canceled, refunded: 6000, byHand: 0, refused: 0, undoable: false })
    }
    await open(path)
    await findStatus('Agent 1').selectOptions('cancelled')
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await expect.element(dialog.getByText('$60.00', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('Renée and Agent get an email.')).toBeVisible()
    await dialog.getByLabelText('Who cancels?').selectOptions('agency')
    await expect.element(dialog.getByText('By the terms: $100.00')).toBeInTheDocument()
    expect(api.sent).toEqual([])
    await dialog.getByRole('button', { name: 'Keep booking' }).click()
    await expect.element(findStatus('Agent 1')).toHaveValue('confirmed')
    await findStatus('Agent 1').selectOptions('cancelled')
    await page.getByLabelText('Note (optional)').fill('Rained out')
    await button('Cancel booking').click()
    await expect.poll(shownToasts).toEqual([['Canceled', '$60.00 goes back by card.', undefined]])
    await expect.element(region('Cancelled').getByRole('article', { name: /^Agent 1/ })).toBeVisible()
    expect(api.sent.map(({ body }) => body)).toEqual([
      { cause: 'customer', reasonCode: 'other', reason: 'Rained out', refund: 6000, deviationReason: null },
    ])
  })
})

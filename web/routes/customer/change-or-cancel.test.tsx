import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { article, tab, uuid } from '#web/routes/test-support/screen.tsx'
import { json } from '../test-support/answers.ts'
import { api, buildBooking, many, open, serve } from '../test-support/portal.tsx'

const LONG = 'Wilhelmina Alexandrovna Featherstonehaugh-Cholmondeley Smith'
const soon = () => new Date(Date.now() + (3 * 24 + 7) * 3_600_000 + 60_000).toISOString()
const booking = (some = {}) =>
  buildBooking(1, { agent: { id: uuid(11), name: LONG, category: 'dj', image: null }, ...some })
const address = `/customer/dashboard?booking=${uuid(1)}&change=1`
const dialog = () => page.getByRole('dialog', { name: 'Change or cancel' })
const entry = () => article(LONG).getByRole('button', { name: `Change or cancel the booking with ${LONG}` })

const PREVIEW = {
  ...{ bookingId: uuid(1), status: 'confirmed', total: 66_000, paid: 66_000, reported: 0, note: null, atOnce: false },
  payments: [{ id: uuid(5), amount: 66_000, paymentMethod: 'venmo', way: 'hand' }],
  figures: { keepPercent: 50, until: null, nextPercent: null, kept: 33_000, refund: 33_000 },
  terms: 'Free until then.',
}

function answer(requests: object[] = []) {
  const eventDate = soon()
  serve({ active: [booking({ eventDate })] })
  api.answers['GET /api/customer/change-requests'] = () => json(200, requests)
  api.answers[`GET /api/customer/bookings/${uuid(1)}/cancellation`] = () => json(200, { ...PREVIEW, eventDate })
}

test('a mailed link opens the dialog of its booking, once; the focus returns to the entry (P15.27)', async () => {
  answer()
  const router = await open(address)
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog().elements()).toEqual([])
  await expect.element(entry()).toHaveFocus()
  await tab(/Past/).click()
  await tab(/Active/).click()
  await expect.element(entry()).toBeVisible()
  expect(dialog().elements()).toEqual([])
})

test('a mailed link finds a booking on a later page of the list', async () => {
  serve({ active: [...many(60, (n) => buildBooking(n + 1)), buildBooking(99)] })
  await open(`/customer/dashboard?booking=${uuid(99)}&change=1`)
  await expect.element(dialog().getByText(/^Agent 99,/)).toBeVisible()
})

test('a mailed link to a booking that is over says so', async () => {
  answer()
  await open(`/customer/dashboard?booking=${uuid(77)}&change=1`)
  await expect
    .element(page.getByText("This booking can't be changed here anymore. It's over or canceled."))
    .toBeVisible()
})

test('both ways are tabs of one dialog: what was typed stays, and closing asks first (P15.27)', async () => {
  answer()
  await open('/customer/dashboard')
  await entry().click()
  await dialog()
    .getByLabelText(/^Event Location/)
    .fill('Elsewhere')
  await dialog().getByRole('tab', { name: 'Change the booking' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog().getByRole('button', { name: 'Ask to cancel' })).toBeEnabled()
  await expect.element(dialog().getByText('Starts in 3 days 7 hours: we keep half of the total.')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(dialog().getByLabelText(/^Event Location/)).toHaveValue('Elsewhere')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
})

test('a cancellation is sent with the refund that was shown, and a reason only when one was chosen (P15.28)', async () => {
  answer()
  api.answers[`POST /api/customer/bookings/${uuid(1)}/cancel`] = () => json(200, { state: 'requested', refund: 33_000 })
  await open('/customer/dashboard')
  await entry().click()
  await dialog().getByRole('tab', { name: 'Cancel the booking' }).click()
  await dialog().getByRole('button', { name: 'Ask to cancel' }).click()
  await expect.poll(() => dialog().elements()).toEqual([])
  const sent = api.sent.find(({ call }) => call.startsWith('POST'))
  expect(sent?.body).toEqual({ message: '', refund: 33_000 })
})

test('all bookings of an event are canceled at once, with the sum that was shown (P15.92)', async () => {
  await page.viewport(390, 800)
  answer()
  const part = (n: number, way: string, refund: number) => ({
    ...{ bookingId: uuid(n), version: n, agentName: n === 1 ? LONG : `Agent ${n}`, eventDate: soon(), refund, way },
  })
  const bookings = [part(1, 'request', 33_000), part(2, 'at_once', 0), part(3, 'at_once', 20_000)]
  const money = {
    ...{ paid: 86_000, kept: 33_000, refund: 53_000, reported: 1_200 },
    ...{ ways: { card: 20_000, hand: 33_000 }, terms: ['Free until then.'] },
  }
  const path = `/api/customer/event-cancellations/${uuid(1)}`
  api.answers[`GET ${path}`] = () => json(200, { bookings, ...money })
  api.answers[`POST ${path}`] = () => json(200, { canceled: 2, requested: 1, waiting: 0 })
  await open('/customer/dashboard')
  await entry().click()
  await dialog().getByRole('tab', { name: 'Cancel the booking' }).click()
  await dialog().getByRole('switch', { name: 'All 3 bookings of this event' }).click()
  await expect.element(dialog().getByText('$530.00', { exact: true })).toBeVisible()
  for (const words of [/we check this one/, /\$200.00 goes back to the card/, /\$12.00 is reported and not checked/]) {
    await expect.element(dialog().getByText(words)).toBeVisible()
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await dialog()
    .getByLabelText(/^Reason/)
    .selectOptions('date_changed')
  await dialog().getByRole('button', { name: 'Cancel the event' }).click()
  await expect.poll(() => dialog().elements()).toEqual([])
  const sent = api.sent.find(({ call }) => call.startsWith('POST'))
  expect(sent?.body).toEqual({
    ...{ reasonCode: 'date_changed', message: '', refund: 53_000 },
    bookings: [1, 2, 3].map((n) => ({ id: uuid(n), version: n })),
  })
})

test('the form of a change says when the event would end', async () => {
  answer()
  await open('/customer/dashboard')
  await entry().click()
  await dialog()
    .getByLabelText(/^Event Date/)
    .fill('2099-12-04T21:00')
  const duration = dialog().getByLabelText(/^Duration/)
  await duration.fill('3')
  await expect.element(duration).toHaveAccessibleDescription('9 PM to midnight')
  await duration.fill('')
  await expect.element(duration).toHaveAccessibleDescription('Whole hours')
})

test('a change of guests is sent as it was typed, and nothing else with it (P15.41)', async () => {
  answer()
  api.answers[`POST /api/customer/bookings/${uuid(1)}/change-request`] = () => json(201, { request: null })
  await open('/customer/dashboard')
  await entry().click()
  await dialog()
    .getByLabelText(/^Guests/)
    .fill('1,250')
  await dialog().getByRole('button', { name: 'Send request' }).click()
  await expect.poll(() => api.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ guests: '1,250' })
})

test('while a request waits, both tabs say why nothing can be sent (P15.40)', async () => {
  const none = { proposed: null, message: null, answer: null, price: null, answeredAt: null }
  const request = { ...{ id: uuid(8), bookingId: uuid(1), kind: 'change', state: 'open', wanted: {} }, ...none }
  answer([{ ...request, createdAt: soon() }])
  await open('/customer/dashboard')
  await expect.element(article(LONG).getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  await entry().click()
  await expect.element(dialog().getByText(/^You already asked us for something/)).toBeVisible()
  await dialog().getByRole('tab', { name: 'Cancel the booking' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Ask to cancel' })).toBeDisabled()
})

test('the ticket says that we check availability while we look for someone else (P15.70)', async () => {
  serve({ active: [booking({ status: 'pending', checkingAvailability: true }), buildBooking(2)] })
  api.answers['GET /api/customer/change-requests'] = () => json(200, [])
  await open('/customer/dashboard')
  await expect.element(article(LONG).getByText("We're checking availability.")).toBeVisible()
  await expect.poll(() => page.getByText("We're checking availability.").elements().length).toBe(1)
})

test('a proposal on the ticket shows the price before and after (P15.45)', async () => {
  const asked = { ...{ id: uuid(8), bookingId: uuid(1), kind: 'change', wanted: {}, message: null, answer: null } }
  const proposed = { eventDuration: 5 }
  answer([{ ...asked, state: 'proposed', proposed, price: null, createdAt: soon(), answeredAt: null }])
  const price = { before: 66_000, after: 110_000, plusTax: true }
  api.answers[`GET /api/customer/bookings/${uuid(1)}/change-request`] = (url) =>
    json(200, {
      availability: 'free',
      atOnce: false,
      price: { ...price, before: Number(url.searchParams.get('eventDuration')) === 5 ? 66_000 : 0 },
    })
  await open('/customer/dashboard')
  await expect
    .element(article(LONG).getByText('Price: $660.00 → $1,100.00 plus tax ($440.00 more)', { exact: true }))
    .toBeVisible()
})

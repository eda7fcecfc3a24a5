import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, buildBooking, imani, open, serve } from '#web/routes/test-support/agent.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { article, button, toastTexts } from '#web/routes/test-support/screen.tsx'

const DASHBOARD = '/agent/dashboard'
const many = (count: number) => Array.from({ length: count }, (_, i) => buildBooking(i))

test('the agent’s figures, and tickets with the date as a block', async () => {
  serve({ active: [buildBooking(1)], past: many(2) })
  await open(DASHBOARD)
  await expect.element(page.getByRole('heading', { name: 'Welcome, Imani Okafor' })).toBeVisible()
  await expect.element(page.getByText('147')).toBeVisible()
  await expect.element(page.getByText('$180')).toBeVisible()
  const date = article('Guest 1').element().querySelector('.ticket-date')
  expect(date?.textContent).toBe('28November')
  await expect.element(page.getByRole('tab', { name: /^Past Bookings ?2$/ })).toBeVisible()
})

test('a package is there by its name', async () => {
  serve({ active: [buildBooking(1, { packageName: 'Signature Set' })] })
  await open(DASHBOARD)
  await expect.element(page.getByText('Signature Set')).toBeVisible()
})

test('phone and email are there only when they are given', async () => {
  const told = { status: 'confirmed', customerPhone: '(404) 555-0100', customerEmail: 'guest@house.example' } as const
  serve({ active: [buildBooking(1), buildBooking(2, told)] })
  await open(DASHBOARD)
  await expect.element(article('Guest 2').getByRole('link', { name: '(404) 555-0100' })).toBeVisible()
  await expect.element(article('Guest 2').getByRole('link', { name: 'guest@house.example' })).toBeVisible()
  expect(article('Guest 1').getByRole('link').elements()).toEqual([])
})

test('a pending booking is accepted, then declined with a reason', async () => {
  let booking = buildBooking(1)
  api.answers['GET /api/agent/bookings'] = () => json(200, [booking], { 'x-total-count': '1' })
  api.answers[`POST /api/agent/bookings/${booking.id}/answer`] = () => json(200, booking)
  await open(DASHBOARD)
  await expect.element(button('Accept')).toBeVisible()
  booking = { ...booking, agentAnswer: 'accepted' }
  await button('Accept').click()
  await expect.element(page.getByText('You accepted', { exact: true })).toBeVisible()
  await expect.element(article('Guest 1')).toHaveFocus()
  await button('Decline after all').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog.getByText('Give a reason, so we can help')).toBeVisible()
  booking = { ...booking, agentAnswer: 'declined', agentAnswerReason: 'On tour' }
  await dialog.getByLabelText('Reason (required)').fill('On tour')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('On tour')).toBeVisible()
  await expect.element(button('Accept after all')).toBeVisible()
  expect(api.sent.map(({ body }) => body)).toEqual([{ answer: 'accepted' }, { answer: 'declined', reason: 'On tour' }])
})

test('a refused answer is reported, and the list is read again', async () => {
  let status: 'pending' | 'cancelled' = 'pending'
  api.answers['GET /api/agent/bookings'] = () => json(200, [buildBooking(1, { status })], { 'x-total-count': '1' })
  api.answers[`POST /api/agent/bookings/${buildBooking(1).id}/answer`] = () => refusal(409, 'Cancelled by now.')
  await open(DASHBOARD)
  await expect.element(button('Accept')).toBeVisible()
  status = 'cancelled'
  await button('Accept').click()
  await expect.poll(toastTexts).toEqual([['Not saved', 'Cancelled by now.']])
  await expect.element(page.getByText('This booking was canceled')).toBeVisible()
})

test('on the evening of a confirmed booking one arrives, then finishes; on another day neither', async () => {
  let tonight = buildBooking(1, { status: 'confirmed', eventDate: new Date().toISOString() })
  const later = buildBooking(2, { status: 'confirmed' })
  api.answers['GET /api/agent/bookings'] = () => json(200, [tonight, later], { 'x-total-count': '2' })
  api.answers[`POST /api/agent/bookings/${tonight.id}/arrived`] = () => json(200, tonight)
  api.answers[`POST /api/agent/bookings/${tonight.id}/finished`] = () => json(200, tonight)
  await open(DASHBOARD)
  await expect.element(article('Guest 2')).toBeVisible()
  expect(
    article('Guest 2')
      .getByRole('button', { name: /^(Arrived|Finished)$/ })
      .elements(),
  ).toEqual([])
  await expect.element(article('Guest 2').getByRole('button', { name: "I can't make it" })).toBeVisible()
  tonight = { ...tonight, arrivedAt: '2026-11-29T00:02:00.000Z' }
  await button('Arrived').click()
  await expect.element(page.getByText('Arrived at 7:02 PM')).toBeVisible()
  tonight = { ...tonight, finishedAt: '2026-11-29T05:00:00.000Z' }
  await button('Finished').click()
  await expect.element(page.getByText('Finished at 12:00 AM')).toBeVisible()
  expect(article('Guest 1').getByRole('button').elements()).toEqual([])
})

test("'I can't make it' is said once; then the booking shows since when (P15.61)", async () => {
  let booking = buildBooking(1, { status: 'confirmed' })
  api.answers['GET /api/agent/bookings'] = () => json(200, [booking], { 'x-total-count': '1' })
  api.answers[`POST /api/agent/bookings/${booking.id}/cannot-make-it`] = () => json(200, { success: true })
  await open(DASHBOARD)
  await expect.element(page.getByText(/^Be there at /)).toBeVisible()
  await button("I can't make it").click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: "I can't make it" }).click()
  await expect.element(dialog.getByText('Give a reason, so we can help')).toBeVisible()
  booking = { ...booking, droppedOutAt: '2026-11-24T15:00:00.000Z' }
  await dialog.getByLabelText('Reason (required)').fill('A broken wrist')
  await dialog.getByRole('button', { name: "I can't make it" }).click()
  await expect.element(page.getByText(/^On November 24, 2026 you said you can't make it\./)).toBeVisible()
  expect(document.activeElement?.textContent).toContain('The office is looking for someone.')
  expect(button("I can't make it").elements()).toEqual([])
  expect(page.getByText(/^Be there at /).elements()).toEqual([])
  expect(api.sent.map(({ body }) => body)).toEqual([{ reason: 'A broken wrist' }])
})

test('nothing to come and nothing past', async () => {
  await open(DASHBOARD)
  await expect.element(page.getByText('No active bookings')).toBeVisible()
  await page.getByRole('tab', { name: /Past/ }).click()
  await expect.element(page.getByText('No past bookings')).toBeVisible()
})

test('a list that did not come is asked for again', async () => {
  const works = api.answers['GET /api/agent/bookings']
  api.answers['GET /api/agent/bookings'] = () => refusal(500, 'Something went wrong')
  api.answers['GET /api/agent/profile'] = () => refusal(500, 'Something went wrong')
  await open(DASHBOARD)
  await expect.element(page.getByText('Your bookings could not be loaded')).toBeVisible()
  await expect.element(page.getByText('Your profile could not be loaded.')).toBeVisible()
  if (works) api.answers['GET /api/agent/bookings'] = works
  await button('Try again').nth(1).click()
  await expect.element(page.getByText('No active bookings')).toBeVisible()
})

test('a long list grows by Show more', async () => {
  serve({ active: many(103) })
  await open(DASHBOARD)
  await button('Show more').click()
  await expect.element(article('Guest 102')).toBeInTheDocument()
  await expect.element(button('Show more')).not.toBeInTheDocument()
})

test('the strip of three fits a narrow phone, even without a rate', async () => {
  await page.viewport(320, 700)
  serve({ active: [buildBooking(1)], profile: { ...imani, hourlyRate: null } })
  await open(DASHBOARD)
  await expect.element(page.getByText('Rate to be confirmed')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test.each([350, 420])('the longest words fit %i pixels', async (width) => {
  await page.viewport(width, 800)
  const customerName = 'Bartholomew Featherstonehaugh-Vandermolenbroek of the Cumberland Estate'
  const some = { customerName, specialRequests: `${'w'.repeat(300)} ${'Please bring black linen. '.repeat(20)}` }
  const profile = { ...imani, name: 'Maximiliana Featherstonehaugh-Vandermolenbroek de la Croix-X' }
  serve({ profile, active: Array.from({ length: 20 }, (_, i) => buildBooking(i, some)) })
  await open('/agent/dashboard')
  await expect.element(page.getByRole('heading', { name: customerName }).first()).toBeVisible()
  // those out of sight keep a size of their own
  await page.viewport(width - 30, 800)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width - 30)
})

test('an agent who is not public reads what is missing and why', async () => {
  serve({ profile: { ...imani, published: false, bio: null, hourlyRate: null } })
  api.answers['GET /api/agent/weekly-hours'] = () => json(200, [{ weekday: 1, from: 540, to: 1020 }])
  await open(DASHBOARD)
  const list = page.getByRole('region', { name: 'Get your profile ready' })
  await expect.element(list.getByText(/We’ll publish you once the office has checked your profile/)).toBeVisible()
  await expect.element(list.getByText('Set.')).toBeVisible()
  const steps = list.getByRole('listitem').elements()
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'PhotoTo do:Add a photo',
    'BioTo do:Write a few sentences about yourself',
    'HoursDone:Set.',
    'RateTo do:The office sets your rate.',
  ])
})

test('an agent who is public reads no list of what is missing', async () => {
  serve({ profile: { ...imani, bio: null } })
  await open(DASHBOARD)
  await expect.element(page.getByText('147')).toBeVisible()
  expect(page.getByText('Get your profile ready').elements()).toEqual([])
})

test('a request without an answer comes first, above the figures, and stays there once it is answered (P5.4)', async () => {
  const asked = buildBooking(2, { status: 'pending', agentAnswer: null })
  const accepted = { ...asked, agentAnswer: 'accepted' } as const
  let rows = [buildBooking(1, { status: 'confirmed' }), asked]
  serve({ active: rows })
  api.answers['GET /api/agent/bookings'] = () => json(200, rows, { 'x-total-count': '2' })
  api.answers[`POST /api/agent/bookings/${asked.id}/answer`] = () => {
    rows = [buildBooking(1, { status: 'confirmed' }), accepted]
    return json(200, accepted)
  }
  await open(DASHBOARD)
  await expect.element(article('Guest 2')).toBeVisible()
  const tops = (...selectors: string[]) =>
    selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN)
  const bookingsFirst = () => {
    const [bookings = 0, figures = 0] = tops('.own-bookings', '.stats')
    return bookings < figures
  }
  const names = () =>
    [...document.querySelectorAll('.own-bookings article')].map(
      ({ textContent }) => /Guest \d/.exec(textContent ?? '')?.[0],
    )
  expect(bookingsFirst()).toBe(true)
  expect(names()).toEqual(['Guest 2', 'Guest 1'])
  await article('Guest 2').getByRole('button', { name: 'Accept' }).click()
  await expect.poll(names).toEqual(['Guest 1', 'Guest 2'])
  expect(bookingsFirst()).toBe(true)
})

test('with every request answered the figures come first', async () => {
  serve({ active: [buildBooking(1, { status: 'confirmed' })] })
  await open(DASHBOARD)
  await expect.element(article('Guest 1')).toBeVisible()
  const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
  expect(top('.stats')).toBeLessThan(top('.own-bookings'))
})

import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { article, button, tab, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { api, buildBooking, buildInvoice, invoiceOf, many, open, serve } from '../test-support/portal.tsx'

const path = '/customer/dashboard'
const sabine = buildBooking(1, {
  agent: { id: uuid(11), name: 'Sabine Laurent', category: 'exotic_dancer', image: null },
  specialRequests: 'One fan act at ten.',
  guests: 80,
})

const SOLD = { id: null, name: 'Signature Set', basePrice: 42_000, duration: 3, hourlyRate: 85 }

test('a price that tax will be added to says so (P7.107)', async () => {
  serve({ active: [buildBooking(1, { plusTax: true }), buildBooking(2, { plusTax: false })] })
  await open(path)
  await expect.element(page.getByText('plus tax', { exact: true })).toBeVisible()
  expect(page.getByText('plus tax', { exact: true }).elements()).toHaveLength(1)
})

describe('the three tabs', () => {
  test('are exactly these, with counts, the active bookings first', async () => {
    serve({ active: many(3, buildBooking), past: many(5, (n) => buildBooking(n, { status: 'completed' })) })
    await open(path)
    await expect.element(tab('Active Bookings 3')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('Past Bookings 5')).toBeVisible()
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Active Bookings3', 'Past Bookings5', 'Account'])
  })

  test('are kept in the address without a step in the history, and the arrow keys move between them', async () => {
    const router = await open(path)
    await tab(/Active/).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab(/Past/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true')
    expect(router.state.location.search).toBe('?tab=account')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab(/Active/)).toHaveAttribute('aria-selected', 'true')
    expect(router.state.location.search).toBe('')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('the account offers a new password and says how to change the rest', async () => {
    await open(`${path}?tab=account`)
    await expect
      .element(page.getByRole('link', { name: 'Change Password' }))
      .toHaveAttribute('href', '/customer/change-password')
    await expect.element(page.getByText(/contact support at hello@marquee\.example/)).toBeVisible()
  })

  test('the account lists where it is signed in; one session ends, or all after a question (P1.18)', async () => {
    const session = (n: number, some: object) => ({
      ...{ id: uuid(n), device: 'Chrome on Windows', address: '203.0.113.7', current: false },
      ...{ since: '2026-11-21T20:00:00.000Z', lastSeen: '2026-11-21T20:00:00.000Z', ...some },
    })
    let sessions = [session(1, { current: true }), session(2, { device: 'Safari on iPhone', address: null })]
    api.answers['GET /api/auth/sessions'] = () => json(200, sessions)
    api.answers[`DELETE /api/auth/sessions/${uuid(2)}`] = () => {
      sessions = sessions.slice(0, 1)
      return json(200, { success: true })
    }
    api.answers['DELETE /api/auth/sessions'] = () => refusal(503, 'The service is briefly unavailable.')
    await open(`${path}?tab=account`)
    await expect.element(article('Chrome on Windows').getByText('203.0.113.7, this browser')).toBeVisible()
    expect(article('Chrome on Windows').getByRole('button').elements()).toEqual([])
    await expect.element(article('Safari on iPhone').getByText(/^Unknown address, last used Sat, Nov 21/)).toBeVisible()
    await button('End Safari on iPhone').click()
    await expect.poll(() => article('Safari on iPhone').elements()).toEqual([])
    await expect.poll(toastTexts).toEqual([['Session ended', 'Safari on iPhone']])
    await button('Sign out everywhere').click()
    const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
    await expect.element(question.getByText(/including this one\. Emailed links stop working\.$/)).toBeVisible()
    await question.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect.poll(toastTexts).toEqual([['You are still signed in', 'The service is briefly unavailable.']])
    await expect.element(article('Chrome on Windows')).toBeVisible()
  })
})

describe('the greeting', () => {
  test('is by the first name, and says which night is next and that it is not confirmed yet', async () => {
    serve({ active: [buildBooking(1, { eventDate: '2020-01-01T00:00:00Z' }), buildBooking(2, { status: 'pending' })] })
    await open(path)
    await expect
      .element(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Renée$/ }))
      .toBeVisible()
    await expect
      .element(
        page.getByText(
          'Your next event is Friday, December 4, 2099, 9 PM to midnight, with Agent 2. We haven’t confirmed it yet.',
        ),
      )
      .toBeVisible()
  })
})

describe('an active ticket', () => {
  test('says everything about the night, in the time of Atlanta', async () => {
    serve({ active: [sabine] })
    await open(path)
    const ticket = article('Sabine Laurent')
    for (const text of [
      'Private party',
      'Confirmed',
      'Pending Payment',
      'Friday, December 4, 2099, 9 PM to midnight',
      '3 hours',
      'The Candler Room, Inman Park',
      '80 guests',
      'One fan act at ten.',
      '$660.00',
    ]) {
      await expect.element(ticket.getByText(text, { exact: true })).toBeVisible()
    }
    await expect
      .element(ticket.getByRole('link', { name: 'Add to calendar' }))
      .toHaveAttribute('href', `/api/customer/bookings/${sabine.id}/calendar`)
    await expect
      .element(ticket.getByRole('link', { name: /Book again/ }))
      .toHaveAttribute('href', `/booking?agent=${uuid(11)}&hours=3&place=The+Candler+Room%2C+Inman+Park&guests=80`)
    await expect.element(ticket.getByRole('button', { name: 'Pay Now' })).toBeEnabled()
  })

  test('says which package it is', async () => {
    serve({ active: [buildBooking(1, { eventDuration: 5, package: SOLD })] })
    await open(path)
    await expect.element(article('Agent 1').getByText('Signature Set, 3 hours, plus 2 hours')).toBeVisible()
  })

  test('without a price cannot be paid and says why', async () => {
    serve({ active: [buildBooking(1, { totalAmount: null, due: [] })] })
    await open(path)
    await expect.element(page.getByText('Price to be confirmed', { exact: true })).toBeVisible()
    await expect.element(button('Pay Now')).toBeDisabled()
  })

  test('that is paid offers no payment', async () => {
    serve({ active: [buildBooking(1, { paymentStatus: 'paid', paid: 66_000, due: [] })] })
    await open(path)
    await expect.element(page.getByText('Paid in full')).toBeVisible()
    expect(button('Pay Now').elements()).toEqual([])
  })

  test('with a deposit paid says what was paid and what is due', async () => {
    serve({ active: [buildBooking(1, { paid: 20_000, due: [{ purpose: 'balance', amount: 46_000, tax: 0 }] })] })
    await open(path)
    await expect.element(page.getByText('$200.00')).toBeVisible()
    await expect.element(page.getByText('$460.00')).toBeVisible()
    await expect.element(page.getByText('Due now')).toBeVisible()
  })

  test('with an invoice of another sum says that too, so that what is due adds up', async () => {
    serve({
      active: [
        buildBooking(1, {
          ...{ paid: 20_000, due: [{ purpose: 'balance', amount: 51_280, tax: 0 }] },
          invoice: invoiceOf(buildInvoice(1)),
          lines: [
            { kind: 'talent', label: '', hours: 3, rate: 20_000, percent: null, amount: 60_000 },
            { kind: 'travel', label: '', hours: null, rate: null, percent: null, amount: 6_000 },
          ],
        }),
      ],
    })
    await open(path)
    await expect.element(page.getByText('Invoice total', { exact: true })).toBeVisible()
    await expect.element(page.getByText('$712.80', { exact: true })).toBeVisible()
    for (const width of [390, 1280]) {
      await page.viewport(width, 844)
      const topOf = (words: string) => page.getByText(words, { exact: true }).element().getBoundingClientRect().top
      const order = ['Travel', 'Total', 'Invoice total', 'Due now'].map(topOf)
      expect(order, `from the price to what is due, ${width} wide`).toEqual(order.toSorted((a, b) => a - b))
    }
  })

  test('folds long requests, and holds long names on a phone', async () => {
    const name = 'Wilhelmina-Featherstonehaugh-Cholmondeley-of-Peachtree-Street'
    serve({
      active: [
        buildBooking(1, {
          agent: { id: uuid(1), name: name.slice(0, 60), category: 'dj', image: null },
          specialRequests: 'Candles. '.repeat(450),
          totalAmount: 99_999_999.99,
        }),
      ],
    })
    for (const width of [320, 390, 768, 1280]) {
      await page.viewport(width, 844)
      if (width === 320) await open(path, name)
      await expect.element(button('Read more')).toBeVisible()
      expect(document.documentElement.scrollWidth, `${width}`).toBeLessThanOrEqual(width)
    }
    await button('Read more').click()
    await expect.element(button('Read less')).toBeVisible()
  })
})

describe('a past ticket', () => {
  test('is reduced: who, what, when, how much, no payment', async () => {
    serve({ past: [{ ...sabine, status: 'completed', paymentStatus: 'refunded', due: [], review: null }] })
    await open(`${path}?tab=past`)
    const ticket = article('Sabine Laurent')
    for (const text of [
      'Private party',
      'Completed',
      'Refunded',
      'Friday, December 4, 2099, 9 PM to midnight',
      '$660.00',
    ]) {
      await expect.element(ticket.getByText(text, { exact: true })).toBeVisible()
    }
    for (const text of ['3 hours', 'One fan act at ten.', 'Pay Now', 'Add to calendar', 'Leave a review']) {
      expect(ticket.getByText(text, { exact: true }).elements()).toEqual([])
    }
    await expect.element(ticket.getByRole('link', { name: /Book again/ })).toBeVisible()
  })

  test('keeps Pay Now while it is owed, and names a report until it is verified (P7.110, P7.113)', async () => {
    const owed = buildBooking(1, { status: 'completed' })
    const reportedAt = '2026-11-23T03:00:00.000Z'
    serve({ past: [owed, buildBooking(2, { status: 'completed', paymentStatus: 'paid', due: [], reportedAt })] })
    await open(`${path}?tab=past`)
    await article('Agent 1').getByRole('button', { name: 'Pay Now' }).click()
    const form = page.getByRole('form', { name: 'Pay for this booking' })
    await expect.element(form).toBeVisible()
    expect(form.getByText('Nothing is due until we confirm.').elements()).toEqual([])
    const sentence = "Reported November 22. We'll email you once it's verified."
    await expect.element(article('Agent 2').getByText(sentence)).toBeVisible()
    expect(page.getByText(sentence).elements()).toHaveLength(1)
  })

  test('a cancelled one without a price shows $0.00', async () => {
    serve({ past: [buildBooking(1, { status: 'cancelled', totalAmount: null, due: [] })] })
    await open(`${path}?tab=past`)
    await expect.element(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect.element(page.getByText('$0.00')).toBeVisible()
  })
})

describe('none, one, many, broken', () => {
  test('nothing active leads to the agents', async () => {
    await open(path)
    await expect.element(page.getByText('No active bookings', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Browse Agents' })).toHaveAttribute('href', '/#browse')
    await tab(/Past/).click()
    await expect.element(page.getByText('No past bookings', { exact: true })).toBeVisible()
  })

  test('five hundred come a hundred at a time, and the first new one gets the focus', async () => {
    serve({ active: many(500, buildBooking) })
    await open(path)
    await expect.element(tab('Active Bookings 500')).toBeVisible()
    for (const shown of [100, 200, 300, 400]) {
      await expect.poll(() => document.querySelectorAll('article').length).toBe(shown)
      await button('Show more').click()
      await expect.poll(() => document.activeElement?.querySelector('h2')?.textContent).toBe(`Agent ${shown}`)
    }
    await expect.poll(() => page.getByRole('article').elements().length).toBe(500)
    expect(button('Show more').elements()).toEqual([])
  }, 60_000)

  test('a page that does not come can be asked for again', async () => {
    serve({ active: many(150, buildBooking) })
    await open(path)
    await expect.element(button('Show more')).toBeVisible()
    const answer = api.answers['GET /api/customer/bookings']
    api.answers['GET /api/customer/bookings'] = () => refusal(500, 'Something broke')
    await button('Show more').click()
    await expect.element(page.getByText('The rest could not be loaded.')).toBeVisible()
    expect(page.getByRole('article').elements()).toHaveLength(100)
    if (answer) api.answers['GET /api/customer/bookings'] = answer
    await button('Try again').click()
    await expect.poll(() => page.getByRole('article').elements().length).toBe(150)
  })

  test('what fails to load says so and can be tried again; meanwhile there is the shape of it', async () => {
    api.answers['GET /api/customer/bookings'] = () => refusal(500, 'Something broke')
    await open(path)
    await expect.element(page.getByText('Your bookings could not be loaded')).toBeVisible()
    expect(tab('Active Bookings').element().textContent).toBe('Active Bookings')
    const { promise, resolve } = Promise.withResolvers<Response>()
    api.answers['GET /api/customer/bookings'] = () => promise
    await button('Try again').click()
    await expect.element(page.getByText('Loading your bookings...')).toBeInTheDocument()
    expect(document.querySelectorAll('.ticket .skeleton').length).toBeGreaterThan(3)
    resolve(json(200, [sabine]))
    await expect.element(article('Sabine Laurent')).toBeVisible()
  })
})

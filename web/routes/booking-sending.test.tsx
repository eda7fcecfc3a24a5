import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from './test-support/answers.ts'
import {
  api,
  expectMessage,
  field,
  fillIn,
  made,
  open,
  sabine,
  settle,
  submitButton,
  submitHeld,
  unpriced,
} from './test-support/booking.tsx'
import { toastTexts } from './test-support/screen.tsx'

describe('sending', () => {
  test('what was sent can no longer be changed, and the focus goes to the ticket', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    field('Your Name').element().focus()
    await submitHeld()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your ticket')
    expect(document.activeElement?.textContent).toContain('Pending')
    expect(document.querySelectorAll('form :is(input, select, textarea):not(:disabled)')).toHaveLength(0)
  })

  test('sends the fields with total and status, once, however often it is submitted', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    api.bookings = () => promise
    const { router } = await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await field('Duration').fill('2.5')
    const width = submitButton().element().getBoundingClientRect().width
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    const busy = page.getByRole('button', { name: 'Submitting...' })
    await expect.element(busy).toBeDisabled()
    expect(busy.element().getBoundingClientRect().width).toBe(width)
    resolve(made())
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    form?.requestSubmit()
    await expect.element(submitButton()).toBeDisabled()
    expect(api.sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          agentId: sabine.id,
          customerName: 'Renée Thibodeaux',
          customerEmail: 'renee@example.com',
          customerPhone: null,
          eventType: 'private_party',
          eventDate: '2027-02-05T21:00',
          duration: 2,
          eventLocation: null,
          specialRequests: null,
          totalAmount: 440,
          status: 'pending',
        },
      },
    ])
    expect(router.state.location.pathname).toBe('/booking')
  })

  test('sends the number of guests, and says beside the field when it is none (P3.60)', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    for (const wrong of ['0', '1.5', 'many', '1000000000']) {
      await field('Guests').fill(wrong)
      await submitButton().click()
      await expectMessage('Guests', 'Enter a whole number from 1 to 100,000, or leave it blank')
      await expect.element(field('Guests')).toHaveFocus()
    }
    expect(api.sent).toEqual([])
    await field('Guests').fill('80')
    api.bookings = () => refusal(400, 'Please check the fields', { guests: 'Not that many' })
    await submitButton().click()
    await expectMessage('Guests', 'Not that many')
    expect(api.sent[0]?.body).toMatchObject({ guests: 80 })
  })

  test('says nothing about a total it does not know', async () => {
    await open(`/booking?agent=${unpriced.id}`)
    await fillIn()
    await submitButton().click()
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(api.sent[0]?.body).not.toHaveProperty('totalAmount')
  })

  test('marks the ticket as pending, refreshes the bookings and goes home after two seconds', async () => {
    const { router, client } = await open(`/booking?agent=${sabine.id}`)
    client.setQueryData(['bookings', 'mine'], [])
    await fillIn()
    await submitHeld()
    expect(toastTexts()).toEqual([['Booking Submitted!', "We'll confirm shortly."]])
    const said = 'PendingCheck your email for a confirmation. First booking? We’ll also email you how to sign in.'
    expect(document.querySelector('article')?.textContent).toContain(said)
    expect(client.getQueryState(['bookings', 'mine'])?.isInvalidated).toBe(true)
    await vi.advanceTimersByTimeAsync(1990)
    expect(router.state.location.pathname).toBe('/booking')
    await vi.advanceTimersByTimeAsync(20)
    expect(router.state.location.pathname).toBe('/')
  })

  test('does not pull back who went elsewhere', async () => {
    const { router } = await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitHeld()
    expect(toastTexts()).toHaveLength(1)
    await router.navigate('/services')
    await settle()
    await vi.advanceTimersByTimeAsync(3000)
    expect(router.state.location.pathname).toBe('/services')
  })

  test('a new visit of the same page within the two seconds stays, and is a new booking', async () => {
    const { router } = await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitHeld()
    await router.navigate('/booking')
    await settle()
    await vi.advanceTimersByTimeAsync(3000)
    expect(router.state.location.pathname).toBe('/booking')
    vi.useRealTimers()
    await expect.element(submitButton()).toBeEnabled()
    await submitButton().click()
    await vi.waitFor(() => expect(api.sent).toHaveLength(2))
    expect(api.sent[1]?.key).not.toBe(api.sent[0]?.key)
  })
})

describe('when it fails', () => {
  test('shows what the server says about fields beside them, and no toast', async () => {
    api.bookings = () =>
      refusal(400, 'Please check the form', {
        eventDuration: 'Too long a night',
        eventDate: 'The event date is in the past',
      })
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitButton().click()
    await expect.element(field('Event Date')).toHaveFocus()
    await expectMessage('Event Date', 'The event date is in the past')
    await expectMessage('Duration', 'Too long a night')
    expect(toastTexts()).toEqual([])
    await field('Event Date').fill('2027-03-05T21:00')
    await expectMessage('Event Date', 'Atlanta (Eastern) time')
  })

  test('says anything else in one destructive toast, keeps what was typed and the key', async () => {
    api.bookings = () => refusal(409, 'This agent is currently unavailable')
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await field('Special Requests').fill('Red room')
    await submitButton().click()
    await expect
      .poll(() => document.querySelector('.toast[role=alert]')?.textContent)
      .toBe('Booking FailedThis agent is currently unavailable')
    await expect.element(field('Your Name')).toHaveValue('Renée Thibodeaux')
    await expect.element(field('Special Requests')).toHaveValue('Red room')
    await expect.element(submitButton()).toHaveFocus()
    api.bookings = made
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(api.sent[1]).toEqual(api.sent[0])
  })

  test('says that it failed when no answer came', async () => {
    api.bookings = () => Promise.reject(new TypeError('Failed to fetch'))
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitButton().click()
    await expect.element(page.getByText('Failed to submit booking')).toBeVisible()
  })

  test('takes a new key once the old one stands for another request', async () => {
    api.bookings = () => refusal(422, 'This Idempotency-Key was used for another request')
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitButton().click()
    await expect.element(page.getByText('Booking Failed', { exact: true })).toBeVisible()
    api.bookings = made
    await field('Your Name').fill('Renée T.')
    await submitButton().click()
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(api.sent[1]?.key).not.toBe(api.sent[0]?.key)
  })
})

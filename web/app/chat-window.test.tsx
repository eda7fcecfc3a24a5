import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answer,
  button,
  endChat,
  fakeServer,
  fakeTimers,
  field,
  GREETING,
  heard,
  json,
  launcher,
  log,
  openChat,
  openPage,
  panel,
  sent,
  server,
} from '#web/app/test-support/chat.tsx'
import { readToasts } from '#web/ui/toast-store.ts'

beforeEach(fakeServer)
afterEach(endChat)

const toasts = () =>
  readToasts()
    .filter(({ open }) => open)
    .map(({ title, description }) => [title, description])

test('the transcript needs an address, and says how it went', async () => {
  await openChat()
  await button('End chat').click()
  await button('Email transcript').click()
  await expect.element(button('Send')).toBeDisabled()
  const email = page.getByRole('textbox', { name: /^Email/ })
  await expect.element(email).toHaveAttribute('type', 'email')
  await email.fill('me@example.com')
  server.answers.set('POST /api/chat/transcript', json({ error: 'No', code: 'x' }, 500))
  await button('Send').click()
  await vi.waitFor(() => expect(toasts()).toEqual([['Error', 'Failed to send transcript. Please try again.']]))
  server.answers.set('POST /api/chat/transcript', json({ success: true }))
  await button('Send').click()
  await vi.waitFor(() => expect(toasts()).toEqual([['Transcript Sent', 'Check your email for the chat transcript.']]))
  await expect.element(button('Close chat')).toBeVisible()
})

test('a rating needs a star; Skip ends without one', async () => {
  await openChat()
  await button('End chat').click()
  await button('Rate chat').click()
  await expect.element(button('Submit Rating')).toBeDisabled()
  await page.getByLabelText('4 stars').click({ force: true })
  server.answers.set('POST /api/chat/rating', json({ error: 'No', code: 'x' }, 500))
  await button('Submit Rating').click()
  await vi.waitFor(() => expect(toasts()).toEqual([['Error', 'Failed to submit rating. Please try again.']]))
  server.answers.set('POST /api/chat/rating', json({ success: true }))
  await button('Submit Rating').click()
  await vi.waitFor(() => expect(toasts()).toEqual([['Thank You!', 'Your feedback helps us improve our service.']]))
  expect(sent('POST /api/chat/rating').at(-1)).toEqual({
    sessionToken: 'token-one-token-one-12',
    rating: 4,
    comment: '',
  })
  await expect.element(panel()).not.toBeInTheDocument()

  await launcher().click()
  await button('End chat').click()
  await button('Rate chat').click()
  await button('Skip').click()
  await expect.element(panel()).not.toBeInTheDocument()
  expect(localStorage.getItem('chat-status')).toBe('completed')
})

test('without a model behind it, it is an assistant and no AI', async () => {
  server.answers.set(
    'POST /api/chat/init',
    json({ sessionToken: 'token-one-token-one-12', message: GREETING, transcripts: true, ratings: true, ai: false }),
  )
  await openChat()
  await heard(log(), 'You’re chatting with an assistant.')
  expect(panel().element().textContent).not.toMatch(/\bAI\b/)
})

test('what the agency switched off is not offered', async () => {
  server.answers.set(
    'POST /api/chat/init',
    json({ sessionToken: 'token-one-token-one-12', message: GREETING, transcripts: false, ratings: false }),
  )
  await openChat()
  await button('End chat').click()
  await expect.element(button('Close chat')).toBeVisible()
  expect(button('Email transcript').elements()).toEqual([])
  expect(button('Rate chat').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toBeVisible()
})

test.each(['/agent/dashboard', '/admin/login'])('there is no chat at %s', async (address) => {
  await openPage(address)
  await expect.element(page.getByRole('heading', { name: 'Page' })).toBeVisible()
  expect(launcher().elements()).toEqual([])
})

test('no chat while it is switched off, one when nobody can say', async () => {
  server.answers.set('GET /api/auth/status', json({ showChat: false, role: null, autoPopupDelay: 10 }))
  await openPage()
  await expect.element(page.getByRole('heading', { name: 'Page' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(launcher().elements()).toEqual([])
})

test('the chat is there when the status cannot be read', async () => {
  localStorage.setItem('chat-auto-opened', '2026-11-21T20:00:00Z')
  server.answers.set('GET /api/auth/status', json({ error: 'No', code: 'x' }, 500))
  await openPage()
  await expect.element(launcher()).toBeVisible()
})

test('opens automatically once, without taking the focus, and is whole at a touch', async () => {
  server.answers.set('GET /api/auth/status', json({ showChat: true, role: null, autoPopupDelay: 1 }))
  await openPage()
  // this window has been open for longer than a second
  await heard(log(), GREETING)
  expect(document.activeElement).toBe(document.body)
  expect(panel().element()).toHaveAttribute('data-half')
  expect(localStorage.getItem('chat-auto-opened')).toMatch(/^\d{4}-/)
  await button('Close').click()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(panel().elements()).toEqual([])
  await launcher().click()
  expect(panel().element()).not.toHaveAttribute('data-half')
})

test('on a phone one that opened automatically is closed at the first tap', async () => {
  server.answers.set('GET /api/auth/status', json({ showChat: true, role: null, autoPopupDelay: 1 }))
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(390, 844)
  await openPage()
  await heard(log(), GREETING)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(launcher()).toBeVisible()
})

test('the bar of the conversation shows while it scrolls and goes 600 ms later', async () => {
  server.answers.set('POST /api/chat/message', json(answer('A line. '.repeat(400))))
  fakeTimers()
  await openChat()
  await field().fill('Tell me everything')
  await userEvent.keyboard('{Enter}')
  await heard(log(), 'A line.')
  const element = log().element()
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const isBarShown = () => document.querySelector('.chat .scroll-bar') !== null
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await drawn()
  }
  /** A scroll is over when nothing has scrolled for so long. */
  const end = 100
  await drawn()
  // the end is in sight, as it is after every answer
  expect(element.scrollTop).toBeGreaterThan(0)
  expect(element.scrollHeight - element.clientHeight - element.scrollTop).toBeLessThanOrEqual(1)
  // scrolled by keyboard, too
  expect(element).toHaveAttribute('tabindex', '0')
  await pass(end)
  await pass(600)
  expect(isBarShown()).toBe(false)
  element.scrollTo({ top: 0 })
  await drawn()
  expect(isBarShown()).toBe(true)
  await pass(end)
  await pass(599)
  expect(isBarShown()).toBe(true)
  await pass(1)
  expect(isBarShown()).toBe(false)
})

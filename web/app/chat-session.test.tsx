import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  said,
  sent,
  server,
} from '#web/app/test-support/chat.tsx'

beforeEach(fakeServer)
afterEach(endChat)

test('a conversation that is stored goes on', async () => {
  localStorage.setItem('chat-token', 'stored-stored-stored-12')
  localStorage.setItem('chat-status', 'active')
  server.answers.set(
    'GET /api/chat/history/stored-stored-stored-12',
    json({
      messages: [
        { id: '1', role: 'user', content: 'A DJ?', createdAt: '2026-11-21T20:00:00Z', metadata: {} },
        { id: '2', role: 'assistant', content: 'Tunde is free.', createdAt: '2026-11-21T20:00:01Z', metadata: {} },
      ],
      person: null,
      waiting: false,
      transcripts: true,
      ratings: true,
      ai: true,
    }),
  )
  await openPage()
  await launcher().click()
  await heard(log(), 'Tunde is free.')
  await heard(panel(), 'AI assistant')
  expect(sent('POST /api/chat/init')).toEqual([])
})

test.each(['completed', 'active'])('one that is over (%s) is followed by a new one', async (status) => {
  localStorage.setItem('chat-token', 'gone-gone-gone-gone-12')
  localStorage.setItem('chat-status', status)
  await openChat()
  await heard(log(), GREETING)
  expect(localStorage.getItem('chat-token')).toBe('token-one-token-one-12')
})

test('a card number is masked before it is sent, and the visitor reads so', async () => {
  await openChat()
  await heard(log(), GREETING)
  await field().fill('Take 4111 1111 1111 1111')
  await userEvent.keyboard('{Enter}')
  await heard(log(), 'Please never send card details in this chat.')
  await heard(log(), 'Take •••• •••• •••• 1111')
  expect(sent('POST /api/chat/message')).toMatchObject([{ message: 'Take •••• •••• •••• 1111' }])
  expect(document.body.textContent).not.toContain('4111 1111')
})

test('a session that ended meanwhile costs nothing: the message goes to a new one', async () => {
  await openChat()
  await heard(log(), GREETING)
  server.answers.set(
    'POST /api/chat/init',
    json({ sessionToken: 'token-two-token-two-12', message: GREETING, transcripts: true, ratings: true, ai: true }),
  )
  server.answers.set('POST /api/chat/message', (body) =>
    (body as { sessionToken: string }).sessionToken.startsWith('token-two')
      ? Response.json(answer('Still here.'))
      : Response.json({ error: 'Over', code: 'not_found' }, { status: 404 }),
  )
  await field().fill('Hello?')
  await userEvent.keyboard('{Enter}')
  await heard(log(), 'Still here.')
  expect(said().match(/Hello\?/g)).toHaveLength(1)
  expect(localStorage.getItem('chat-token')).toBe('token-two-token-two-12')
})

test('a full chat shows a message and can be retried', async () => {
  server.answers.set(
    'POST /api/chat/init',
    json({ error: 'All lines are busy. Call (404) 555-0142.', code: 'unavailable' }, 503),
  )
  await openPage()
  await launcher().click()
  await heard(page.getByRole('alert'), 'All lines are busy. Call (404) 555-0142.')
  fakeServer()
  await button('Try again').click()
  await heard(log(), GREETING)
})

test('Escape and Close put it away with what was written, and the button gets the focus', async () => {
  await openChat()
  await heard(log(), GREETING)
  await field().fill('Half a thought')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(launcher().element())
  await launcher().click()
  expect(field().element()).toHaveValue('Half a thought')
  expect(sent('POST /api/chat/init')).toHaveLength(1)
})

test('a window that was hidden and is looked at again begins anew', async () => {
  await openChat()
  await heard(log(), GREETING)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(panel()).not.toBeInTheDocument()
  expect(localStorage.getItem('chat-token')).toBeNull()
  expect(localStorage.getItem('chat-status')).toBe('completed')
  expect(sent('POST /api/chat/end')).toEqual([{ sessionToken: 'token-one-token-one-12' }])
})

const WELCOME = 'You are very welcome. Is there anything else I can help you with?'

test('a no to the question in an answer is thanked for and closes the chat 3 s later', async () => {
  server.answers.set('POST /api/chat/message', json(answer(WELCOME, { intent: 'thanks' })))
  fakeTimers()
  await openChat()
  await field().fill('Thanks')
  await userEvent.keyboard('{Enter}')
  await heard(log(), WELCOME)
  await button('No thanks').click()
  await heard(log(), 'Thank you for chatting with us.')
  expect(sent('POST /api/chat/message')).toHaveLength(1)
  // waiting for the words moves this clock as well
  await vi.advanceTimersByTimeAsync(1_500)
  await expect.element(panel()).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_500)
  await expect.element(panel()).not.toBeInTheDocument()
  expect(localStorage.getItem('chat-status')).toBe('completed')
})

test('that question is still open after a reload', async () => {
  localStorage.setItem('chat-token', 'stored-stored-stored-12')
  localStorage.setItem('chat-status', 'active')
  const messages = [{ id: '1', role: 'assistant', content: WELCOME, createdAt: '2026-11-21T20:00:00Z', metadata: {} }]
  server.answers.set(
    'GET /api/chat/history/stored-stored-stored-12',
    json({ messages, person: null, waiting: false, transcripts: true, ratings: true }),
  )
  await openChat()
  await heard(log(), WELCOME)
  await field().fill('I’m good')
  await userEvent.keyboard('{Enter}')
  await heard(log(), 'Thank you for chatting with us.')
  expect(sent('POST /api/chat/message')).toEqual([])
})

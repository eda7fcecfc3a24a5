import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answer,
  button,
  endChat,
  FakeEvents,
  fakeServer,
  fakeTimers,
  field,
  GREETING,
  heard,
  json,
  log,
  openChat,
  panel,
  said,
  sent,
  server,
} from '#web/app/test-support/chat.tsx'

beforeEach(fakeServer)
afterEach(endChat)

const JOINING = 'Somebody will join you.'

test('a person of the agency is heard, named, and ends the quick replies', async () => {
  await openChat()
  await heard(log(), GREETING)
  const [events] = FakeEvents.opened
  expect(events?.url).toBe('/api/chat/events/token-one-token-one-12')
  events?.send('person', { name: 'Imani', waiting: false })
  await heard(panel(), 'Imani, from the agency')
  const message = {
    id: 'm1',
    role: 'assistant',
    content: 'Hi, Imani here.',
    createdAt: '2026-11-21T20:00:00Z',
    metadata: { author: 'Imani' },
  }
  events?.send('message', message)
  events?.send('message', message)
  await heard(log(), 'Hi, Imani here.')
  expect(said().match(/Imani here/g)).toHaveLength(1)
  expect(page.getByRole('list', { name: 'Quick replies' }).elements()).toEqual([])
  // looking elsewhere doesn't end what a person began
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(panel()).toBeVisible()
  events?.send('person', { name: null, waiting: false })
  await heard(panel(), 'AI assistant')
})

test('a stream that is opened again is no sign of life: a quiet conversation is asked about all the same', async () => {
  fakeTimers()
  await openChat()
  await heard(log(), GREETING)
  await vi.advanceTimersByTimeAsync(140_000)
  FakeEvents.opened[0]?.send('person', { name: null, waiting: false })
  await vi.advanceTimersByTimeAsync(11_000)
  await heard(log(), 'Is there anything else I can help you with?')
})

test('who spoke with a person is not asked again how to be reached', async () => {
  server.answers.set('POST /api/chat/message', json(answer('', { intent: 'person', person: 'Imani' })))
  await openChat()
  await heard(log(), GREETING)
  FakeEvents.opened[0]?.send('person', { name: 'Imani', waiting: false })
  await heard(panel(), 'Imani, from the agency')
  await field().fill('Saturday the 12th')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent('POST /api/chat/message')).toHaveLength(1))
  await heard(log(), 'Saturday the 12th')
  FakeEvents.opened[0]?.send('person', { name: null, waiting: false })
  await heard(panel(), 'AI assistant')
  await expect.element(page.getByRole('list', { name: 'Quick replies' })).toBeVisible()
  expect(button('Have someone contact me').elements()).toEqual([])
})

test('what is said while it is closed is counted on its button', async () => {
  await openChat()
  await heard(log(), GREETING)
  await userEvent.keyboard('{Escape}')
  FakeEvents.opened[0]?.send('message', {
    id: 'm1',
    role: 'assistant',
    content: 'Are you there?',
    createdAt: '2026-11-21T20:00:00Z',
    metadata: { author: 'Imani' },
  })
  await expect.element(button('Open the chat, 1 unread')).toBeVisible()
})

test('asking for a person asks how to reach the visitor', async () => {
  server.answers.set('POST /api/chat/message', json(answer('A person can help.', { intent: 'person' })))
  server.answers.set('POST /api/chat/person', (body) =>
    (body as { email: string }).email
      ? Response.json({ success: true, message: 'Thank you. We are here until 10 PM.' })
      : Response.json(
          { error: 'Check the form', code: 'invalid', fields: { email: 'Leave an email address or a phone number' } },
          { status: 400 },
        ),
  )
  await openChat()
  await button('Speak to a person').click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Renée')
  await button('Have someone contact me').click()
  await heard(panel(), 'Leave an email address or a phone number')
  await page.getByRole('textbox', { name: /^Email/ }).fill('renee@example.com')
  await button('Have someone contact me').click()
  await heard(log(), 'Thank you. We are here until 10 PM.')
  await expect.element(button('Have someone contact me')).not.toBeInTheDocument()
})

/** Lets much more time pass than the idle flow takes, and looks elsewhere and back. */
async function beAway() {
  await vi.advanceTimersByTimeAsync(1_000_000)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('nothing ends while a person was asked for, until the conversation is handed back', async () => {
  server.answers.set('POST /api/chat/message', json(answer('A person can help.', { intent: 'person' })))
  server.answers.set('POST /api/chat/person', json({ success: true, message: `Thank you. ${JOINING}` }))
  fakeTimers()
  await openChat()
  await button('Speak to a person').click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Renée')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('(404) 555-0199')
  await button('Have someone contact me').click()
  await heard(log(), JOINING)
  await beAway()
  await expect.element(panel()).toBeVisible()
  // a message to the assistant in between changes nothing
  server.answers.set('POST /api/chat/message', json(answer('Is there anything else I can help you with?')))
  await field().fill('How long does it take?')
  await userEvent.keyboard('{Enter}')
  await heard(log(), 'How long does it take?')
  await beAway()
  await expect.element(panel()).toBeVisible()
  expect(said().match(/anything else/g)).toHaveLength(1)
  expect(sent('POST /api/chat/end')).toEqual([])
  FakeEvents.opened[0]?.send('person', { name: 'Imani', waiting: false })
  FakeEvents.opened[0]?.send('person', { name: null, waiting: false })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(panel()).not.toBeInTheDocument()
})

test('a reload does not end the wait for a person either', async () => {
  localStorage.setItem('chat-token', 'stored-stored-stored-12')
  localStorage.setItem('chat-status', 'active')
  server.answers.set(
    'GET /api/chat/history/stored-stored-stored-12',
    json({
      messages: [
        {
          id: '1',
          role: 'assistant',
          content: JOINING,
          createdAt: '2026-11-21T20:00:00Z',
          metadata: {},
        },
      ],
      person: null,
      waiting: true,
      transcripts: true,
      ratings: true,
    }),
  )
  fakeTimers()
  await openChat()
  await heard(log(), JOINING)
  FakeEvents.opened[0]?.send('person', { name: null, waiting: true })
  await beAway()
  await expect.element(panel()).toBeVisible()
  expect(said()).not.toContain('anything else')
  // a person came and left while the stream was closed; the stream now says that the visitor no longer waits
  FakeEvents.opened[0]?.send('person', { name: null, waiting: false })
  await vi.advanceTimersByTimeAsync(151_000)
  await heard(log(), 'Is there anything else I can help you with?')
})

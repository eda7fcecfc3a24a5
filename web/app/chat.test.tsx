import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import {
  answer,
  button,
  endChat,
  FakeEvents,
  fakeServer,
  field,
  GREETING,
  json,
  launcher,
  log,
  openChat,
  openPage,
  panel,
  server,
} from '#web/app/test-support/chat.tsx'
import { readToasts } from '#web/ui/toast-store.ts'

beforeEach(fakeServer)
afterEach(endChat)

const APOLOGY = "I apologize, but I'm having trouble responding right now. Please try again or contact us directly."
const JOINING = 'Somebody will join you.'
/** Waits until an element says this among other things. */
const heard = (where: Locator, text: string) => vi.waitFor(() => expect(where.element().textContent).toContain(text))
const said = () => log().element().textContent ?? ''
const toasts = () =>
  readToasts()
    .filter(({ open }) => open)
    .map(({ title, description }) => [title, description])
const sent = (key: string) => server.sent.filter(([name]) => name === key).map(([, body]) => body)

test('greets, keeps the session, and says that an AI answers', async () => {
  await openChat()
  await heard(log(), GREETING)
  await heard(log(), 'An AI assistant answers here')
  expect(localStorage.getItem('chat-token')).toBe('token-one-token-one-12')
  expect(localStorage.getItem('chat-status')).toBe('active')
  expect(document.activeElement).toBe(field().element())
})

test('Enter sends, Shift+Enter does not, and nothing empty is sent', async () => {
  await openChat()
  await field().fill('   ')
  await userEvent.keyboard('{Enter}')
  expect(sent('POST /api/chat/message')).toEqual([])
  await field().fill('A DJ')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  expect(sent('POST /api/chat/message')).toEqual([])
  await userEvent.keyboard('for Friday{Enter}')
  await heard(log(), 'Happy to help.')
  expect(sent('POST /api/chat/message')).toEqual([
    { sessionToken: 'token-one-token-one-12', message: 'A DJ\nfor Friday' },
  ])
  expect(field().element()).toHaveValue('')
})

test('a second message waits for the answer to the first', async () => {
  let finish: (response: Response) => void = () => {}
  server.answers.set('POST /api/chat/message', () => new Promise((resolve) => (finish = resolve)))
  await openChat()
  await field().fill('First')
  await userEvent.keyboard('{Enter}')
  await field().fill('Second')
  await userEvent.keyboard('{Enter}')
  expect(sent('POST /api/chat/message')).toHaveLength(1)
  expect(field().element()).toHaveValue('Second')
  await expect.element(page.getByText('The assistant is writing')).toBeInTheDocument()
  finish(Response.json(answer('There you are.')))
  await heard(log(), 'There you are.')
  expect(field().element()).toHaveValue('Second')
})

test('an answer that streams is shown as it comes, and whole at the end', async () => {
  const bytes = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  server.answers.set(
    'POST /api/chat/message',
    () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (given) => {
            controller = given
          },
        }),
        { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
      ),
  )
  await openChat()
  await field().fill('Who plays on rooftops?')
  await userEvent.keyboard('{Enter}')
  controller?.enqueue(bytes.encode('event: delta\ndata: {"text":"Tunde '))
  controller?.enqueue(bytes.encode('Vox"}\n\nevent: delta\ndata: {"text":" does."}\n\n'))
  await heard(log(), 'Tunde Vox does.')
  controller?.enqueue(
    bytes.encode(
      `event: done\ndata: ${JSON.stringify(answer('Tunde Vox does, and gladly.', { suggestedAgents: [{ id: 'a1', name: 'Tunde Vox', category: 'dj', hourlyRate: 150 }] }))}\n\n`,
    ),
  )
  await heard(log(), 'Tunde Vox does, and gladly.')
  expect(said().match(/Tunde Vox does/g)).toHaveLength(1)
  await expect.element(page.getByRole('link', { name: 'Book Tunde Vox' })).toBeVisible()
})

test.each([
  ['refuses', json({ error: 'Busy', code: 'x' }, 500)],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'breaks off',
    () =>
      new Response('event: delta\ndata: {"text":"Half an ans"}\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      }),
  ],
])('apologizes when the server %s, and brings the first quick replies back', async (_how, failing) => {
  server.answers.set('POST /api/chat/message', failing)
  await openChat()
  await field().fill('Which service is best?')
  await userEvent.keyboard('{Enter}')
  await heard(log(), APOLOGY)
  expect(said()).not.toContain('Half an ans')
  for (const reply of [
    'What services do you offer?',
    'Check availability',
    'View pricing',
    'Book now',
    'Speak to a person',
  ]) {
    await expect.element(button(reply)).toBeVisible()
  }
})

test('quick replies are sent as they read, and follow what was said', async () => {
  server.answers.set('POST /api/chat/message', json(answer('Which service are you looking for?')))
  await openChat()
  await button('What services do you offer?').click()
  await expect.element(button('Bartenders')).toBeVisible()
  expect(sent('POST /api/chat/message')).toEqual([
    { sessionToken: 'token-one-token-one-12', message: 'What services do you offer?' },
  ])
})

test('on a desktop every quick reply is in sight, on a phone they are one row', async () => {
  const isInSight = (name: string) => {
    const chip = button(name).element().getBoundingClientRect()
    const frame = panel().element().getBoundingClientRect()
    return chip.left >= frame.left && chip.right <= frame.right && chip.bottom <= frame.bottom
  }
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(1440, 900)
  await openChat()
  await heard(log(), GREETING)
  const replies = ['What services do you offer?', 'Check availability', 'View pricing', 'Book now', 'Speak to a person']
  expect(replies.filter((reply) => !isInSight(reply))).toEqual([])
  await page.viewport(390, 844)
  const tops = replies.map((reply) => button(reply).element().getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})

test('without categories the six built-in names are offered', async () => {
  server.answers.delete('GET /api/categories')
  server.answers.set('POST /api/chat/message', json(answer('Which service are you looking for?')))
  await openChat()
  await button('Book now').click()
  for (const name of ['Models', 'Exotic Dancers', 'Bartenders', 'Massage Therapists', 'Entertainers', 'DJs']) {
    await expect.element(button(name)).toBeVisible()
  }
})

test('at most three agents are suggested, and Book opens the form for one', async () => {
  const agents = ['One', 'Two', 'Three', 'Four'].map((name, i) => ({
    id: `id-${i}`,
    name,
    category: 'dj',
    hourlyRate: 100 + i,
  }))
  server.answers.set('POST /api/chat/message', json(answer('Four fits:', { suggestedAgents: agents })))
  const { where } = await openChat()
  await button('Check availability').click()
  const list = page.getByRole('list', { name: 'Suggested agents' })
  await heard(list, '$102/hr')
  expect(list.getByRole('listitem').elements()).toHaveLength(3)
  await page.getByRole('link', { name: 'Book Two' }).click()
  expect(where()).toBe('/booking?agent=id-1')
})

test('Book and the link to the form carry what is known of the event', async () => {
  const agents = [{ id: 'id-1', name: 'Tunde Vox', category: 'dj', hourlyRate: 150 }]
  const event = { date: '2026-12-05T21:00', hours: 3, place: 'Fox Theatre' }
  const carried = 'date=2026-12-05T21%3A00&hours=3&place=Fox+Theatre'
  server.answers.set(
    'POST /api/chat/message',
    json(answer('I suggest Tunde Vox.', { intent: 'booking', suggestedAgents: agents, event })),
  )
  const { where } = await openChat()
  await button('Check availability').click()
  await page.getByRole('link', { name: 'Open the booking form' }).click()
  expect(where()).toBe(`/booking?${carried}`)
  await page.getByRole('link', { name: 'Book Tunde Vox' }).click()
  expect(where()).toBe(`/booking?agent=id-1&${carried}`)
})

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

test('a house that is full says so, and can be asked again', async () => {
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

test('a person of the agency is heard, named, and ends the quick replies', async () => {
  await openChat()
  await heard(log(), GREETING)
  const [events] = FakeEvents.opened
  expect(events?.url).toBe('/api/chat/events/token-one-token-one-12')
  events?.tell('person', { name: 'Imani', waiting: false })
  await heard(panel(), 'Imani, from the agency')
  const message = {
    id: 'm1',
    role: 'assistant',
    content: 'Hi, Imani here.',
    createdAt: '2026-11-21T20:00:00Z',
    metadata: { author: 'Imani' },
  }
  events?.tell('message', message)
  events?.tell('message', message)
  await heard(log(), 'Hi, Imani here.')
  expect(said().match(/Imani here/g)).toHaveLength(1)
  expect(page.getByRole('list', { name: 'Quick replies' }).elements()).toEqual([])
  // looking elsewhere doesn't end what a person began
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(panel()).toBeVisible()
  events?.tell('person', { name: null, waiting: false })
  await heard(panel(), 'AI assistant')
})

test('a stream that is opened again is no sign of life: a quiet conversation is asked about all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await openChat()
  await heard(log(), GREETING)
  await vi.advanceTimersByTimeAsync(140_000)
  FakeEvents.opened[0]?.tell('person', { name: null, waiting: false })
  await vi.advanceTimersByTimeAsync(11_000)
  await heard(log(), 'Is there anything else I can help you with?')
})

const WELCOME = 'You are very welcome. Is there anything else I can help you with?'

test('a no to the question in an answer is thanked for and closes the chat 3 s later', async () => {
  server.answers.set('POST /api/chat/message', json(answer(WELCOME, { intent: 'thanks' })))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
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

test('who spoke with a person is not asked again how to be reached', async () => {
  server.answers.set('POST /api/chat/message', json(answer('', { intent: 'person', person: 'Imani' })))
  await openChat()
  await heard(log(), GREETING)
  FakeEvents.opened[0]?.tell('person', { name: 'Imani', waiting: false })
  await heard(panel(), 'Imani, from the agency')
  await field().fill('Saturday the 12th')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent('POST /api/chat/message')).toHaveLength(1))
  await heard(log(), 'Saturday the 12th')
  FakeEvents.opened[0]?.tell('person', { name: null, waiting: false })
  await heard(panel(), 'AI assistant')
  await expect.element(page.getByRole('list', { name: 'Quick replies' })).toBeVisible()
  expect(button('Ask for a person').elements()).toEqual([])
})

test('what is said while it is closed is counted on its button', async () => {
  await openChat()
  await heard(log(), GREETING)
  await userEvent.keyboard('{Escape}')
  FakeEvents.opened[0]?.tell('message', {
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
  await button('Ask for a person').click()
  await heard(panel(), 'Leave an email address or a phone number')
  await page.getByRole('textbox', { name: /^Email/ }).fill('renee@example.com')
  await button('Ask for a person').click()
  await heard(log(), 'Thank you. We are here until 10 PM.')
  await expect.element(button('Ask for a person')).not.toBeInTheDocument()
})

/** Lets much more time pass than the idle flow takes, and looks elsewhere and back. */
async function beAway() {
  await vi.advanceTimersByTimeAsync(1_000_000)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('nothing ends while a person was asked for, until the conversation is handed back', async () => {
  server.answers.set('POST /api/chat/message', json(answer('A person can help.', { intent: 'person' })))
  server.answers.set('POST /api/chat/person', json({ success: true, message: `Thank you. ${JOINING}` }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await openChat()
  await button('Speak to a person').click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Renée')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('(404) 555-0199')
  await button('Ask for a person').click()
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
  FakeEvents.opened[0]?.tell('person', { name: 'Imani', waiting: false })
  FakeEvents.opened[0]?.tell('person', { name: null, waiting: false })
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await openChat()
  await heard(log(), JOINING)
  FakeEvents.opened[0]?.tell('person', { name: null, waiting: true })
  await beAway()
  await expect.element(panel()).toBeVisible()
  expect(said()).not.toContain('anything else')
  // a person came and left while the stream was closed; the stream now says that the visitor no longer waits
  FakeEvents.opened[0]?.tell('person', { name: null, waiting: false })
  await vi.advanceTimersByTimeAsync(151_000)
  await heard(log(), 'Is there anything else I can help you with?')
})

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
  await heard(log(), 'An assistant answers here')
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
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

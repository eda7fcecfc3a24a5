import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answer,
  button,
  endChat,
  fakeServer,
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

const APOLOGY = "I apologize, but I'm having trouble responding right now. Please try again or contact us directly."

test('greets, keeps the session, and says that an AI answers', async () => {
  await openChat()
  await heard(log(), GREETING)
  await heard(log(), 'You’re chatting with an AI assistant.')
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
  await page.getByRole('link', { name: 'Book Tunde Vox' }).click()
  expect(where()).toBe(`/booking?agent=id-1&${carried}`)
  server.answers.set('POST /api/chat/message', json(answer('In four steps.', { intent: 'booking', event })))
  await field().fill('How?')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('link', { name: 'Open the booking form' }).click()
  expect(where()).toBe(`/booking?${carried}`)
  await page.getByRole('link', { name: 'Book Tunde Vox' }).click()
  expect(where()).toBe(`/booking?agent=id-1&${carried}`)
})

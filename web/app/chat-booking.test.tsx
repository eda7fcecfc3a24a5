import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answer,
  button,
  endChat,
  fakeServer,
  field,
  heard,
  json,
  launcher,
  log,
  openChat,
  said,
  sent,
  server,
} from '#web/app/test-support/chat.tsx'
import type { SentRequest } from '#web/features/bookings/request/sent/sent-request.ts'
import { withSentRequest } from '#web/features/bookings/request/sent/sent-request.ts'

beforeEach(fakeServer)
afterEach(endChat)

const theo = { id: 'id-1', name: 'Theo Castellanos', category: 'dj', hourlyRate: 150 }
const event = {
  ...{ date: '2026-12-05T21:00', hours: 3, place: 'Fox Theatre', guests: 60 },
  ...{ eventType: 'wedding', wishes: ['salsa', 'no fog'] },
}
const choices = ['Book Theo', 'Another date', 'Somebody else, please, who also sings and can bring a band along']
const offered = () => page.getByRole('list', { name: 'Answers to choose from' })

async function ask(words = 'A DJ?') {
  await field().fill(words)
  await userEvent.keyboard('{Enter}')
}

test('short replies are buttons of 44 px under the question, and gone after the next message (P10.90)', async () => {
  server.answers.set('POST /api/chat/message', json(answer('Shall I?', { choices })))
  await openChat()
  await ask()
  await expect.element(offered()).toBeVisible()
  const buttons = offered().getByRole('button').elements()
  expect(buttons.map(({ textContent }) => textContent)).toEqual(choices)
  const box = document.querySelector('.chat-log')?.getBoundingClientRect()
  for (const one of buttons) {
    const { height, left, right } = one.getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(44)
    expect(left).toBeGreaterThanOrEqual(box?.left ?? 0)
    expect(right).toBeLessThanOrEqual(box?.right ?? 0)
  }
  server.answers.set('POST /api/chat/message', json(answer('All right.')))
  ;(buttons[1] as HTMLElement).focus() // listed above
  await userEvent.keyboard('{Enter}')
  await heard(log(), 'All right.')
  expect(sent('POST /api/chat/message').at(-1)).toMatchObject({ message: 'Another date' })
  expect(offered().elements()).toEqual([])
})

test('a reply that the question offers is not offered twice', async () => {
  const message = answer('Tonight, then. Would you like to see them?', { choices: ['Yes', 'Another day'] })
  server.answers.set('POST /api/chat/message', json(message))
  await openChat()
  await ask()
  await expect.element(offered()).toBeVisible()
  expect(button('Yes').elements()).toHaveLength(1)
  await expect.element(page.getByRole('list', { name: 'Quick replies' }).getByText('No', { exact: true })).toBeVisible()
})

test('to book one agent there is one wide button, which fills in the form (P10.92)', async () => {
  server.answers.set(
    'POST /api/chat/message',
    json(answer('Theo is free.', { intent: 'booking', suggestedAgents: [theo], event })),
  )
  const { where } = await openChat()
  await ask()
  const book = page.getByRole('link', { name: 'Book Theo Castellanos' })
  await expect.element(book).toBeVisible()
  expect(book.element().textContent).toContain('Book Theo')
  expect(book.element().getBoundingClientRect().width).toBeGreaterThan(200)
  expect(page.getByRole('link', { name: 'Open the booking form' }).elements()).toEqual([])
  await book.click()
  const address = new URL(where(), 'https://marquee.example')
  expect(address.pathname).toBe('/booking')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ agent: 'id-1', date: '2026-12-05T21:00', hours: '3', place: 'Fox Theatre', guests: '60' },
    ...{ event: 'wedding', requests: 'salsa, no fog' },
  })
})

test('several agents are numbered, one is not; lines of an answer are lines (P10.91)', async () => {
  const agents = [theo, { ...theo, id: 'id-2', name: 'Kei Navarro' }]
  server.answers.set('POST /api/chat/message', json(answer('Two:\nTheo\nKei', { suggestedAgents: agents })))
  await openChat()
  await ask()
  const list = page.getByRole('list', { name: 'Suggested agents' })
  await expect.element(list.getByRole('link', { name: 'Book Kei Navarro' })).toBeVisible()
  expect([...document.querySelectorAll('.chat-number')].map(({ textContent }) => textContent)).toEqual(['1', '2'])
  const line = [...document.querySelectorAll('.chat-line')].at(-1) as HTMLElement // the answer
  expect(getComputedStyle(line).whiteSpace).toContain('pre')
  expect(line.getBoundingClientRect().height).toBeGreaterThan(3 * 22)
  server.answers.set('POST /api/chat/message', json(answer('One:', { suggestedAgents: [theo] })))
  await ask('The first one')
  await heard(log(), 'One:')
  expect(document.querySelectorAll('.chat-number')).toHaveLength(2)
})

const request: SentRequest = {
  ...{ number: 1042, agentName: 'Theo Castellanos', agentImage: null, eventType: 'wedding', hours: 3 },
  ...{ eventDate: '2026-12-06T02:00:00Z', place: 'Fox Theatre', total: '$450.00', event: {} },
  person: { name: 'Renée', email: 'renee@example.com', phone: undefined },
}

test('a request from the form that the chat opened goes on in the chat, once (P10.93)', async () => {
  server.answers.set(
    'POST /api/chat/message',
    json(answer('Theo is free.', { intent: 'booking', suggestedAgents: [theo], event })),
  )
  const { go } = await openChat()
  await ask()
  await page.getByRole('link', { name: 'Book Theo Castellanos' }).click()
  await button('Close').click()
  await go('/', withSentRequest(request))
  await expect.element(page.getByRole('button', { name: 'Open the chat, 1 unread' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the chat, 1 unread' }).click()
  await heard(log(), 'Your request B-1042 for Theo Castellanos has been sent')
  await heard(log(), 'email renee@example.com when your booking is confirmed')
  await expect.element(button('No thanks')).toBeVisible()
  await go('/about', withSentRequest(request))
  expect(said().match(/has been sent/g)).toHaveLength(1)
})

test('a request that did not come from the chat is not spoken of', async () => {
  const { go } = await openChat()
  await go('/', withSentRequest(request))
  await heard(log(), 'Good evening')
  expect(said()).not.toContain('has been sent')
  expect(launcher().elements()).toEqual([])
})

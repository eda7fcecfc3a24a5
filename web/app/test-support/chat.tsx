import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chat } from '#web/app/chat.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import { emptyChat } from '#web/features/chat/chat-entry.ts'
import { conversation } from '#web/features/chat/conversation.ts'
import { Toaster } from '#web/ui/toaster.tsx'

/** A stream of a conversation that the test speaks through. */
export class FakeEvents extends EventTarget {
  static opened: FakeEvents[] = []
  readonly url: string
  closed = false
  constructor(url: string) {
    super()
    this.url = url
    FakeEvents.opened.push(this)
  }
  send(kind: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }))
  }
  close() {
    this.closed = true
  }
}

type Answer = (body: unknown) => Response | Promise<Response>
export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status })
export const answer = (message: string, more: object = {}) => ({
  message,
  intent: 'other',
  suggestedAgents: [],
  choices: [],
  sources: [],
  person: null,
  ...more,
})
export const GREETING = 'Good evening. Tell me about the night.'

/** What each call answers, and what was sent. */
export const server = { answers: new Map<string, Answer>(), sent: [] as [string, unknown][] }

/** A server that talks, as good as new; called before each test. */
export function fakeServer(): void {
  localStorage.clear()
  FakeEvents.opened = []
  server.sent = []
  server.answers = new Map<string, Answer>([
    ['GET /api/auth/status', json({ showChat: true, role: null, autoPopupDelay: 0 })],
    ['GET /api/categories', json([{ displayName: 'Models' }, { displayName: 'Bartenders' }])],
    [
      'POST /api/chat/init',
      json({ sessionToken: 'token-one-token-one-12', message: GREETING, transcripts: true, ratings: true, ai: true }),
    ],
    ['POST /api/chat/message', json(answer('Happy to help.'))],
    ['POST /api/chat/end', json({ success: true })],
    ['POST /api/chat/transcript', json({ success: true })],
    ['POST /api/chat/rating', json({ success: true })],
  ])
  vi.stubGlobal('EventSource', FakeEvents)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const key = `${init?.method ?? 'GET'} ${String(input)}`
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined
    if (init?.method === 'POST') server.sent.push([key, body])
    const found = server.answers.get(key)
    return found ? found(body) : Response.json({ error: 'Not there', code: 'not_found' }, { status: 404 })
  })
}

/** Leaves nothing behind for the next test. */
export function endChat(): void {
  conversation.reset()
  conversation.write('')
  emptyChat()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
}

/** A page with the chat in its corner. */
export async function openPage(address = '/') {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <h1>Page</h1>
            <Chat />
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return {
    where: () => router.state.location.pathname + router.state.location.search,
    go: (to: string, state?: unknown) => router.navigate(to, { state }),
  }
}

export const launcher = () => page.getByRole('button', { name: 'Open the chat' })
export const panel = () => page.getByRole('region', { name: 'Chat', exact: true })
export const log = () => page.getByRole('log', { name: 'Conversation' })
export const field = () => page.getByRole('textbox', { name: 'Message' })
export const button = (name: string) => page.getByRole('button', { name })

/** The chat, opened by its button and greeting. */
export async function openChat(address?: string) {
  const opened = await openPage(address)
  await launcher().click()
  return opened
}

/** Waits until an element says this among other things. */
export const heard = (where: Locator, text: string) =>
  vi.waitFor(() => expect(where.element().textContent).toContain(text))
/** What the conversation says. */
export const said = () => log().element().textContent ?? ''
/** The bodies of a call so far. */
export const sent = (key: string) => server.sent.filter(([name]) => name === key).map(([, body]) => body)

/** Lets the test pass the time, to its end. */
export function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Conversation } from '#shared/contract/chat/conversations.admin.ts'
import type { ChatSettings } from '#shared/contract/chat/settings.admin.ts'
import type { WrittenAnswer } from '#shared/contract/chat/written-answers.admin.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { AdminChatSettings } from '#web/routes/admin/chat-settings.tsx'
import { json, paged } from '#web/routes/test-support/answers.ts'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const SETTINGS: ChatSettings = {
  enabled: true,
  aiModel: 'gpt-4o-mini',
  openaiApiKey: '••••••••1234',
  redisHost: 'localhost',
  redisPort: 6379,
  redisPassword: '',
  autoPopupDelay: 10,
  inactivityTimeout: 3,
  maxConcurrentSessions: 100,
  enableTranscriptEmail: true,
  enableRatingPrompt: true,
  systemPrompt: 'You are a helpful assistant.',
  redisSource: 'none',
  hasOpenaiApiKey: true,
  hasRedisPassword: false,
  version: 4,
  syncedAt: null,
  entries: 42,
}

export const conversationOf = (n: number, some: Partial<Conversation> = {}): Conversation => ({
  id: uuid(n),
  state: 'live',
  person: null,
  customer: null,
  contact: null,
  lastMessage: `Words ${n}`,
  messages: 4,
  rating: null,
  createdAt: '2026-11-21T20:00:00Z',
  lastMessageAt: '2026-11-21T20:05:00Z',
  ...some,
})

/** What there is, what answers by 'METHOD /path', and what was written; as good as new before each test. */
export const api = {
  settings: SETTINGS,
  conversations: [] as Conversation[],
  written: [] as WrittenAnswer[],
  answers: {} as Record<string, (body: unknown) => Response>,
  sent: [] as { call: string; body: unknown; version: string | null }[],
}

function read(url: URL): Response {
  const { pathname } = url
  if (pathname === '/api/admin/chat-settings') return json(200, api.settings)
  if (pathname === '/api/admin/written-answers') return json(200, api.written)
  if (pathname === '/api/admin/conversations') {
    const show = url.searchParams.get('show')
    return paged(
      api.conversations.filter(({ state }) => show === null || state === show),
      url,
    )
  }
  if (pathname === '/api/admin/chat-figures') {
    return json(200, {
      conversations: 12,
      messages: 80,
      live: 1,
      waiting: 0,
      ratings: { count: 4, average: 4.5, satisfied: 0.75 },
      intents: [{ intent: 'pricing', count: 7 }],
    })
  }
  const found = api.conversations.find(({ id }) => pathname === `/api/admin/conversations/${id}`)
  if (!found) return json(404, { error: 'Not there', code: 'not_found' })
  const said = { id: uuid(900), role: 'user', content: 'Who is free?', createdAt: '2026-11-21T20:00:00Z', metadata: {} }
  return json(200, { ...found, comment: null, said: [said] })
}

beforeEach(() => {
  Object.assign(api, { settings: SETTINGS, conversations: [], written: [], answers: {}, sent: [] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.origin)
    const call = `${init?.method ?? 'GET'} ${url.pathname}`
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined
    if (init?.method !== undefined && init.method !== 'GET') {
      api.sent.push({ call, body, version: new Headers(init.headers).get('if-match') })
    }
    return api.answers[call]?.(body) ?? read(url)
  })
})

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

export async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/chat-settings', element: <AdminChatSettings /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return router
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const box = (name: string | RegExp) => page.getByRole('textbox', { name })
export const toasts = () =>
  readToasts()
    .filter(({ open }) => open)
    .map(({ title, description }) => [title, description])

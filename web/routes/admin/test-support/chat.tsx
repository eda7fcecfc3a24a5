import { page } from 'vitest/browser'
import type { Conversation } from '#shared/contract/chat/conversations.admin.ts'
import type { ChatGap } from '#shared/contract/chat/gaps.admin.ts'
import type { ChatSettings } from '#shared/contract/chat/settings.admin.ts'
import type { WrittenAnswer } from '#shared/contract/chat/written-answers.admin.ts'
import { AdminChatSettings } from '#web/routes/admin/chat-settings.tsx'
import { json, paged } from '#web/routes/test-support/answers.ts'
import { fakeApi, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'

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

export const buildConversation = (n: number, some: Partial<Conversation> = {}): Conversation => ({
  id: uuid(n),
  state: 'live',
  waitingFor: null,
  applicant: null,
  applicationState: null,
  person: null,
  mine: false,
  customer: null,
  contact: null,
  lastMessage: `Words ${n}`,
  messages: 4,
  rating: null,
  createdAt: '2026-11-21T20:00:00Z',
  lastMessageAt: '2026-11-21T20:05:00Z',
  ...some,
})

export const buildGap = (n: number, some: Partial<ChatGap> = {}): ChatGap => ({
  id: uuid(500 + n),
  example: `Question ${n}?`,
  conversationId: uuid(n),
  messages: 1,
  notUnderstood: 1,
  ratedLow: 0,
  lastAt: '2026-11-21T20:05:00Z',
  ...some,
})

/** What there is, what answers by 'METHOD /path', and what was written; as good as new before each test. */
export const api = {
  settings: SETTINGS,
  conversations: [] as Conversation[],
  written: [] as WrittenAnswer[],
  gaps: [] as ChatGap[],
  answers: {} as Record<string, (body: unknown) => Response>,
  sent: [] as { call: string; body: unknown; version: string | null }[],
}

function read(url: URL): Response {
  const { pathname } = url
  if (pathname === '/api/admin/chat-settings') return json(200, api.settings)
  if (pathname === '/api/admin/written-answers') return json(200, api.written)
  if (pathname === '/api/admin/chat-gaps') return paged(api.gaps, url)
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
  return json(200, { ...found, comment: null, chatName: null, known: null, application: null, said: [said] })
}

fakeApi({
  reset: () =>
    Object.assign(api, { settings: SETTINGS, conversations: [], written: [], gaps: [], answers: {}, sent: [] }),
  answer: ({ call, url, body }) => api.answers[call]?.(body) ?? read(url),
  onWrite: ({ call, body, version }) => api.sent.push({ call, body, version }),
})

/** The chat settings at an address. */
export async function open(address: string) {
  const { router } = await renderRoutes([{ path: '/admin/chat-settings', element: <AdminChatSettings /> }], [address])
  return router
}

export const box = (name: string | RegExp) => page.getByRole('textbox', { name })

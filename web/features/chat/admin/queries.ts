import { queryOptions } from '@tanstack/react-query'
import type { Conversation } from '#shared/contract/chat/conversations.admin.ts'
import type { ChatGap } from '#shared/contract/chat/gaps.admin.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Everything the office sees of the chat is kept under this key. */
export const CHAT_KEY = ['chat'] as const

export const chatSettingsQuery = queryOptions({
  queryKey: [...CHAT_KEY, 'settings'],
  queryFn: ({ signal }) => call('GET /api/admin/chat-settings', { signal }),
})

export const chatStatsQuery = queryOptions({
  queryKey: [...CHAT_KEY, 'figures'],
  queryFn: ({ signal }) => call('GET /api/admin/chat-figures', { signal }),
  staleTime: 0,
})

export const CONVERSATION_GROUPS = ['live', 'waiting', 'applications', 'past', 'rated'] as const
export type ConversationGroup = (typeof CONVERSATION_GROUPS)[number]

/** Conversations, newest first: all of them, or one group's. */
export const conversationsQuery = (show: ConversationGroup | undefined, q: string) => ({
  ...pagesQuery<Conversation>([...CHAT_KEY, 'conversations', show ?? 'all', q], (cursor, signal) =>
    callWithHeaders('GET /api/admin/conversations', { query: { q: q || undefined, show, cursor }, signal }),
  ),
  staleTime: 0,
})

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...CHAT_KEY, 'conversation', id],
    queryFn: ({ signal }) => call('GET /api/admin/conversations/:id', { params: { id }, signal }),
    staleTime: 0,
  })

export const writtenAnswersQuery = queryOptions({
  queryKey: [...CHAT_KEY, 'answers'],
  queryFn: ({ signal }) => call('GET /api/admin/written-answers', { signal }),
  staleTime: 0,
})

export const GAPS_KEY = [...CHAT_KEY, 'gaps'] as const

/** Groups of messages without a good answer, the largest first. */
export const gapsQuery = {
  ...pagesQuery<ChatGap>(GAPS_KEY, (cursor, signal) =>
    callWithHeaders('GET /api/admin/chat-gaps', { query: { cursor }, signal }),
  ),
  staleTime: 0,
}

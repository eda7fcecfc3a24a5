import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Count, Id, Instant, Success } from '../text.ts'

/** Like messages that the assistant had no good answer for. */
export const ChatGap = z
  .object({
    id: Id,
    example: z.string().describe('The newest message, at most 500 characters of it'),
    conversationId: Id.describe('Where the newest message was said'),
    messages: Count,
    notUnderstood: Count.describe('Messages the assistant did not understand'),
    ratedLow: Count.describe('Messages in conversations that got one or two stars'),
    lastAt: Instant,
  })
  .meta({ id: 'ChatGap' })

export type ChatGap = z.infer<typeof ChatGap>

export const listChatGaps = endpoint({
  method: 'GET',
  path: '/api/admin/chat-gaps',
  access: ['owner'],
  summary: 'What visitors said and the assistant could not answer, in groups, the largest first, with Link to the next',
  query: PageQuery,
  response: z.array(ChatGap),
})

export const dismissChatGap = endpoint({
  method: 'POST',
  path: '/api/admin/chat-gaps/:id/dismiss',
  access: ['owner'],
  summary: 'Take a group off the list; later messages like it stay off it too',
  params: ById,
  response: Success,
})

export const restoreChatGap = endpoint({
  method: 'POST',
  path: '/api/admin/chat-gaps/:id/restore',
  access: ['owner'],
  summary: 'Put a dismissed group back on the list',
  params: ById,
  response: Success,
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { Id, Instant, line, text } from '../text.ts'
import { CHAT_INTENTS, ChatMessage } from './chat.ts'

const ById = z.object({ id: Id })
const Success = z.object({ success: z.literal(true) })
const Message = z.object({ message: z.string() })
const Count = z.number().int()

/** Which model answers (docs/product.md P10.13). */
export const AI_MODELS = ['gpt-4o-mini', 'gpt-4o', 'gpt-3.5-turbo', 'ollama', 'fallback'] as const
export type AiModel = (typeof AI_MODELS)[number]

/** A stored secret, masked: bullets, or empty when there is none. Sent back as it came it keeps what is stored. */
const Secret = z.string().max(500)
const host = line(255, 'Host is required').refine((value) => /^[\w.:[\]-]+$/.test(value), 'Not a host name')
const port = z.number('1 to 65535').int('1 to 65535').min(1, '1 to 65535').max(65_535, '1 to 65535')

const Fields = z.object({
  enabled: z.boolean().describe('Whether visitors see the chat'),
  aiModel: z.enum(AI_MODELS, 'Not a model we know'),
  openaiApiKey: Secret,
  redisHost: host,
  redisPort: port,
  redisPassword: Secret,
  autoPopupDelay: z.number('0 to 60 seconds').int().min(0, '0 to 60 seconds').max(60, '0 to 60 seconds'),
  inactivityTimeout: z.number('1 to 30 minutes').int().min(1, '1 to 30 minutes').max(30, '1 to 30 minutes'),
  maxConcurrentSessions: z.number('10 to 1000').int().min(10, '10 to 1000').max(1000, '10 to 1000'),
  enableTranscriptEmail: z.boolean(),
  enableRatingPrompt: z.boolean(),
  systemPrompt: text(5000, 'Say what the assistant is'),
})

export const ChatSettings = Fields.extend({
  hasOpenaiApiKey: z.boolean(),
  hasRedisPassword: z.boolean(),
  redisSource: z
    .enum(['environment', 'settings', 'none'])
    .describe('Which Redis is used: the one of REDIS_URL, the one set here, or none'),
  version: z.number().int().describe('The row version, to be sent back as If-Match'),
  syncedAt: Instant.nullable().describe('When the knowledge base was last built whole'),
  entries: Count.describe('Entries of the knowledge base'),
}).meta({ id: 'ChatSettings' })
export type ChatSettings = z.infer<typeof ChatSettings>

export const showChatSettings = endpoint({
  method: 'GET',
  path: '/api/admin/chat-settings',
  access: ['admin'],
  summary: 'The chat settings; secrets are masked',
  response: ChatSettings,
})

export const updateChatSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/chat-settings',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: 'Change the chat settings. 409 when If-Match is not the current row version',
  body: Fields.partial(),
  response: ChatSettings,
})

export const syncKnowledge = endpoint({
  method: 'POST',
  path: '/api/admin/chat-settings/sync-kb',
  access: ['admin'],
  summary: 'Build the knowledge base anew from agents, categories, pages, policies and written answers',
  response: Message.extend({ entries: Count }),
})

export const testOpenai = endpoint({
  method: 'POST',
  path: '/api/admin/chat-settings/test-openai',
  refuses: [422],
  access: ['admin'],
  summary:
    'Try the assistant with a key (a mask or nothing means the stored one). 422 with a fixed sentence when it fails',
  body: z.object({ apiKey: Secret.optional(), model: z.enum(AI_MODELS, 'Not a model we know') }),
  response: Message,
})

export const testRedis = endpoint({
  method: 'POST',
  path: '/api/admin/chat-settings/test-redis',
  refuses: [422],
  access: ['admin'],
  summary: 'Try a Redis server. 422 with a fixed sentence when it fails',
  body: z.object({ host, port, password: Secret.optional() }),
  response: Message,
})

/** How the conversations of the last 30 days went. */
export const chatFigures = endpoint({
  method: 'GET',
  path: '/api/admin/chat-figures',
  access: ['admin'],
  summary: 'Conversations, ratings and what they were about, of the last 30 days',
  response: z
    .object({
      conversations: Count,
      messages: Count,
      live: Count,
      waiting: Count.describe('Asked for a person and nobody has taken over'),
      ratings: z.object({
        count: Count,
        average: z.number().nullable(),
        satisfied: z.number().nullable().describe('Part of ratings that are 4 or 5, 0 to 1'),
      }),
      intents: z.array(z.object({ intent: z.enum(CHAT_INTENTS), count: Count })),
    })
    .meta({ id: 'ChatFigures' }),
})

/** A conversation in the office's list. */
export const Conversation = z
  .object({
    id: Id,
    state: z.enum(['live', 'waiting', 'person', 'over']),
    person: z.string().nullable().describe('Who of the agency has it'),
    customer: z.object({ name: z.string(), email: z.string() }).nullable(),
    contact: z
      .object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
      .nullable()
      .describe('What the visitor left when asking for a person'),
    lastMessage: z.string().describe('The beginning of it'),
    messages: Count,
    rating: z.number().int().nullable(),
    createdAt: Instant,
    lastMessageAt: Instant,
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof Conversation>

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/admin/conversations',
  access: ['admin'],
  summary: 'Conversations, newest first, at most 100 a page with Link to the next',
  query: PageQuery.extend({
    show: z.enum(['live', 'waiting', 'past', 'rated']).optional(),
    q: text(200).optional().describe('Words that were said'),
  }),
  response: z.array(Conversation),
})

export const showConversation = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/:id',
  access: ['admin'],
  summary: 'A conversation with what was said, oldest first, the last 500',
  params: ById,
  response: Conversation.extend({
    comment: z.string().nullable().describe('Of the rating'),
    said: z.array(ChatMessage),
  }).meta({ id: 'ConversationDetails' }),
})

export const takeConversation = endpoint({
  method: 'POST',
  path: '/api/admin/conversations/:id/take',
  refuses: [409],
  access: ['admin'],
  summary: 'Take a conversation over: the assistant goes quiet. 409 when somebody else has it, or it is over',
  params: ById,
  body: z.object({ name: line(60, 'Say the name the visitor sees') }),
  response: Conversation,
})

export const handBackConversation = endpoint({
  method: 'POST',
  path: '/api/admin/conversations/:id/hand-back',
  refuses: [409],
  access: ['admin'],
  summary: 'Give a conversation back to the assistant',
  params: ById,
  response: Conversation,
})

export const sayInConversation = endpoint({
  method: 'POST',
  path: '/api/admin/conversations/:id/messages',
  refuses: [409],
  access: ['admin'],
  summary: 'Say something in a conversation one has taken over. 409 when one has not',
  params: ById,
  body: z.object({ content: text(2000, 'Say something first') }),
  response: ChatMessage,
  status: 201,
})

/** A question and its answer, written by the office. */
export const WrittenAnswer = z
  .object({ id: Id, question: z.string(), answer: z.string(), version: z.number().int(), updatedAt: Instant })
  .meta({ id: 'WrittenAnswer' })
export type WrittenAnswer = z.infer<typeof WrittenAnswer>
const WrittenAnswerFields = z.object({
  question: line(500, 'Question is required'),
  answer: text(2000, 'Answer is required'),
})

export const listWrittenAnswers = endpoint({
  method: 'GET',
  path: '/api/admin/written-answers',
  access: ['admin'],
  summary: 'Questions and answers the office wrote for the assistant, newest first, at most 500',
  response: z.array(WrittenAnswer),
})
export const createWrittenAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/written-answers',
  refuses: [422],
  access: ['admin'],
  summary: 'Write an answer; the assistant knows it at once',
  body: WrittenAnswerFields,
  response: WrittenAnswer,
  status: 201,
})
export const updateWrittenAnswer = endpoint({
  method: 'PUT',
  path: '/api/admin/written-answers/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: 'Change a written answer. 409 when If-Match is not the current row version',
  params: ById,
  body: WrittenAnswerFields,
  response: WrittenAnswer,
})
export const deleteWrittenAnswer = endpoint({
  method: 'DELETE',
  path: '/api/admin/written-answers/:id',
  access: ['admin'],
  summary: 'Delete a written answer',
  params: ById,
  response: Success,
})

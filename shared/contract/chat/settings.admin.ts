import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Count, exactLine, Instant, text } from '../text.ts'
import { Message } from './conversations.admin.ts'

/** Which model answers (docs/product.md P10.13). */
export const AI_MODELS = ['gpt-4o-mini', 'gpt-4o', 'gpt-3.5-turbo', 'ollama', 'fallback'] as const

export type AiModel = (typeof AI_MODELS)[number]

/** A stored secret, masked: bullets, or empty when there is none. Sent back as it came it keeps what is stored. */
const Secret = z.string().max(500)

const host = exactLine(255, 'Host is required').refine((value) => /^[\w.:[\]-]+$/.test(value), 'Not a host name')

const port = z.number('1 to 65535').int('1 to 65535').min(1, '1 to 65535').max(65_535, '1 to 65535')

const Fields = z.object({
  enabled: z.boolean().describe('True when visitors see the chat'),
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
  access: ['owner'],
  summary: 'The chat settings; secrets are masked',
  response: ChatSettings,
})

export const updateChatSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/chat-settings',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  reauth: true,
  summary: 'Change the chat settings. 409 when If-Match is not the current row version',
  body: Fields.partial(),
  response: ChatSettings,
})

export const testOpenai = endpoint({
  method: 'POST',
  path: '/api/admin/chat-settings/test-openai',
  refuses: [422],
  access: ['owner'],
  summary:
    'Try the assistant with a key (a mask or nothing means the stored one). 422 with a fixed sentence when it fails',
  body: z.object({ apiKey: Secret.optional(), model: z.enum(AI_MODELS, 'Not a model we know') }),
  response: Message,
})

export const testRedis = endpoint({
  method: 'POST',
  path: '/api/admin/chat-settings/test-redis',
  refuses: [422],
  access: ['owner'],
  summary: 'Try a Redis server. 422 with a fixed sentence when it fails',
  body: z.object({ host, port, password: Secret.optional() }),
  response: Message,
})

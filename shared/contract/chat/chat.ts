import { z } from 'zod'
import { CHAT_MESSAGE_MAX } from '../../model/chat.ts'
import { endpoint } from '../endpoint.ts'
import { line, Raw, Success, text } from '../text.ts'
import { CHAT_INTENTS, ChatMessage, Choices, Event, SuggestedAgent } from './chat-message.ts'

/** 128 random bits or more, base64url; the key to a conversation. */
const SessionToken = z
  .string('We do not know this conversation')
  .regex(/^[\w-]{22,64}$/, 'We do not know this conversation')

const BySession = z.object({ sessionToken: SessionToken })

/** Who answers: the assistant, or the person who took over. */
const Person = z.string().nullable().describe('The name of the person who has the conversation; null for the assistant')

export const initChat = endpoint({
  method: 'POST',
  path: '/api/chat/init',
  access: 'public',
  summary:
    'Begin a conversation. 503 with the telephone number when as many as the agency allows are live, or the chat is off',
  response: z.object({
    sessionToken: z.string(),
    message: z.string().describe('The greeting'),
    transcripts: z.boolean().describe('True when the conversation can be mailed'),
    ratings: z.boolean().describe('True when the conversation can be rated'),
    ai: z.boolean().describe('True when the assistant uses a language model'),
  }),
})

export const chatHistory = endpoint({
  method: 'GET',
  path: '/api/chat/history/:sessionToken',
  access: 'public',
  summary: 'The last 200 messages of a conversation, oldest first; 404 when it is over or unknown',
  params: BySession,
  response: z.object({
    messages: z.array(ChatMessage),
    person: Person,
    waiting: z.boolean().describe('True while the visitor waits for a person'),
    transcripts: z.boolean(),
    ratings: z.boolean(),
    ai: z.boolean(),
  }),
})

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/api/chat/message',
  refuses: [404, 409],
  access: 'public',
  summary:
    'Say something and get the answer. With `Accept: text/event-stream` the same answer comes bit by bit: events `delta` {text}, then `done` with this body. While a person has the conversation `message` is empty and the answer comes by the event stream',
  body: z.object({
    sessionToken: SessionToken,
    message: text(CHAT_MESSAGE_MAX, 'Say something first'),
  }),
  response: z.object({
    message: z.string(),
    intent: z.enum(CHAT_INTENTS),
    suggestedAgents: z.array(SuggestedAgent).max(3),
    event: Event,
    choices: Choices.describe('Short replies to the question the answer asks; a press sends the text'),
    sources: z.array(z.string()),
    person: Person,
  }),
  streams: 'text/event-stream; charset=utf-8',
})

export const chatEvents = endpoint({
  method: 'GET',
  path: '/api/chat/events/:sessionToken',
  access: 'public',
  summary:
    'What a person of the agency says, as it is said (server-sent events): `message` with a ChatMessage, `person` {name|null, waiting} when a person is asked for, takes over or hands back, `ended`',
  params: BySession,
  response: Raw,
  produces: 'text/event-stream; charset=utf-8',
})

export const askForPerson = endpoint({
  method: 'POST',
  path: '/api/chat/person',
  refuses: [404],
  access: 'public',
  summary: 'Ask for a person and leave a contact; the office is notified at once and by mail',
  body: z
    .object({
      sessionToken: SessionToken,
      name: line(200, 'Name is required'),
      email: z.union([z.literal(''), z.email('Invalid email address').max(254)]).optional(),
      phone: line(40).optional(),
    })
    .refine(({ email, phone }) => Boolean(email) || Boolean(phone), {
      path: ['email'],
      error: 'Leave an email address or a phone number',
    }),
  response: Success.extend({ message: z.string().describe("The assistant's reply, with the opening hours") }),
})

export const endChat = endpoint({
  method: 'POST',
  path: '/api/chat/end',
  refuses: [404],
  access: 'public',
  summary: 'End a conversation; it is no longer live. Transcript and rating stay possible for an hour',
  body: BySession,
  response: Success,
})

export const mailTranscript = endpoint({
  method: 'POST',
  path: '/api/chat/transcript',
  refuses: [404, 422],
  access: 'public',
  summary: 'Mail a conversation to an address, at most 3 times a conversation and 5 an hour a visitor',
  body: z.object({
    sessionToken: SessionToken,
    email: z
      .string('Invalid email address')
      .trim()
      .max(254, 'Invalid email address')
      .pipe(z.email('Invalid email address')),
  }),
  response: Success,
})

export const rateChat = endpoint({
  method: 'POST',
  path: '/api/chat/rating',
  refuses: [404, 409, 422],
  access: 'public',
  summary: 'Rate a conversation, once',
  body: z.object({
    sessionToken: SessionToken,
    rating: z
      .number('Choose 1 to 5 stars')
      .int('Choose 1 to 5 stars')
      .min(1, 'Choose 1 to 5 stars')
      .max(5, 'Choose 1 to 5 stars'),
    comment: text(2000)
      .nullish()
      .transform((value) => value || null),
  }),
  response: Success,
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Count, exactText, Id, Instant, line, text } from '../text.ts'
import { CHAT_INTENTS, ChatMessage } from './chat-message.ts'
import { APPLICATION_STATES, ChatApplication, KnownToOffice } from './dialogue.ts'

export const Message = z.object({ message: z.string() })

/** How the conversations of the last 30 days went. */
export const chatFigures = endpoint({
  method: 'GET',
  path: '/api/admin/chat-figures',
  access: ['admin'],
  summary: 'Conversations, ratings and topics of the last 30 days',
  response: z
    .object({
      conversations: Count,
      messages: Count,
      live: Count,
      waiting: Count.describe('Conversations that wait for a person'),
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
    waitingFor: z
      .enum(['person', 'complaint', 'emergency'])
      .nullable()
      .describe('Why its visitor waits for a person; null when nobody waits'),
    applicant: z.string().nullable().describe('The name of a visitor who wants to work here'),
    applicationState: z
      .enum(APPLICATION_STATES)
      .nullable()
      .describe('What the office did about it; null for other visitors'),
    person: z.string().nullable().describe('The person of the agency who has the conversation'),
    mine: z.boolean().describe('The reader has it'),
    customer: z.object({ name: z.string(), email: z.string() }).nullable(),
    contact: z
      .object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
      .nullable()
      .describe('The contact the visitor left when asking for a person'),
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
    show: z
      .enum(['live', 'waiting', 'past', 'rated', 'applications'])
      .optional()
      .describe('Waiting ones come with emergencies first; applications are the open ones'),
    q: exactText(200).optional().describe('Words that were said'),
  }),
  response: z.array(Conversation),
})

/** A conversation with what was said. */
export const ConversationDetails = Conversation.extend({
  comment: z.string().nullable().describe('Of the rating'),
  chatName: z.string().nullable().describe('The name under which visitors know the reader; kept with the account'),
  known: KnownToOffice.nullable().describe('What the assistant knows of the event; null before anything is known'),
  application: ChatApplication.nullable().describe('Left by a visitor who wants to work here'),
  said: z.array(ChatMessage),
}).meta({ id: 'ConversationDetails' })

export type ConversationDetails = z.infer<typeof ConversationDetails>

export const showConversation = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/:id',
  access: ['admin'],
  summary: 'A conversation with its last 500 messages, oldest first',
  params: ById,
  response: ConversationDetails,
})

export const takeConversation = endpoint({
  method: 'POST',
  path: '/api/admin/conversations/:id/take',
  refuses: [409],
  access: ['admin'],
  summary:
    'Take a conversation over: the assistant stops answering. 409 when another admin has it, unless fromColleague, or it is over',
  params: ById,
  body: z.object({
    name: line(60, 'Say the name the visitor sees')
      .optional()
      .describe('Kept with the account; needed the first time only'),
    fromColleague: z.boolean().optional().describe('Take it also from an admin who has it'),
  }),
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

export const sendAdminMessage = endpoint({
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

export const settleApplication = endpoint({
  method: 'PUT',
  path: '/api/admin/conversations/:id/application',
  access: ['admin'],
  summary: 'Say what became of an application that was left in a conversation, audited; 404 when there is none',
  params: ById,
  body: z.object({ state: z.enum(APPLICATION_STATES, 'Choose open, answered or dismissed') }),
  response: Conversation,
})

import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { Id, Instant } from '../text.ts'

/** An agent the assistant names: always a row of the roster. */
export const SuggestedAgent = z
  .object({
    id: Id,
    name: z.string(),
    category: z.string(),
    hourlyRate: z.number().int().nullable(),
    plusTax: z.boolean().optional().describe('Whether tax was added to the rate then'),
    image: z.string().nullable().optional(),
  })
  .meta({ id: 'SuggestedAgent' })

export type SuggestedAgent = z.infer<typeof SuggestedAgent>

/** What one message was about, as the assistant understood it. */
export const CHAT_INTENTS = [
  'greeting',
  'services',
  'availability',
  'pricing',
  'booking',
  'agent',
  'policies',
  'person',
  'thanks',
  'complaint',
  'apply',
  'decline',
  'emergency',
  'other',
] as const

export type ChatIntent = (typeof CHAT_INTENTS)[number]

/** The event as the assistant understood it. */
export const ChatEvent = z
  .object({
    date: z.string().optional().describe('Atlanta time, as an address carries it: 2026-12-31T21:00'),
    hours: z.number().int().optional(),
    place: z.string().optional(),
    guests: z.number().int().optional(),
    eventType: z.enum(EVENT_TYPES).optional(),
    wishes: z.array(z.string()).optional().describe('What else was said about it'),
  })
  .meta({ id: 'ChatEvent' })

export type ChatEvent = z.infer<typeof ChatEvent>

export const Event = ChatEvent.optional().describe(
  'For the links to the booking form; absent when nothing is known of it',
)

/** Short replies to the assistant's question, shown as buttons; a press sends the text. */
export const Choices = z.array(z.string()).max(4)

export const ChatMessage = z
  .object({
    id: Id,
    role: z.enum(['user', 'assistant', 'system']),
    content: z.string(),
    createdAt: Instant,
    metadata: z.object({
      intent: z.enum(CHAT_INTENTS).optional(),
      suggestedAgents: z.array(SuggestedAgent).max(3).optional(),
      event: Event,
      choices: Choices.optional().describe('Short replies to the question it asks'),
      author: z.string().optional().describe('The person of the agency who wrote it; absent for the assistant'),
      sources: z.array(z.string()).optional().describe('Titles of the entries of the knowledge base it rests on'),
    }),
  })
  .meta({ id: 'ChatMessage' })

export type ChatMessage = z.infer<typeof ChatMessage>

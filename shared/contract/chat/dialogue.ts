import { z } from 'zod'
import { EVENT_TYPES, MAX_HOURS } from '../../model/booking.ts'
import { Id, Instant } from '../text.ts'

/** Raised whenever the shape changes; a state of another version is dropped. */
export const DIALOGUE_VERSION = 1

const Words = z.array(z.string().max(120)).max(10)

/** What a visitor has said of the event being planned. */
export const Known = z.object({
  categories: z.array(z.string()).max(7).default([]),
  counts: z.record(z.string(), z.number().int().min(1)).default({}),
  agentIds: z.array(Id).max(20).default([]),
  words: Words.default([]).describe('Specialties'),
  day: z.iso.date().optional().describe('In Atlanta'),
  weekend: z.boolean().optional().describe('A weekend was said; the day is its Saturday'),
  start: z.number().int().min(0).max(1439).optional().describe('Minute of the day'),
  part: z.enum(['morning', 'afternoon', 'evening', 'night']).optional(),
  hours: z.number().int().min(1).max(MAX_HOURS).optional(),
  place: z.string().max(200).optional(),
  budget: z
    .object({
      min: z.number().optional(),
      max: z.number().optional(),
      total: z.boolean().optional().describe('Of the whole event; otherwise of an hour'),
      lean: z.enum(['cheap', 'expensive']).optional(),
    })
    .default({}),
  eventType: z.enum(EVENT_TYPES).optional(),
  guests: z.number().int().min(1).optional(),
  youngest: z.number().int().min(0).max(20).optional().describe('Age of the young people the event is for'),
  wishes: Words.default([]),
})
export type Known = z.infer<typeof Known>

/** A question of the assistant that the next message may answer. */
export const Asked = z.object({
  what: z.enum([
    'date',
    'hours',
    'service',
    'which',
    'check-date',
    'book',
    'alike',
    'confirm',
    'proceed',
    'anything-else',
    'occasion',
    'applicant',
    'contact',
    'place',
    'meaning',
    'other',
  ]),
  choices: z
    .array(z.object({ say: z.string().max(60), intent: z.string().max(40) }))
    .max(4)
    .optional(),
  waitsFor: z
    .literal('person')
    .optional()
    .describe('The contact is for a person who was asked for, not for a complaint'),
})
export type Asked = z.infer<typeof Asked>

/** A conversation as the assistant keeps it between two messages. */
export const DialogueState = z.object({
  version: z.literal(DIALOGUE_VERSION),
  known: Known,
  shown: z.array(Id).max(20).describe('In the order the visitor saw them'),
  listed: z.array(Id).max(20).optional().describe('The last several that were shown together'),
  asked: Asked.optional(),
  intent: z.string().max(40).optional().describe('What the last message wanted'),
  language: z.string().max(8).optional(),
  applicant: z
    .object({
      name: z.string().max(200).optional(),
      email: z.string().max(254).optional(),
      phone: z.string().max(40).optional(),
      talent: z.string().max(300).optional(),
    })
    .optional()
    .describe('What an applicant has left so far'),
})
export type DialogueState = z.infer<typeof DialogueState>

/** What a conversation knows, in names, for the office. */
export const KnownToOffice = z
  .object({
    services: z.array(z.object({ name: z.string().describe('Display name'), count: z.number().int().nullable() })),
    people: z.array(z.object({ id: Id, name: z.string() })).describe('Named or picked'),
    shown: z.array(z.object({ id: Id, name: z.string() })).describe('As they were numbered last'),
    date: z.string().nullable().describe('In Atlanta: 2026-12-31'),
    start: z.string().nullable().describe('21:00'),
    hours: z.number().int().nullable(),
    place: z.string().nullable(),
    budget: z
      .object({ min: z.number().nullable(), max: z.number().nullable(), per: z.enum(['hour', 'total']) })
      .nullable()
      .describe('In dollars'),
    eventType: z.enum(EVENT_TYPES).nullable(),
    guests: z.number().int().nullable(),
    wishes: z.array(z.string()),
  })
  .meta({ id: 'KnownToOffice' })
export type KnownToOffice = z.infer<typeof KnownToOffice>

/** What the office did about an application. */
export const APPLICATION_STATES = ['open', 'answered', 'dismissed'] as const

/** An application from the chat. */
export const ChatApplication = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    talent: z.string().nullable().describe('What they do, in their words'),
    state: z.enum(APPLICATION_STATES),
    createdAt: Instant,
  })
  .meta({ id: 'ChatApplication' })
export type ChatApplication = z.infer<typeof ChatApplication>

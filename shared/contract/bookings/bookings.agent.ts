import { z } from 'zod'
import { BOOKING_STATUSES } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { BookingNumber, ById, Id, Instant, text } from '../text.ts'
import { EVENT_FIELDS } from './bookings.ts'

/** A booking as its agent sees it: phone and email only once it is confirmed (docs/product.md P3.12). */
export const AgentBooking = z
  .object({
    id: Id,
    number: BookingNumber,
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    customerPhone: z.string().nullable(),
    ...EVENT_FIELDS,
    packageName: z.string().nullable().describe('The service package it was sold as'),
    status: z.enum(BOOKING_STATUSES),
    agentAnswer: z.enum(['accepted', 'declined']).nullable().describe("The agent's answer; null while open"),
    agentAnswerReason: z.string().nullable(),
    arrivedAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
    droppedOutAt: Instant.nullable().describe("When the agent said 'I can't make it'; null unless it is open"),
    createdAt: Instant,
  })
  .meta({ id: 'AgentBooking' })

export type AgentBooking = z.infer<typeof AgentBooking>

export const listAgentBookings = endpoint({
  method: 'GET',
  path: '/api/agent/bookings',
  total: true,
  access: ['agent'],
  summary:
    'Own bookings by date, at most 100 a page with Link to the next and X-Total-Count: active ones with the next first, past ones and all with the latest first',
  query: PageQuery.extend({ group: z.enum(['active', 'past']).optional() }),
  response: z.array(AgentBooking),
})

/** An agent's answer; declining takes a reason. */
export const AnswerBody = z
  .object({
    answer: z.enum(['accepted', 'declined'], 'Accept or decline'),
    reason: text(1000)
      .nullish()
      .transform((value) => value || null),
  })
  .refine(({ answer, reason }) => answer === 'accepted' || reason !== null, {
    path: ['reason'],
    message: 'Give a reason, so we can help',
  })

export const answerBooking = endpoint({
  method: 'POST',
  path: '/api/agent/bookings/:id/answer',
  refuses: [409],
  access: ['agent'],
  summary: "Say whether the agent takes a pending booking; the status stays the office's",
  params: ById,
  body: AnswerBody,
  response: AgentBooking,
})

export const arriveAtBooking = endpoint({
  method: 'POST',
  path: '/api/agent/bookings/:id/arrived',
  refuses: [409],
  access: ['agent'],
  summary: 'Note that the agent has arrived at a confirmed booking of today',
  params: ById,
  response: AgentBooking,
})

export const finishBooking = endpoint({
  method: 'POST',
  path: '/api/agent/bookings/:id/finished',
  refuses: [409],
  access: ['agent'],
  summary: 'Note that the agent has finished a confirmed booking of today',
  params: ById,
  response: AgentBooking,
})

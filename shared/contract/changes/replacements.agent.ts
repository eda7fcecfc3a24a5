import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { ById, GuestCount, Instant, Success, text } from '../text.ts'

const Token = z.string('This link is incomplete').min(1, 'This link is incomplete').max(200, 'This link is incomplete')

export const sayCannotMakeIt = endpoint({
  method: 'POST',
  path: '/api/agent/bookings/:id/cannot-make-it',
  refuses: [404, 409],
  access: ['agent'],
  summary: "Alert the office that the agent can't make a confirmed booking; its status stays as it is",
  params: ById,
  body: z.object({ reason: text(1000, 'Give a reason, so we can help') }),
  response: Success,
})

/** A date an agent is asked about; the customer stays unnamed. */
const CouldYou = z.object({
  agentName: z.string(),
  eventType: z.enum(EVENT_TYPES),
  eventDate: Instant,
  eventDuration: z.number().int().describe('Hours'),
  eventLocation: z.string().nullable(),
  guests: GuestCount,
})
export type CouldYou = z.infer<typeof CouldYou>

export const openCouldYou = endpoint({
  method: 'POST',
  path: '/api/agent/could-you',
  refuses: [404, 409],
  access: 'public',
  summary: 'The date a mailed link asks about, without using the link',
  body: z.object({ token: Token }),
  response: CouldYou,
})

export const answerCouldYou = endpoint({
  method: 'POST',
  path: '/api/agent/could-you/answer',
  refuses: [404, 409],
  access: 'public',
  summary: 'Answer with a mailed link, which this uses up; a yes reserves nothing',
  body: z.object({ token: Token, answer: z.enum(['yes', 'no'], 'Answer yes or no') }),
  response: z.object({ answer: z.enum(['yes', 'no']) }),
})

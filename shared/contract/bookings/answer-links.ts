import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AgentBooking, AnswerBody } from './bookings.agent.ts'

const Token = z.string('This link is incomplete').min(1, 'This link is incomplete').max(200, 'This link is incomplete')

/** A request as a mailed link shows it to its agent. */
const AskedBooking = AgentBooking.pick({
  customerName: true,
  eventType: true,
  eventDate: true,
  eventDuration: true,
  eventLocation: true,
  guests: true,
  specialRequests: true,
  packageName: true,
}).extend({ agentName: z.string() })
export type AskedBooking = z.infer<typeof AskedBooking>

export const openAnswerLink = endpoint({
  method: 'POST',
  path: '/api/agent/request',
  refuses: [404, 409],
  access: 'public',
  summary:
    'The request that a mailed link is about, without using the link; 404 when it is unknown or has expired, 409 when there is nothing to answer any more',
  body: z.object({ token: Token }),
  response: AskedBooking,
})

export const answerByLink = endpoint({
  method: 'POST',
  path: '/api/agent/request/answer',
  refuses: [404, 409],
  access: 'public',
  summary: 'Accept or decline a request with a mailed link, which this uses up',
  body: AnswerBody.safeExtend({ token: Token }),
  response: z.object({ answer: z.enum(['accepted', 'declined']) }),
})

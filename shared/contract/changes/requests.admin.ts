import { z } from 'zod'
import { BOOKING_STATUSES } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Cents, EventDate, Id, Instant, line, text } from '../text.ts'
import { AVAILABILITY_STATES, CustomerRequest, PriceChange, WantedChange } from './requests.ts'

/** A request as the office answers it, beside the booking as it is. */
export const AdminRequest = CustomerRequest.extend({
  version: z.number().int(),
  bookingVersion: z.number().int().describe('The row version of the booking these figures are of'),
  status: z.enum(BOOKING_STATUSES).describe('Of the booking'),
  agentName: z.string(),
  current: WantedChange.required().describe('The booking as it is'),
  becomes: PriceChange.describe('The price if it is approved'),
  availability: z.enum(AVAILABILITY_STATES).describe('Of the talent at the wanted time'),
  cancellation: z
    .object({ keepPercent: z.number().int(), kept: Cents, refund: Cents })
    .nullable()
    .describe('What canceling keeps and gives back, by the moment the customer asked; null for a change'),
  clash: z.string().nullable().describe('What takes the talent then, in a sentence; null when nothing does'),
}).meta({ id: 'AdminRequest' })
export type AdminRequest = z.infer<typeof AdminRequest>

const Answered = z.object({ id: Id, bookingId: Id, state: CustomerRequest.shape.state, answeredAt: Instant.nullable() })

const Sentence = (required?: string) => text(1000, required)
const optionalSentence = Sentence()
  .nullish()
  .transform((value) => value || null)

export const showRequest = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:id/change-request',
  access: ['admin'],
  summary:
    'The open request of a booking with what it changes, the price and whether the talent is free; null when there is none',
  params: ById,
  response: z.object({ request: AdminRequest.nullable() }),
})

export const approveRequest = endpoint({
  method: 'POST',
  path: '/api/admin/change-requests/:id/approve',
  takes: ['if-match'],
  refuses: [409, 422],
  access: ['admin'],
  summary:
    'Approve a request: time, price and invoice change in one transaction, and the customer and the talent get an email. A cancellation is approved by its policy; when it refunds, the admin is asked to sign in again (403). 409 when the time was taken meanwhile (the request stays open), when it was answered, and when If-Match or bookingVersion is not the current row version',
  params: ById,
  body: z.object({
    answer: optionalSentence.describe('A sentence to the customer'),
    bookingVersion: z.number().int().optional().describe('The row version of the booking the admin saw'),
    refund: Cents.min(0)
      .optional()
      .describe('Of a cancellation: the refund the admin saw, 409 when it is another by now'),
  }),
  response: Answered,
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/api/admin/change-requests/:id/decline',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: 'Decline a request with a sentence, which the customer gets by email',
  params: ById,
  body: z.object({ answer: Sentence('Say why') }),
  response: Answered,
})

export const proposeInstead = endpoint({
  method: 'POST',
  path: '/api/admin/change-requests/:id/propose',
  takes: ['if-match'],
  refuses: [409, 422],
  access: ['admin'],
  summary:
    'Propose another date, other hours or another place instead. The customer answers in the portal or with a link in an email',
  params: ById,
  body: z.object({
    eventDate: EventDate.optional(),
    eventDuration: z.number().int().min(1).max(72).optional(),
    eventLocation: line(200).nullish(),
    answer: optionalSentence,
  }),
  response: Answered,
})
